import type { IncomingHttpHeaders } from "node:http";

export type WireKind = "anthropic" | "openai" | "gemini" | "local";

/** A question as it arrived, in the same words for every provider. */
export type WireRequest = {
  kind: WireKind;
  model: string;
  system: string;
  text: string;
  image?: { mimeType: string; data: Buffer };
  tools: { name: string; description: string; schema: Record<string, unknown> }[];
  raw: Record<string, unknown>;
};

export type WireCall = { name: string; input: unknown };
export type WireUsage = { input: number; output: number; cached: number; written: number };

/** What a model says, before a provider's format is put around it. */
export type Saying = {
  text: string;
  calls: WireCall[];
  /** Sent in place of a call's arguments, where the format has them as text. */
  rawArguments?: string;
  /** Every call with the same id, where the format has ids. */
  sameIds?: boolean;
  stop: "calls" | "stop" | "cut" | "refusal";
  usage: WireUsage;
};

/** What the server does with a question. */
export type Reply = { usage?: Partial<WireUsage> } & (
  | { call: WireCall }
  | { calls: WireCall[]; text?: string; sameIds?: boolean }
  | { text: string }
  | { refusal: string }
  /** The answer ends where the tokens did, in the middle of a call's arguments. */
  | { cut: WireCall }
  | { empty: true }
  /** A call whose arguments are this text, or a body that is not JSON, or one of another shape. */
  | { broken: "arguments"; name: string; raw: string }
  | { broken: "body" | "shape" }
  | { status: number; headers?: Record<string, string>; message?: string; body?: string | Buffer }
  /** Nothing at all, or the head and half of the answer and then nothing. */
  | { stall: "before" | "middle" }
  | { reset: "before" | "middle" }
  /** One byte each so many milliseconds. */
  | { trickle: number }
  /** So many bytes of text. */
  | { huge: number }
);

export type Policy = (request: WireRequest, index: number) => Reply | Promise<Reply>;

export type Recorded = {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  request: WireRequest;
  reply: Reply;
};

/** One provider's wire format: how a question is read and an answer written. */
export type Dialect = {
  kind: WireKind;
  key: string;
  env(origin: string, key: string): Record<string, string>;
  /** Undefined where the path is none of its own. */
  format(path: string): Format | undefined;
  /** False where anybody may ask. */
  checkKey?: boolean;
  sentKey(headers: IncomingHttpHeaders): string | undefined;
  error(status: number, message: string): unknown;
};

export type Format = {
  /** Throws where the provider would answer 400. */
  read(raw: unknown, path: string): WireRequest;
  write(saying: Saying, model: string): unknown;
};
