import { type RequestFacts, isKnownMethod, isReadingMethod } from "./request-facts.ts";
import type { RequestReading } from "./request-reading.ts";
import { Work } from "./reading-work.ts";
import { readAddress, isWholeAddress } from "../risk/address-words.ts";
import { readWords } from "../risk/read-words.ts";
import { readHeaders } from "./headers.ts";
import { readBody } from "./read-body.ts";
import {
  messageEvents,
  graphqlOf,
  operationOf,
  riskOfOperations,
  namesOf,
  callsIn,
  turned,
} from "./operation-risk.ts";
import { methodOf, riskOfReading, riskOfAsking, isDisguised, riskOfCalls } from "./method-risk.ts";
import { pathOf, queryNames, routesOf, batched, structured } from "./address-parts.ts";
import { type Risk, SAFE, moreSevere, danger } from "../../contract/risk.ts";
import { namesEverydayThing, namesLook } from "./everyday-requests.ts";
import { riskOfSubmission } from "../risk/submission-risk.ts";
import {
  SPOKEN,
  isSql,
  riskOfOrders,
  riskOfFields,
  movesMoney,
  riskOfTexts,
  saysYes,
  saysYesIn,
} from "./field-risk.ts";
import { ADDRESS } from "../risk/lexicon-address.ts";
import { riskOfSpoken } from "./spoken-command.ts";
import { sameSite } from "./same-site.ts";
import { isWide, namesPlans } from "./request-scope.ts";
import { looksIn, methodsIn } from "./operation-names.ts";
import { strangeWords } from "./strange-words.ts";
import { riskOfAsides } from "./asides.ts";
import { riskOfCounter } from "./counters.ts";

/** Words of somebody who writes, not of a program. */
const TEXT = /\s\S+\s|^.{40}/su;

const SHOWN = 60;

const SHOWN_LENGTH = 200;

export async function readRequest(facts: RequestFacts): Promise<RequestReading> {
  const work = new Work();
  const address = readAddress(facts.url);
  if (!isWholeAddress(facts.url)) work.giveUp("its address is too long");
  const headers = readHeaders(facts.headers ?? {});
  const body = await readBody(facts, address.query, work);
  const spoken = facts.resourceType === "websocket" ? messageEvents(body.fields) : [];
  const graphql = [...body.graphql, ...graphqlOf(facts.url, address.query)];
  const literals = graphql.flatMap((one) => one.fields);
  const fields = [...address.query, ...headers.fields, ...body.fields, ...literals];
  const operation = operationOf(graphql, body);
  const method = methodOf(facts, headers.override, fields);
  if (!isKnownMethod(method)) work.giveUp("its method is none of the usual ones");
  // Counters repeat the page's words ("cancel_clicked") in query and body; only a danger in their own path counts.
  const telemetry =
    address.telemetry && !facts.isNavigation && readWords(pathOf(facts.url)).kinds.length === 0;

  let risk: Risk = SAFE;
  let understood =
    address.query.length > 0 &&
    namesEverydayThing(`${queryNames(address.query)} ${routesOf(address.query)}`);
  if (telemetry) risk = riskOfCounter(facts, address.query, body.fields);
  else {
    risk = isReadingMethod(method)
      ? moreSevere(riskOfReading(facts), riskOfAsking(facts, [...address.query, ...body.fields]))
      : operation === "query"
        ? SAFE
        : riskOfSubmission({ method, url: facts.url, pageUrl: facts.pageUrl, fields: [] });
    risk = moreSevere(
      risk,
      riskOfOperations([
        ...headers.operations,
        ...spoken,
        ...namesOf(graphql, body),
        ...callsIn(fields),
      ]),
    );
    risk = moreSevere(risk, riskOfOperations([...batched(facts.url), ...spoken].flatMap(turned)));
    if (!isReadingMethod(method))
      risk = [riskOfOrders(fields), riskOfAsides(body.fields, namesLook(pathOf(facts.url)))].reduce(
        moreSevere,
        risk,
      );
    // What is wrapped up in the address of a look is read like a body.
    if (isReadingMethod(method) && operation !== "query") {
      // A database asked by its own words: "DROP …" as the value of a query.
      const wrapped = [
        ...body.fields,
        ...structured(address.query),
        ...address.query.filter(([, value]) => isSql(value)),
      ];
      risk = moreSevere(risk, await riskOfFields(facts, wrapped, work));
    }
    if (isDisguised(facts, method)) risk = moreSevere(risk, danger("unclear_commit", "commits"));
    if (!isReadingMethod(method) && operation !== "query") {
      risk = moreSevere(risk, riskOfCalls(method, facts, body));
      if (movesMoney(fields) && (address.bits & ADDRESS.neutral) === 0)
        risk = moreSevere(risk, danger("spends_money"));
      // Another site's JSON is full of words of its own.
      const ignored = !sameSite(facts.pageUrl, facts.url) && body.json && !facts.isNavigation;
      if (!ignored) risk = moreSevere(risk, await riskOfFields(facts, fields, work));
      risk = moreSevere(
        risk,
        await riskOfTexts(body.texts, facts.isNavigation ? 4_000 : 400, work),
      );
    } else if (headers.fields.length > 0)
      risk = moreSevere(risk, await riskOfFields(facts, headers.fields, work));
  }
  understood ||=
    namesEverydayThing(pathOf(facts.url)) ||
    namesEverydayThing(queryNames(body.fields.slice(0, 200)));
  understood ||= [...namesOf(graphql, body), ...headers.operations].some(namesEverydayThing);
  const byNumber = facts.headers?.["next-action"] !== undefined;
  const changes =
    operation === "mutation" ||
    (!isReadingMethod(method) && operation !== "query") ||
    risk.level === "danger";
  return {
    risk:
      work.unread !== undefined && changes
        ? moreSevere(risk, danger("unclear_commit", "not_read"))
        : risk,
    read: work.unread === undefined,
    unread: work.unread,
    operation,
    fields: [...fields, ...body.texts.map((text): [string, string] => ["", text])]
      .slice(0, SHOWN)
      .map(([name, value]) => [name.slice(0, SHOWN_LENGTH), value.slice(0, SHOWN_LENGTH)]),
    wide: await isWide(facts.url, fields, namesOf(graphql, body), work),
    removes: method === "DELETE",
    changes,
    understood,
    // A mutation changes something by its own account.
    looks:
      operation !== "mutation" &&
      !saysYes(fields) &&
      looksIn(
        [
          byNumber ? "" : pathOf(facts.url),
          `${queryNames(address.query)} ${routesOf(address.query)}`,
          queryNames(body.fields.slice(0, 200)),
          ...namesOf(graphql, body),
          ...headers.operations,
        ],
        methodsIn(body.fields),
      ),
    agrees: saysYesIn([...address.query, ...body.fields], body.objects),
    ofPlans: namesPlans(facts.url, fields, namesOf(graphql, body)),
    strange: ({ texts } = { texts: true }) => {
      if (operation === "query") return [];
      const carried = [...body.fields, ...literals];
      const names = carried.map(([name, value]): [string, string] => [
        name,
        texts || !TEXT.test(value) ? value : "",
      ]);
      return strangeWords(facts, names, texts ? body.texts : [], body.objects);
    },
    spoken: () =>
      [...body.fields.slice(0, SPOKEN).map(([, value]) => value), ...body.texts.slice(0, SPOKEN)]
        .map((value) => riskOfSpoken("", value))
        .reduce(moreSevere, SAFE),
    sums: body.sums,
    byNumber,
    telemetry,
    signIn: (address.bits & ADDRESS.signIn) !== 0,
  };
}
