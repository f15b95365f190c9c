import { z } from "zod";
import type { Affordance, FormField } from "../../contract/observation.ts";
import { ContractError } from "../../contract/errors.ts";
import { look, type Seen } from "../extract/observe.ts";
import { isDocumentGone } from "../frame-link.ts";
import { mapError } from "../map-error.ts";
import type { Session } from "../session.ts";
import { DialogOpened, type Tab } from "../tab.ts";

/** Kinds of fields that are set and not typed into; a slider is set by its number. */
const SET = ["date", "time", "datetime-local", "month", "week", "color", "range"] as const;

/** A control of the page, for whoever has neither a mouse nor eyes for the picture. */
export const pageControlSchema = z.object({
  id: z.string(),
  /** What is done with it: it is pressed, written into, or one of its options is chosen. */
  use: z.enum(["press", "fill", "choose"]),
  role: z.string(),
  name: z.string(),
  description: z.string().optional(),
  /** The row, card or heading it stands on; only where others have the same name. */
  context: z.string().optional(),
  value: z.string().optional(),
  type: z.enum(SET).optional(),
  /** What is typed into it is shown to nobody. */
  secret: z.literal(true).optional(),
  options: z.array(z.string()).optional(),
  checked: z.boolean().optional(),
  expanded: z.boolean().optional(),
  disabled: z.literal(true).optional(),
});
export type PageControl = z.output<typeof pageControlSchema>;

export const pageWordsSchema = z.object({
  title: z.string(),
  url: z.string(),
  /** A question of the browser's own (OK, Cancel) stands before the page; no picture shows it. */
  dialog: z.object({ kind: z.string(), text: z.string(), asksText: z.boolean() }).optional(),
  tabs: z.array(z.object({ index: z.number(), title: z.string(), active: z.boolean() })),
  lines: z.array(z.string()),
  controls: z.array(pageControlSchema),
  /** There are more controls than are listed. */
  more: z.boolean(),
});
export type PageWords = z.output<typeof pageWordsSchema>;

/** More than a person goes through by ear; the rest comes into the list when the page is scrolled. */
const MOST_CONTROLS = 120;
const MOST_DIALOG = 1_000;
const TRIES = 4;
const AGAIN_MS = 100;
/** A page that is on its way is waited for, but not for as long as a run would. */
const ARRIVES_MS = 8_000;

/** The page in words: what stands on it and what can be done there. No new observation: the run's own stays in force. */
export async function pageWords(session: Session): Promise<PageWords> {
  const tab = session.active;
  await tab.arrive(Date.now() + ARRIVES_MS);
  const { redactor } = session.options;
  const seen = await see(session, tab);
  return redactor.deep({
    title: seen?.page.title ?? "",
    url: seen?.page.url ?? tab.page.url(),
    ...dialogOf(tab),
    tabs: (await session.tabList()).map(({ index, title, active }) => ({ index, title, active })),
    lines: [...tab.alerts, ...new Set([...(seen?.messages ?? []), ...(seen?.lines ?? [])])],
    controls: seen === undefined ? [] : controlsOf(seen),
    more: seen?.hasMore ?? false,
  });
}

/** undefined: a dialog stands before the page, or it is gone. */
async function see(session: Session, tab: Tab): Promise<Seen | undefined> {
  const input = {
    mode: "act",
    scope: "page",
    maxAffordances: MOST_CONTROLS,
    includeHidden: false,
    includeDisabled: true,
  } as const;
  for (let attempt = 0; tab.dialog === undefined && !tab.held && !tab.crashed; attempt++)
    try {
      const link = await tab.connect();
      return await look(link, session.ids, input, `person ${session.id}`, {
        selectors: false,
        listeners: true,
        find: [],
      });
    } catch (error) {
      if (error instanceof DialogOpened) return undefined;
      if (!isDocumentGone(error) || attempt >= TRIES) throw mapError(error);
      await tab.nextEvent(AGAIN_MS);
    }
  return undefined;
}

function dialogOf({ dialog }: Tab): Pick<PageWords, "dialog"> {
  if (dialog === undefined) return {};
  const kind = dialog.type();
  return {
    dialog: { kind, text: dialog.message().slice(0, MOST_DIALOG), asksText: kind === "prompt" },
  };
}

function controlsOf({ affordances, forms }: Seen): PageControl[] {
  const fields = new Map(forms.flatMap((form) => form.fields.map((one) => [one.actionId, one])));
  return affordances
    .filter(({ actionId, covered, targetable }) => actionId !== "" && targetable && !covered)
    .map((one) => controlOf(one, fields.get(one.actionId)));
}

const WRITTEN = new Set(["textbox", "searchbox", "spinbutton"]);

function controlOf(one: Affordance, field: FormField | undefined): PageControl {
  const { state } = one;
  const options = field?.options;
  const type = SET.find((kind) => kind === field?.type);
  const written = WRITTEN.has(one.role) || type !== undefined;
  return {
    id: one.actionId,
    use: options !== undefined ? "choose" : written ? "fill" : "press",
    role: one.role,
    name: one.name,
    ...(one.description === undefined ? {} : { description: one.description }),
    ...(one.context === undefined ? {} : { context: one.context }),
    ...(one.value === undefined ? {} : { value: one.value }),
    ...(type === undefined ? {} : { type }),
    ...(one.valueRedacted === true ? { secret: true as const } : {}),
    ...(options === undefined ? {} : { options }),
    ...(typeof state.checked === "boolean" ? { checked: state.checked } : {}),
    ...(state.expanded === undefined ? {} : { expanded: state.expanded }),
    ...(state.disabled === true ? { disabled: true as const } : {}),
  };
}

/** A control of a list that the page has left behind. */
export function gone(): ContractError {
  return new ContractError("ELEMENT_GONE", "This control is no longer on the page.", {
    hint: "Look at the list again: it shows what is there now.",
  });
}
