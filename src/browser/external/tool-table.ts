/**
 * What the loop needs of a browser server, and the names servers give it. A field is found by the first of its names
 * that the tool's own schema lists; a field without `?` must be there. What is not `needed` makes the loop see or do
 * more where it exists, and is done without where it does not.
 */
type Wanted = {
  names: string[];
  needed: boolean;
  takes: Record<string, string[]>;
  /** Sent with every call, where the schema knows the field. */
  always?: Record<string, unknown>;
};

export const WANTED = {
  navigate: { names: ["browser_navigate"], needed: true, takes: { url: ["url"] } },
  snapshot: {
    names: ["browser_snapshot"],
    needed: true,
    takes: {},
    always: { boxes: true },
  },
  click: {
    names: ["browser_click"],
    needed: true,
    takes: { target: ["target", "ref"], "label?": ["element"] },
  },
  type: {
    names: ["browser_type"],
    needed: true,
    takes: { target: ["target", "ref"], text: ["text"], "label?": ["element"] },
  },
  select: {
    names: ["browser_select_option"],
    needed: true,
    takes: { target: ["target", "ref"], values: ["values"], "label?": ["element"] },
  },
  press: { names: ["browser_press_key"], needed: true, takes: { key: ["key"] } },
  dialog: {
    names: ["browser_handle_dialog"],
    needed: true,
    takes: { accept: ["accept"], "text?": ["promptText"] },
  },
  back: {
    names: ["browser_navigate_back", "browser_go_back"],
    needed: false,
    takes: {},
  },
  forward: {
    names: ["browser_navigate_forward", "browser_go_forward"],
    needed: false,
    takes: {},
  },
  hover: {
    names: ["browser_hover"],
    needed: false,
    takes: { target: ["target", "ref"], "label?": ["element"] },
  },
  tabs: {
    names: ["browser_tabs"],
    needed: false,
    takes: { action: ["action"], "index?": ["index"] },
  },
  upload: { names: ["browser_file_upload"], needed: false, takes: { paths: ["paths"] } },
  picture: {
    names: ["browser_take_screenshot", "browser_screenshot"],
    needed: false,
    takes: {
      "target?": ["target", "ref"],
      "label?": ["element"],
      "fullPage?": ["fullPage"],
      "type?": ["type"],
    },
    always: { scale: "css" },
  },
  /** Reads what a tree of roles does not tell: kinds of fields, forms and where they go, language, scroll position. */
  evaluate: {
    names: ["browser_evaluate"],
    needed: false,
    takes: { function: ["function"], "target?": ["target", "ref"], "label?": ["element"] },
  },
  requests: {
    names: ["browser_network_requests"],
    needed: false,
    takes: {},
    always: { static: true },
  },
  close: { names: ["browser_close"], needed: false, takes: {} },
} satisfies Record<string, Wanted>;

export type ToolName = keyof typeof WANTED;

/** A tool as a server lists it. */
export type ListedTool = {
  name: string;
  inputSchema: {
    properties?: Record<string, unknown> | undefined;
    required?: string[] | undefined;
  };
};

type Found = { name: string; fields: Record<string, string>; always: Record<string, unknown> };
export type ToolMap = { found: Partial<Record<ToolName, Found>>; missing: string[] };

export function mapTools(listed: ListedTool[]): ToolMap {
  const found: ToolMap["found"] = {};
  const missing: string[] = [];
  for (const [what, wanted] of Object.entries(WANTED) as [ToolName, Wanted][]) {
    const tool = wanted.names
      .map((name) => listed.find((one) => one.name === name))
      .find((one) => one !== undefined);
    const fit = tool === undefined ? `${wanted.names[0]}` : fitTo(tool, wanted);
    if (typeof fit !== "string") found[what] = fit;
    else if (wanted.needed) missing.push(fit);
  }
  return { found, missing };
}

/** The tool with our fields under its names, or what it lacks. */
function fitTo(tool: ListedTool, wanted: Wanted): Found | string {
  const known = new Set(Object.keys(tool.inputSchema.properties ?? {}));
  const fields: Record<string, string> = {};
  for (const [field, names] of Object.entries(wanted.takes)) {
    const name = names.find((one) => known.has(one));
    if (name !== undefined) fields[field.replace("?", "")] = name;
    else if (!field.endsWith("?")) return `${tool.name} with ${names.join(" or ")}`;
  }
  const always = Object.fromEntries(
    Object.entries(wanted.always ?? {}).filter(([name]) => known.has(name)),
  );
  const ours = new Set([...Object.values(fields), ...Object.keys(always)]);
  const strange = (tool.inputSchema.required ?? []).find((name) => !ours.has(name));
  return strange === undefined
    ? { name: tool.name, fields, always }
    : `${tool.name} without a required ${strange}`;
}

/** Our arguments under the server's names; what its schema does not list is left out. */
export function argumentsFor(
  { fields, always }: Found,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const named = Object.entries(given)
    .filter(([field, value]) => fields[field] !== undefined && value !== undefined)
    .map(([field, value]) => [fields[field] ?? field, value]);
  return { ...always, ...Object.fromEntries(named) };
}
