import type { EndWords } from "../end-words.ts";

export const hu: EndWords = {
  code: "hu",
  ended:
    "lemondva | lemondta | lemondtad | lemondott | megszűnt | megszüntetve | lejárt | törölve | törölték | befejezve | inaktív | felmondva | lemondás megerősítve | lezárva | véget ért | már nem aktív",
  ends: "megszűnik | lejár | véget ér | végdátum | lejárat | *-ig | ig | érvényes | utolsó nap | vége",
  noMore:
    "nem újul meg | nem kerül megújításra | nem hosszabbodik meg | nem terheljük | nem kerül terhelésre | nincs több fizetés | nincs további díj | nem lesz több terhelés | automatikus megújítás kikapcsolva | automatikus megújítás: ki* | megújítás kikapcsolva | következő fizetés: nincs",
  none: "nincs aktív | nincs előfizetés* | nincs tagság* | jelenleg nincs",
  undo: "újraaktiválás | folytatás | visszavonás | lemondás visszavonása | újra előfizet* | előfizetés | megújítás | visszaállítás | visszakapcsolás | újraindítás | mégis marad* | csomag választása",
  leave:
    "lemondás | lemond* | előfizetés lemondása | felmondás | tagság megszüntetése | törlés | megújítás kikapcsolása",
  living:
    "következő fizetés | következő terhelés | következő számla | megújul | megújítás dátuma | terheljük | kerül terhelésre | automatikus megújítás bekapcsolva | automatikus megújítás: be* | következő díj",
  active: "aktív | folyamatban | jelenlegi csomag | érvényben",
  paused:
    "szünetel | szüneteltet* | felfüggeszt* | szünet | kihagyva | folytatódik | ideiglenesen | befagyaszt*",
  again:
    "újraaktivál* | visszaállít* | újraindít* | újraindult | megújult | megújítva | üdvözöljük újra | visszavont* | visszavonva | újra aktív",
  moved:
    "átváltott | átváltva | módosítva | átkerült | üdvözöljük | új csomag | új előfizetés | mostantól | lecserélve | visszaminősít*",
  trial: "próba* | ingyenes hónap",
  waits:
    "függőben | vár* | ellenőrizze | kattintson a linkre | erősítse meg | megerősítés szükséges | kérelem* | kérés* | feldolgozás* | felülvizsgál* | hívjon | felhívjuk | felvesszük | postai | levél* | aláír* | majdnem kész | még egy lépés | befejezéséhez | jóváhagy*",
  ifs: "ha | hacsak | feltéve | feltétel* | amint | csak akkor | akkor lép | hatályba | mielőtt | amíg | amennyiben | kivéve",
  can: "lehet",
  not: "nem lett | nincs lemondva | még | továbbra | nem sikerült",
  small:
    "a | az | egy | ez | ezt | ezen | on | te | ti | mi | en | onnek | neked | van | vannak | volt | voltak | lesz | lesznek | lett | lettek | es | vagy | hogy | amikor | akkor | utan | ig | tol | ezutan | most | ma | mar | itt | nap* | datum* | honap* | ev | even | evig | evi | havi | het* | veg* | vege | azonnal | vegleg* | automatik* | sikeres* | tobb | fizet* | terhel* | szamla* | kartya* | fiok* | hozzafer* | hasznal* | aktiv* | megerosit* | koszon* | kedves | napjaig | ervenyes | vonunk | levon* | kerelm* | keres* | onre | hatha*",
  goesOn: "folytatodik | tovabb el | megujul",
  negates: "nem | soha | sem | senki | semmi | nelkul | nincs | nincsen*",
  turns:
    "de | azonban | bar | noha | ehelyett | hanem | meg | tovabb* | folytat* | marad* | megmarad* | ugyanaz* | ugyanugy | ugyanolyan | ujra | ismet | masik | mas | uj | kovetkezo | mindketto | csak | kiveve | egyelore | majdnem | teved* | hiba*",
  failed: "hiba | nem sikerült | próbálja újra",
  things:
    "szállítás* | rendelés* | doboz | óra | foglalás* | időpont* | jegy* | kiegészítő* | hírlevél* | e-mail* | fizetések | fizetés törölve | számla | számlák | kupon* | ajánlat* | kedvezmény* | akció* | ajándék* | eszköz* | profil* | értesítés* | próba* | kártya | esemény* | csomagküldés* | tanfolyam* | pont*",
  people:
    "családtag* | gyermek* | gyerek* | fia | lánya | partner* | vendég* | barát* | másik felhasználó | másik fiók | kolléga*",
  plan: "előfizetés* | tagság* | csomag* | szerződés* | fiók | megújítás | tarifa* | lemondás",
  status:
    "állapot | státusz | vége | végdátum | lejárat | következő fizetés | megújítás | automatikus megújítás | érvényes | szerződés | fizetés",
  period: "számlázási időszak | jelenlegi időszak | időszak | ciklus | hűségidő",
};
