import type { RunRow } from "../api.ts";
import { resultOf } from "../format.ts";
import { useWords } from "../state/settings.ts";

export function Badge({ row }: { row: RunRow }) {
  const { text, tone } = resultOf(row, useWords());
  return <span class={`badge ${tone}`}>{text}</span>;
}
