import type { LayoutName } from "../scenario.ts";
import type { Boot } from "../wire.ts";
import type { Style } from "./drawing.ts";
import { anchors } from "./anchors.ts";
import { openElements, sealedElements } from "./elements.ts";
import { headless } from "./headless.ts";
import { kit } from "./kit.ts";
import { replies } from "./replies.ts";
import { semantic } from "./semantic.ts";
import { soup } from "./soup.ts";
import { tables } from "./tables.ts";

export interface Layout {
  about: string;
  style: Style;
  /** Without it the layout is server pages and forms. */
  script?: Pick<Boot, "route" | "overlay" | "shadow" | "late">;
  css: "wide" | "mobile" | "tables";
  /** How the screens of the billing portal are drawn. */
  portal?: LayoutName;
}

export const LAYOUTS: Record<LayoutName, Layout> = {
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
  "frame-app": {
    about: "billing portal of another origin, itself a single-page app",
    style: semantic,
    css: "wide",
    portal: "app",
  },
  "portal-tab": {
    about: "billing portal of another origin in a new tab, div soup",
    style: semantic,
    css: "wide",
    portal: "soup",
  },
  kit: {
    about: "ARIA component library, hash routes, dialogs in a portal node, late drawing",
    style: kit,
    script: { route: "hash", overlay: "portal", shadow: "none", late: 700 },
    css: "wide",
  },
  sealed: {
    about: "web components, closed shadow roots",
    style: sealedElements,
    script: { route: "history", overlay: "page", shadow: "closed", late: 0 },
    css: "wide",
  },
  tables: { about: "layout tables, input buttons", style: tables, css: "tables" },
  drawer: {
    about: "anchors as buttons, steps in a side drawer, fetch",
    style: anchors,
    script: { route: "history", overlay: "drawer", shadow: "none", late: 0 },
    css: "wide",
  },
  steps: {
    about: "ARIA component library, steps unfold below the account in the same page",
    style: kit,
    script: { route: "history", overlay: "inline", shadow: "none", late: 200 },
    css: "wide",
  },
  chat: {
    about: "steps are messages of a bot with reply buttons, the address never changes",
    style: replies,
    script: { route: "history", overlay: "chat", shadow: "none", late: 0 },
    css: "wide",
  },
  headless: {
    about: "headless component library, buttons as radios and boxes, dialogs in a portal node",
    style: headless,
    script: { route: "history", overlay: "portal", shadow: "none", late: 150 },
    css: "wide",
  },
};
