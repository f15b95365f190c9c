import { z } from "zod";
import { ContractError } from "../../contract/errors.ts";
import { mimeOf } from "../../runs/artifacts.ts";
import { writeProof } from "../../runs/proof.ts";
import { PROOF_FILE } from "../../runs/store.ts";
import type { Served } from "../deps.ts";
import { DOCUMENT_HEADERS } from "../security/guard.ts";
import { createTickets } from "../security/tickets.ts";
import { calendarOf } from "../overview/calendar.ts";
import { defineRoute } from "./define-route.ts";
import { asNotFound } from "./runs.ts";
import { idParams } from "./shapes.ts";

const PICTURE_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  // A picture of a run never changes under its name.
  "cache-control": "private, max-age=86400, immutable",
};

function pictureResponse(data: Uint8Array | undefined, field: string): Response {
  const mime = data === undefined ? undefined : mimeOf(data);
  if (data === undefined || mime === undefined)
    throw new ContractError("CONTRACT_MISMATCH", `${field}: there is no such picture.`, {
      field,
      hint: "Use the name that stands in the run's events; old pictures may have been removed.",
    });
  return new Response(new Uint8Array(data), {
    headers: { ...PICTURE_HEADERS, "content-type": mime },
  });
}

export const runPicture = defineRoute({
  id: "runPicture",
  method: "get",
  path: "/api/v1/runs/{id}/pictures/{file}",
  scope: "read",
  words: "A picture by the name that stands in the run's events.",
  params: idParams.extend({ file: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,80}$/) }),
  output: { media: "image/*", words: "JPEG, PNG or WebP" },
  async handle({ params: { id, file } }, { store }) {
    const name = file === PROOF_FILE ? "none" : file;
    const data = await store.artifact(id, name).catch((error: { code?: unknown }) => {
      if (error.code === "BAD_NAME") return undefined;
      return asNotFound(error);
    });
    return pictureResponse(data, "file");
  },
});

export const questionPicture = defineRoute({
  id: "questionPicture",
  method: "get",
  path: "/api/v1/questions/{question}/picture",
  scope: "read",
  words: "The picture beside a question that belongs to no run.",
  params: z.strictObject({ question: z.string().min(1).max(100) }),
  output: { media: "image/*", words: "JPEG" },
  async handle({ params: { question } }, { desk }) {
    return pictureResponse(await desk.picture(question), "question");
  },
});

const FILES = ["proof.html", "proof.pdf", "events.jsonl"] as const;
type Wanted = { id: string; file: (typeof FILES)[number]; download: boolean } | { calendar: true };
const tickets = createTickets<Wanted>();

export const fileTicket = defineRoute({
  id: "fileTicket",
  method: "post",
  path: "/api/v1/runs/{id}/files/{file}",
  scope: "read",
  words: "An address of the proof or the log that is good once, within a minute, without a token.",
  params: idParams.extend({ file: z.enum(FILES) }),
  body: z.strictObject({ download: z.boolean().default(true) }),
  output: z.object({ url: z.string() }),
  async handle({ params: { id, file }, body: { download } }, { store }) {
    await store.holder(id).catch(asNotFound);
    return { url: `/files/${tickets.make({ id, file, download })}/${id}-${file}` };
  },
});

export const calendarTicket = defineRoute({
  id: "calendarTicket",
  method: "post",
  path: "/api/v1/calendar",
  scope: "read",
  words: "An address of the calendar of what ends when (.ics), good once.",
  output: z.object({ url: z.string() }),
  async handle() {
    return { url: `/files/${tickets.make({ calendar: true })}/subscriptions.ics` };
  },
});

export const takeFile = defineRoute({
  id: "takeFile",
  method: "get",
  path: "/files/{ticket}/{name}",
  scope: "none",
  words: "What a ticket was made for.",
  params: z.strictObject({ ticket: z.string().max(100), name: z.string().max(200) }),
  output: { media: "*/*", words: "HTML, PDF, JSON lines or a calendar" },
  async handle({ params: { ticket, name } }, served) {
    const wanted = tickets.take(ticket);
    if (wanted === undefined)
      throw new ContractError("CONTRACT_MISMATCH", "ticket: this address was used or is too old.", {
        field: "ticket",
        hint: "Go back to the dashboard and open it from there.",
      });
    if ("calendar" in wanted)
      return fileResponse(
        Buffer.from(calendarOf(served.index.rows())),
        "text/calendar",
        name,
        true,
      );
    return runFile(served, wanted, name);
  },
});

async function runFile(
  { store, print }: Served,
  { id, file, download }: Exclude<Wanted, { calendar: true }>,
  name: string,
): Promise<Response> {
  if (file === "events.jsonl")
    return fileResponse(await store.readBytes(id), "application/jsonl", name, true);
  let html = await store.artifact(id, PROOF_FILE);
  if (html === undefined) {
    await writeProof(store, id);
    html = await store.artifact(id, PROOF_FILE);
  }
  if (html === undefined) throw new ContractError("INTERNAL", "The proof could not be written.");
  if (file === "proof.html") return fileResponse(html, "text/html; charset=utf-8", name, download);
  if (print === undefined)
    throw new ContractError("BROWSER_UNAVAILABLE", "There is no browser here to print a PDF with.");
  const pdf = await print(Buffer.from(html).toString("utf8"));
  return fileResponse(pdf, "application/pdf", name, download);
}

function fileResponse(data: Uint8Array, type: string, name: string, download: boolean): Response {
  const plain = name.replaceAll(/[^A-Za-z0-9._-]/g, "_");
  return new Response(new Uint8Array(data), {
    headers: {
      ...DOCUMENT_HEADERS,
      "content-type": type,
      ...(download ? { "content-disposition": `attachment; filename="${plain}"` } : {}),
    },
  });
}
