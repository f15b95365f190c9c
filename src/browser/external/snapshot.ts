import { ContractError } from "../../contract/errors.ts";
import { dialogOf, tabsOf, type ListedTab, type OpenDialog, type Reply } from "./reply.ts";

/** A page as the server told it; the tree is not read yet. */
export type Snapshot = {
  url: string;
  /** Untitled pages come without one, and so do answers that are no snapshot at all. */
  title: string | undefined;
  yaml: string;
  tabs: ListedTab[];
};

export type Looked = Snapshot | { dialog: OpenDialog };

const FENCED = /^```yaml\n([\s\S]*?)\n?^```$/m;

/** While a dialog is open nothing else in the answer is believed: its words are the page's and may look like an answer. */
export function readSnapshot(reply: Reply): Looked {
  const dialog = dialogOf(reply);
  if (dialog !== undefined) return { dialog };
  const fence = FENCED.exec(reply.text);
  const head = fence === null ? reply.text : reply.text.slice(0, fence.index);
  const url = /^- Page URL: (.*)$/m.exec(head)?.[1]?.trim();
  const title = /^- Page Title: (.*)$/m.exec(head)?.[1]?.trim();
  if (url === undefined || url === "" || fence === null) throw notASnapshot(reply, url, title);
  return { url, title, yaml: fence[1] ?? "", tabs: tabsOf(reply) };
}

/** Names what is missing and what came instead, so that whoever runs the server can see what it speaks. */
export function notASnapshot(
  reply: Reply,
  url: string | undefined,
  title: string | undefined,
): ContractError {
  const missing = [
    ...(url === undefined || url === "" ? ["the page's address"] : []),
    ...(title === undefined ? ["its title"] : []),
    ...(FENCED.test(reply.text) ? [] : ["the page's tree"]),
  ];
  const came = [...reply.sections.keys()];
  const shown =
    came.length > 0
      ? `sections ${came.map((name) => `"${name.slice(0, 30)}"`).join(", ")}`
      : reply.text === ""
        ? `nothing but ${reply.pictures.length} pictures`
        : `"${reply.text.replaceAll(/\s+/g, " ").slice(0, 120)}"`;
  return new ContractError(
    "MCP_ERROR",
    `The browser server's snapshot lacks ${missing.join(", ")}; what came: ${shown}.`,
    {
      retryable: false,
      hint: "Use a server that answers as @playwright/mcp does: address, title and a tree of the page.",
    },
  );
}
