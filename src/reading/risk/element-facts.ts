import type { PageFacts } from "./page-context.ts";

export type FormFacts = {
  action: string;
  method: "get" | "post" | "dialog";
  fieldNames: string[];
  hidden: { name: string; value: string }[];
  hasPassword: boolean;
  hasPayment: boolean;
  /** A button of its own sends it: what is chosen in it does nothing yet. */
  hasSubmit?: boolean;
};

/** The card, row or section a control stands in. */
export type GroupFacts = { heading: string; text: string; others: string[] };

export type ElementFacts = {
  role: string;
  name: string;
  tag: string;
  inputType?: string;
  /** All that is drawn on it, where that is more or other than its name. */
  drawn?: string;
  group?: GroupFacts;
  description?: string;
  value?: string;
  href?: string;
  handled?: boolean; // its markup carries a handler of its own
  haspopup?: boolean; // opens a menu or dialog only
  expandable?: boolean;
  form?: FormFacts;
  submits?: boolean; // clicking it, or Enter in it, submits `form`
  formAction?: string; // the button's own formaction
  dialog?: { name: string; text: string }; // the modal around it
  alternatives?: string[]; // labels of the controls beside it
  ids?: string[]; // id, test id, name attribute, class words: weak evidence for controls without a label
  page: PageFacts;
};
