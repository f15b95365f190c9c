import type { Observation } from "../../contract/observation.ts";
import { PAGE_STATES, type PageState } from "../../contract/words.ts";
import type { Service } from "../../services/service.ts";
import type { Detected } from "../port.ts";
import { billerOf, billerSigns } from "./biller-signs.ts";
import { findingsOf } from "./findings.ts";
import { languagesOf } from "./language.ts";
import { type Layer, layersOf } from "./layers.ts";
import { readLayer, type Reading } from "./reading.ts";
import { serviceSigns } from "./service-signs.ts";
import { type Signs, type Weighed } from "./signs.ts";
import { wallOf } from "./wall.ts";
import { signsOf } from "./state-signs.ts";

const STATES = PAGE_STATES.filter((state) => state !== "START");
/** Under this no state has enough behind it, and the page is UNKNOWN. */
const ENOUGH = 2.5;

/** What a frame by itself tells better than the page around it; how the plan stands, both tell together. */
const FLOW = new Set<PageState>(["RETENTION_OFFER", "EXIT_SURVEY", "FINAL_CONFIRMATION"]);
const tellsMore = ({ controls }: Layer, state: PageState): boolean =>
  FLOW.has(state) || (state === "COMPLETE" && controls.length <= FEW);
/** The page right after has a way back and little else; an account has tabs and more. */
const FEW = 3;

type Judged = { best: Weighed; second: Weighed; reading: Reading; biller: string | undefined };

function judge(layer: Layer, observation: Observation, service: Service | undefined): Judged {
  const languages = languagesOf(
    observation.page.lang,
    layer.lines.map((line) => line.text).join(" "),
  );
  const reading = readLayer(layer, observation, languages, service?.goal);
  const signs = signsOf(reading);
  billerSigns(signs, layer, languages, service);
  addBlockers(signs, observation);
  if (service) serviceSigns(signs, layer, observation, service);
  const ranked = STATES.map((state) => signs.weigh(state)).toSorted((a, b) => b.score - a.score);
  const [best, second] = ranked as [Weighed, Weighed];
  const biller = billerOf(layer, languages, service)?.title;
  return { best, second, reading, biller };
}

function addBlockers(signs: Signs, observation: Observation): void {
  for (const blocker of observation.blockers)
    if (blocker.kind === "login")
      signs.add("LOGIN_REQUIRED", 2, "login wall", blocker.label || "a login wall");
    else if (blocker.kind === "captcha")
      signs.add("UNKNOWN", 5, "captcha", blocker.label || "a captcha");
}

/** 0.5 is a guess between two; several independent signs and a clear lead make it sure. */
function confidenceOf({ best, second }: Judged): number {
  const lead = Math.max(0, best.score - Math.max(0, second.score));
  const base =
    0.3 +
    Math.min(best.sources, 4) * 0.08 +
    Math.min(lead, 4) * 0.08 +
    Math.min(best.score, 6) * 0.02;
  return Math.round(Math.min(0.98, base) * 100) / 100;
}

/** Where in the flow a page is, how sure, by what words, and what it says about the subscription. */
export function detectState(observation: Observation, service?: Service): Detected {
  const layers = layersOf(observation);
  const judgements = layers.map((layer) => judge(layer, observation, service));
  const [front, behind] = judgements as [Judged, Judged | undefined];
  // A newsletter box or a chat bubble over the page decides nothing; a dialog of the flow does.
  const asks = layers[0]?.framed !== true || tellsMore(layers[0], front.best.state);
  const decides = asks && (front.best.state !== "UNKNOWN" || front.best.score > ENOUGH + 2);
  const judged = behind === undefined || decides ? front : behind;
  const enough = judged.best.score >= ENOUGH;
  const state: PageState = enough ? judged.best.state : "UNKNOWN";
  const confidence = confidenceOf(judged);
  const facts = findingsOf(judged.reading, state, observation.text ?? "", judged.biller);
  // "In writing, by post" in a dialog that decides nothing else is a wall all the same.
  if (facts.wall === undefined && judged !== front)
    Object.assign(facts, wallOf(front.reading, "UNKNOWN"));
  return {
    state,
    confidence: enough ? confidence : Math.min(confidence, 0.45),
    evidence: enough ? judged.best.quotes.slice(0, 6) : [],
    facts: facts,
  };
}
