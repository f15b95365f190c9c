import { en } from "./en.ts";
import { de } from "./de.ts";
import { nl } from "./nl.ts";
import { sv } from "./sv.ts";
import { da } from "./da.ts";
import { no } from "./no.ts";
import { fr } from "./fr.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";
import { it } from "./it.ts";
import { pl } from "./pl.ts";
import { cs } from "./cs.ts";
import { fi } from "./fi.ts";
import { ru } from "./ru.ts";
import { tr } from "./tr.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { zh } from "./zh.ts";
import { ukEveryday } from "./uk.ts";
import { beEveryday } from "./be.ts";
import { bgEveryday } from "./bg.ts";
import { mkEveryday } from "./mk.ts";
import { hrEveryday } from "./hr.ts";
import { srEveryday } from "./sr.ts";
import { skEveryday } from "./sk.ts";
import { slEveryday } from "./sl.ts";
import { roEveryday } from "./ro.ts";
import { huEveryday } from "./hu.ts";
import { ltEveryday } from "./lt.ts";
import { lvEveryday } from "./lv.ts";
import { etEveryday } from "./et.ts";
import { caEveryday } from "./ca.ts";
import { glEveryday } from "./gl.ts";
import { icelandicEveryday } from "./is.ts";
import { sqEveryday } from "./sq.ts";
import { azEveryday } from "./az.ts";
import { euEveryday } from "./eu.ts";
import { arEveryday } from "./ar.ts";
import { heEveryday } from "./he.ts";
import { faEveryday } from "./fa.ts";
import { urEveryday } from "./ur.ts";
import { hiEveryday } from "./hi.ts";
import { mrEveryday } from "./mr.ts";
import { thEveryday } from "./th.ts";
import { bnEveryday } from "./bn.ts";
import { taEveryday } from "./ta.ts";
import { teEveryday } from "./te.ts";
import { viEveryday } from "./vi.ts";
import { idEveryday } from "./id.ts";
import { ms } from "./ms.ts";
import { elEveryday } from "./el.ts";
import { kkEveryday } from "./kk.ts";
import { kaEveryday } from "./ka.ts";
import { hyEveryday } from "./hy.ts";
import { swEveryday } from "./sw.ts";
import { filEveryday } from "./fil.ts";
import type { EverydayWords, MarkedWords } from "./language-words.ts";

const MARKED: Record<string, MarkedWords> = {
  en,
  de,
  nl,
  sv,
  da,
  no,
  fr,
  es,
  pt,
  it,
  pl,
  cs,
  fi,
  ru,
  tr,
  ja,
  ko,
  zh,
  uk: ukEveryday,
  be: beEveryday,
  bg: bgEveryday,
  mk: mkEveryday,
  hr: hrEveryday,
  sr: srEveryday,
  sk: skEveryday,
  sl: slEveryday,
  ro: roEveryday,
  hu: huEveryday,
  lt: ltEveryday,
  lv: lvEveryday,
  et: etEveryday,
  ca: caEveryday,
  gl: glEveryday,
  is: icelandicEveryday,
  sq: sqEveryday,
  az: azEveryday,
  eu: euEveryday,
  ar: arEveryday,
  he: heEveryday,
  fa: faEveryday,
  ur: urEveryday,
  hi: hiEveryday,
  mr: mrEveryday,
  th: thEveryday,
  bn: bnEveryday,
  ta: taEveryday,
  te: teEveryday,
  vi: viEveryday,
  id: idEveryday,
  ms,
  el: elEveryday,
  kk: kkEveryday,
  ka: kaEveryday,
  hy: hyEveryday,
  sw: swEveryday,
  fil: filEveryday,
};

function unmarked({ small, everyday, shows, chooses }: MarkedWords): EverydayWords {
  const marked = `${everyday} | ${shows} | ${chooses}`
    .split(" | ")
    .filter((one) => one.endsWith("!"));
  const bare = (phrases: string) => phrases.replaceAll("!", "");
  return {
    small,
    everyday: bare(everyday),
    shows: bare(shows),
    chooses: bare(chooses),
    does: bare(marked.join(" | ")),
  };
}

export const EVERYDAY: Record<string, EverydayWords> = Object.fromEntries(
  Object.entries(MARKED).map(([code, words]) => [code, unmarked(words)]),
);
