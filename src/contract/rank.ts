/**
 * Where an affordance stands in the list: blockers first, then enabled ones in view, main before navigation before
 * footer; ties keep document order. Also sent into pages by its text, so it uses nothing but its arguments.
 */
export function rankTier(facts: {
  blocking: boolean;
  hidden: boolean;
  disabled: boolean;
  inViewport: boolean;
}): number {
  if (facts.hidden) return 9;
  if (facts.blocking) return facts.disabled ? 1 : 0;
  return 2 + (facts.disabled ? 2 : 0) + (facts.inViewport ? 0 : 1);
}

export function rankRegion(region: string): number {
  switch (region) {
    case "modal":
      return 0;
    case "banner":
      return 3;
    case "main":
      return 1;
    case "frame":
      return 2;
    case "aside":
      return 4;
    case "navigation":
      return 5;
    default:
      return 6;
  }
}
