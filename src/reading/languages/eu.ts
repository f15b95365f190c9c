import type { FinalWords } from "./language.ts";

/** Basque. */
export const eu: FinalWords = {
  cancel: "utzi | ezeztatu | bertan behera utzi",
  end: "harpidetza ezeztatu | harpidetza utzi | harpidetza bertan behera utzi | baja eman | harpidetza amaitu | kontratua amaitu | utzi harpidetza",
  delete: "ezabatu | kontua ezabatu",
  buy: "erosi | erosi orain | ordaindu | eskatu orain | harpidetu | hobetu plana | dohaintza egin | dirua bidali",
  reach: "argitaratu | partekatu | gonbidatu",
  subject: "harpidetza | kuota | kontratua | bazkidetza",
  affirm: "=bai | =jarraitu | =berretsi",
};
