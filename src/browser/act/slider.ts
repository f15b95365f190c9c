import { ContractError } from "../../contract/errors.ts";
import type { Tab } from "../tab.ts";
import type { Inspected } from "./inspect.ts";

/** As many as a person would press at most; then it is dragged. */
const MAX_KEYS = 300;

/**
 * A slider that is no input has no value to set: it is moved by its keys, as its role promises, from the nearer end, and
 * must stand where it was wanted afterwards.
 */
export async function setSlider(tab: Tab, element: Inspected, wanted: string): Promise<void> {
  const { frame, localId } = element.located;
  const { interrupts } = await tab.connect();
  const fail = (what: string): never => {
    throw new ContractError("NOT_TARGETABLE", `${element.role} "${element.name}": ${what}.`, {
      hint: "Drag it by pixels: action drag, value dx,dy.",
    });
  };
  const goal = Number(wanted);
  if (wanted.trim() === "" || !Number.isFinite(goal)) fail(`"${wanted.slice(0, 40)}" is no number`);
  const press = async (key: string): Promise<number> => {
    await interrupts.guard(tab.page.keyboard.press(key));
    return (await frame.call("sliderNow", localId))?.now ?? NaN;
  };
  await frame.call("focusElement", localId);
  const at = await frame.call("sliderNow", localId);
  if (at === null) return fail("it does not say where it stands");
  const { min, max } = at;
  if (goal < min || goal > max) fail(`${goal} is not between ${min} and ${max}`);
  let { now } = at;
  if (now === goal) return;
  let keys = 0;
  // A range of thousands is crossed from the nearer end; some sliders do not know these keys, and stay where they are.
  if (Math.abs(goal - min) < Math.abs(goal - now)) now = await press("Home");
  else if (Math.abs(max - goal) < Math.abs(goal - now)) now = await press("End");
  while (now !== goal && keys++ < MAX_KEYS) {
    const before = now;
    now = await press(goal > now ? "ArrowRight" : "ArrowLeft");
    if (Number.isNaN(now)) return fail("it has gone");
    // Right to left, or upright: the other pair of keys.
    if (now === before) now = await press(goal > now ? "ArrowUp" : "ArrowDown");
    if (now === before) return fail(`it stays at ${now}`);
    const passed = before < goal !== now < goal && now !== goal;
    if (passed) return fail(`it goes from ${before} to ${now}, and not to ${goal}`);
  }
  if (now !== goal) fail(`it stands at ${now} after ${MAX_KEYS} keys`);
}
