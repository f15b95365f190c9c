import path from "node:path";
import type { ApprovalCard, Decision, RunApprover } from "../browser/port.ts";
import type { Picture } from "../runs/events.ts";
import { BY_POLICY, LAPSED, type Approval } from "../runs/verdict.ts";
import { endingOf, endsWhat, type Subject } from "./ends-what.ts";
import type { Answer, JobOptions, Question } from "./job.ts";
import type { Recorder } from "./recorder.ts";
import { GivenBack } from "./takeover.ts";

/** Facts of a checkpoint that the loop itself makes, where the browser's own gate would not stop. */
export type Checkpoint = {
  turn: number;
  action: string;
  element: string;
  url: string;
  reason: string;
  account: string | undefined;
};

/**
 * One port to whoever decides. Every question and answer is written down before anything goes on; the answer to a
 * question about the last step also covers the request that this step sends, so that a person is asked once.
 */
export class Approvals {
  readonly given: Approval[] = [];
  turn = 0;
  /** The act under way only looks around: what it would send is nobody's wish, and nobody is asked. */
  exploring = false;
  /** Whoever decides takes the act under way for the last step. */
  lastStep = false;
  account: string | undefined;
  /** What the card says first. */
  readonly subject: Subject;
  last: Answer["answer"] | undefined;
  /** A question stands open that nobody has answered yet: nothing more is done until the run is taken up again. */
  parked = false;
  /** A person used the page while they were asked: what was asked is of a page that may be gone. */
  lapsed = false;
  #options: JobOptions;
  #recorder: Recorder;
  #carried = false;
  /** A yes to ending it was given in this run; in this act; in an earlier one, and nothing has been sent since. */
  #agreed = false;
  #fresh = false;
  #unspent = false;
  #chosen: number | undefined;

  constructor(options: JobOptions, recorder: Recorder) {
    this.#options = options;
    this.#recorder = recorder;
    this.subject = {
      site: options.service.title,
      plan: undefined,
      price: undefined,
      endDate: undefined,
      answers: [],
    };
  }

  /** For the browser layer's gates. A yes that comes when the run is in other hands is worth nothing here. */
  readonly approver: RunApprover = async (card, signal) => {
    const decision = await this.#decision(card, signal);
    if (decision === "approved" || decision === "press") await this.#recorder.writer.check();
    return decision;
  };

