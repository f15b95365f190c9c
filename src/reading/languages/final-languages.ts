import { hu } from "./hu.ts";
import { ro } from "./ro.ts";
import { bg } from "./bg.ts";
import { el } from "./el.ts";
import { uk } from "./uk.ts";
import { hr } from "./hr.ts";
import { sr } from "./sr.ts";
import { sk } from "./sk.ts";
import { sl } from "./sl.ts";
import { lt } from "./lt.ts";
import { lv } from "./lv.ts";
import { et } from "./et.ts";
import { icelandic } from "./is.ts";
import { ga } from "./ga.ts";
import { cy } from "./cy.ts";
import { ca } from "./ca.ts";
import { eu } from "./eu.ts";
import { gl } from "./gl.ts";
import { mt } from "./mt.ts";
import { sq } from "./sq.ts";
import { mk } from "./mk.ts";
import { be } from "./be.ts";
import { he } from "./he.ts";
import { ar } from "./ar.ts";
import { fa } from "./fa.ts";
import { ur } from "./ur.ts";
import { hi } from "./hi.ts";
import { bn } from "./bn.ts";
import { pa } from "./pa.ts";
import { gu } from "./gu.ts";
import { mr } from "./mr.ts";
import { ta } from "./ta.ts";
import { te } from "./te.ts";
import { kn } from "./kn.ts";
import { ml } from "./ml.ts";
import { si } from "./si.ts";
import { ne } from "./ne.ts";
import { th } from "./th.ts";
import { vi } from "./vi.ts";
import { id } from "./id.ts";
import { fil } from "./fil.ts";
import { sw } from "./sw.ts";
import { am } from "./am.ts";
import { ka } from "./ka.ts";
import { hy } from "./hy.ts";
import { az } from "./az.ts";
import { kk } from "./kk.ts";
import { uz } from "./uz.ts";
import { ky } from "./ky.ts";
import { mn } from "./mn.ts";
import { km } from "./km.ts";
import { my } from "./my.ts";
import { lo } from "./lo.ts";
import { af } from "./af.ts";
import { eo } from "./eo.ts";
import { lb } from "./lb.ts";
import { zu } from "./zu.ts";
import { yo } from "./yo.ts";
import { ha } from "./ha.ts";
import { so } from "./so.ts";
import { ku } from "./ku.ts";
import type { FinalWords } from "./language-words.ts";

/** Languages of which the final words are known, and no more of what is risky. */
export const FINAL: Record<string, FinalWords> = {
  hu,
  ro,
  bg,
  el,
  uk,
  hr,
  sr,
  sk,
  sl,
  lt,
  lv,
  et,
  icelandic,
  ga,
  cy,
  ca,
  eu,
  gl,
  mt,
  sq,
  mk,
  be,
  he,
  ar,
  fa,
  ur,
  hi,
  bn,
  pa,
  gu,
  mr,
  ta,
  te,
  kn,
  ml,
  si,
  ne,
  th,
  vi,
  id,
  fil,
  sw,
  am,
  ka,
  hy,
  az,
  kk,
  uz,
  ky,
  mn,
  km,
  my,
  lo,
  af,
  eo,
  lb,
  zu,
  yo,
  ha,
  so,
  ku,
};
