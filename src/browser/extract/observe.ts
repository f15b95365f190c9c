import type { ObserveInput } from "../../contract/input.ts";
import type { Affordance, Blocker, Form, Observation } from "../../contract/observation.ts";
import { REGIONS } from "../../contract/words.ts";
import { ContractError } from "../../contract/errors.ts";
import type { ActionIds, Known } from "../action-ids.ts";
import type { FrameLink } from "../frame-link.ts";
import type { RawElement } from "../page-agent/facts.ts";
import type { SurveyOptions } from "../page-agent/survey.ts";
import type { PageLink } from "../page-link.ts";
import { affordanceOf, formOf, originOf } from "./affordance.ts";
import { surveyPage, type Surveyed, type Unreadable } from "./frames.ts";
import { knownName, noteName } from "./known-names.ts";
import { nameElements } from "./names.ts";

export type Seen = Pick<
  Observation,
  "page" | "messages" | "blockers" | "affordances" | "forms" | "total" | "hasMore"
> & {
  listing: Listing;
  documentKey: string;
  /** What is to be read on it, frame by frame. */
  lines: string[];
  mutations: number;
  /** For each text that was looked for: the words around it, or null. */
  found: Map<string, string | null>;
};

/** Where a listing stands, frame by frame, so that a cursor continues it and every control comes exactly once. */
export type Listing = { id: string; frames: Stretch[]; options: SurveyOptions };
/** `base` were handed out before the stretch at hand, `taken` of it so far. */
type Stretch = { surveyed: Surveyed; base: number; taken: number };

type Chosen = { from: Surveyed; index: number; raw: RawElement };

/** What an observation may bring along besides itself. */
export type Extra = { selectors: boolean; listeners: boolean; find: string[] };

export async function look(
  link: PageLink,
  ids: ActionIds,
  input: Omit<ObserveInput, "sessionId">,
  listingId: string,
  more: Extra,
): Promise<Seen> {
  const scope = scopeOf(input.scope, ids);
  const options: SurveyOptions = {
    limit: input.mode === "read" ? 0 : input.maxAffordances,
    listing: listingId,
    offset: 0,
    includeHidden: input.includeHidden,
    includeDisabled: input.includeDisabled,
    scope: scope.value,
    selectors: more.selectors,
    listeners: more.listeners,
    find: more.find,
    framed: undefined,
  };
  const { frames, unreadable } = await surveyPage(link, options, scope.frame);
  const listing: Listing = {
    id: listingId,
    frames: frames.map((surveyed) => ({ surveyed, base: 0, taken: 0 })),
    options,
  };
  const chosen = takeNext(listing, options.limit);
  const top = frames[0] as Surveyed;
  const { affordances, forms } = await describe(chosen, originOf(top.raw.url), ids);
  const total = frames.reduce((sum, frame) => sum + frame.raw.total, 0);
  void releaseAll(frames);
  return {
    page: {
      url: top.raw.url,
      domain: domainOf(top.raw.url),
      title: top.raw.title,
      ...(top.raw.site === "" ? {} : { site: top.raw.site }),
      lang: top.raw.lang,
      viewport: top.raw.viewport,
      scroll: top.raw.scroll,
    },
    messages: [...new Set(frames.flatMap((frame) => frame.raw.messages))].slice(0, 12),
    blockers: blockersOf(frames, chosen, ids),
    affordances:
      options.limit === 0
        ? []
        : [...affordances, ...unreadable.map(unreadableFrame)].slice(0, options.limit),
    forms,
    total,
    hasMore: hasMore(listing),
    listing,
    documentKey: top.frame.documentKey,
    lines: frames.flatMap((frame) => frame.raw.lines),
    mutations: frames.reduce((sum, frame) => sum + frame.raw.mutations, 0),
    found: new Map(
      more.find.map((text, at) => [
        text,
        frames.map((frame) => frame.raw.found[at]).find((words) => typeof words === "string") ??
          null,
      ]),
    ),
  };
}

/** The next stretch of a listing that look() began. */
export async function lookOn(
  listing: Listing,
  ids: ActionIds,
  limit: number,
): Promise<Pick<Seen, "affordances" | "forms" | "hasMore">> {
  await Promise.all(listing.frames.map((entry) => refill(entry, listing, limit)));
  const chosen = takeNext(listing, limit);
  const top = listing.frames[0]?.surveyed;
  const described = await describe(chosen, originOf(top?.raw.url ?? ""), ids);
  void releaseAll(listing.frames.map((entry) => entry.surveyed));
  return { ...described, hasMore: hasMore(listing) };
}

async function refill(entry: Stretch, listing: Listing, limit: number): Promise<void> {
  const offset = entry.base + entry.taken;
  if (offset >= entry.surveyed.raw.total) return;
  const parts = await entry.surveyed.frame.callForParts("surveyMore", {
    ...listing.options,
    framed: entry.surveyed.framed,
    offset,
    limit,
  });
  const more = JSON.parse(parts.json) as Pick<
    Surveyed["raw"],
    "forms" | "keys" | "elements"
  > | null;
  if (more === null)
    throw new ContractError("CURSOR_EXPIRED", "The page was replaced since this cursor was made.");
  entry.surveyed = {
    ...entry.surveyed,
    objects: parts.objects,
    raw: { ...entry.surveyed.raw, ...more },
  };
  entry.base = offset;
  entry.taken = 0;
}

