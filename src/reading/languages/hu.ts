import type { FinalWords } from "./language.ts";

/** Hungarian. */
export const hu: FinalWords = {
  cancel: "mégse | lemondás",
  end: "lemondom | lemondja | lemondása | lemondását | felmondás | felmondom | felmondása | leiratkozás | leiratkozom | előfizetés törlése | megszüntetés | megszüntetem | kilépek a | megszüntetése",
  delete: "törlés | törlöm | törlése | végleges törlés",
  buy: "=vásárlás | megveszem | vásárol | megvásárol* | =fizetés | fizetek | kifizetem | megrendel* | rendelés leadása | előfizetek | előfizetés most | váltás prémiumra | frissítés prémiumra | adományozok | pénz küldése",
  reach: "közzététel | közzéteszem | meghívás | meghívó küldése | elküldöm | megosztás",
  subject:
    "előfizetés | előfizetést | előfizetésem | előfizetésemet | tagság | tagságot | tagságom | csomag | csomagot | szerződés | szerződést",
  affirm: "=igen | =folytatás | =tovább | =megerősít | =megerősítem | =rendben",
};
