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
import type { EverydayWords } from "./language.ts";

export const EVERYDAY: Record<string, EverydayWords> = {
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
};
