import type { Affordance } from "../../src/contract/observation.ts";
import { riskOfElement } from "../../src/reading/risk/element-risk.ts";

/** What a control of a paper page does. */
export type Does =
  | { kind: "go"; url: string }
  | { kind: "post"; url: string }
  | { kind: "send"; url: string; says: string; unlessFailed: boolean }
  | { kind: "open" }
  | { kind: "close" };

export type PaperPage = {
  url: string;
  title: string;
  lang: string;
  text: string;
  over: string;
  controls: { affordance: Affordance; does: Does }[];
  fields: { affordance: Affordance; type: string }[];
};

const CONTROL = /<(a|button)\b([^>]*)>([^<]*)<\/\1>/g;
const TEMPLATE = /<template[^>]*>(.*?)<\/template>/s;
const FIELD = /<label>([^<]*) <input type="(\w+)"/g;

/** Reads the plain markup of the lying sites without a browser: words, links, forms, and the one dialog that they have. */
export function readPage(html: string, url: string, isOpen: boolean): PaperPage {
  const dialog = /<dialog[^>]*>(.*?)<\/dialog>/s.exec(html)?.[1] ?? "";
  const sends = /fetch\("([^"]+)"/.exec(html)?.[1];
  const says = /textContent = (true|false) && told\.error \? told\.error : "(.*?)";/.exec(html);
  const body = (/<body>(.*)<\/body>/s.exec(html)?.[1] ?? html)
    .replace(/<script>.*?<\/script>/gs, "")
    .replace(TEMPLATE, "")
    .replace(/<dialog[^>]*>.*?<\/dialog>/gs, "");
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
  const headings = [...body.matchAll(/<h[12]>(.*?)<\/h[12]>/g)].map(([, words]) => words ?? "");
  const controls: PaperPage["controls"] = [];
  const add = (part: string, region: "main" | "modal"): void => {
    for (const found of part.matchAll(CONTROL)) {
      const [, tag = "", attributes = "", name = ""] = found;
      const form = [
        ...part.slice(0, found.index).matchAll(/<form[^>]*action="([^"]+)"[^>]*>|<\/form>/g),
      ].at(-1)?.[1];
      const href = /href="([^"]+)"/.exec(attributes)?.[1];
      const does = doesOf(attributes, href, form, url, sends, says);
      const risk = riskOfElement({
        role: tag === "a" ? "link" : "button",
        name,
        tag,
        ...(href === undefined ? {} : { href: new URL(href, url).href }),
        ...(does.kind === "open" ? { haspopup: true } : {}),
        ...(form === undefined || tag === "a"
          ? {}
          : {
              submits: true,
              form: {
                action: new URL(form, url).href,
                method: "post",
                fieldNames: [],
                hidden: [],
                hasPassword: false,
                hasPayment: false,
              },
            }),
        ...(region === "modal" ? { dialog: { name: "", text: textOf(dialog) } } : {}),
        page: { url, title, headings, text: textOf(body) },
      });
      controls.push({
        does,
        affordance: {
          actionId: String(controls.length + 1),
          role: tag === "a" ? "link" : "button",
          name,
          state: {},
          region,
          risk: risk.level,
          riskReason: risk.reason,
          riskCode: risk.code,
          ...(href === undefined ? {} : { href: new URL(href, url).href }),
          box: { x: 0, y: 30 * controls.length, width: 120, height: 24 },
          inViewport: true,
          targetable: true,
        },
      });
    }
  };
  if (isOpen) add(dialog, "modal");
  add(body, "main");
  const fields = [...body.matchAll(FIELD)].map(([, name = "", type = "text"], at) => ({
    type,
    affordance: {
      actionId: String(controls.length + at + 1),
      role: "textbox",
      name,
      state: {},
      region: "main" as const,
      risk: "safe" as const,
      box: { x: 0, y: 0, width: 120, height: 24 },
      inViewport: true,
      targetable: true,
    },
  }));
  return {
    url,
    title,
    lang: /<html lang="(\w+)"/.exec(html)?.[1] ?? "en",
    text: textOf(body),
    over: isOpen ? textOf(dialog) : "",
    controls,
    fields,
  };
}

function doesOf(
  attributes: string,
  href: string | undefined,
  form: string | undefined,
  url: string,
  sends: string | undefined,
  says: RegExpExecArray | null,
): Does {
  if (href !== undefined) return { kind: "go", url: new URL(href, url).href };
  if (attributes.includes("showModal")) return { kind: "open" };
  if (attributes.includes('id="sure"'))
    return {
      kind: "send",
      url: new URL(sends ?? "", url).href,
      says: says?.[2] ?? "",
      unlessFailed: says?.[1] === "true",
    };
  return form === undefined ? { kind: "close" } : { kind: "post", url: new URL(form, url).href };
}

/** After its last step a page draws its first section anew, where it has something to draw. */
export function drawnAnew(html: string): string {
  const anew = TEMPLATE.exec(html)?.[1] ?? "";
  return anew === "" ? html : html.replace(/<section.*?<\/section>/s, () => anew);
}

/** As the browser gives it: Markdown, so that a heading is one. */
const textOf = (html: string): string =>
  html
    .replace(/<h([12])>/g, (_, level: string) => `\n${"#".repeat(Number(level))} `)
    .replace(/<\/(p|h1|h2|li|td|tr|div|section|header|blockquote|form|button|a)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replace(/\n\s*\n+/g, "\n")
    .trim();
