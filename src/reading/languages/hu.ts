import type { MarkedWords, FinalWords } from "./language-words.ts";

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

export const huEveryday: MarkedWords = {
  small: "a az és hogy nem is egy van meg csak de vagy ez ön önnek minden mint",
  everyday:
    "keresés | keres | szűrő | szűrők | szűrés | szűrők alaphelyzetbe állítása! | =rendezés | továbbiak megjelenítése | több megjelenítése | kevesebb megjelenítése | összes megjelenítése | továbbiak betöltése | következő oldal | előző oldal | következő kérdés! | előző kérdés | =következő lépés! | =előző lépés | =következő hét | =előző hét | =következő hónap | =előző hónap | következő kép | előző kép | következő fejezet | menü megnyitása | menü bezárása! | menü összecsukása! | menü kibontása | tetszik! | kedvencekhez adás! | hozzáadás a kedvencekhez! | eltávolítás a kedvencekből! | csillagozás! | csillag hozzáadása! | csillag eltávolítása! | követés! | követés leállítása! | értékelem! | módosítások mentése! | változtatások mentése! | piszkozat mentése! | piszkozat! | szűrők alkalmazása! | szerkesztés! | átnevezés! | mozgatás felfelé! | mozgatás lefelé! | mozgatás balra! | mozgatás jobbra! | átrendezés! | =húzás! | kosárba! | kosárba teszem! | kosárba rakom! | hozzáadás a kosárhoz! | mentés későbbre! | félreteszem! | kívánságlistára! | hozzáadás a kívánságlistához! | eltávolítás a kívánságlistáról! | összehasonlítás! | szállítási költség becslése! | lejátszás! | videó szüneteltetése! | lejátszás szüneteltetése! | némítás! | némítás feloldása! | lejátszási sebesség! | teljes képernyő | bejelentkezés! | =belépés! | =kijelentkezés! | letöltés | nyomtatás | másolás | link másolása | sütik elfogadása! | sütik elutasítása! | nagyítás | kicsinyítés | oldal frissítése | újratöltés | próbálja újra! | =újra! | fájl feltöltése! | kép feltöltése! | fájl kiválasztása! | olvasottnak jelölés! | összes megjelölése olvasottként! | megjelölés olvasottként! | megjelölés olvasatlanként! | összes kijelölése! | oszlop megjelenítése | oszlop elrejtése! | panel elrejtése! | nagyobb betűk! | kisebb betűk! | betűméret! | vissza a tetejére | az oldal tetejére | szűrők visszaállítása! | minden süti elfogadása! | térkép mozgatása | profilkép feltöltése! | művelet visszavonása! | =több | =kevesebb | =következő | =előző | =vissza | =bezárás! | =megnyitás | =menü | =kezdőlap | =főoldal | =mentés! | =alkalmaz! | =alkalmazás! | =kedvenc! | =kedvencek! | =hangerő! | =sebesség! | =feliratok! | =nyelv! | =téma! | =pénznem! | =naptár | =ma | =térkép | =súgó | =segítség | =előnézet | =áttekintés | =beállítások! | =profil! | =fiók | =fiókom | =részletek | =előzmények | =értesítések | =üzenetek | =rendelések | =rendeléseim | =számlák | =értékelések | =vélemények | =képek | =fotók | =leírás | =méret | =szín | =mennyiség! | =darabszám! | =szám! | =havonta! | =évente! | =havi! | =éves! | =kiürítés! | =visszaállítás! | =ismét! | =oszlopok | =sötét mód! | =általános | =biztonság | =adatvédelem | =rólunk | =kapcsolat | =termékek | =kategóriák | =kosár! | =kívánságlista! | =adag! | =vendégek! | =elérhető! | =távol! | =archiválás! | =archívum! | =szundi! | =címke! | =címkék! | =összes elfogadása! | =összes elutasítása! | =elrejtés! | =összecsukás! | =kibontás | =hasznos! | =nincs a gépnél!",
  shows:
    "megtekintés | megnézem | megjelenítés | mutat | kezelés | kezelése | részletek megtekintése | további információ | tudjon meg többet | olvasás | felfedezés | letöltés | nyomtatás | szerkesztés | =fizetési mód | =számlák",
  chooses: "kiválasztás! | választ! | hozzáadás!",
};
