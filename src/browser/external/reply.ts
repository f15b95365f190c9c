/** A tool's answer: Markdown sections by their heading, and pictures. */
export type Reply = {
  failed: boolean;
  text: string;
  sections: Map<string, string>;
  pictures: { data: string; mimeType: string }[];
};

type ContentItem = { type: string; [key: string]: unknown };

export function readReply(result: { content?: unknown; isError?: unknown }): Reply {
  const items = Array.isArray(result.content) ? (result.content as ContentItem[]) : [];
  const text = items
    .filter((item) => item.type === "text" && typeof item["text"] === "string")
    .map((item) => item["text"] as string)
    .join("\n");
  return {
    failed: result.isError === true,
    text,
    sections: sectionsOf(text),
    pictures: items.filter(isPicture),
  };
}

function isPicture(item: ContentItem): item is ContentItem & { data: string; mimeType: string } {
  return (
    item.type === "image" &&
    typeof item["data"] === "string" &&
    typeof item["mimeType"] === "string"
  );
}

/** The first section of a name counts: a later one may be words of the page that only look like a heading. */
function sectionsOf(text: string): Map<string, string> {
  const sections = new Map<string, string>();
  for (const part of text.split(/^### /m).slice(1)) {
    const end = part.indexOf("\n");
    const name = (end < 0 ? part : part.slice(0, end)).trim();
    if (!sections.has(name)) sections.set(name, end < 0 ? "" : part.slice(end + 1).trimEnd());
  }
  return sections;
}

export type OpenDialog = { type: string; message: string };

/**
 * `- ["confirm" dialog with message "Sure?"]: can be handled by …`. The message is the page's and may hold lines that
 * look like sections of their own, so it is read from the whole answer up to its last end.
 */
export function dialogOf({ text }: Reply): OpenDialog | undefined {
  const found = DIALOG.exec(text);
  return found === null ? undefined : { type: found[1] ?? "dialog", message: found[2] ?? "" };
}

const DIALOG = /^### Modal state\n- \["(\w+)" dialog with message "([\s\S]*)"\]/m;

export function asksForFile({ sections }: Reply): boolean {
  return /file chooser/i.test(sections.get("Modal state") ?? "");
}

export type ListedTab = { index: number; title: string; url: string; active: boolean };

/** `- 0: (current) [Title](http://…)`; a title may hold brackets, so the last pair is the address. */
export function tabsOf({ sections }: Reply): ListedTab[] {
  const lines = (sections.get("Open tabs") ?? sections.get("Result") ?? "").split("\n");
  return lines.flatMap((line) => {
    const found = /^- (\d+): (\(current\) )?\[(.*)\]\((.*)\)$/.exec(line);
    return found === null
      ? []
      : [
          {
            index: Number(found[1]),
            active: found[2] !== undefined,
            title: found[3] ?? "",
            url: found[4] ?? "",
          },
        ];
  });
}

export type SentRequest = { index: number; method: string; url: string; status?: number };

/** `3. [POST] http://… => [303] See Other` */
export function requestsOf({ sections }: Reply): SentRequest[] {
  return (sections.get("Result") ?? "").split("\n").flatMap((line) => {
    const found = /^(\d+)\. \[([A-Z]+)\] (\S+)(?: => \[(\d{3})\])?/.exec(line);
    return found === null
      ? []
      : [
          {
            index: Number(found[1]),
            method: found[2] ?? "",
            url: found[3] ?? "",
            ...(found[4] === undefined ? {} : { status: Number(found[4]) }),
          },
        ];
  });
}

/** What a server says went wrong, in one line. */
export function failureOf({ sections, text }: Reply): string {
  const words = sections.get("Error") ?? text;
  const line = words.split("\n").find((one) => one.trim() !== "") ?? "no reason given";
  return line
    .replace(/^Error: /, "")
    .replaceAll(/\u001b\[\d*m/g, "")
    .slice(0, 300);
}

/** The value that a script answered with. */
export function valueOf({ sections }: Reply): unknown {
  try {
    return JSON.parse(sections.get("Result") ?? "null") as unknown;
  } catch {
    return undefined;
  }
}
