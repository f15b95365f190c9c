import { z } from "zod";

export const format = z.enum(["text", "json"]).default("text");
export const shownFormat = { type: "string", enum: ["text", "json"] };

export const sessionId = z.string().min(1).max(128);
export const shownSessionId = { type: "string" };
