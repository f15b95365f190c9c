import { beforeAll, describe, expect, test } from "vitest";
import { genericService } from "../../services/generic.ts";
import { type DescribedPage, observationOf } from "../../../test/support/described-page.ts";
import { detectState } from "./detect.ts";
import { pagesEnglishGerman } from "../../../test/fixtures/pages/trades-en-de.ts";
import { pagesInPlainWords } from "../../../test/fixtures/pages/plain-words.ts";
import { pagesDutch, pagesJapanese } from "../../../test/fixtures/pages/trades-nl-ja.ts";
import { pagesItPt } from "../../../test/fixtures/pages/trades-it-pt.ts";
import { pagesFrEs } from "../../../test/fixtures/pages/trades-fr-es.ts";
import { pagesOfSmallTrades } from "../../../test/fixtures/pages/small-trades-fr-es.ts";
import { pagesInUnusualWords } from "../../../test/fixtures/pages/unusual-words.ts";
import { pagesOfSeveralThings } from "../../../test/fixtures/pages/several-things.ts";
import { pagesKnownByShape } from "../../../test/fixtures/pages/known-by-shape.ts";
import { pagesOfNoticeAndOrders } from "../../../test/fixtures/pages/notice-and-orders.ts";

// The first reading builds the matchers: half a second of work, ten times that on a busy machine.
beforeAll(() => void detectState(observationOf(pagesInPlainWords[0] as DescribedPage)), 60_000);

const nameOf = (page: DescribedPage) =>
  `${page.lang} ${page.expected}: ${page.over?.label ?? page.title}`;
const named = (pages: DescribedPage[]) => pages.map((page) => [nameOf(page), page] as const);
const detect = (page: Omit<DescribedPage, "expected">) =>
  detectState(observationOf({ expected: "UNKNOWN", ...page }));

describe("pages written before the detector was run", () => {
  test.each(named(pagesInPlainWords))("%s", (_, page) => {
    expect(detectState(observationOf(page)).state).toBe(page.expected);
  });
});

describe("pages written after the first failures were seen", () => {
  test.each(named(pagesInUnusualWords))("%s", (_, page) => {
    expect(detectState(observationOf(page)).state).toBe(page.expected);
  });
});

describe("pages of trades that speak of notice, orders and days", () => {
  test.each(named(pagesOfNoticeAndOrders))("%s", (_, page) => {
    expect(detectState(observationOf(page)).state).toBe(page.expected);
  });
});

describe("what a page says", () => {
  test("closing words, end date, reference and account", () => {
    const { facts } = detect({
      lang: "de",
      title: "Kündigung bestätigt",
      text: "# Deine Kündigung ist eingegangen\nDein Abo endet am 14. Januar 2027. Eingang: 2. Dezember 2026. Vorgangsnummer: 2026-88412\nKonto: m***@post.example",
      controls: "b Fertig",
    });
    expect(facts).toMatchObject({
      closingWords: "Deine Kündigung ist eingegangen",
      endDate: "14. Januar 2027",
      reference: "2026-88412",
      account: "m***@post.example",
    });
  });

  test("plan, price and next bill", () => {
    const { facts } = detect({
      lang: "en",
      title: "Billing",
      text: "# Billing\nPlan: Premium\n$9.99/month\n#### Renewal date\n2 December 2026",
      controls: "l Cancel plan",
    });
    expect(facts).toMatchObject({
      plan: "Premium",
      price: "$9.99/month",
      nextBill: "2 December 2026",
    });
  });

  test("an offer with price, months and the price after", () => {
    const { state, facts } = detect({
      lang: "en",
      title: "Wait",
      text: "# A special offer for you\nStay for $4.99 a month for 3 months, then $9.99 a month.",
      controls: "b Claim offer;l Continue to cancel",
    });
    expect(state).toBe("RETENTION_OFFER");
    expect(facts.offer).toMatchObject({
      price: "$4.99 a month",
      months: 3,
      thenPrice: "$9.99 a month",
    });
  });

  test.each([
    [
      "email_link",
      "# One more step\nWe've sent you an email. Click the link to finish cancelling.",
      "b Resend",
    ],
    ["code", "# Enter the verification code\nWe sent a code to your phone.", "t Code;b Verify"],
    ["captcha", "# Verify you are human\nI am not a robot", "c I am not a robot"],
    ["phone", "# Call us to cancel\nTo cancel your plan, call us on 0800 123.", "l Back"],
    ["letter", "# How you can cancel\nPlease cancel in writing by post to our address.", "l Back"],
    ["chat", "# Cancel your plan\nTo cancel, chat with an agent.", "l Back"],
  ] as const)("a wall: %s", (wall, text, controls) => {
    const { state, facts } = detect({ lang: "en", title: "Cancel", text, controls });
    expect(state).toBe("UNKNOWN");
    expect(facts.wall).toBe(wall);
  });

  test("the biller is named", () => {
    const { facts } = detect({
      lang: "en",
      title: "Account",
      text: "# Account\nYour subscription is billed through Roku.",
      controls: "l Help",
    });
    expect(facts.biller).toBe("Roku");
  });
});

