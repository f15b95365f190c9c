import type { EverydayWords } from "./language.ts";

/** Danish. */
export const da: EverydayWords = {
  small: "og at det som en på er af for med ikke du din et til",
  everyday:
    "søg | filter | filtrer | sorter | sorter efter | mere | mindre | vis mere | vis flere | vis færre | vis alle | indlæs flere | næste | forrige | næste side | forrige side | tilbage | åbn | luk | menu | synes godt om | favorit | favoritter | følg | gem | gem kladde | kladde | gem ændringer | rediger | omdøb | læg i kurv | læg i indkøbskurv | kurv | indkøbskurv | ønskeliste | sammenlign | afspil | slå lyd fra | lydstyrke | fuld skærm | undertekster | log ind | log ud | sprog | tema | download | hent | udskriv | kopier | cookies | kalender | i dag | kort | zoom ind | zoom ud | genindlæs | opdater siden | prøv igen | hjælp | upload | eksempel | oversigt | indstillinger | profil | konto | min konto | detaljer | historik | notifikationer | beskeder | ordrer | fakturaer | faktura | anmeldelser | billeder | beskrivelse | størrelse | farve | antal | månedligt | årligt | vælg alle | ryd | skjul | generelt | sikkerhed | om os | kontakt | produkter | kategorier | til toppen | vælg fil",
  shows:
    "vis | se | åbn | administrer | detaljer | sammenlign | læs mere | læs | udforsk | hent | udskriv | rediger | ændr | gå til | betalingsmetode | fakturaer | faktura",
  chooses: "vælg | tilføj",
};
