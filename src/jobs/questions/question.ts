import { z } from "zod";

/** Where the control is in the picture, in its pixels. */
export const markSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Mark = z.output<typeof markSchema>;

/** What a person is asked, as any front door shows it: facts of the act; every word of a page is only a page's word. */
export const questionSchema = z.looseObject({
  id: z.string(),
  /** Absent: a single act of an MCP client, which is no run. */
  runId: z.string().optional(),
  /** Its place in the run's log. */
  seq: z.number().optional(),
  askedAt: z.string(),
  /** After this nobody waits for an answer any more. */
  until: z.string(),
  kind: z.enum(["confirm", "login", "choose"]),
  text: z.string(),
  /** What the text says, as facts, where it is that something ends. */
  ends: z
    .object({
      what: z.string().optional(),
      site: z.string(),
      price: z.string().optional(),
      on: z.string().optional(),
      button: z.string().optional(),
    })
    .optional(),
  /** A yes cannot be taken back. */
  final: z.boolean(),
  action: z.string(),
  element: z.string().optional(),
  url: z.string(),
  goesTo: z.string().optional(),
  control: z.string().optional(),
  group: z.string().optional(),
  amounts: z.array(z.string()).optional(),
  fields: z.array(z.tuple([z.string(), z.string()])).optional(),
  reason: z.string(),
  account: z.string().optional(),
  warnings: z.array(z.string()),
  options: z.array(z.string()).optional(),
  /** What follows from a yes, as codes. */
  kinds: z.array(z.string()).optional(),
  /** A picture of the run by its name, or one that stands beside the question. */
  picture: z
    .object({
      file: z.string().optional(),
      mark: markSchema.optional(),
      /** Of what can be chosen, in the order of the options. */
      marks: z.array(markSchema.nullable()).optional(),
    })
    .optional(),
  /** Who asks: a run, a program's name. */
  asker: z.string(),
});
export type PostedQuestion = z.output<typeof questionSchema>;

export const givenSchema = z.object({
  answer: z.enum(["approved", "rejected", "unreachable"]),
  choice: z.number().optional(),
  by: z.string(),
  at: z.string(),
});
export type Given = z.output<typeof givenSchema>;

/** Where questions wait for whoever can answer them; which process asks and which answers does not matter. */
export type QuestionDesk = {
  /** Shows the question; resolves with the first answer. Withdrawn when the signal aborts. */
  ask(
    question: PostedQuestion,
    picture: Uint8Array | undefined,
    signal: AbortSignal,
    onShown?: () => void,
  ): Promise<Given>;
  /** Those that somebody still waits for, oldest first. */
  open(): Promise<PostedQuestion[]>;
  picture(id: string): Promise<Uint8Array | undefined>;
  /** The answer that counts: this one, or the one that was there first. undefined: there is no such question. */
  answer(id: string, given: Given): Promise<{ first: boolean; given: Given } | undefined>;
  /** Somebody looks at the desk: a dashboard, `subterminator approve`. `url`: where, without anything secret in it. */
  attended(): Promise<{ url?: string } | undefined>;
};
