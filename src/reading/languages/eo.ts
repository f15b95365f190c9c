import type { FinalWords } from "./language-words.ts";

/** Esperanto. */
export const eo: FinalWords = {
  cancel: "nuligi | nuligu",
  end: "malaboni | nuligi abonon | ĉesigi abonon | fini abonon | malabonu",
  delete: "forigi | forigu | forviŝi",
  buy: "aĉeti | aĉetu | pagu | mendi | mendu | aboni | abonu | donaci | donacu",
  reach: "publikigi | kunhavigi | inviti",
  subject: "abonon | abono | membrecon | kontrakton",
  affirm: "=jes | =daŭrigi | =konfirmi",
};
