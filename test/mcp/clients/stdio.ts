// A client that opens a session, says so, and then only waits to be killed.
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const [cli = "", url = ""] = process.argv.slice(2);
const client = new Client({ name: "doomed", version: "1" });
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [cli, "mcp"],
    env: process.env as Record<string, string>,
    stderr: "ignore",
  }),
);
await client.callTool({ name: "browser_open", arguments: { url } });
console.log("open");
