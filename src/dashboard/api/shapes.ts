import { z } from "zod";

export const idParams = z.strictObject({
  id: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/, { error: "expected a run's id" }),
});

export const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    hint: z.string(),
    field: z.string().optional(),
    retryable: z.boolean(),
  }),
});

export const doneSchema = z.object({ done: z.literal(true) });

/** A number in a query is text. */
export const count = (most: number, otherwise: number) =>
  z.coerce.number().int().min(1).max(most).default(otherwise);
