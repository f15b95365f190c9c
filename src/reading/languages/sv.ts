import type { EverydayWords } from "./language.ts";

/** Swedish. */
export const sv: EverydayWords = {
  small: "och att det som en på är av för med inte du din ett",
  everyday:
    "sök | filter | filtrera | sortera | sortera efter | mer | mindre | visa mer | visa mindre | ladda fler | visa alla | visa fler | nästa | föregående | nästa sida | föregående sida | tillbaka | öppna | stäng | meny | gilla | favorit | favoriter | följ | sluta följa | spara | spara utkast | utkast | spara ändringar | redigera | byt namn | lägg i varukorg | lägg i varukorgen | lägg i kundvagn | varukorg | önskelista | jämför | spela | spela upp | ljud av | volym | helskärm | undertexter | logga in | logga ut | språk | tema | ladda ner | skriv ut | kopiera | kakor | cookies | kalender | idag | karta | zooma in | zooma ut | uppdatera sidan | ladda om | försök igen | hjälp | ladda upp | förhandsgranska | översikt | inställningar | profil | konto | mitt konto | detaljer | historik | aviseringar | meddelanden | beställningar | fakturor | faktura | recensioner | bilder | beskrivning | storlek | färg | antal | månadsvis | årsvis | markera alla | rensa | dölj | allmänt | säkerhet | integritet | om oss | kontakt | produkter | kategorier | till toppen | välj fil",
  shows:
    "visa | se | öppna | hantera | detaljer | jämför | läs mer | läs | utforska | ladda ner | skriv ut | redigera | ändra | gå till | betalningsmetod | fakturor | faktura",
  chooses: "välj | lägg till",
};
