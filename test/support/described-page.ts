import type { Affordance, FormField, Observation } from "../../src/contract/observation.ts";
import type { PageState, Region } from "../../src/contract/words.ts";

/**
 * A page in few words, for tests. Controls: `b` button, `l` link, `r` radio, `c` checkbox, `t` text field, `p` password,
 * `e` e-mail, `s` select, `w` switch that is off, `W` one that is on, then the name; parted by `;`. `over` is a dialog on top,
 * `frame` a frame of another site below, each with controls of its own.
 */
export type DescribedPage = {
  expected: PageState;
  lang: string;
  title: string;
  text: string;
  controls: string;
  url?: string;
  messages?: string[];
  over?: { label: string; text: string; controls: string };
  frame?: { text: string; controls: string };
};

const ROLES: Record<string, [role: string, type?: string]> = {
  b: ["button"],
  l: ["link"],
  r: ["radio", "radio"],
  c: ["checkbox", "checkbox"],
  t: ["textbox", "text"],
  p: ["textbox", "password"],
  e: ["textbox", "email"],
  s: ["combobox", "select"],
  w: ["switch", "checkbox"],
  W: ["switch", "checkbox"],
};

function controlsOf(list: string, region: Region, from: number) {
  const affordances: Affordance[] = [];
  const fields: FormField[] = [];
  for (const [index, entry] of list
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean)
    .entries()) {
    const [role, type] = ROLES[entry[0] ?? ""] ?? ["button"];
    const actionId = String(from + index);
    affordances.push({
      actionId,
      role,
      name: entry.slice(2),
      state: role === "switch" ? { checked: entry.startsWith("W") } : {},
      region,
      risk: "safe",
      box: { x: 0, y: 0, width: 80, height: 20 },
      inViewport: true,
      targetable: true,
    });
    if (type)
      fields.push({
        actionId,
        type,
        ...(type === "select" ? { options: ["1", "2", "3", "4"] } : {}),
      });
  }
  return { affordances, fields };
}

export function observationOf(page: DescribedPage): Observation {
  const url = page.url ?? "https://www.example.com/x/1";
  const main = controlsOf(page.controls, "main", 1);
  const over = page.over ? controlsOf(page.over.controls, "modal", 100) : undefined;
  const frame = page.frame ? controlsOf(page.frame.controls, "frame", 200) : undefined;
  const shown = (affordances: Affordance[]) =>
    affordances.filter((a) => a.role !== "textbox" && a.role !== "combobox").map((a) => a.name);
  return {
    schemaVersion: "0.1",
    sessionId: "s",
    observationId: "o",
    takenAt: "2026-01-01T00:00:00.000Z",
    page: {
      url,
      domain: new URL(url).hostname,
      title: page.title,
      lang: page.lang,
      viewport: { width: 1280, height: 720 },
      scroll: { x: 0, y: 0, maxY: 0 },
    },
    tabs: [],
    messages: page.messages ?? [],
    blockers: page.over
      ? [
          {
            kind: "modal",
            label: page.over.label,
            actionIds: (over?.affordances ?? []).map((a) => a.actionId),
          },
        ]
      : [],
    affordances: [main, over, frame].flatMap((part) => part?.affordances ?? []),
    forms: [{ fields: [...main.fields, ...(over?.fields ?? [])], submit: [] }],
    total: 0,
    hasMore: false,
    text: [
      ...(page.over && over ? [page.over.text, ...shown(over.affordances)] : []),
      page.text,
      ...shown(main.affordances),
      ...(page.frame && frame ? ["", page.frame.text, ...shown(frame.affordances)] : []),
    ].join("\n"),
  };
}
