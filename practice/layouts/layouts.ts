import type { LayoutName } from "../scenario.ts";
import type { Boot } from "../wire.ts";
import type { Style } from "./drawing.ts";
import { openElements } from "./elements.ts";
import { kit } from "./kit.ts";
import { semantic } from "./semantic.ts";
import { soup } from "./soup.ts";

export interface Layout {
  about: string;
  style: Style;
  /** Without it the layout is server pages and forms. */
  script?: Pick<Boot, "route" | "overlay" | "shadow" | "late">;
  css: "wide" | "mobile" | "tables";
  /** How the screens of the billing portal are drawn. */
  portal?: LayoutName;
}

export const LAYOUTS: Partial<Record<LayoutName, Layout>> = {
  pages: { about: "semantic pages, server forms", style: semantic, css: "wide" },
  soup: {
    about: "div soup, drawn widgets, full loads",
    style: soup,
    script: { route: "load", overlay: "page", shadow: "none", late: 0 },
    css: "wide",
  },
  dialogs: {
    about: "native dialog elements over the account, fetch",
    style: semantic,
    script: { route: "history", overlay: "dialog", shadow: "none", late: 0 },
    css: "wide",
  },
  sheets: {
    about: "mobile, bottom sheets",
    style: semantic,
    script: { route: "history", overlay: "sheet", shadow: "none", late: 0 },
    css: "mobile",
  },
  app: {
    about: "single-page app, history API, ARIA component library, late drawing",
    style: kit,
    script: { route: "history", overlay: "page", shadow: "none", late: 400 },
    css: "wide",
  },
  elements: {
    about: "web components, open shadow roots",
    style: openElements,
    script: { route: "history", overlay: "page", shadow: "open", late: 0 },
    css: "wide",
  },
  frame: {
    about: "billing portal of another origin in a frame",
    style: semantic,
    css: "wide",
    portal: "pages",
  },
};