  readonly #decision = async (
    card: ApprovalCard,
    signal: AbortSignal,
  ): Promise<Decision | "press"> => {
    if (this.exploring) {
      // A price near by bars no look: what it would send comes here as a request.
      if (card.code === "price_beside" && card.heldAfter === true) return "press";
      await this.#note(card, "dropped while looking around");
      return "rejected";
    }
    // The person agreed to the last step itself; a request that names another kind of deed, or all there is, was not meant.
    const meant = card.kinds.every((kind) => /^(?:ends_subscription|unclear_commit)$/.test(kind));
    if (this.#carried && meant && card.wide !== true) {
      this.#carried = false;
      return "approved";
    }
    const covered = this.lastStep ? undefined : this.#coverOf(card);
    if (covered !== undefined) {
      if (covered === "approved") this.#unspent = false;
      await this.#note(
        card,
        covered === "press" ? "pressed under the yes before" : "under the yes before",
      );
      return covered;
    }
    const picture = await this.#recorder.keepPicture("checkpoint", card.picture);
    const button = card.control ?? card.element?.name;
    const ends =
      this.#options.kind === "cancel" ? endingOf(this.subject, card.kinds, button) : undefined;
    const answer = await this.#ask(
      {
        kind: "confirm",
        text: ends === undefined ? card.text : endsWhat(ends),
        ...(ends === undefined ? {} : { exact: card.text, ends }),
        ...this.#answers(),
        action: card.action,
        element:
          card.element === undefined ? undefined : `${card.element.role} "${card.element.name}"`,
        url: card.url,
        goesTo:
          card.request === undefined ? undefined : `${card.request.method} ${card.request.url}`,
        ...(card.control === undefined ? {} : { control: card.control }),
        ...(card.group === undefined ? {} : { group: card.group }),
        ...(card.amounts === undefined ? {} : { amounts: card.amounts }),
        ...(card.fields === undefined ? {} : { fields: card.fields }),
        ...(card.mark === undefined ? {} : { mark: card.mark }),
        kinds: card.kinds,
        final: true,
        reason: card.reason,
        account: this.account,
        warnings: [...this.#options.service.warnings, ...(this.subject.lost ?? [])],
        picture: undefined,
      },
      picture,
      signal,
    );
    if (answer === "approved" && card.kinds.includes("ends_subscription"))
      this.#agreed = this.#fresh = true;
    return answer;
  };

  /** What was decided without asking anybody. */
  async #note({ reason, text }: ApprovalCard, decision: string): Promise<void> {
    await this.#recorder.record({
      type: "gated",
      data: { turn: this.turn, risk: "danger", reason, decision, text },
    });
  }

  /** The last step is always a checkpoint, also where its label alone would not make it one. */
  async checkpoint(point: Checkpoint, picture: Picture | undefined): Promise<Answer["answer"]> {
    const button = /"(.*)"$/s.exec(point.element)?.[1];
    const ends = endingOf(this.subject, ["ends_subscription"], button);
    const answer = await this.#ask(
      {
        kind: "confirm",
        text: ends === undefined ? point.element : endsWhat(ends),
        ...(ends === undefined ? {} : { ends }),
        exact: `${point.action} ${point.element}: the last step of the cancellation.`,
        ...this.#answers(),
        action: point.action,
        element: point.element,
        url: point.url,
        goesTo: undefined,
        final: true,
        reason: point.reason,
        account: point.account,
        warnings: [...this.#options.service.warnings, ...(this.subject.lost ?? [])],
        picture: undefined,
      },
      picture,
      this.#options.signal,
    );
    this.#carried = answer === "approved";
    return answer;
  }

  /** What no gate asks: a choice the goal leaves open, a step the planner is not sure of, more money. */
  async question(
    facts: Pick<Question, "text" | "action" | "element" | "url" | "reason">,
    picture: Picture | undefined,
  ): Promise<Answer["answer"]> {
    return this.#ask(
      {
        kind: "confirm",
        ...facts,
        goesTo: undefined,
        account: undefined,
        warnings: [],
        picture: undefined,
      },
      picture,
      this.#options.signal,
    );
  }

  /** Which of several; a rule that answers in a person's place cannot know. */
  async choose(
    facts: Pick<Question, "text" | "url" | "reason" | "marks"> & { options: string[] },
    picture: Picture | undefined,
  ): Promise<number | undefined> {
    const answer = await this.#ask(
      {
        kind: "choose",
        ...facts,
        action: "choose",
        element: undefined,
        goesTo: undefined,
        account: undefined,
        warnings: [],
        picture: undefined,
      },
      picture,
      this.#options.signal,
    );
    return answer === "approved" ? this.#chosen : undefined;
  }

  async login(url: string): Promise<Answer["answer"]> {
    return this.#ask(
      {
        kind: "login",
        text: `Please sign in at ${url} in the open window.`,
        action: "login",
        element: undefined,
        url,
        goesTo: undefined,
        reason: "the site asks to sign in",
        account: undefined,
        warnings: [],
        picture: undefined,
      },
      undefined,
      this.#options.signal,
    );
  }

  #answers(): Pick<Question, "answers"> {
    return this.subject.answers.length === 0 ? {} : { answers: [...this.subject.answers] };
  }

  /** A yes that set off nothing yet stays good for this flow; whatever can have changed something uses it up. */
  endAct(sent: boolean): void {
    this.#carried = false;
    this.#unspent = !sent && (this.#unspent || this.#fresh);
    this.#fresh = false;
  }

  /**
   * The person has agreed to end this. A next control that says the same may be pressed: what it sends is asked about.
   * And where the control they agreed to only led on, one request that says nothing final ("Continue" after a reason)
   * goes under their yes. A price near a control makes nothing final by itself.
   */
  #coverOf(card: ApprovalCard): "approved" | "press" | undefined {
    if (card.code === "price_beside" && card.heldAfter === true) return "press";
    if (!this.#agreed || card.wide === true) return undefined;
    const meant = card.kinds.every((kind) => /^(?:ends_subscription|unclear_commit)$/.test(kind));
    if (card.action !== "request") return meant && card.heldAfter === true ? "press" : undefined;
    return this.#unspent && card.neutral === true ? "approved" : undefined;
  }

  async #ask(
    question: Question,
    picture: Picture | undefined,
    signal: AbortSignal,
  ): Promise<Answer["answer"]> {
    if (this.parked || this.lapsed) return "unreachable";
    const began = this.#options.now();
    const { kind, text, picture: _, ...card } = question;
    const asked = await this.#recorder.record({
      type: "approval.asked",
      data: {
        turn: this.turn,
        text,
        card: { kind, ...card },
        ...(picture === undefined ? {} : { screenshot: picture }),
      },
    });
    const file =
      picture === undefined
        ? undefined
        : this.#options.store.artifactPath(
            this.#recorder.writer.runId,
            path.basename(picture.file),
          );
    const at = { runId: this.#recorder.writer.runId, seq: asked.seq };
    const decided = await this.#unlessGivenBack({ ...question, picture: file, at }, signal);
    if (decided instanceof GivenBack) {
      this.lapsed = true;
      const waitedMs = this.#options.now() - began;
      await this.#recorder.record({
        type: "approval.given",
        data: {
          turn: this.turn,
          askedSeq: asked.seq,
          text,
          by: decided.by,
          answer: LAPSED,
          waitedMs,
        },
      });
      return "unreachable";
    }
    const { answer, by, choice, parked } = decided;
    if (parked === true) {
      this.parked = true;
      return "unreachable";
    }
    this.#chosen = choice;
    await this.#recorder.record({
      type: "approval.given",
      data: {
        turn: this.turn,
        askedSeq: asked.seq,
        text,
        by,
        answer,
        ...(choice === undefined ? {} : { chosen: question.options?.[choice] ?? "" }),
        waitedMs: this.#options.now() - began,
      },
    });
    this.given.push({ text, answer, by, at: new Date(this.#options.now()).toISOString() });
    this.last = answer;
    return answer;
  }

  /** Whoever does it with their own hands has answered by that; the run looks at what is there then. */
  async #unlessGivenBack(question: Question, signal: AbortSignal): Promise<Answer | GivenBack> {
    const back = this.#options.takeover?.whenGivenBack();
    if (back === undefined) return this.#decide(question, signal);
    const lapse = (): GivenBack | undefined =>
      back.aborted && !signal.aborted ? (back.reason as GivenBack) : undefined;
    try {
      const answer = await this.#decide(question, AbortSignal.any([signal, back]));
      return (answer.answer === "unreachable" ? lapse() : undefined) ?? answer;
    } catch (error) {
      const lapsed = lapse();
      if (lapsed === undefined) throw error;
      return lapsed;
    }
  }

  async #decide(question: Question, signal: AbortSignal): Promise<Answer> {
    if (signal.aborted) return { answer: "rejected", by: "interrupted" };
    // What only shows itself as final while it is done; no policy makes a rehearsal do it.
    if (question.kind === "confirm" && this.#options.mode !== "run")
      return { answer: "rejected", by: "rehearsal" };
    if (question.kind === "confirm" && this.#options.approve === "always")
      return { answer: "approved", by: BY_POLICY.always };
    if (question.kind === "confirm" && this.#options.approve === "never")
      return { answer: "rejected", by: BY_POLICY.never };
    if (question.kind === "choose" && this.#options.approve !== "ask")
      return { answer: "unreachable", by: "nobody" };
    if (this.#options.person === undefined) return { answer: "unreachable", by: "nobody" };
    return this.#options.person.ask(question, signal);
  }
}
