import type { View } from "../port.ts";
import { movesAway, type Control } from "./read-control.ts";
import { entered, leadsTo, triedBefore } from "./memory.ts";
import { NAME } from "./places.ts";

/** Before giving up: pages of this site that nobody has looked at yet, the page's own before its menus. */
export function lastResort(view: View, control: Control): number {
  const { role, href, region, state } = control.affordance;
  // To unfold a section costs nothing, whatever it is called: "Invoice address, card and renewal".
  const folded = state.expanded === false && role !== "combobox" && !movesAway(control);
  if (folded && /^(main|frame)$/.test(region) && triedBefore(view, control).times === 0)
    return control.planPlace ? 9 : 6;
  if (control.elsewhere || control.help || control.avoid || control.stance === "dismiss") return 0;
  if (entered(view) && view.steps.some((step) => step.danger)) return 0;
  if (triedBefore(view, control).times > 0 || leadsTo(view, control) !== "new") return 0;
  if (role === "tab") return 7;
  if (isSomebody(view, control)) return 6;
  const sameSite =
    href !== undefined &&
    URL.canParse(href) &&
    new URL(href).host === new URL(view.observation.page.url).host;
  if (!sameSite || view.steps.length > 12) return 0;
  if (region === "footer") return 1;
  // Menus come before the page's first heading, also where nothing marks them as menus.
  const text = view.observation.text ?? "";
  const at = text.indexOf(`[${control.affordance.name}]`);
  const below = at > text.search(/^#/m) && text.search(/^#/m) >= 0;
  return region === "main" && below ? 5 : 3;
}

/** The person's own name or initials on a button before the page's heading opens the account on half of all sites. */
export function isSomebody(view: View, { affordance, stance, spends, avoid }: Control): boolean {
  const { role, name, risk, region } = affordance;
  if (!/^(button|clickable)$/.test(role) || risk !== "safe" || stance !== "other") return false;
  if (spends || avoid || !NAME.test(name)) return false;
  if (/^(banner|navigation|aside)$/.test(region)) return true;
  const lines = (view.observation.text ?? "").split("\n");
  const heading = lines.findIndex((line) => line.startsWith("#"));
  const at = lines.findIndex((line) => line.trim() !== "" && name.startsWith(line.trim()));
  return region === "main" && at >= 0 && at < heading;
}
