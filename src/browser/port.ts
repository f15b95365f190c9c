import type { ActResult } from "../contract/act-result.ts";
import type { ActRequest, ObserveRequest } from "../contract/input.ts";
import type { Box, Observation } from "../contract/observation.ts";
import type { DangerKind, RiskCode } from "../contract/risk.ts";
import type { Guard } from "../contract/words.ts";
import type { PageWords } from "./live/page-words.ts";
import type { PersonInput } from "./live/person-input.ts";

/** What a person decides on: facts of the act, never a model's words; page text is quoted and cut. */
export type ApprovalCard = {
  sessionId: string;
  /** One plain sentence, the same that an echoing caller has to send back. */
  text: string;
  action: string;
  element: { role: string; name: string } | undefined;
  url: string;
  frameOrigin: string | undefined;
  reason: string;
  code?: RiskCode;
  kinds: DangerKind[];
  /** Where the form or the held request goes. */
  request: { method: string; url: string } | undefined;
  /** The element as it looks, JPEG; undefined where no picture could be taken. */
  picture: Buffer | undefined;
  /** Where the control is in the picture. */
  mark?: Box;
  /** What is drawn on the control, where that is known; the card, row or heading that it stands in; the amounts there. */
  control?: string;
  group?: string;
  amounts?: string[];
  /** What the request carries, names and short values; nothing secret. */
  fields?: [name: string, value: string][];
  /** The request speaks of all there is, and not of one thing. */
  wide?: boolean;
  /** The control says nothing final and no price stands at it: only that the request can change something is known. */
  neutral?: boolean;
  /** What pressing it sends is held and can be asked about by itself: `press` is an answer here. */
  heldAfter?: boolean;
};

export type Decision = "approved" | "rejected" | "unreachable";
export type Approver = (card: ApprovalCard, signal: AbortSignal) => Promise<Decision>;
/** A run remembers what was agreed to. `press`: press it, and ask about whatever it sends that can change something. */
export type RunApprover = (card: ApprovalCard, signal: AbortSignal) => Promise<Decision | "press">;

/** ask: a person, through the approver. echo: the caller may confirm. deny: nobody. Set by who starts the program. */
export type Confirmations = "ask" | "echo" | "deny";

export type OpenInput = {
  url?: string;
  profile?: string;
  cdp?: string;
  /** The person's everyday browser, found by its profile folder; nothing but tabs of our own is seen or touched there. */
  chrome?: { folder?: string };
  headed?: boolean;
  guard?: Guard;
  /** For a page that took a browser with it: 1 without pictures in a smaller window, 2 without script files too. */
  light?: 1 | 2;
};

export type CallContext = {
  signal?: AbortSignal;
  approver?: RunApprover;
  /** On opening: whether whoever opened may still act. Asked before anything goes out that can change something. */
  mayAct?: () => Promise<boolean>;
  /** The act only looks where something leads: nothing that it sets off and that can change something is everyday. */
  looking?: boolean;
  /** An observation brings along what is drawn; only whoever judges an end asks for it. */
  drawn?: boolean;
};

export type ScreenshotInput = { sessionId: string; fullPage?: boolean; badges?: boolean };
export type Screenshot = {
  data: Buffer;
  mimeType: "image/jpeg" | "image/png";
  width: number;
  height: number;
};

/** A session as a person sees it and may use it themselves. Frames go to whoever watches and are kept nowhere. */
export type Live = {
  /** Until the signal aborts or the session ends; `onFrame` is called again when it has taken the last one. */
  frames(
    onFrame: (jpeg: Buffer) => Promise<void>,
    options: { maxWidth: number },
    signal: AbortSignal,
  ): Promise<void>;
  input(input: PersonInput): Promise<void>;
  /** The page for whoever cannot use a picture: what it says, and its controls by name. */
  words(): Promise<PageWords>;
  /** True: what is sent from here on is the person's own doing, and nobody is asked about it. */
  hands(taken: boolean): void;
  /** Whether the person has sent something that reads as final, since this was last asked. */
  changed(): boolean;
};

/** What every front door uses. Owners are callers: one MCP connection, one run. */
export type Browsers = {
  /** A session like this will be wanted soon: starts the browser, where there is none, and makes it ready. */
  warm?(input: OpenInput): void;
  open(input: OpenInput, owner: string, context?: CallContext): Promise<Observation>;
  observe(input: ObserveRequest, owner: string, context?: CallContext): Promise<Observation>;
  act(input: ActRequest, owner: string, context?: CallContext): Promise<ActResult>;
  screenshot(input: ScreenshotInput, owner: string, context?: CallContext): Promise<Screenshot>;
  /** The session is another caller's from now on, and nobody else's. */
  give(sessionId: string, owner: string, to: string): void;
  close(sessionId: string, owner: string): Promise<void>;
  closeOwner(owner: string): Promise<void>;
  closeAll(): Promise<void>;
  sessions(owner?: string): { sessionId: string; owner: string; url: string }[];
  /** The newest session of this owner; undefined where there is none, or nobody can look into it. */
  live?(owner: string): Live | undefined;
};
