import { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { z } from "zod";

/** A server that is no browser (`lacking`), or one whose snapshots say nothing of the page (`untitled`). */
const [kind = "lacking"] = process.argv.slice(2);
const server = new McpServer({ name: "odd", version: "1" });
const text = z.string();
const shapes: Record<string, z.ZodObject> = {
  browser_navigate: z.object({ url: text }),
  browser_snapshot: z.object({}),
  ...(kind === "lacking"
    ? { browser_click: z.object({ x: z.number() }) }
    : {
        browser_click: z.object({ target: text }),
        browser_type: z.object({ target: text, text }),
        browser_select_option: z.object({ target: text, values: z.array(text) }),
        browser_press_key: z.object({ key: text }),
        browser_handle_dialog: z.object({ accept: z.boolean() }),
      }),
};
for (const [name, inputSchema] of Object.entries(shapes))
  server.registerTool(name, { inputSchema }, () => ({
    content: [
      { type: "text", text: "### Page\n- Page URL: https://example.com/\n### Outline\nnothing" },
    ],
  }));
await server.connect(new StdioServerTransport());
