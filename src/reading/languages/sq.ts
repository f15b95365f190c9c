import type { FinalWords } from "./language.ts";

/** Albanian. */
export const sq: FinalWords = {
  cancel: "anulo | anuloni | anulim",
  end: "anulo abonimin | ndërprit abonimin | ndërprisni abonimin | çabonohu | çabonim | përfundo abonimin | zgjidh kontratën | mbyll abonimin",
  delete: "fshi | fshije | fshini",
  buy: "bli tani | bleni | blej | paguaj | paguani | porosit | abonohu | përmirëso planin | dhuro | dërgo para",
  reach: "publiko | shpërndaj | fto",
  subject: "abonimin | abonimi | abonimit | anëtarësimin | kontratën | planin",
  affirm: "=po | =vazhdo | =konfirmo",
};
