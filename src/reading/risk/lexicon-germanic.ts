import type { Lexicon } from "./lexicon.ts";

const german: Lexicon = {
  end: "lieber beenden | lieber kündigen | trotzdem beenden | trotzdem gehen | ich will raus | schluss machen | schlussmachen | ich trete aus | trete aus | ich steige aus | ich gehe jetzt | austragen lassen | kündigen | kündige | kündigt | kündigung | *kündigung | kündigungs* | kuendig* | *kuendigung | abbestellen | abmelden vom newsletter | abo beenden | austreten | nicht verlängern | nicht erneuern | austritt | austritt erklären | austrittserklärung | abbestellung | abo abbestellen | abo auflösen | abo stoppen | abo loswerden | vertrag auflösen | vertrag beenden | vertrag aufheben | mitgliedschaft beenden | mitgliedschaft auflösen | verein verlassen | club verlassen | studio verlassen | spende beenden | spende stoppen | spende einstellen | dauerspende beenden | spenden einstellen | förderung beenden | patenschaft beenden | lieferung beenden | lieferungen beenden | lieferungen stoppen | lieferung einstellen | belieferung beenden | belieferung einstellen | belieferung stoppen | box abbestellen | box beenden | paket abbestellen | option abbestellen | zahlung einstellen | zahlungen einstellen | lastschrift widerrufen | lastschriftmandat widerrufen | mandat widerrufen | sepa-mandat widerrufen | einzugsermächtigung widerrufen | dauerauftrag löschen | vertrag widerrufen | auslaufen lassen | ablaufen lassen | nicht mehr verlängern | nicht mehr erneuern | nicht automatisch verlängern | verlängerung abschalten | verlängerung stoppen | verlängerung beenden | verlängerung ausschalten | verlängerung deaktivieren | kündige ich | kündigungsbutton | kündigungswunsch",
  cancel: "abbrechen | stornieren | storniere",
  stop: "beenden | beende | stoppen | stoppe | deaktivieren | ausschalten | abschalten | einstellen | auflösen | aufheben | ausstellen | endet | abwählen | abstellen | abmelden von | loswerden | aussteigen | raus aus | nicht länger | verlasse",
  cancelNoun:
    "stornierung | beendigung | abbestellung | deaktivierung | vertragsauflösung | vertragsaufhebung | vertragsbeendigung | nichtverlängerung | vertragsende einleiten",
  abort: "abbrechen | verlassen | stoppen",
  subject:
    "abbuchungen | lastschriften | zahlungen | abo | *abo | abos | abonnement | abonnements | mitgliedschaft | *mitgliedschaft | tarif | plan | vertrag | *vertrag | verträge | verlängerung | *verlängerung | automatische verlängerung | abrechnung | testphase | probeabo | probezeitraum | probemonat | vorteile | *vorteile | paket | zusatzpaket | option | zusatzoption | lastschrift | dauerauftrag | leistung | dienst | *tarif | tarife | *paket | pakete | boxen | futterbox | kochbox | ticket im abo | monatskarte | jahreskarte | zeitkarte | *ticket-abo | deutschlandticket | jobticket | dauerspende | monatsspende | regelmäßige spende | fördermitgliedschaft | patenschaft | *patenschaft | förderung | belieferung | dauerlieferung | sparabo | spar-abo | police | *versicherung | versicherung | versicherungsschutz | schutzbrief | garantieverlängerung | lizenz | *lizenz | lizenzen | hosting | webhosting | domainvertrag | ökostrom | internetanschluss | anschluss | festnetz | mobilfunk | handyvertrag | zusatzleistung | zusatzleistungen | zusatzbaustein | baustein | zubuchoption | flatrate | flat | zeitung | magazin | zeitschrift | e-paper | digitalzugang | mandat | lastschriftmandat | einzugsermächtigung | probemitgliedschaft | gratisphase | verein | club | studio | sitzplatz | meine box | deine box | genussbox | bierbox | beautybox | stromvertrag | gasvertrag | stromtarif | gastarif",
  trivial:
    "favoriten | änderungen | änderung | bearbeitung | suche | auswahl | filter | warenkorb | einkaufswagen | artikel | entwurf | liste | merkliste | wunschliste | merkzettel | benachrichtigung | benachrichtigungen | ton | untertitel | standort | hochladen | herunterladen | zahlungsmethode | zahlungsart | zahlungsmittel | newsletter | gutschein | vorgang",
  order:
    "bestellung | buchung | reservierung | termin | ticket | tickets | zahlung | überweisung | lieferung | reise | spende | auftrag | kauf",
  delete:
    "vergiss mich | vergesst mich | vergessen sie mich | werkseinstellungen | werkszustand | auslieferungszustand | löschen | lösche | *löschen | *loeschen | vernichten | endgültig entfernen | dauerhaft entfernen | papierkorb leeren | unwiderruflich löschen | daten löschen | profil löschen",
  remove: "entfernen | schließen | deaktivieren | auflösen | leeren | zurücksetzen | kündigen",
  valuable:
    "für immer | konto | *konto | account | profil | daten | projekt | firma | unternehmen | betrieb | team | alles | endgültig | dauerhaft | unwiderruflich | benutzerkonto | datenbank | benutzer",
  buy: "zu familie wechseln | zum familientarif wechseln | zum familienabo wechseln | verschenken | *verschenken | hochstufen | höherstufen | kostenvoranschlag annehmen | kostenvoranschlag freigeben | angebot freigeben | rechnung freigeben | nachbestellen | nachbuchen | mitbieten | anzahlen | hinterlegen und zahlen | wieder beitreten | erneut beitreten | wieder eintreten | wieder mitmachen | hinzubuchen | dazubuchen | zubuchen | neu anmelden und zahlen | wieder einschreiben | kaufen | *kaufen | kauf abschließen | jetzt kaufen | bezahlen | zahlen | zahle | zahlungspflichtig | kostenpflichtig | zahlungspflichtig bestellen | bestellen | jetzt bestellen | abonnieren | spenden | upgrade | upgraden | verlängern | wieder abonnieren | erneut abonnieren | reaktivieren | fortsetzen und zahlen | bieten | gebot abgeben | gebot | aufladen | geld senden | überweisen | buchen | reservieren | mieten | jetzt buchen | zum jahresabo wechseln | zum jahrestarif wechseln | mitglied werden | gratis testen | kostenlos testen | jetzt testen | kündigung zurücknehmen | kündigung widerrufen | kündigung zurückziehen | wieder aktivieren | vertrag abschließen | abo abschließen | kündigung rückgängig machen | verlängerung aktivieren | verlängerung einschalten | automatische verlängerung aktivieren | automatische verlängerung einschalten | neu abschließen | erneut abschließen | wieder buchen | erneut buchen | wieder bestellen | erneut bestellen | jetzt spenden | jetzt bezahlen | kostenpflichtig bestellen | zahlungspflichtig buchen | kostenpflichtig buchen | jetzt abschließen | jetzt beitreten | beitritt erklären | wieder einsteigen",
  spend:
    "wiederbeleben | neu beleben | verdoppeln | wieder aufnehmen | wiederaufnehmen | aufleben lassen | wieder starten | wieder einschalten | wieder anfangen | holen | sichern | annehmen | einlösen | starten | beginnen | testen | beitreten | fortsetzen | aktivieren | einschalten | freischalten | nutzen | wechseln | akzeptieren | abschließen",
  offer:
    "angebot | *angebot | rabatt | *rabatt | testphase | probemonat | gratismonat | gratis | kostenlos | premium | jährlich | jährliche | jahresabo | jahrestarif | jahreszahlung | jahresplan | jahresmitgliedschaft | aktion | preisnachlass | freimonat | freimonate | *bonus | treuebonus | treueangebot | vorteilspreis | sonderpreis | aktionspreis | nachlass | gutschein | wechselprämie",
  reach:
    "abstimmen | stimme abgeben | bewerben | jetzt bewerben | allen bescheid | bescheid geben | nachricht an | an alle schreiben | schreibe an | senden | absenden | abschicken | verschicken | schicken | veröffentlichen | posten | teilen | einladen | antworten | bewertung abgeben | bewertung absenden | kommentieren | nachricht senden | weiterleiten | twittern",
  self: "code | bestätigungscode | link | mir | feedback | bestätigungsmail | erneut",
  grant:
    "autorisieren | zugriff erlauben | zugriff gewähren | zugriff zulassen | berechtigen | freigeben | zugriff entziehen | zugriff widerrufen | eigentum übertragen | ermächtigen",
  consent:
    "cookie* | alle akzeptieren | alle ablehnen | alle annehmen | allen zustimmen | nur notwendige | nur erforderliche | einwilligung* | datenschutz*",
  dismiss:
    "schließen | zurück | später | nein | nicht jetzt | verstanden | ausblenden | fenster schließen | dialog schließen | vielleicht später | nicht heute | jetzt nicht",
  stay: "weiter genießen | nichts ändern | alles so lassen | so lassen | vorgang abbrechen | vorgang beenden | kündigungsvorgang abbrechen | behalten | bleiben | noch nicht | nicht jetzt | jetzt nicht | ich überlege | überleg ich mir | überlege es mir | nochmal überlegen | noch mal überlegen | noch einmal überlegen | umentschieden | anders überlegt | moment noch | bleibe | zurück zu | zurück zum | zurück zur | doch nicht | doch bleiben | nein danke | nein, danke | weiter nutzen | weiterhin nutzen | beibehalten | erinnern sie mich später | später erinnern | lieber nicht | fortführen | mitglied bleiben | abo fortsetzen | dabeibleiben | dabei bleiben | bleib dabei | ich bleibe | weitermachen | weiterlesen | weiter lesen | weiter trainieren | weiter sparen | nicht kündigen | doch nicht kündigen | nicht beenden | weiter spenden | weiter fördern | anders überlegt | umentschieden | vertrag behalten | vertrag fortsetzen | vertrag fortführen | mitgliedschaft fortsetzen | mitgliedschaft behalten | abo weiterführen | weiterführen",
  commit:
    "antworten senden | antworten absenden | antworten abschicken | =absenden | =abschicken | absenden und weiter | senden und weiter | nächster schritt | zum nächsten schritt | antwort senden | antwort absenden | antwort abschicken | grund absenden | absenden | speichern | weiter | fortfahren | bestätigen | bestätige | ok | fertig | abschließen | zustimmen | akzeptieren | übernehmen | anwenden | einreichen | erledigt | verstanden und weiter | durchführen | abschicken | beantragen | einverstanden | passt so | alles richtig | alles korrekt | los geht's | antrag stellen | beauftragen | auftrag erteilen | übermitteln | in auftrag geben | daten übernehmen",
  affirm:
    "ja | jetzt | sofort | trotzdem | wirklich | ich möchte | ich will | endgültig | bestätigen | bitte | verbindlich | dennoch | weiter zu | heute | definitiv | unwiderruflich | ganz sicher | ich bin sicher | ich bin mir sicher | hiermit | nächstmöglich | nächstmöglichen | zum nächstmöglichen | schnellstmöglich | fristgerecht | fristlos | umgehend | gleich jetzt | auf jeden fall",
  caution:
    "ersetzen | austauschen | als gelesen markieren | markieren | erinnerung setzen | einfrieren | tauschen | festlegen | umbenennen | ruhen lassen | auf die merkliste | auf den merkzettel | pausieren | pause | unterbrechen | aussetzen | überspringen | bearbeiten | ändern | aktualisieren | hinzufügen | abmelden | ausloggen | registrieren | ausblenden | stummschalten | downgrade | herabstufen | tarif wechseln | ablehnen | verschieben | entfernen | beenden | deaktivieren | in den warenkorb | zur kasse | blockieren | folgen | konto erstellen | anlegen",
  helpLead:
    "wie | so | mehr über | mehr zu | mehr erfahren | anzeigen | ansehen | warum | was | wann | wo | hilfe | hilfe zu | informationen | infos zu | über | alles zum thema | fragen zu | nächste seite | vorherige seite | zum inhalt springen | mehr anzeigen | mehr laden | tipps | tipps zu | ratgeber | ratgeber zu | erfahre | erfahren sie | lies | lesen sie | kann ich | können wir helfen | darf ich | muss ich | hinweise zu | wissenswertes | was passiert | bevor du | bevor sie | fragen zur | fragen zum | hilfe bei | hilfe zur | hilfe zum | infos zur | infos zum | informationen zu | informationen zur | mehr zur | mehr zum | alles über | alles zur | alles zum",
  helpTrail:
    "kündigungsschutz | kündigungsfrist* | kündigungsbedingung* | bedingungen | richtlinie | richtlinien | faq | hilfe | anleitung | regeln | gebühren | informationen | fristen | recht | *frist | *bedingungen | *richtlinie | *richtlinien | anzeigen | ansehen | details | bestellungen | meine bestellungen | hinweise | erklärt | im überblick | faqs | häufige fragen | ratgeber | leitfaden | voraussetzungen | *fristen | *hinweise | *bestimmungen | bestimmungen | agb | vorlage | mustervorlage",
  negation: "nicht | doch nicht | lieber nicht | kein | keine | keinen | ohne | nie | niemals",
  lose: "verzichte | verzichten | aufgeben | verlieren | verzichte auf | gebe auf",
  want: "möchte | will | brauche | behalten | verlängern | erneuern | bleiben | fortsetzen | weiterzahlen",
  undo: "zurücknehmen | widerrufen | zurückziehen | rückgängig machen | rückgängig | rücknahme",
  signIn:
    "anmelden | einloggen | login | log-in | anmeldung | zum login | zugangsdaten vergessen | passwort vergessen | kennwort vergessen",
  and: "und | oder",
};

