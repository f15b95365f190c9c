import { type Risk, danger, SAFE, moreSevere } from "../../contract/risk.ts";
import { readAddress } from "../risk/address-words.ts";
import { repeatsWords } from "../risk/submission-risk.ts";
import { wordsOf } from "../risk/read-words.ts";
import { pathOf } from "./address-parts.ts";
import { riskOfAsides } from "./asides.ts";
import { riskOfOrders } from "./field-risk.ts";
import { commandsIn, riskOfOperations } from "./operation-risk.ts";
import type { RequestFacts } from "./request-facts.ts";
import { sameSite } from "./same-site.ts";

type Field = [name: string, value: string];

const COMMANDS =
  /^(?:commands|cmds|mutations|operations|ops|procedures|instructions|executions|invocations)$/i;
const CALLED = /^(?:type|name|kind|op|operation|method|command|cmd|verb|do|action|run)$/i;
const KEEPS_ALIVE = /\b(?:heartbeat|ping|keep ?alive|alive|pulse)\b/;
const FLAG = /^(?:true|yes|y)$/i;

/**
 * A counter tells what happened, and repeats the page's words for it ("cancel_clicked"). What it is told to do is told in
 * another shape: a list of commands, a flag in the imperative, a yes in the address. Who only says that somebody is still
 * there has nothing to name at all.
 */
export function riskOfCounter(facts: RequestFacts, query: Field[], body: Field[]): Risk {
  const found = [riskOfOperations(commandsIn(body))];
  // Counters of other sites are asked in their own words, and nothing of the page's site is done there.
  if (!sameSite(facts.pageUrl, facts.url)) return found.reduce(moreSevere, SAFE);
  if (readAddress(facts.url).confirmed) found.push(danger("unclear_commit", "commits"));
  const few = [...query, ...body].slice(0, 500);
  if (few.some(([name]) => COMMANDS.test(name)))
    found.push(riskOfOperations(valuesOf(few.filter(([name]) => CALLED.test(name)))));
  // A number beside the name of a deed counts it.
  const flags = few.filter(([, value]) => FLAG.test(value));
  found.push(riskOfOrders(flags), riskOfAsides(flags));
  if (KEEPS_ALIVE.test(wordsOf(pathOf(facts.url))))
    found.push(riskOfOperations(valuesOf(few.filter(([name]) => !repeatsWords(name)))));
  return found.reduce(moreSevere, SAFE);
}

/** A path says where, and a sentence is somebody's. */
const valuesOf = (fields: Field[]): string[] =>
  fields.map(([, value]) => value).filter((value) => /^[\p{L}\d_.:-]{3,60}$/u.test(value));