function takeNext(listing: Listing, limit: number): Chosen[] {
  const pool: { entry: Stretch; frameOrder: number; index: number }[] = [];
  for (const [frameOrder, entry] of listing.frames.entries())
    for (let index = entry.taken; index < entry.surveyed.raw.elements.length; index++)
      pool.push({ entry, frameOrder, index });
  const key = (row: (typeof pool)[number]): [number, number] =>
    row.entry.surveyed.raw.keys[row.index] ?? [9, 9];
  pool.sort((a, b) => {
    const [ka, kb] = [key(a), key(b)];
    return ka[0] - kb[0] || ka[1] - kb[1] || a.frameOrder - b.frameOrder || a.index - b.index;
  });
  return pool.slice(0, limit).map(({ entry, index }) => {
    entry.taken++;
    return { from: entry.surveyed, index, raw: entry.surveyed.raw.elements[index] as RawElement };
  });
}

function hasMore(listing: Listing): boolean {
  return listing.frames.some((entry) => entry.base + entry.taken < entry.surveyed.raw.total);
}

async function describe(
  chosen: Chosen[],
  topOrigin: string,
  ids: ActionIds,
): Promise<{ affordances: Affordance[]; forms: Form[] }> {
  const names = await namesOf(chosen);
  const affordances = chosen.map(({ from, raw }, index) =>
    affordanceOf(raw, names[index] as NonNullable<(typeof names)[number]>, from, topOrigin, ids),
  );
  return { affordances, forms: formsOf(chosen, ids) };
}

async function namesOf(chosen: Chosen[]): Promise<Awaited<ReturnType<typeof nameElements>>> {
  const result: Awaited<ReturnType<typeof nameElements>> = [];
  await Promise.all(
    chosen.map(async ({ from, index, raw }, at) => {
      const { stamp } = from.raw;
      const same = knownName(from.frame, raw, stamp);
      if (same !== undefined) return void (result[at] = same);
      const objectId = from.objects.get(`e${index}`);
      const [named] = await nameElements(
        from.frame.session,
        objectId === undefined ? [""] : [objectId],
      );
      if (named === undefined) return;
      result[at] = named;
      noteName(from.frame, raw, stamp, named);
    }),
  );
  return result;
}

function formsOf(chosen: Chosen[], ids: ActionIds): Form[] {
  const forms: Form[] = [];
  const byFrame = new Map<Surveyed, Map<number, RawElement>>();
  for (const { from, raw } of chosen) {
    const elements = byFrame.get(from) ?? new Map<number, RawElement>();
    byFrame.set(from, elements.set(raw.id, raw));
  }
  for (const [from, elements] of byFrame) {
    // A list that is in no form is sent by script; what it offers must be known all the same.
    const loose = [...elements.values()].filter((raw) => raw.form < 0 && raw.options.length > 0);
    const groups = loose.map(({ id }) => ({ fields: [id], submit: [] }));
    for (const form of [...from.raw.forms, ...groups]) {
      const made = formOf(form, elements, (localId) =>
        elements.has(localId) ? ids.find(from.frame, localId)?.actionId : undefined,
      );
      if (made !== undefined) forms.push(made);
    }
  }
  return forms;
}

function blockersOf(frames: Surveyed[], chosen: Chosen[], ids: ActionIds): Blocker[] {
  const answers = new Map<string | undefined, { from: Surveyed; index: number }>();
  for (const from of frames)
    for (const index of from.raw.blockers.keys()) {
      const key = blockerOf(from, index);
      if (!answers.has(key)) answers.set(key, { from, index });
    }
  const held = new Map<string, string[]>();
  for (const { from, raw } of chosen) {
    const key = blockerOf(from, raw.blocker);
    const actionId = ids.find(from.frame, raw.id)?.actionId;
    if (key === undefined || actionId === undefined) continue;
    held.set(key, [...(held.get(key) ?? []), actionId]);
  }
  const listed = [...answers].flatMap(([key, { from, index }]) => {
    const blocker = from.raw.blockers[index];
    return key === undefined || blocker === undefined
      ? []
      : [
          {
            kind: blocker.kind as Blocker["kind"],
            label: blocker.label,
            actionIds: (held.get(key) ?? []).slice(0, 8),
          },
        ];
  });
  // The box around a dialog is a layer as well, and adds nothing to it.
  const [front] = listed;
  return listed.filter(
    (one) =>
      one === front || one.kind !== "modal" || one.actionIds.length > 0 || front?.kind !== "modal",
  );
}

/** A frame that is itself a part of a blocker adds its controls to that one, and its own blockers of the same kind. */
function blockerOf(from: Surveyed, index: number): string | undefined {
  const own = from.raw.blockers[index];
  const outer = from.parent === undefined ? undefined : blockerOf(from.parent, from.blocker);
  if (own === undefined) return outer;
  const above = from.parent?.raw.blockers[from.blocker];
  return above !== undefined && above.kind === own.kind
    ? outer
    : `${from.frame.documentKey}:${index}`;
}

function unreadableFrame({ box }: Unreadable): Affordance {
  return {
    actionId: "",
    role: "iframe",
    name: "frame that cannot be read",
    state: {},
    region: "frame",
    risk: "safe",
    box,
    inViewport: true,
    targetable: false,
  };
}

function scopeOf(scope: string, ids: ActionIds): { value: string | number; frame?: FrameLink } {
  if (scope === "page" || (REGIONS as readonly string[]).includes(scope)) return { value: scope };
  const known: Known | undefined = ids.get(scope);
  if (known === undefined)
    throw new ContractError(
      "CONTRACT_MISMATCH",
      `scope: "${scope}" is neither page, a region (${REGIONS.join(", ")}) nor a known actionId`,
      { field: "scope" },
    );
  return { value: known.localId, frame: known.frame };
}

async function releaseAll(frames: Surveyed[]): Promise<void> {
  await Promise.all(frames.map(({ frame }) => frame.release()));
}

export function domainOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return "";
  }
}