const dutch: Lexicon = {
  end: "liever stoppen | toch stoppen | liever opzeggen | haal me van | haal mij uit | opzeggen | opzegging | *opzegging | zeg op | afmelden voor nieuwsbrief | uitschrijven | niet verlengen | lidmaatschap beëindigen | abonnement beëindigen | zeg abonnement op | zeg je abonnement op | zeg mijn abonnement op | zeg uw abonnement op | zeg het abonnement op | zeg dit abonnement op | zeg lidmaatschap op | zeg je lidmaatschap op | zeg mijn lidmaatschap op | zeg uw lidmaatschap op | zeg contract op | zeg je contract op | zeg mijn contract op | zeg mijn polis op | zeg mijn verzekering op | *opzeggen | opzegverzoek | opzegformulier | schrijf me uit | schrijf mij uit | uitschrijven als | afmelden als lid | lidmaatschap afmelden | abonnement afmelden | niet meer verlengen | niet langer verlengen | niet automatisch verlengen | automatisch verlengen uitzetten | automatisch verlengen uitschakelen | automatisch verlengen stoppen | automatische verlenging uitzetten | automatische verlenging uitschakelen | automatische verlenging stopzetten | automatische verlenging stoppen | zet automatische verlenging uit | zet automatisch verlengen uit | schakel automatische verlenging uit | schakel automatisch verlengen uit | verlenging uitzetten | verlenging uitschakelen | verlenging stopzetten | abonnement stopzetten | lidmaatschap stopzetten | contract ontbinden | contract verbreken | machtiging intrekken | machtiging stopzetten | trek machtiging in | domiciliëring stopzetten | domiciliëring intrekken | domiciliëring opzeggen | incasso stopzetten | donatie stopzetten | donatie stoppen | donatie beëindigen | gift stopzetten | gift stoppen | stop mijn donatie | stop met doneren | stoppen met doneren | stop mijn steun | steun stopzetten | stop als donateur | stoppen als lid | stop als lid | stoppen als donateur | stoppen als abonnee | ik wil stoppen | ik wil weg | ik wil echt weg | ik wil opzeggen | royeren",
  cancel: "annuleren | annuleer",
  stop: "kappen met | ik stop met | ik stop | beëindigen | beëindig | stopzetten | stoppen | stop | uitschakelen | deactiveren | uitzetten | ontbinden | stop met | zet stop | staken | schrappen | zet uit | schakel uit",
  cancelNoun:
    "annulering | beëindiging | stopzetting | uitschrijving | annulatie | afmelding | ontbinding | stopzettingsverzoek | annuleringsverzoek",
  abort: "afbreken | verlaten",
  subject:
    "afschrijvingen | abonnement | *abonnement | abonnementen | lidmaatschap | contract | automatische verlenging | verlenging | proefperiode | proefabonnement | voordelen | pakket | bundel | automatische incasso | incasso | dienst | *lidmaatschap | lidmaatschappen | *contract | contracten | *pakket | pakketten | *bundel | verzekering | *verzekering | verzekeringen | polis | *polis | dekking | maandelijkse donatie | maandelijkse gift | maandelijkse bijdrage | maandelijkse steun | periodieke gift | periodieke donatie | vaste donatie | donateurschap | machtiging | incassomachtiging | domiciliëring | doorlopende opdracht | automatisch verlengen | automatische betaling | automatische betalingen | licentie | licenties | domeinnaam | maaltijdbox | mijn box | je box | uw box | krant | jaarkaart | maandkaart | *kaartabonnement | leveringen | diensten | proefmaand | streamingdienst | servicecontract",
  trivial:
    "favorieten | favoriet | wijzigingen | bewerking | zoekopdracht | selectie | winkelwagen | winkelmandje | artikel | concept | lijst | verlanglijst | meldingen | melding | geluid | ondertiteling | locatie | upload | betaalmethode | nieuwsbrief | filter",
  order:
    "volgende levering | volgende bestelling | volgende zending | bestelling | boeking | reservering | afspraak | ticket | betaling | overschrijving | levering | donatie | reis",
  delete:
    "overschrijven | vernietigen | vernietig | vergeet mij | vergeet me | fabrieksinstellingen | fabrieksstand | verwijderen | verwijder | wissen | wis | definitief verwijderen",
  remove: "sluiten | opheffen | deactiveren | leegmaken",
  valuable:
    "voorgoed | voor altijd | account | profiel | gegevens | project | bedrijf | onderneming | team | alles | definitief | permanent | database",
  buy: "overstappen naar familie | overstappen op familie | cadeau geven | geef cadeau | offerte accepteren | offerte goedkeuren | factuur goedkeuren | accepteer offerte | nabestellen | aanzuiveren | zuiver aan | opnieuw lid | opnieuw inschrijven | weer inschrijven | weer opstarten | bijboeken | bijkopen | kopen | koop | koop nu | nu kopen | betalen | betaal | afrekenen en betalen | bestellen | bestel | bestelling plaatsen | bestellen en betalen | abonneren | abonneer | doneren | doneer | upgraden | upgrade | verlengen | verleng | opnieuw abonneren | heractiveren | bieden | bod plaatsen | opwaarderen | geld overmaken | overmaken | boeken | boek nu | reserveren | word lid | lid worden | overstappen op jaarabonnement | probeer gratis | gratis proberen | hervat abonnement | abonnement afsluiten | verzekering afsluiten | contract afsluiten | lidmaatschap afsluiten | nu afsluiten | online afsluiten | sluit af en betaal | word abonnee | abonnee worden | word donateur | donateur worden | word weer lid | start proefperiode | start gratis | reactiveren | heractiveer | opnieuw activeren | weer activeren",
  spend:
    "nieuw leven inblazen | tot leven | verdubbelen | verdubbel | krijg | ontvang | accepteer | accepteren | inwisselen | verzilver | start | starten | begin | probeer | hervatten | hervat | activeren | activeer | inschakelen | pak | profiteer",
  offer:
    "aanbod | aanbieding | korting | proefperiode | gratis maand | gratis | premium | jaarlijks | jaarabonnement | actie | deal | actieprijs | halve prijs | voordeelprijs | cadeau | maanden gratis | weken gratis | kortingscode | waardebon",
  reach:
    "stemmen | stem nu | solliciteren | solliciteer | iedereen waarschuwen | iedereen informeren | iedereen inlichten | schrijf alle | bericht aan alle | sturen | stuur naar | verzenden | verzend | versturen | verstuur | stuur | publiceren | plaatsen | =plaats | delen | deel | uitnodigen | nodig uit | beantwoorden | antwoorden | beoordeling plaatsen | reageren | doorsturen",
  self: "code | link | mij | feedback | opnieuw",
  grant:
    "autoriseren | machtigen | toegang geven | toegang verlenen | toegang toestaan | toegang intrekken | eigendom overdragen",
  consent:
    "cookie* | alles accepteren | alles weigeren | alles afwijzen | alleen noodzakelijke | toestemming",
  dismiss:
    "sluiten | sluit | terug | later | nee | niet nu | begrepen | vorige stap | vorige | nu niet | niet vandaag | misschien later | negeren",
  stay: "blijven sparen | laat het zo | verder lezen | verder kijken | procedure afbreken | procedure stoppen | proces afbreken | alles zo laten | zo laten | houden | behouden | nog niet | nu niet | niet nu | ik denk er nog over | denk er nog | erover nadenken | nog even nadenken | toch maar niet | bij nader inzien | wacht even | behoud | blijven | blijf | ga terug | terug naar | toch niet | nee bedankt | nee, bedankt | nee dank je | lid blijven | herinner me later | niet opzeggen | laat maar | abonnement voortzetten | lidmaatschap voortzetten | contract voortzetten | abonnement laten doorlopen | lidmaatschap laten doorlopen | laten doorlopen | laat doorlopen | door laten lopen | aanhouden | ik blijf | ik blijf toch | ik blijf lid | abonnee blijven | klant blijven | donateur blijven | blijf abonnee | ik bedenk me | ik heb me bedacht | bij nader inzien | niet stopzetten | niet stoppen | niet beëindigen | toch blijven | terug naar mijn | terug naar account | terug naar overzicht | nee dank u | nee, dank je | nee, dank u | nee, dankjewel | nog even nadenken | niet uitschrijven",
  commit:
    "antwoorden versturen | antwoorden verzenden | verstuur antwoorden | =verzenden | =versturen | versturen en doorgaan | verstuur en ga door | volgende stap | naar de volgende stap | antwoord versturen | verstuur antwoord | antwoord verzenden | reden versturen | verzenden | indienen | opslaan | bewaar | bewaren | doorgaan | ga door | verder | volgende | bevestigen | bevestig | voltooien | voltooi | akkoord | toepassen | gereed | klaar | afronden | ga verder | vervolgen | aanvragen | dien in | rond af | goedkeuren | bekrachtigen | verzoek indienen",
  affirm:
    "ja | nu | direct | meteen | toch | echt | ik wil | bevestigen | definitief | per direct | vandaag | doorgaan met | onmiddellijk | alsnog | zeker | ik weet het zeker | per vandaag | vanaf vandaag | aan het einde van | nog steeds | hoe dan ook | ik wens",
  caution:
    "vervangen | vervang | markeren | herinnering instellen | als standaard | hernoemen | pauzeren | pauzeer | overslaan | sla over | bewerken | wijzigen | bijwerken | toevoegen | uitloggen | afmelden | registreren | aanmelden | verbergen | dempen | downgraden | weigeren | afwijzen | in winkelwagen | afrekenen | blokkeren | volgen | verplaatsen | wijzig | stilzetten | stilleggen | bevriezen | opschorten | uitstellen | verschuiven | verlagen | aanpassen | omzetten | wisselen | overstappen | vakantiestop | onderbreken | terugschakelen | inschrijven",
  helpLead:
    "hoe | zo | meer over | meer informatie | lees | bekijk | waarom | wat | wanneer | waar | hulp bij | over | toon | volgende pagina | vorige pagina | naar inhoud | meer laden | hulp | alles over | vragen over | informatie over | contact | ontdek | vergelijk",
  helpTrail:
    "opzegtermijn | beleid | voorwaarden | faq | hulp | uitleg | regels | kosten | informatie | annuleringsbeleid | annuleringsvoorwaarden | bekijken | opzegvoorwaarden | opzegbeleid | opzegregels | opzegvergoeding | opzegkosten | annuleringskosten | veelgestelde vragen | stappenplan | procedure",
  negation: "niet | toch niet | liever niet | geen | zonder | nooit",
  lose: "opgeven | verliezen | afzien van | verlies | kwijtraken | inleveren",
  want: "wil | behouden | houden | verlengen | blijven",
  undo: "ongedaan maken | intrekken | terugdraaien | herroepen | terugtrekken | terugnemen",
  signIn: "inloggen | log in | aanmelden met | inloggen met | wachtwoord vergeten",
  and: "en | of",
};