describe("which subscription", () => {
  const rows = observationOf({
    expected: "UNKNOWN",
    lang: "en",
    title: "My subscriptions",
    text: "# My subscriptions\n### Tea Box\nActive\nRenews on 3 May 2027\n### Film Club\nCancelled\nEnds on 9 May 2027\n### Garden Post\nActive\nRenews on 11 May 2027",
    controls: "b Options;b Restart Film Club",
  });
  const withGoal = (goal: string) => ({ ...genericService("https://www.example.com/x"), goal });

  test("the goal picks the row", () => {
    expect(detectState(rows, withGoal("Cancel my Film Club")).state).toBe("ACCOUNT_CANCELLED");
    expect(detectState(rows, withGoal("Cancel the Garden Post")).state).toBe("ACCOUNT_ACTIVE");
  });
  test("without a goal the first row decides, never the one that is over", () => {
    expect(detectState(rows).state).toBe("ACCOUNT_ACTIVE");
  });
});

describe("what is no end", () => {
  test.each([
    [
      "renews until it is cancelled",
      "# Terms\nYour membership renews every month until it is cancelled.",
    ],
    [
      "a promise with a condition",
      "# Membership\nIf you cancel, your membership is cancelled at once and you will not be charged again.",
    ],
    ["said not to be", "# Cancellation\nYour subscription has not been cancelled."],
    ["another thing", "# Orders\nYour order has been cancelled."],
  ])("%s", (_, text) => {
    const { state } = detect({ lang: "en", title: "Page", text, controls: "l Home" });
    expect(["COMPLETE", "ACCOUNT_CANCELLED"]).not.toContain(state);
  });
});

test("in German an umlaut tells the end from a condition", () => {
  const page = (words: string) =>
    detect({ lang: "de", title: "Abo", text: `# ${words}\nZurück zum Konto`, controls: "l Konto" });
  expect(page("Dein Abo wurde gekündigt").state).toBe("COMPLETE");
  for (const words of ["Dein Abo würde gekündigt", "Dein Abo wu\u0308rde gekündigt"])
    expect(page(words).state).toBe("UNKNOWN");
});

test("a page without words is a guess", () => {
  const { state, confidence } = detect({ lang: "", title: "", text: "", controls: "" });
  expect(state).toBe("UNKNOWN");
  expect(confidence).toBeLessThan(0.5);
});

test("of several subscriptions the goal's own decides, and what would end another says nothing", () => {
  const page = {
    lang: "nl",
    title: "Mijn diensten",
    text: "# Mijn diensten\n### Internet 500\nactief\n€ 39,00 per maand\n### Sport Extra\nopgezegd\nEindigt op 28 november 2026.\n### TV Basis\nactief\n€ 13,50 per maand",
    controls: "b Internet 500 beëindigen; b Opzegging intrekken; l Abonnement wijzigen",
  };
  const stateFor = (goal: string) =>
    detectState(observationOf({ ...page, expected: "UNKNOWN" }), {
      ...genericService("https://site.test/"),
      goal,
    }).state;
  expect(stateFor("Cancel “Sport Extra”. Keep the internet.")).toBe("ACCOUNT_CANCELLED");
  expect(stateFor("Cancel “Internet 500”. Keep Sport Extra.")).toBe("ACCOUNT_ACTIVE");
});

describe("Dutch and Japanese pages of other trades", () => {
  test.each(named([...pagesDutch, ...pagesJapanese]))("%s", (_, page) => {
    expect(detectState(observationOf(page)).state).toBe(page.expected);
  });
});

