import type { Harm, Ledger, Status } from "./ledger.ts";
import type { Screen } from "./screen.ts";

export type Language = "en" | "de" | "fr" | "es" | "pt" | "it" | "nl" | "ja";

export type Expectation =
  | "cancelled"
  | "needs-login"
  | "third-party"
  | "already-cancelled"
  | "not-possible"
  | "needs-human"
  | "not-cancelled";

export type LayoutName =
  | "pages"
  | "soup"
  | "dialogs"
  | "sheets"
  | "app"
  | "kit"
  | "elements"
  | "sealed"
  | "tables"
  | "drawer"
  | "frame"
  | "frame-app"
  | "portal-tab"
  | "steps"
  | "chat"
  | "headless";

/** One request as a site's rules see it. */
export interface Call {
  fields: Record<string, string>;
  memory: Ledger["memory"];
  status: Status;
  /** Ends the subscription that the goal names. */
  cancel(detail: string): void;
  harm(kind: Harm, detail: string): void;
  /** The site itself changes the subscription in a way nobody asked for: a lie, not the visitor's harm. */
  drift(status: Status, detail: string): void;
  note(act: string): void;
}

/** Where a post leads: on to a screen, back to the form with a message, or to an error of the server. */
export type Answer = { go: string; say?: string } | { again: string } | { fail: string };

export interface Consent {
  title: string;
  text: string;
  accept: string;
  reject: string;
}

export interface Chat {
  who: string;
  text: string;
  open: string;
  dismiss: string;
}

export interface Scenario {
  id: string;
  title: string;
  lang: Language;
  layout: LayoutName;
  half: "before" | "after";
  expect: Expectation;
  goal: string;
  tags: string[];
  start: string;
  /** The account page, which shows the truth on a fresh load. */
  account: string;
  nav: [string, string][];
  footer: [string, string][];
  status?: Status;
  /** Milliseconds that the server takes over every answer. */
  slow?: number;
  consent?: Consent;
  chat?: Chat;
  screens: Record<string, (call: Call) => Screen>;
  posts: Record<string, (call: Call) => Answer>;
  /** Stands before every screen, as a login wall does. */
  wall?: (call: Call, path: string) => Screen | undefined;
}

export interface Brand {
  slug: string;
  name: string;
  /** Shown beside the name in the header. */
  mark: string;
  colours: { brand: string; onBrand: string; ink: string; paper: string; tint: string };
  font: string;
  radius: string;
  css?: string;
}

export interface Site {
  brand: Brand;
  scenarios: Scenario[];
}