const swedish: Lexicon = {
  end: "hellre säga upp | säg upp ändå | lämna ändå | avsluta ändå | säg upp | säga upp | uppsägning | uppsägningen | avprenumerera | avsluta prenumeration | avsluta prenumerationen | avsluta medlemskap",
  cancel: "avbryt | avbryta | avboka | avbeställ",
  stop: "stäng av | jag slutar | slutar | avsluta | stoppa | stäng av | inaktivera | sluta",
  cancelNoun: "avbokning | avslutning",
  abort: "avbryt | lämna",
  subject:
    "årskort | årskortet | periodkort | månadskort | medlemskort | förnyelsen | planen | paketet | tjänsten | försäkring | försäkringen | debiteringar | prenumeration | prenumerationen | prenumerationer | medlemskap | medlemskapet | abonnemang | abonnemanget | förnyelse | automatisk förnyelse | provperiod | provperioden | förmåner | avtal | avtalet | tjänst",
  trivial:
    "favoriter | ändringar | sökning | varukorg | kundvagn | artikel | utkast | lista | aviseringar | betalningsmetod | nyhetsbrev",
  order: "betalningen | bokningen | beställning | beställningen | bokning | betalning | överföring",
  delete:
    "skriv över | förstör | glöm mig | glöm bort mig | fabriksinställningar | fabriksåterställ* | radera | ta bort permanent | ta bort konto | ta bort kontot | ta bort mitt konto",
  remove: "ta bort | stäng | avsluta | inaktivera",
  valuable: "för alltid | för gott | konto | kontot | profil | uppgifter | data | allt | permanent",
  buy: "skänk | ge bort prenumeration | godkänn offerten | godkänn fakturan | acceptera offerten | beställ igen | gå med igen | bli medlem igen | teckna igen | börja prenumerera | gå med i klubben | köp | köpa | köp nu | betala | beställ | lägg beställning | slutför köp | prenumerera | donera | uppgradera | förnya | återuppta prenumeration | återaktivera | bjud | fyll på | boka | bli medlem | prova gratis | byt till årsplan",
  spend:
    "återuppliva | väck till liv | dubbla | hämta | acceptera | lös in | starta | prova | återuppta | aktivera | slå på | ta",
  offer:
    "erbjudande | erbjudandet | rabatt | rabatten | provperiod | gratis | premium | årlig | årsplan",
  reach:
    "rösta | ansök | ansök nu | skriv till alla | meddela alla | skicka | publicera | dela | bjud in | svara | lägg upp | skicka omdöme",
  self: "kod | länk | mig",
  grant: "auktorisera | godkänn åtkomst | ge åtkomst | tillåt åtkomst | återkalla åtkomst",
  consent: "kakor | acceptera alla | avvisa alla | godkänn alla | endast nödvändiga",
  dismiss: "föregående | stäng | tillbaka | senare | nej | inte nu",
  stay: "låt det vara | låt allt vara | jag stannar | ändra inget | behåll | behålla | inte än | inte nu | jag tänker på saken | vänta lite | stanna | stanna kvar | gå tillbaka | nej tack | ångra mig | fortsätt prenumerera | tillbaka till",
  commit:
    "=skicka | skicka in | skicka och gå vidare | skicka och fortsätt | nästa steg | skicka svar | skicka svaret | spara | fortsätt | bekräfta | nästa | klar | slutför | godkänn | gå vidare",
  affirm: "ja | nu | omedelbart | ändå | jag vill | verkligen | bekräfta",
  caution:
    "vila | låt vila | byt | byt till | frys | skjut upp | markera | som standard | pausa | hoppa över | redigera | ändra | uppdatera | lägg till | logga ut | registrera | dölj | nedgradera | neka | följ",
  helpLead: "hur | så | läs mer | läs om | visa | varför | vad | när | om | mer om",
  helpTrail: "villkor | policy | hjälp | uppsägningstid | regler | avgifter",
  negation: "inte | ej | utan | aldrig",
  lose: "avstå | förlora | ge upp",
  want: "vill | behåll | förnya | förnyas",
  undo: "ångra | återkalla",
  signIn: "logga in",
  and: "och | eller",
};

