import { parseArgs } from "node:util";
import { parts } from "./parts.ts";
import { report } from "./tally.ts";

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
for (const [at, part] of chosen.entries()) {
  // What is left is shared among what is left, so that a slow part does not eat the others' time.
  const began = Date.now();
  const stop = began + (end - began) / (chosen.length - at);
  const trials = values.trials === undefined ? part.goal : numberOf("trials", values.trials);
  console.log(`${part.name}: ${part.about}`);
  const tally = await part.run({ trials, seed, until: () => Date.now() > stop });
  violations += tally.found.length;
  console.log(report(part.name, tally, seed, Date.now() - began));
  if (tally.trials < part.goal) console.log(`  the goal is ${part.goal} ${tally.unit}`);
}
console.log(`${violations} violations`);
process.exitCode = violations === 0 ? 0 : 1;
