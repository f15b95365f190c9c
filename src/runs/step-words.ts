/** One act as a person would say it, before it is done or after. */
export type SaidStep = {
  action: string;
  role?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
};

type Verb = [before: string, after: string];

const VERBS: Record<string, Verb> = {
  click: ["Click", "Clicked"],
  right_click: ["Click with the right button on", "Clicked with the right button on"],
  double_click: ["Click twice on", "Clicked twice on"],
  fill: ["Fill in", "Filled in"],
  fill_many: ["Fill in several fields", "Filled in several fields"],
  select: ["Choose in", "Chose in"],
  check: ["Tick", "Ticked"],
  uncheck: ["Untick", "Unticked"],
  press: ["Press a key on", "Pressed a key on"],
  hover: ["Point at", "Pointed at"],
  drag: ["Drag", "Dragged"],
  upload: ["Upload to", "Uploaded to"],
  scroll: ["Scroll", "Scrolled"],
  navigate: ["Open", "Opened"],
  back: ["Go back", "Went back"],
  forward: ["Go forward", "Went forward"],
  reload: ["Load the page again", "Loaded the page again"],
  wait: ["Wait for the page", "Waited for the page"],
  switch_tab: ["Change the tab", "Changed the tab"],
  new_tab: ["Open a tab", "Opened a tab"],
  close_tab: ["Close the tab", "Closed a tab"],
  dialog: ["Answer the browser's question", "Answered the browser's question"],
};

/** Their values are the engine's own: milliseconds, a direction, a number of a tab. */
const VALUE_IS_OURS = new Set(["wait", "scroll", "switch_tab", "close_tab", "back", "forward"]);

export function stepWords(step: SaidStep, when: "before" | "after" = "before"): string {
  const { action, name = "", value = "" } = step;
  const said = VERBS[action]?.[when === "before" ? 0 : 1] ?? capital(action.replaceAll("_", " "));
  const shown = VALUE_IS_OURS.has(action) ? "" : value;
  if (action === "navigate") return shown === "" ? `${said} a page` : `${said} ${shown}`;
  const words = name === "" ? said.replace(/ (?:on|in|at|to)$/, "") : `${said} “${name}”`;
  return shown === "" ? words : `${words}: “${shown}”`;
}

function capital(words: string): string {
  return `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}`;
}