const danish: Lexicon = {
  end: "opsig | opsige | opsigelse | opsigelsen | afmeld abonnement | framelding | afslut abonnement | afslut medlemskab",
  cancel: "annuller | annullere | afbryd | afbestil",
  stop: "afslut | stop | slå fra | deaktiver | sluk | afmeld",
  cancelNoun: "annullering | afmelding | afbestilling",
  abort: "afbryd | forlad",
  subject:
    "abonnement | abonnementet | medlemskab | medlemskabet | fornyelse | automatisk fornyelse | prøveperiode | fordele | aftale | kontrakt",
  trivial:
    "ændringer | søgning | indkøbskurv | kurv | kladde | liste | notifikationer | betalingsmetode | nyhedsbrev",
  order: "ordre | bestilling | booking | betaling | overførsel",
  delete: "slet | slette",
  remove: "fjern | luk | deaktiver",
  valuable: "konto | kontoen | profil | data | alt | permanent",
  buy: "køb | køb nu | betal | bestil | afgiv ordre | gennemfør køb | abonner | doner | opgrader | forny | genoptag abonnement | genaktiver | afgiv bud | bliv medlem | prøv gratis",
  spend: "få | accepter | indløs | start | prøv | genoptag | aktiver | slå til",
  offer: "tilbud | tilbuddet | rabat | rabatten | prøveperiode | gratis | premium | årlig",
  reach: "send | offentliggør | udgiv | =del | del med | inviter | svar | slå op",
  self: "kode | link | mig",
  grant: "godkend adgang | giv adgang | tillad adgang | tilbagekald adgang",
  consent: "accepter alle | afvis alle | tillad alle | kun nødvendige",
  dismiss: "luk | tilbage | senere | nej | ikke nu",
  stay: "behold | bliv | gå tilbage | nej tak | fortryd | tilbage til | fortsæt abonnement",
  commit: "indsend | gem | fortsæt | bekræft | næste | færdig | fuldfør | godkend | gå videre",
  affirm: "ja | nu | straks | alligevel | jeg vil | virkelig | bekræft",
  caution:
    "sæt på pause | pause | spring over | rediger | skift | opdater | tilføj | log ud | tilmeld | skjul | nedgrader | afvis | følg",
  helpLead: "hvordan | sådan | læs mere | læs om | se | vis | hvorfor | hvad | hvornår | om",
  helpTrail: "vilkår | betingelser | politik | hjælp | opsigelsesvarsel | regler | gebyrer",
  negation: "ikke | uden | aldrig",
  lose: "opgive | mist | miste",
  want: "vil | behold | forny",
  signIn: "log ind | log på",
  and: "og | eller",
};

