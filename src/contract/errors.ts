/** Every failure a caller can act on. `hint` says what to do next; a model reads it as an instruction. */
export const ERROR_CODES = [
  "SESSION_NOT_FOUND",
  "STALE_OBSERVATION",
  "CURSOR_EXPIRED",
  "CONTRACT_MISMATCH",
  "UNKNOWN_ACTION_ID",
  "NOT_TARGETABLE",
  "ELEMENT_GONE",
  "ELEMENT_OBSCURED",
  "ELEMENT_DISABLED",
  "SAFETY_CONFIRMATION_REQUIRED",
  "SAFETY_CONFIRMATION_INVALID",
  "NAVIGATION_TIMEOUT",
  "NAVIGATION_BLOCKED",
  "NETWORK_ERROR",
  "PAGE_CRASH",
  "BROWSER_DISCONNECT",
  "BROWSER_UNAVAILABLE",
  "MCP_ERROR",
  "MODEL_CONFIG",
  "MODEL_UNAVAILABLE",
  "MODEL_ANSWER",
  "LIMIT_EXCEEDED",
  "CANCELLED",
  "INTERNAL",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export type ErrorData = {
  code: ErrorCode;
  message: string;
  retryable: boolean;
  hint: string;
  /** Which argument is wrong, for CONTRACT_MISMATCH. */
  field?: string;
};

type Advice = { retryable: boolean; hint: string };

const ADVICE: Record<ErrorCode, Advice> = {
  SESSION_NOT_FOUND: {
    retryable: false,
    hint: "Open a session with browser_open and use the sessionId it returns.",
  },
  STALE_OBSERVATION: {
    retryable: true,
    hint: "Use the observationId and actionIds of the newest observation.",
  },
  CURSOR_EXPIRED: {
    retryable: true,
    hint: "Observe again without a cursor, then page on from that answer.",
  },
  CONTRACT_MISMATCH: { retryable: false, hint: "Correct the named field and call again." },
  UNKNOWN_ACTION_ID: {
    retryable: true,
    hint: "Use an actionId from the newest observation; page on with nextCursor if it is not listed.",
  },
  NOT_TARGETABLE: {
    retryable: false,
    hint: "Choose another affordance; this one cannot take that action.",
  },
  ELEMENT_GONE: {
    retryable: true,
    hint: "Look at nextObservation: the element has left the page.",
  },
  ELEMENT_OBSCURED: {
    retryable: true,
    hint: "Clear what covers the element (see blockers), then try again.",
  },
  ELEMENT_DISABLED: {
    retryable: true,
    hint: "The control is disabled; fill what it waits for first.",
  },
  SAFETY_CONFIRMATION_REQUIRED: {
    retryable: false,
    hint: "A person must agree to this. Nothing has been done.",
  },
  SAFETY_CONFIRMATION_INVALID: {
    retryable: true,
    hint: "Nothing has been done. Look at nextObservation and ask for confirmation again.",
  },
  NAVIGATION_TIMEOUT: {
    retryable: true,
    hint: "The page did not load in time; observe, wait or reload.",
  },
  NAVIGATION_BLOCKED: {
    retryable: false,
    hint: "This address is outside the session's policy; stay on the allowed hosts.",
  },
  NETWORK_ERROR: {
    retryable: true,
    hint: "The site could not be reached; check the address and try later.",
  },
  PAGE_CRASH: { retryable: true, hint: "The page crashed or does not answer; reload it." },
  BROWSER_DISCONNECT: { retryable: true, hint: "The browser is gone; open a new session." },
  BROWSER_UNAVAILABLE: {
    retryable: false,
    hint: "Run `subterminator doctor` to see which browser is missing and how to get it.",
  },
  MCP_ERROR: {
    retryable: false,
    hint: "The browser server is gone or cannot be understood; check its command or address, then start again.",
  },
  MODEL_CONFIG: {
    retryable: false,
    hint: "Correct the model's name, key or address; `--planner rules` needs no model.",
  },
  MODEL_UNAVAILABLE: {
    retryable: true,
    hint: "Try again later, name another model, or use `--planner rules`, which needs none.",
  },
  MODEL_ANSWER: {
    retryable: true,
    hint: "Try again or name another model; `--planner rules` needs none.",
  },
  LIMIT_EXCEEDED: { retryable: false, hint: "Close what is not needed or ask for less." },
  CANCELLED: { retryable: true, hint: "The call was cancelled; observe before acting again." },
  INTERNAL: {
    retryable: false,
    hint: "This is a fault of the tool; please report it with the log.",
  },
};

export class ContractError extends Error {
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly hint: string;
  readonly field?: string;

  constructor(
    code: ErrorCode,
    message: string,
    more: Partial<Advice> & { field?: string; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = "ContractError";
    this.code = code;
    this.retryable = more.retryable ?? ADVICE[code].retryable;
    this.hint = more.hint ?? ADVICE[code].hint;
    if (more.field !== undefined) this.field = more.field;
  }

  data(): ErrorData {
    return {
      code: this.code,
      message: this.message,
      retryable: this.retryable,
      hint: this.hint,
      ...(this.field === undefined ? {} : { field: this.field }),
    };
  }
}
