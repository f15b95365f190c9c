import { ContractError } from "../../contract/errors.ts";
import type { ActInput, LocatorTarget } from "../../contract/input.ts";
import { allowedFile } from "../act/element-act.ts";
import { originOf } from "../extract/affordance.ts";
import type { CallContext } from "../port.ts";
import type { Described } from "./describe-page.ts";
import { dangerOf } from "./element-danger.ts";
import { askFirst } from "./external-gate.ts";
import { refuseAddress, scrollScript } from "./external-page.ts";
import type { ExternalSession } from "./external-session.ts";
import { asksForFile, failureOf } from "./reply.ts";
import { serverFailure } from "./server-failure.ts";
import type { Target } from "./targets.ts";

/** An act on an element, judged and asked about as it is now, not as it was when it was listed. */
export async function actOnElement(
  session: ExternalSession,
  input: ActInput,
  agreed: string | undefined,
  context: CallContext,
): Promise<void> {
  const { signal } = context;
  const described = await pageNow(session, signal);
  const target = find(session, described, input);
  if (target === undefined) {
    // A key with nothing in focus reaches the page alone.
    await session.use("press", { key: String(input.value) }, signal);
    return;
  }
  if (
    target.affordance.state.disabled === true &&
    input.action !== "hover" &&
    input.action !== "scroll"
  )
    throw new ContractError("ELEMENT_DISABLED", `${target.role} "${target.name}" is disabled.`);
  if (
    target.facts.href !== undefined &&
    /^https?:/.test(target.facts.href) &&
    input.action === "click"
  )
    refuseAddress(session, target.facts.href);
  const danger = dangerOf(session, input, target, described);
  await askFirst(session, danger, agreed, context, async () => {
    const now = await pageNow(session, signal);
    const same = now.targets.get(target.ref);
    if (same === undefined)
      throw new ContractError(
        "SAFETY_CONFIRMATION_INVALID",
        "The element has left the page meanwhile.",
      );
    return dangerOf(session, input, same, now);
  });
  await perform(session, input, target, signal);
}

async function pageNow(
  session: ExternalSession,
  signal: AbortSignal | undefined,
): Promise<Described> {
  const view = await session.see(signal, true);
  if (view.kind === "page") return view.described;
  throw new ContractError("ELEMENT_OBSCURED", "A native dialog stands before the page.", {
    hint: "Observe, then answer it: action dialog, value accept or dismiss.",
  });
}

function find(session: ExternalSession, now: Described, input: ActInput): Target | undefined {
  if (input.target.kind === "page") return now.focused;
  if (input.target.kind === "locator") return byWords(now, input.target);
  const { actionId } = input.target;
  const listed = session.current?.described?.targets.get(actionId);
  if (listed === undefined)
    throw new ContractError("UNKNOWN_ACTION_ID", `There is no affordance ${actionId}.`);
  const target = now.targets.get(actionId);
  if (target === undefined || target.role !== listed.role || target.name !== listed.name)
    throw new ContractError(
      "ELEMENT_GONE",
      `${listed.role} "${listed.name}" has left the page or is another one now.`,
    );
  return target;
}

/** By role and words only: a server's tree has no selectors, and a point would be clicked unseen. */
function byWords(now: Described, locator: LocatorTarget): Target {
  const clean = (text: string): string =>
    text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();
  const wanted = clean(locator.name ?? locator.text ?? "");
  if (wanted === "" && locator.role === undefined)
    throw new ContractError(
      "NOT_TARGETABLE",
      "Through a browser server a target is named by actionId, role, name or text.",
    );
  const fits = [...now.targets.values()].filter(
    ({ role, name }) =>
      (locator.role === undefined || role === locator.role) && clean(name).includes(wanted),
  );
  const exact = fits.filter(({ name }) => clean(name) === wanted);
  const [only, another] = exact.length > 0 ? exact : fits;
  if (only === undefined)
    throw new ContractError(
      "ELEMENT_GONE",
      `Nothing on the page fits ${JSON.stringify(locator).slice(0, 160)}.`,
    );
  // Choosing one of several at random is how a wrong button gets clicked.
  if (another !== undefined)
    throw new ContractError(
      "NOT_TARGETABLE",
      `Several controls fit ${JSON.stringify(locator).slice(0, 120)}; name one by actionId.`,
    );
  return only;
}

async function perform(
  session: ExternalSession,
  { action, value }: ActInput,
  target: Target,
  signal: AbortSignal | undefined,
): Promise<void> {
  const at = { target: target.ref, label: `${target.role} "${target.name}"` };
  switch (action) {
    case "click":
    case "hover":
      await session.use(action, at, signal);
      return;
    case "check":
    case "uncheck": {
      const ticked = target.affordance.state.checked;
      if (ticked === undefined)
        throw new ContractError("NOT_TARGETABLE", `${at.label} cannot be ticked.`);
      if (ticked !== (action === "check")) await session.use("click", at, signal);
      return;
    }
    case "fill":
      await session.use("type", { ...at, text: textFor(session, value) }, signal);
      return;
    case "select":
      await session.use(
        "select",
        { ...at, values: (Array.isArray(value) ? value : [value]).map(String) },
        signal,
      );
      return;
    case "press":
      if (target.affordance.state.focused !== true)
        await session.use("evaluate", { ...at, function: "(element) => element.focus()" }, signal);
      await session.use("press", { key: String(value) }, signal);
      return;
    case "upload":
      return upload(session, at, value, signal);
    case "scroll":
      await session.use(
        "evaluate",
        value === undefined
          ? { ...at, function: "(element) => element.scrollIntoView({ block: 'center' })" }
          : { function: scrollScript(String(value)) },
        signal,
      );
      return;
    default:
      throw new ContractError(
        "CONTRACT_MISMATCH",
        `action: ${action} is not offered with this browser server`,
        { field: "action" },
      );
  }
}

function textFor(session: ExternalSession, value: ActInput["value"]): string {
  const given = Array.isArray(value) ? value.join("\n") : String(value);
  const named = /^secret:([A-Za-z0-9_.-]{1,64})$/.exec(given);
  return named === null
    ? given
    : session.options.secrets.resolve(named[1] ?? "", originOf(session.lastUrl));
}

async function upload(
  session: ExternalSession,
  at: { target: string; label: string },
  value: ActInput["value"],
  signal: AbortSignal | undefined,
): Promise<void> {
  const files = await Promise.all(
    (Array.isArray(value) ? value : [String(value)]).map((file) =>
      allowedFile(file, session.options.uploadFolders),
    ),
  );
  if (!session.link.has("upload"))
    throw new ContractError("NOT_TARGETABLE", "This browser server has no tool for: upload.");
  const reply = await session.link.call("click", at, signal);
  if (!asksForFile(reply))
    throw reply.failed
      ? serverFailure(failureOf(reply))
      : new ContractError("NOT_TARGETABLE", `${at.label} takes no files.`);
  await session.use("upload", { paths: files }, signal);
}
