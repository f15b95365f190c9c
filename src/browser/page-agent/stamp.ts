import { idOf, state } from "./state.ts";

/** Counts what may change a control's state or name though no element and no attribute does: focus, input, the pointer over it. */
export function countEvents(): void {
  const types =
    "input change toggle focusin focusout keydown keyup pointerdown pointerup pointermove pointerover click submit reset " +
    "invalid transitionend animationend load resize popstate hashchange fullscreenchange slotchange";
  for (const type of types.split(" "))
    addEventListener(type, () => state.events++, { capture: true, passive: true });
}

/** The same as the last time: nothing has happened that Chromium's accessibility engine would judge differently. */
export function stampOf(): string {
  const active = document.activeElement;
  return `${state.mutations} ${state.events} ${active === null ? 0 : idOf(active)}`;
}