describe("what is no end in Dutch and Japanese", () => {
  test.each([
    ["nl", "taken out", "# Abonnement\nJe abonnement is afgesloten op 3 mei 2024."],
    ["nl", "signed out", "# Je bent afgemeld\nTot ziens!"],
    ["nl", "a newsletter", "# Je bent uitgeschreven voor de nieuwsbrief"],
    ["nl", "taken back", "# Je opzegging is ingetrokken\nJe abonnement loopt gewoon door."],
    ["nl", "waits for a link", "# Opzegging\nWordt stopgezet zodra je de link in de e-mail opent."],
    ["ja", "paused", "# 一時停止しました\nプランは一時停止中です。"],
    ["ja", "resumed", "# 停止を解除しました\nプランをご利用いただけます。"],
    ["ja", "taken back", "# 解約の取り消しが完了しました\nプランは継続されます。"],
    ["ja", "still to be pressed", "# 解約手続き\n「確定」を押すと解約が完了します。"],
    ["ja", "a newsletter", "# メルマガの配信停止が完了しました"],
  ])("%s: %s", (lang, _, text) => {
    const { state } = detect({ lang, title: "Page", text, controls: "l Home" });
    expect(["COMPLETE", "ACCOUNT_CANCELLED"]).not.toContain(state);
  });
});
describe("pages in English and German, in words of other trades", () => {
  test.each(named(pagesEnglishGerman))("%s", (_, page) => {
    expect(detectState(observationOf(page)).state).toBe(page.expected);
  });
});

describe("pages of Italian and Portuguese services of other kinds", () => {
  test.each(named(pagesItPt))("%s", (_, page) => {
    expect(detectState(observationOf(page)).state).toBe(page.expected);
  });
});

describe("French and Spanish pages of many trades", () => {
  test.each(named([...pagesFrEs, ...pagesOfSmallTrades]))("%s", (_, page) => {
    expect(detectState(observationOf(page)).state).toBe(page.expected);
  });
});

describe("pages known by their shape more than by their words", () => {
  test.each(named(pagesKnownByShape))("%s", (_, page) => {
    expect(detectState(observationOf(page)).state).toBe(page.expected);
  });
});

describe("several things on one page, frames and notices", () => {
  test.each(named(pagesOfSeveralThings))("%s", (_, page) => {
    expect(detectState(observationOf(page)).state).toBe(page.expected);
  });
});

describe("a banner for consent", () => {
  test("is no part of the page behind it", () => {
    const page: DescribedPage = {
      expected: "ACCOUNT_ACTIVE",
      lang: "es",
      title: "Mi cuota",
      text: "Tu privacidad\nUtilizamos cookies propias y de terceros.\nAceptar todas Rechazar\n# Mi cuota\nPróximo recibo: 30 de noviembre de 2026, 34,90 €",
      controls: "b Aceptar todas; b Rechazar; b Tramitar la baja",
    };
    const observation = observationOf(page);
    observation.blockers.push({ kind: "consent", label: "Tu privacidad", actionIds: ["1", "2"] });
    expect(detectState(observation).state).toBe("ACCOUNT_ACTIVE");
  });
});

describe("a field whose value is kept secret and whose label calls it a code", () => {
  test.each([
    ["pl", "Potwierdź SMS-em", "Kod z SMS-a"],
    ["sv", "Bekräfta", "Koden som du fick"],
    ["es", "Un último paso", "Código"],
    ["ja", "ご本人確認", "コード"],
  ])("is a wall, in whatever words it is asked for (%s)", (lang, title, name) => {
    const page: DescribedPage = {
      expected: "UNKNOWN",
      lang,
      title,
      text: `# ${title}`,
      controls: `t ${name}; b OK`,
    };
    const observation = observationOf(page);
    expect(detectState(observation).facts.wall).toBeUndefined();
    const [field] = observation.affordances;
    if (field) field.valueRedacted = true;
    expect(detectState(observation).facts.wall).toBe("code");
  });
});

describe("who wants to be talked to at a desk", () => {
  test.each([
    ["en", "Ending your membership", "Please stop by your club and talk to the manager on duty."],
    ["de", "Mitgliedschaft beenden", "Kommen Sie vorbei und reden Sie mit dem Studioleiter."],
    ["es", "Darse de baja", "Pasa por tu club y habla con el encargado en recepción."],
  ])("wants a visit and no call (%s)", (lang, title, text) => {
    const page = { expected: "UNKNOWN", lang, title, text: `# ${title}\n${text}` } as const;
    expect(detectState(observationOf({ ...page, controls: "l OK" })).facts.wall).toBe("visit");
    const number = { ...page, text: `${page.text.slice(0, -1)}: 0800 123 456.`, controls: "l OK" };
    if (lang === "en") expect(detectState(observationOf(number)).facts.wall).toBe("phone");
  });
});
