import type { MarkedWords, FinalWords } from "./language-words.ts";

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

export const skEveryday: MarkedWords = {
  small: "a v na sa je to pre s do že nie vaše váš o alebo ako od ktoré",
  everyday:
    "hľadať | vyhľadať | vyhľadávanie | filter | filtre | filtrovať | vymazať filtre! | zrušiť filtre! | zoradiť | zoradiť podľa | zobraziť viac | zobraziť menej | zobraziť všetko | načítať ďalšie | ďalšia strana | ďalšia stránka | predchádzajúca strana | predchádzajúca stránka | ďalšia otázka! | predchádzajúca otázka | =ďalší krok! | =predchádzajúci krok | =ďalší týždeň | =predchádzajúci týždeň | =ďalší mesiac | =predchádzajúci mesiac | ďalšia fotka | predchádzajúca fotka | ďalšia kapitola | otvoriť menu | zavrieť menu! | zbaliť menu! | rozbaliť menu | páči sa mi! | už sa mi nepáči! | pridať k obľúbeným! | pridať do obľúbených! | odobrať z obľúbených! | pridať hviezdičku! | odobrať hviezdičku! | sledovať! | prestať sledovať! | ohodnotiť! | uložiť zmeny! | uložiť koncept! | koncept! | použiť filtre! | upraviť! | premenovať! | posunúť nahor! | posunúť nadol! | posunúť doľava! | posunúť doprava! | zmeniť poradie! | =presunúť! | do košíka! | pridať do košíka! | vložiť do košíka! | odložiť na neskôr! | pridať do zoznamu želaní! | odobrať zo zoznamu želaní! | porovnať! | odhadnúť dopravu! | prehrať! | pozastaviť video! | stlmiť! | zapnúť zvuk! | rýchlosť prehrávania! | celá obrazovka | =prihlásiť sa! | =prihlásiť! | =prihlásenie! | =stiahnuť | tlačiť | vytlačiť | kopírovať | kopírovať odkaz | prijať cookies! | odmietnuť cookies! | priblížiť | oddialiť | obnoviť stránku | znovu načítať | skúsiť znova! | nahrať súbor! | nahrať fotku! | nahrať obrázok! | vybrať súbor! | označiť ako prečítané! | označiť všetko ako prečítané! | označiť ako neprečítané! | vybrať všetko! | zrušiť výber! | zobraziť stĺpec | skryť stĺpec! | skryť panel! | väčšie písmo! | menšie písmo! | veľkosť písma! | =nahor! | =hore! | stiahnuť súbor | prijať všetky cookies! | odmietnuť všetky cookies! | posunúť mapu | nahrať avatar! | =viac | =menej | =ďalšia | =ďalší | =ďalšie | =predchádzajúca | =predchádzajúci | =späť | =zavrieť! | =zatvoriť! | =otvoriť | =menu | =ponuka | =domov | =uložiť! | =použiť! | =obľúbené! | =hlasitosť! | =rýchlosť! | =titulky! | =jazyk! | =motív! | =mena! | =kalendár | =dnes | =mapa | =pomoc | =pomocník | =náhľad | =prehľad | =nastavenia! | =profil! | =účet | =môj účet | =podrobnosti | =detaily | =história | =upozornenia | =správy | =objednávky | =moje objednávky | =faktúry | =recenzie | =hodnotenia | =fotky | =obrázky | =popis | =veľkosť | =farba | =množstvo! | =počet! | =mesačne! | =ročne! | =vyčistiť! | =resetovať! | =stĺpce | =tmavý režim! | =všeobecné | =zabezpečenie | =bezpečnosť | =súkromie | =o nás | =kontakt | =produkty | =kategórie | =košík! | =zoznam želaní! | =porcie! | =hostia! | =online! | =preč! | =archivovať! | =archív! | =odložiť správu! | =štítok! | =štítky! | =prijať všetko! | =odmietnuť všetko! | =skryť! | =zbaliť! | =rozbaliť | =užitočné! | =odhlásiť sa! | =späť o krok! | =dostupný! | =neprítomný!",
  shows:
    "zobraziť | pozrieť | ukázať | spravovať | správa predplatného | zistiť viac | viac informácií | čítať | prečítať | preskúmať | =stiahnuť | vytlačiť | upraviť | =spôsob platby | =faktúry",
  chooses: "vybrať! | zvoliť! | pridať!",
};
