import type { EndWords } from "../end-words.ts";

export const nl: EndWords = {
  code: "nl",
  ended:
    "opgezegd* | geannuleerd* | beëindigd* | stopgezet* | verlopen | afgelopen | gestopt | inactief | niet meer actief | geen lid meer | opzegging bevestigd | opzegging ontvangen | opzegging verwerkt | opzegging gepland | uitgeschreven | geëindigd | gedeactiveerd | ontbonden",
  ends: "eindigt | loopt af | loopt … af | loopt tot | verloopt | tot en met | t/m | tot | einddatum | einde | laatste dag | stopt | toegang tot | geldig tot | opgezegd per | opgezegd op | per | wordt beëindigd | wordt opgezegd",
  noMore:
    "betaalt niets meer | betaal je niets meer | niets meer te betalen | wordt niet verlengd | niet automatisch verlengd | niet meer verlengd | verlengt niet | geen verlenging | geen verdere kosten | geen verdere betaling* | geen betaling* meer | geen kosten meer | niets meer afgeschreven | niet meer afgeschreven | niets meer in rekening | schrijven niets meer af | geen afschrijving* meer | geen volgende betaling | verlenging uit | verlenging staat uit | automatische verlenging: uit | automatische verlenging uit* | geen incasso* meer | geen facturen meer",
  none: "geen abonnement | geen actief | geen lidmaatschap | geen lopend* | niet geabonneerd | geen plan | geen lid | geen contract",
  undo: "opnieuw activeren | heractiveren | hervatten | herstellen | opzegging intrekken | opzegging ongedaan* | ongedaan maken | intrekken | opnieuw abonneren | weer abonneren | verlengen | toch blijven | toch houden | weer inschakelen | abonneren | opnieuw | weer lid worden | terugdraaien | kies een abonnement",
  leave:
    "opzeggen | opzegging | annuleren | abonnement beëindigen | *beëindigen | stopzetten | uitschrijven | verlenging uitzetten | verlenging uitschakelen",
  living:
    "volgende betaling | volgende afschrijving | volgende factuur | volgende incasso | volgende verlenging | wordt verlengd | verlengt op | verlengd op | verlenging op | wordt afgeschreven | schrijven we | in rekening gebracht | automatische verlenging aan | automatische verlenging: aan | verlenging aan | verlengdatum",
  active: "actief | lopend | loopt door | huidig abonnement | blijft bestaan | gaat door",
  paused:
    "gepauzeerd | pauze | onderbroken | opgeschort | bevroren | overgeslagen | gaat verder | wordt hervat | hervat op | loopt weer | tijdelijk | begint weer | stilgezet",
  again:
    "opnieuw geactiveerd | heractiveerd | gereactiveerd | weer actief | hersteld | hervat | opnieuw gestart | ingetrokken | teruggedraaid | ongedaan gemaakt | welkom terug | is verlengd | verlengd tot | weer gestart | opnieuw begonnen | teruggezet",
  moved:
    "overgestapt | overgezet | gewijzigd naar | omgezet | welkom bij | nieuw abonnement | nieuwe plan | vervangen door | je zit nu | u zit nu | je hebt nu | gedowngraded | overgegaan",
  trial: "proef* | gratis maand | gratis periode",
  waits:
    "in afwachting | wacht op | wachten op | controleer je inbox | controleer je e-mail | klik op de link | bevestig | te bevestigen | moet worden bevestigd | verzoek ontvangen | verzoek | aanvraag | in behandeling | wordt verwerkt | wordt beoordeeld | bel ons | bellen je | we bellen | nemen contact | per post | brief | handtekening | ondertekend | bijna klaar | nog één stap | nog een stap | om af te ronden | goedkeuring | voorlopig",
  ifs: "als | indien | tenzij | mits | zodra | op voorwaarde | onder voorbehoud | alleen als | pas als | pas na | gaat pas | nog niet van kracht | zolang | totdat | tot je | tot u | voordat | nadat | wanneer | behalve",
  can: "kan | kunnen | zou",
  not: "niet | nog | nooit | kon | blijft | nog steeds | mislukt",
  small:
    "de | het | een | dit | dat | die | deze | uw | je | jouw | mijn | onze | ons | u | jij | wij | we | ik | is | zijn | was | waren | wordt | worden | werd | geworden | heeft | heb | hebt | hebben | zal | zullen | en | of | op | in | aan | bij | van | voor | met | naar | tot | per | om | uit | te | na | daarna | dan | hier | er | als | sinds | vanaf | vandaag | nu | dag* | datum | maand* | jaar* | week* | weken | einde | eind | uur | direct | onmiddellijk | definitief | automatisch* | succesvol | meer | betal* | afschrijv* | factu* | kaart | account | rekening | toegang | gebruik* | gebruiken | actief | bevestig* | bedankt | dank | hallo | maandelijks* | jaarlijks* | gezin | je kunt | kunt | kan | verzoek | geldig | gedaan | afgeschreven | geind | referentie | nummer",
  goesOn: "loopt door | gaat door | blijft | wordt verlengd",
  negates: "niet | nooit | geen | niemand | niets | noch | zonder",
  turns:
    "maar | echter | hoewel | in plaats | nog | steeds | verder | loopt | blijf* | gaat door | houd* | behoud* | zelfde | dezelfde | hetzelfde | weer | opnieuw | ander* | nieuw* | volgend* | beide* | alleen | slechts | behalve | voorlopig | bijna | per ongeluk | vergissing* | fout*",
  failed: "fout | mislukt | ging iets mis | niet mogelijk | probeer het opnieuw | kon niet",
  things:
    "levering* | bestelling* | *box | les | lessen | boeking* | afspraak | afspraken | ticket* | extra* | optie* | aanvulling* | nieuwsbrief | nieuwsbrieven | e-mail* | betaling* | afschrijving* | factu* | coupon* | aanbieding* | korting* | actie | cadeau* | apparaat | apparaten | profiel* | sessie* | download* | herinnering* | melding* | pauze | proef* | kaart | reservering* | evenement* | pakket* | zending* | maaltijd* | bezoek* | cursus* | verzoek* | looptijd | tegoed | punten",
  people:
    "gezinslid | gezinsleden | familielid | kind | kinderen | zoon | dochter | partner* | gast | gasten | vriend* | uitgenodigd* | andere gebruiker | ander account | collega* | teamlid | huisgenoot | subaccount",
  plan: "abonnement* | lidmaatschap* | plan | contract* | account | tarief | verlenging | verzekering | *abonnement | opzegging",
  status:
    "status | staat | einde | einddatum | volgende betaling | volgende afschrijving | verlenging | automatische verlenging | geldig tot | toegang tot | contract | betaling | opzegging | looptijd",
  period:
    "factuurperiode | huidige periode | periode | betaalperiode | looptijd | minimale looptijd | cyclus | lopende maand",
};
