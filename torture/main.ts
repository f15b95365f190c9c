import { parseArgs } from "node:util";
import { leastMinutes, stopOf, untilOf } from "./clock.ts";
import { parts } from "./parts.ts";
import { notTried, report } from "./tally.ts";

/** `npm run torture -- --minutes 10 --seed 7 [--only hostile,lies] [--trials 500]` */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: "20261115" },
    only: { type: "string" },
    trials: { type: "string" },
  },
});

const numberOf = (name: "minutes" | "seed" | "trials", text: string): number => {
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  console.error(`torture: --${name} takes a number above 0.`);
  return process.exit(2);
};

const minutes = numberOf("minutes", values.minutes);
const seed = numberOf("seed", values.seed);
const wanted = values.only?.split(",") ?? parts.map(({ name }) => name);
const unknown = wanted.find((name) => !parts.some((part) => part.name === name));
if (unknown !== undefined) {
  console.error(
    `torture: there is no part "${unknown}". Parts: ${parts.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}

const chosen = parts.filter(({ name }) => wanted.includes(name));
const end = Date.now() + minutes * 60_000;
let violations = 0;
const untried: string[] = [];
for (const [at, part] of chosen.entries()) {
  const began = Date.now();
  const stop = stopOf(part, chosen.slice(at + 1), began, end);
  if (stop === undefined) {
    untried.push(part.name);
    console.log(
      notTried(
        part.name,
        `${Math.max(0, Math.round((end - began) / 1000))} s were left, it needs ${part.leastMs / 1000}`,
      ),
    );
    continue;
  }
  const trials = values.trials === undefined ? part.goal : numberOf("trials", values.trials);
  console.log(`${part.name}: ${part.about}`);
  const tally = await part.run({ trials, seed, until: untilOf(part, stop), stop });
  violations += tally.found.length;
  if (tally.trials === 0) untried.push(part.name);
  console.log(report(part.name, tally, seed, Date.now() - began));
  if (tally.trials < part.goal) console.log(`  the goal is ${part.goal} ${tally.unit}`);
}
console.log(`${violations} violations`);
if (untried.length > 0)
  console.log(
    `not tried: ${untried.join(", ")}. One trial of each takes --minutes ${leastMinutes(chosen)}; --only leaves parts out.`,
  );
// What tried nothing is not clean.
process.exitCode = violations === 0 && untried.length === 0 ? 0 : 1;