const norwegian: Lexicon = {
  end: "si opp | oppsigelse | oppsigelsen | meld av | avslutt abonnement | avslutt abonnementet | avslutt medlemskap",
  cancel: "avbryt | kanseller | avbestill",
  stop: "avslutt | stopp | slå av | deaktiver",
  cancelNoun: "kansellering | avbestilling | avmelding",
  abort: "avbryt | forlat",
  subject:
    "abonnement | abonnementet | medlemskap | medlemskapet | fornyelse | automatisk fornyelse | prøveperiode | fordeler | avtale",
  trivial: "endringer | søk | handlekurv | utkast | liste | varsler | betalingsmåte | nyhetsbrev",
  order: "bestilling | bestillingen | ordre | betaling | overføring",
  delete: "slett | slette",
  remove: "fjern | lukk | deaktiver",
  valuable: "konto | kontoen | profil | data | alt | permanent",
  buy: "kjøp | kjøp nu | kjøp nå | betal | bestill | fullfør kjøp | abonner | doner | oppgrader | forny | gjenoppta abonnement | reaktiver | gi bud | bli medlem | prøv gratis",
  spend: "få | godta | løs inn | start | prøv | gjenoppta | aktiver | slå på",
  offer: "tilbud | tilbudet | rabatt | prøveperiode | gratis | premium | årlig",
  reach: "send | publiser | =del | del med | inviter | svar | legg ut",
  self: "kode | lenke | meg",
  grant: "godkjenn tilgang | gi tilgang | tillat tilgang | trekk tilbake tilgang",
  consent: "informasjonskapsler | godta alle | avvis alle | tillat alle | bare nødvendige",
  dismiss: "lukk | tilbake | senere | nei | ikke nå",
  stay: "behold | bli | bli værende | gå tilbake | nei takk | tilbake til | fortsett abonnement",
  commit: "send inn | lagre | fortsett | bekreft | neste | ferdig | fullfør | godkjenn | gå videre",
  affirm: "ja | nå | umiddelbart | likevel | jeg vil | virkelig | bekreft",
  caution:
    "sett på pause | pause | hopp over | rediger | endre | oppdater | legg til | logg ut | registrer | skjul | nedgrader | avslå | følg",
  helpLead: "hvordan | slik | les mer | les om | se | vis | hvorfor | hva | når | om",
  helpTrail: "vilkår | betingelser | retningslinjer | hjelp | regler | gebyrer",
  negation: "ikke | uten | aldri",
  want: "vil | behold | forny",
  signIn: "logg inn | logg på",
  and: "og | eller",
};

export const germanic = { de: german, nl: dutch, sv: swedish, da: danish, no: norwegian };
