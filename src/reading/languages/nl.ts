import type { EverydayWords } from "./language.ts";

/** Dutch. */
export const nl: EverydayWords = {
  small: "de het een en van niet je uw voor met op is te dit",
  everyday:
    "zoeken | zoek | filter | filters | filteren | sorteren | sorteer op | meer | minder | toon meer | meer tonen | minder tonen | meer laden | alles tonen | volgende | vorige | volgende pagina | vorige pagina | terug | openen | sluiten | uitklappen | inklappen | menu | vind ik leuk | favoriet | favorieten | bewaren | volgen | ontvolgen | later bekijken | opslaan | concept | concept opslaan | wijzigingen opslaan | bewerken | hernoemen | in winkelwagen | in winkelmand | in winkelmandje | winkelwagen | aan winkelwagen toevoegen | verlanglijst | op verlanglijst | vergelijken | afspelen | pauze | pauzeren | dempen | volume | volledig scherm | ondertiteling | inloggen | aanmelden | uitloggen | afmelden bij | taal | thema | downloaden | afdrukken | printen | kopiëren | cookies | cookies accepteren | kalender | agenda | vandaag | kaart | inzoomen | uitzoomen | vernieuwen | opnieuw laden | opnieuw proberen | help | hulp | uploaden | voorbeeld | overzicht | instellingen | profiel | account | mijn account | details | geschiedenis | meldingen | berichten | bestellingen | facturen | factuur | beoordelingen | foto's | omschrijving | maat | kleur | aantal | maandelijks | jaarlijks | alles selecteren | verbergen | algemeen | beveiliging | privacy | over ons | contact | producten | categorieën | begrepen | naar boven | bestand kiezen",
  shows:
    "bekijken | bekijk | toon | tonen | openen | beheren | beheer | details | vergelijken | meer informatie | lees meer | lezen | ontdek | downloaden | afdrukken | bewerken | wijzigen | wijzig | naar | betaalmethode | facturen | factuur",
  chooses: "selecteren | selecteer | kiezen | kies | toevoegen",
};
