import type { Browsers } from "../browser/port.ts";
import type { EventDraft, Picture, RunEvent } from "../runs/events.ts";
import { LAID_DOWN } from "../runs/resume.ts";
import type { PictureKind, RunWriter } from "../runs/store.ts";
import { LAID_DOWN_WORDS, type LaidDown } from "./lay-down.ts";

/** Writes each event down before the next thing happens, and tells whoever watches. */
export class Recorder {
  readonly writer: RunWriter;
  #onEvent: (event: RunEvent) => void;

  constructor(writer: RunWriter, onEvent: (event: RunEvent) => void) {
    this.writer = writer;
    this.#onEvent = onEvent;
  }

  async record(draft: EventDraft): Promise<RunEvent> {
    const event = await this.writer.append(draft);
    this.#onEvent(event);
    return event;
  }

  async layDown(why: LaidDown): Promise<void> {
    await this.record({ type: "note", data: { kind: LAID_DOWN, text: LAID_DOWN_WORDS[why], why } });
  }

  /** False once somebody else holds the run, or nobody can say who does. */
  async mayAct(): Promise<boolean> {
    return this.writer.check().then(
      () => true,
      () => false,
    );
  }

  /** A picture of the page now; a page that cannot be pictured never stops a run. */
  async picture(
    browsers: Browsers,
    sessionId: string,
    kind: PictureKind,
    fullPage = false,
  ): Promise<Picture | undefined> {
    const shot = await browsers
      .screenshot({ sessionId, fullPage, badges: false }, this.writer.runId)
      .catch(() => undefined);
    return shot === undefined ? undefined : this.writer.putPicture({ kind, data: shot.data });
  }

  async keepPicture(kind: PictureKind, data: Uint8Array | undefined): Promise<Picture | undefined> {
    return data === undefined ? undefined : this.writer.putPicture({ kind, data });
  }
}
