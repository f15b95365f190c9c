import { describe, expect, test } from "vitest";
import { plansIn } from "./plans.ts";

const cards = `# Your subscriptions
## Studio
$9.99 per month
Cancel
## Cloud
$2.99 / month
[Cancel](/cloud)`;
const table = `| Name | Price | |
| --- | --- | --- |
| News | €4 / Monat | Kündigen |
| Sport | €5 / Monat | Kündigen |`;
const plainRows = `Mail Plus
£3/mo
End
Mail Family
£6/mo
End`;

describe("plans beside each other", () => {
  test.each([
    ["cards", cards, "Cancel", ["Studio", "Cloud"]],
    ["rows of a table", table, "Kündigen", ["News", "Sport"]],
    ["rows without any markup", plainRows, "End", ["Mail Plus", "Mail Family"]],
  ])("%s", (_, text, way, names) => {
    expect(plansIn(text, [way, way], [way]).map(({ name }) => name)).toEqual(names);
  });

  test("a control that nobody can read, twice, is one where each part has a day", () => {
    const part = (name: string) => `## ${name}\n$5 per month\n2026-12-01\nZapusti`;
    const text = `${part("Alfa")}\n${part("Beta")}`;
    expect(plansIn(text, ["Zapusti", "Zapusti"], [])).toHaveLength(2);
    expect(plansIn(text.replaceAll("2026-12-01\n", ""), ["Zapusti", "Zapusti"], [])).toEqual([]);
  });

  test("a table of offers is no list of what somebody has", () => {
    const offers = `## Basic\n$5 per month\nSelect\n## Pro\n$9 per month\nSelect`;
    expect(plansIn(offers, ["Select", "Select"], [])).toEqual([]);
  });

  test("what one plan costs, said twice, is one plan", () => {
    const text = `## Studio\n$9.99 per month\nNext payment: $9.99 per month on 1 December\nCancel`;
    expect(plansIn(text, ["Cancel"], ["Cancel"])).toHaveLength(1);
  });
});
