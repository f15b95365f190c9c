import type { ActInput } from "../../contract/input.ts";
import { riskOfElement } from "../../reading/risk/element-risk.ts";
import { caution, moreSevere, type Risk, SAFE } from "../../contract/risk.ts";
import type { DangerAct } from "../act/gate.ts";
import { keyOf } from "../act/inspect.ts";
import { originOf } from "../extract/affordance.ts";
import type { Described } from "./describe-page.ts";
import type { ExternalSession } from "./external-session.ts";
import type { Target } from "./targets.ts";

/** Keys and lists have the risk of what they set off: Enter in a field that of the button it presses. */
function riskOfAct(input: ActInput, target: Target, page: Described): Risk {
  if (/^(click|check|uncheck)$/.test(input.action)) return target.risk;
  if (input.action === "upload") return caution("sends_file");
  const key = input.action === "press" ? keyOf(input) : "";
  if (key !== "Enter" && key !== "Space") return SAFE;
  if (
    !/^(textbox|searchbox|spinbutton|combobox|listbox|slider|checkbox|radio|switch)$/.test(
      target.role,
    )
  )
    return target.risk;
  if (key === "Space") return /^(checkbox|radio|switch)$/.test(target.role) ? target.risk : SAFE;
  return target.more?.type === "textarea" ? SAFE : riskOfSending(target, page);
}

/** The form's own button, or one without a label where it has none or nothing is known of it. */
function riskOfSending(target: Target, page: Described): Risk {
  const buttons = [...page.targets.values()].filter(
    ({ form, more }) => form !== undefined && form === target.form && more?.submits === true,
  );
  if (buttons.length > 0) return buttons.map(({ risk }) => risk).reduce(moreSevere);
  const { dialog: _, ...facts } = target.facts;
  return riskOfElement({
    ...facts,
    role: "button",
    name: "",
    tag: "button",
    inputType: "submit",
    submits: target.form !== undefined,
    ids: [],
  });
}

export function dangerOf(
  session: ExternalSession,
  input: ActInput,
  target: Target,
  page: Described,
): DangerAct {
  const { form, more, facts } = target;
  const sends = form !== undefined && (more?.submits === true || input.action === "press");
  const goesTo = sends
    ? { method: form.method.toUpperCase(), url: facts.formAction ?? form.action }
    : facts.href === undefined
      ? undefined
      : { method: "GET", url: facts.href };
  return {
    action: input.action,
    role: target.role,
    name: target.name,
    url: session.lastUrl,
    risk: riskOfAct(input, target, page),
    ...(goesTo === undefined ? {} : { request: goesTo }),
    facts: {
      origin: originOf(session.lastUrl),
      frameOrigin: "",
      document: session.lastUrl,
      action: input.action,
      element: target.ref,
      role: target.role,
      name: target.name,
      label: target.label,
      form: JSON.stringify([form ?? null, facts.formAction ?? null, facts.href ?? null]),
      value: JSON.stringify(input.value ?? null),
    },
    picture: () => elementPicture(session, target),
  };
}

async function elementPicture(
  session: ExternalSession,
  { ref, role, name }: Target,
): Promise<{ data: Buffer } | undefined> {
  if (!session.link.has("picture")) return undefined;
  const reply = await session.link
    .call("picture", { target: ref, label: `${role} "${name}"`, type: "jpeg" })
    .catch(() => undefined);
  const [picture] = reply?.pictures ?? [];
  return picture === undefined ? undefined : { data: Buffer.from(picture.data, "base64") };
}
