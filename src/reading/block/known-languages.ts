import type { EndWords } from "./end-words.ts";
import { ar } from "./languages/ar.ts";
import { cs } from "./languages/cs.ts";
import { da } from "./languages/da.ts";
import { de } from "./languages/de.ts";
import { el } from "./languages/el.ts";
import { en } from "./languages/en.ts";
import { es } from "./languages/es.ts";
import { fi } from "./languages/fi.ts";
import { fr } from "./languages/fr.ts";
import { he } from "./languages/he.ts";
import { hi } from "./languages/hi.ts";
import { hu } from "./languages/hu.ts";
import { id } from "./languages/id.ts";
import { it } from "./languages/it.ts";
import { ja } from "./languages/ja.ts";
import { ko } from "./languages/ko.ts";
import { nl } from "./languages/nl.ts";
import { no } from "./languages/no.ts";
import { pl } from "./languages/pl.ts";
import { pt } from "./languages/pt.ts";
import { ro } from "./languages/ro.ts";
import { ru } from "./languages/ru.ts";
import { sv } from "./languages/sv.ts";
import { th } from "./languages/th.ts";
import { tr } from "./languages/tr.ts";
import { uk } from "./languages/uk.ts";
import { vi } from "./languages/vi.ts";
import { zh } from "./languages/zh.ts";

export const END_WORDS: EndWords[] = [
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  ja,
  ko,
  zh,
  pl,
  sv,
  da,
  no,
  fi,
  cs,
  tr,
  ru,
  uk,
  hu,
  ro,
  el,
  ar,
  he,
  hi,
  th,
  vi,
  id,
];
