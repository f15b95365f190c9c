import type { Drawn } from "./drawn.ts";
import type { BlockerKind, Region } from "./words.ts";
import type { RiskCode, RiskLevel } from "./risk.ts";

export type Box = { x: number; y: number; width: number; height: number };

export type AffordanceState = {
  disabled?: true;
  checked?: boolean | "mixed";
  expanded?: boolean;
  /** Opens a menu or dialog, and does not say whether it is open. */
  opens?: true;
  selected?: boolean;
  required?: true;
  focused?: true;
  invalid?: true;
  /** How a column is sorted: ascending or descending. */
  sort?: string;
};

/** How an element can be found again: by a unique id, a stable attribute, or a best-effort path. */
export type Selector = { css: string; quality: "id" | "attribute" | "path" };

export type Affordance = {
  actionId: string;
  role: string;
  name: string;
  value?: string;
  valueRedacted?: true;
  description?: string;
  /** The row, card or heading it stands on; only where others have the same name. */
  context?: string;
  state: AffordanceState;
  region: Region;
  risk: RiskLevel;
  riskReason?: string;
  /** What the reason says, for programs. */
  riskCode?: RiskCode;
  href?: string;
  /** Where a press sends its form, as "POST https://…"; in the mode `full`. */
  submitsTo?: string;
  box: Box;
  inViewport: boolean;
  targetable: boolean;
  hidden?: true;
  /** Lies behind the dialog that stands in front of the page; texts for models leave it out. */
  covered?: true;
  /** Origin of the frame it stands in, when that is not the page's own. */
  frameOrigin?: string;
  selector?: Selector;
};

export type Blocker = { kind: BlockerKind; label: string; actionIds: string[] };

export type FormField = {
  actionId: string;
  required?: true;
  type?: string;
  min?: string;
  max?: string;
  pattern?: string;
  maxLength?: number;
  options?: string[];
};

export type Form = { fields: FormField[]; submit: string[] };

export type Tab = { index: number; url: string; title: string; active: boolean };

export type PageIdentity = {
  url: string;
  domain: string;
  title: string;
  /** What the page calls its site (`og:site_name`): a claim. */
  site?: string;
  lang: string;
  viewport: { width: number; height: number };
  scroll: { x: number; y: number; maxY: number };
  state?: string;
};

/** What an act changed, by actionId; present on the observation that an act returns. */
export type Changes = {
  samePage: boolean;
  added: string[];
  removed: string[];
  changed: string[];
  newMessages: string[];
  /** Controls that were there before and stand in this order now. */
  order?: string[];
  /** Lines of text that came, and that went without another in their place; a few of them, cut short. */
  textAdded?: string[];
  textGone?: string[];
  /** So many more lines came. */
  textMore?: number;
};

export type Observation = {
  schemaVersion: string;
  sessionId: string;
  observationId: string;
  takenAt: string;
  page: PageIdentity;
  tabs: Tab[];
  messages: string[];
  blockers: Blocker[];
  affordances: Affordance[];
  forms: Form[];
  total: number;
  hasMore: boolean;
  nextCursor?: string;
  /** Of a page that is looked at for the first time: lines with a sum, a day or a state in them. */
  said?: string[];
  /** The page's main text as Markdown, in the modes `read` and `full`. */
  text?: string;
  textCursor?: string;
  /** What a person sees, line by line; only where it was asked for. */
  drawn?: Drawn;
  changes?: Changes;
};
