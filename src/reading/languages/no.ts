import type { EverydayWords } from "./language.ts";

/** Norwegian. */
export const no: EverydayWords = {
  small: "og at det som en på er av for med ikke du din et til deg",
  everyday:
    "søk | filter | filtrer | sorter | sorter etter | mer | mindre | vis mer | vis flere | vis færre | vis alle | last flere | neste | forrige | neste side | forrige side | tilbake | åpne | lukk | meny | liker | favoritt | favoritter | følg | lagre | lagre utkast | utkast | lagre endringer | rediger | gi nytt navn | legg i handlekurv | legg i handlekurven | handlekurv | ønskeliste | sammenlign | spill av | demp | volum | fullskjerm | undertekster | logg inn | logg ut | språk | tema | last ned | skriv ut | kopier | informasjonskapsler | kalender | i dag | kart | zoom inn | zoom ut | last inn på nytt | prøv igjen | hjelp | last opp | forhåndsvis | oversikt | innstillinger | profil | konto | min konto | detaljer | historikk | varsler | meldinger | bestillinger | fakturaer | faktura | anmeldelser | bilder | beskrivelse | størrelse | farge | antall | månedlig | årlig | velg alle | tøm | skjul | generelt | sikkerhet | om oss | kontakt | produkter | kategorier | til toppen | velg fil",
  shows:
    "vis | se | åpne | administrer | detaljer | sammenlign | les mer | les | utforsk | last ned | skriv ut | rediger | endre | gå til | betalingsmetode | fakturaer | faktura",
  chooses: "velg | legg til",
};
