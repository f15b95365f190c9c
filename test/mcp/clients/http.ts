// A client that opens a session, says so, and then only waits to be killed.
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

const [address = "", era = "", url = ""] = process.argv.slice(2);
const mode = era === "modern" ? { pin: "2026-07-28" } : ("legacy" as const);
const client = new Client({ name: "doomed", version: "1" }, { versionNegotiation: { mode } });
const headers = { authorization: `Bearer ${process.env["TEST_TOKEN"]}` };
await client.connect(
  new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }),
);
await client.callTool({ name: "browser_open", arguments: { url } });
console.log("open");
setInterval(() => {}, 1000);
