import { ContractError } from "../../contract/errors.ts";
import type { ActInput } from "../../contract/input.ts";
import type { FieldKind } from "../page-agent/edit.ts";
import type { CallContext } from "../port.ts";
import type { Session } from "../session.ts";
import type { Tab } from "../tab.ts";
import { chooseFromList } from "./choose-from-list.ts";
import { elementAct } from "./element-gate.ts";
import { throwIfCancelled } from "./gate.ts";
import { disarm } from "./guarded.ts";
import { inspect } from "./inspect.ts";
import { locate, type Located } from "./locate.ts";

export async function kindOf({ frame, localId }: Located): Promise<FieldKind> {
  return frame.call("fieldKind", localId);
}

/**
 * Several fields in one call, each by the way that fits it and behind the same gate as if it were alone. It ends at the
 * first that does not take its value, that needs a yes, or after which the page sends something that waits.
 */
export async function fillFields(
  session: Session,
  tab: Tab,
  input: ActInput,
  context: CallContext,
): Promise<void> {
  const { fields = {}, ...rest } = input;
  const done: string[] = [];
  for (const [actionId, value] of Object.entries(fields)) {
    throwIfCancelled(context);
    if (session.gate.held.length > 0 || session.active !== tab || tab.dialog !== undefined) return;
    const target = { kind: "element", actionId } as const;
    try {
      const located = await locate(await tab.connect(), session.ids, target);
      const act = actFor(await kindOf(located), { ...rest, target }, value);
      // A yes is for one act that a person has seen; here it would be one of many.
      if ((await inspect(located, act)).risk.level === "danger") {
        // Whoever uses the page by hand must not meet the guard that looking has armed.
        await disarm(tab, [located.frame]);
        throw new ContractError("SAFETY_CONFIRMATION_REQUIRED", "It needs a yes of its own.", {
          hint: "Do it as an act by itself.",
        });
      }
      await (act.action === "select" && (await kindOf(located)) === "list"
        ? chooseFromList(session, tab, act, located, undefined, context)
        : elementAct(session, tab, act, located, undefined, context));
      done.push(actionId);
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      const before = done.length === 0 ? "" : ` Filled before it: ${done.join(" ")}.`;
      throw new ContractError(error.code, `field ${actionId}: ${error.message}${before}`, {
        hint: error.hint,
        retryable: error.retryable,
        cause: error,
      });
    }
  }
}

const NO = /^(?:false|off|no|0|unchecked|)$/i;

function actFor(kind: FieldKind, act: ActInput, value: string | number | boolean): ActInput {
  if (kind === "tick") return { ...act, action: NO.test(String(value)) ? "uncheck" : "check" };
  const action = kind === "select" || kind === "list" ? "select" : "fill";
  return { ...act, action, value: String(value) };
}
