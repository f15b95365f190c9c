import type { MarkedWords, FinalWords } from "./language-words.ts";

/** Slovenian. */
export const sl: FinalWords = {
  cancel: "prekliči | preklic | prekličite",
  end: "odpovej naročnino | odpoved naročnine | prekliči naročnino | preklic naročnine | odjavi me | odjava od naročnine | prekini naročnino | razveljavi pogodbo | odpovejte naročnino",
  delete: "izbriši | izbris | izbrišite",
  buy: "kupi | kupite | kupi zdaj | plačaj | plačajte | naroči | oddaj naročilo | naroči se | nadgradi | daruj | pošlji denar",
  reach: "objavi | povabi",
  subject: "naročnino | naročnina | naročnine | članstvo | članstva | pogodbo | paket",
  affirm: "=da | =nadaljuj | =potrdi | =naprej",
};

export const slEveryday: MarkedWords = {
  small: "in v na ne za se da je od s so po bo ali vaš vam kot ki z",
  everyday:
    "išči | iskanje | poišči | filter | filtri | filtriraj | počisti filtre! | odstrani filtre! | ponastavi filtre! | razvrsti | razvrsti po | prikaži več | pokaži več | prikaži manj | pokaži manj | prikaži vse | naloži več | naslednja stran | prejšnja stran | naslednje vprašanje! | prejšnje vprašanje | =naslednji korak! | =prejšnji korak | =naslednji teden | =prejšnji teden | =naslednji mesec | =prejšnji mesec | naslednja fotografija | prejšnja fotografija | naslednje poglavje | odpri meni | zapri meni! | strni meni! | razširi meni | všeč mi je! | ni mi več všeč! | dodaj med priljubljene! | odstrani iz priljubljenih! | dodaj zvezdico! | odstrani zvezdico! | sledi! | prenehaj slediti! | oceni! | shrani spremembe! | shrani osnutek! | osnutek! | uporabi filtre! | uredi! | preimenuj! | premakni gor! | premakni dol! | premakni levo! | premakni desno! | spremeni vrstni red! | =povleci! | dodaj v košarico! | v košarico! | shrani za pozneje! | dodaj na seznam želja! | odstrani s seznama želja! | primerjaj! | oceni stroške dostave! | predvajaj! | zaustavi videoposnetek! | utišaj! | vklopi zvok! | hitrost predvajanja! | celozaslonski način | cel zaslon | =prijavi se! | =prijava! | =prenesi | natisni | kopiraj | kopiraj povezavo | sprejmi piškotke! | zavrni piškotke! | =povečaj! | =pomanjšaj! | osveži | znova naloži | poskusi znova! | naloži datoteko! | naloži sliko! | izberi datoteko! | označi kot prebrano! | označi vse kot prebrano! | označi kot neprebrano! | izberi vse! | počisti izbor! | prikaži stolpec | skrij stolpec! | večje črke! | manjše črke! | velikost pisave! | na vrh | prenesi datoteko | sprejmi vse piškotke! | zavrni vse piškotke! | premakni zemljevid | =več | =manj | =naslednja | =naslednji | =naslednje | =prejšnja | =prejšnji | =nazaj | =zapri! | =odpri | =meni | =domov | =shrani! | =uporabi! | =priljubljene! | =priljubljeno! | =glasnost! | =hitrost! | =podnapisi! | =jezik! | =tema! | =valuta! | =koledar | =danes | =zemljevid | =pomoč | =predogled | =pregled | =nastavitve! | =profil! | =račun | =moj račun | =podrobnosti | =zgodovina | =obvestila | =sporočila | =naročila | =moja naročila | =računi | =ocene | =mnenja | =slike | =fotografije | =opis | =velikost | =barva | =količina! | =število! | =mesečno! | =letno! | =počisti! | =ponastavi! | =stolpci | =temni način! | =splošno | =varnost | =zasebnost | =o nas | =kontakt | =stik | =izdelki | =kategorije | =košarica! | =seznam želja! | =porcije! | =gostje! | =na spletu! | =odsoten! | =arhiviraj! | =arhiv! | =odloži sporočilo! | =oznaka! | =oznake! | =sprejmi vse! | =zavrni vse! | =skrij! | =strni! | =razširi | =koristno! | =odjava! | =odjavi se! | =na voljo!",
  shows:
    "poglej | oglej si | prikaži | pokaži | upravljaj | upravljanje | več o tem | preberi | preberi več | razišči | =prenesi | natisni | uredi | =način plačila | =računi",
  chooses: "izberi! | izberite! | dodaj!",
};
