import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { billers } from "./billers.ts";
import { registrableDomain } from "../reading/registrable-domain.ts";
import { hostOf } from "./domains.ts";
import { matchesPattern, type Pattern } from "./pattern.ts";
import type { Service } from "./service.ts";
import { services } from "./services.ts";

const patternsOf = (service: Service): Pattern[] => [
  ...Object.values(service.patterns).flat(),
  ...service.checkpoints,
  ...service.success,
  ...service.failure,
  ...service.billers.flatMap((biller) => biller.says),
];

const wordsOf = (service: Service): string[] => [
  ...Object.values(service.labels).flatMap((meanings) => Object.values(meanings).flat()),
  ...patternsOf(service).flatMap((pattern) => pattern.words ?? []),
];

describe("built-in services", () => {
  test("are those people most often want to leave, each once", () => {
    expect(services.length).toBeGreaterThanOrEqual(40);
    expect(new Set(services.map((service) => service.name)).size).toBe(services.length);
    expect(services[0]?.name).toBe("netflix");
  });

  test("no two answer to the same alias", () => {
    const all = services.flatMap((service) => [service.name, ...service.aliases]);
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  test.each(services)("$name says what is known and that it was never tried", (service) => {
    expect(service.tested).toBe("never on the live site");
    expect(service.hints.length).toBeGreaterThan(0);
    expect(service.facts.length).toBeGreaterThan(0);
    expect(service.lastChecked).toBeDefined();
    for (const fact of service.facts) expect(fact.checked).toBe(service.lastChecked);
    if (service.startUrl !== undefined) expect(service.startUrl).toMatch(/^https:/);
  });

  test.each(services)(
    "$name: every pattern matches its words and no page's small talk",
    (service) => {
      for (const pattern of patternsOf(service)) {
        for (const word of pattern.words ?? [])
          expect(matchesPattern(pattern, word.replace("[date]", "March 3, 2027")), word).toBe(true);
        for (const other of [
          "",
          "Home",
          "Cancel",
          "Keep my plan",
          "Cancellation policy",
          "キャンセルポリシー",
        ])
          expect(matchesPattern(pattern, other), `${pattern.words?.join()} / ${other}`).toBe(
            pattern.words?.includes(other) ?? false,
          );
      }
    },
  );

  test.each(services)("$name: its closing words are no labels of the way", (service) => {
    const way = Object.values(service.labels).flatMap((meanings) =>
      [
        meanings.nav,
        meanings.enter,
        meanings.decline,
        meanings.keep,
        meanings.pause,
        meanings.confirm,
      ].flatMap((list) => list ?? []),
    );
    for (const pattern of service.success)
      for (const label of way) expect(matchesPattern(pattern, label), label).toBe(false);
  });

  test("every biller named is one we can say something about", () => {
    const known = new Set(billers.map((biller) => biller.name));
    for (const service of services)
      for (const { biller } of service.billers) expect(known, service.name).toContain(biller);
  });
});

// The collected notes are not part of the repository; where they lie beside it, nothing may go beyond them.
const notes = fileURLToPath(new URL("../../../shared/data/services.json", import.meta.url));

type Note = {
  name: string;
  domains: string[];
  finalLabel: string[];
  successWords: string[];
  accountAfterWords: string[];
  labelsByLanguage: Record<string, Record<string, string[]>>;
  labelsTranslated: Record<string, string[]>;
  memory: string[];
  tricks: string[];
  steps: { labels: string[] }[];
  offlineOnly: string;
  sources: { url: string }[];
};

describe.skipIf(!existsSync(notes))("against the collected notes", () => {
  const all = existsSync(notes) ? (JSON.parse(readFileSync(notes, "utf8")) as Note[]) : [];
  const noteOf = (service: Service): Note => {
    const found = all.find((note) => note.name === service.name);
    if (!found) throw new Error(`no note for ${service.name}`);
    return found;
  };
  const plain = (text: string): string => text.replace(/…|\[日付\]/g, "[date]").toLowerCase();

  test.each(services)("$name prints only words that a native page printed", (service) => {
    const note = noteOf(service);
    const seen = new Set(
      [
        ...Object.values(note.labelsByLanguage).flatMap((meanings) =>
          Object.values(meanings).flat(),
        ),
        ...note.steps.flatMap((step) => step.labels),
        ...note.finalLabel,
        ...note.successWords,
        ...note.accountAfterWords,
      ].map(plain),
    );
    const quotedInNotes = plain([...note.tricks, note.offlineOnly].join(" "));
    for (const word of wordsOf(service))
      expect(seen.has(plain(word)) || quotedInNotes.includes(plain(word)), word).toBe(true);
  });

  test.each(services)("$name ships nothing that was only remembered or translated", (service) => {
    const note = noteOf(service);
    const native = new Set(
      Object.values(note.labelsByLanguage).flatMap((meanings) => Object.values(meanings).flat()),
    );
    const translated = Object.values(note.labelsTranslated)
      .flat()
      .filter((label) => !native.has(label));
    const words = wordsOf(service);
    for (const label of translated) expect(words).not.toContain(label);
    const everything = JSON.stringify({ ...service, login: [], captcha: [] });
    for (const entry of note.memory) {
      for (const [, label] of entry.matchAll(/'([^']+)'/g)) expect(words).not.toContain(label);
      for (const [place] of entry.matchAll(/[a-z-]+\.(?:com|net|tv)(?:\/\S+)?/g))
        expect(everything).not.toContain(place);
      expect(everything).not.toContain(entry);
    }
  });

  test.each(services)("$name names as source only pages that were read", (service) => {
    // Found later, for the address alone.
    const added = ["https://winenfood.com/how-to-manage-your-washington-post-subscription"];
    const read = new Set([...noteOf(service).sources.map((source) => source.url), ...added]);
    for (const fact of service.facts) expect(read, fact.fact).toContain(fact.source);
  });

  test.each(services)("$name stays on the domains of the notes", (service) => {
    // The notes have no address for these; front pages, from a help page's host and from public code.
    const added = [
      "washingtonpost.com",
      "hellofresh.com",
      "canva.com",
      "zoom.us",
      "billing.stripe.com",
    ];
    const known = [...noteOf(service).domains, ...added];
    for (const domain of service.domains)
      expect(
        known.some((name) => name === domain || registrableDomain(name) === domain),
        domain,
      ).toBe(true);
    if (service.startUrl !== undefined)
      expect(service.domains).toContain(registrableDomain(hostOf(service.startUrl)));
  });
});
