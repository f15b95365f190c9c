import type { FinalWords } from "./language.ts";

/** Slovak. */
export const sk: FinalWords = {
  cancel: "zrušiť | zruš | zrušenie",
  end: "zrušiť predplatné | zrušiť členstvo | odhlásiť odber | ukončiť predplatné | ukončiť členstvo | vypovedať zmluvu | výpoveď | ukončiť zmluvu | vypovedať",
  delete: "odstrániť | vymazať | zmazať | vymaž",
  buy: "kúpiť | kúp | zaplatiť | objednať | objednať s povinnosťou platby | predplatiť | predplatiť si | prejsť na prémiové | darovať | poslať peniaze",
  reach: "zverejniť | zdieľať | pozvať | uverejniť",
  subject: "predplatné | predplatného | členstvo | členstva | zmluvu | balík | tarifu",
  affirm: "=áno | =pokračovať | =potvrdiť | =ďalej",
};
