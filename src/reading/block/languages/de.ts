import type { EndWords } from "../end-words.ts";

export const de: EndWords = {
  code: "de",
  ended:
    "gekündigt* | beendet* | storniert* | abgelaufen | ausgelaufen | abbestellt | aufgelöst | erloschen | deaktiviert | inaktiv | nicht mehr aktiv | kein mitglied mehr | kündigung bestätigt | kündigung eingegangen | kündigung erhalten | kündigung vorgemerkt | abgemeldet | geschlossen | ausgetreten",
  ends: "endet | enden | ende | läuft … aus | läuft … ab | läuft bis | bis | bis zum | noch bis | letzter tag | enddatum | vertragsende | ablaufdatum | gekündigt zum | kündigung zum | wirksam zum | zum | erlischt | beendet zum",
  noMore:
    "zahlen nichts mehr | zahlst nichts mehr | nichts mehr zu zahlen | keine weiteren zahlungen | nicht verlängert | verlängert sich nicht | nicht automatisch verlängert | wird nicht verlängert | keine verlängerung | nicht erneuert | keine weitere* | nichts mehr abgebucht | nichts mehr berechnet | nicht mehr abgebucht | nicht mehr belastet | keine abbuchung* mehr | keine zahlung* mehr | keine kosten mehr | keine rechnung* mehr | buchen nichts mehr | verlängerung aus | verlängerung ausgeschaltet | verlängerung deaktiviert | verlängerung: aus | nächste zahlung keine | keine nächste",
  none: "kein abo | kein aktives | keine aktive* | kein abonnement | keine mitgliedschaft | keinen vertrag | kein laufende* | keine laufende* | nicht abonniert | kein tarif | kein mitglied | derzeit kein* | aktuell kein*",
  undo: "zurücknehmen | widerrufen | reaktivieren | wieder aktivieren | fortsetzen | wieder aufnehmen | wiederaufnehmen | rückgängig* | erneut abonnieren | wieder abonnieren | doch behalten | doch bleiben | wieder einschalten | wieder beitreten | abonnieren | verlängern | kündigung aufheben | kündigung stornieren | zurückziehen | tarif wählen | neu abschließen | erneut | wieder",
  leave:
    "*kündigen | *kündigung | abo beenden | vertrag beenden | mitgliedschaft beenden | abbestellen | austreten | verlängerung ausschalten | *beenden",
  living:
    "nächste zahlung | nächste abbuchung | nächste rechnung | nächster einzug | nächste abrechnung | verlängert sich | wird verlängert | verlängerung am | nächste verlängerung | wird abgebucht | wird berechnet | abbuchung am | buchen wir | buchen … ab | fällig am | verlängerung an | verlängerung: an | automatische verlängerung am | nächster beitrag",
  active:
    "aktiv | läuft | laufend | aktueller tarif | besteht weiter | weiterhin | bleibt bestehen",
  paused:
    "pausiert | pause | ruht | ruhend | stillgelegt | ausgesetzt | unterbrochen | übersprungen | geht weiter | läuft … weiter | wird fortgesetzt | setzt … fort | eingefroren | wird wieder aufgenommen | vorübergehend | ab dem … wieder | startet wieder",
  again:
    "reaktiviert | wieder aktiviert | wieder aktiv | wiederhergestellt | wieder aufgenommen | neu gestartet | erneut gestartet | fortgesetzt | zurückgenommen | widerrufen | willkommen zurück | erneuert | wieder gestartet | wurde verlängert | verlängert bis | neu begonnen | zurückgezogen | wieder eingesetzt | rückgängig gemacht | zurückgesetzt | zurückgerollt",
  moved:
    "gewechselt | umgestellt | gewechselt zu | willkommen bei | willkommen im | wechsel zu | herabgestuft | heruntergestuft | hochgestuft | neuer tarif | neuer plan | jetzt im | nun im | umgewandelt | ersetzt durch | übergegangen | dein neues | ihr neuer | dein neuer | läuft nun als",
  trial: "probe* | test* | gratismonat | kostenlose phase | schnupper*",
  waits:
    "ausstehend | wartet auf | warten auf | bestätige bitte | bitte bestätige* | bestätigen sie | prüfe dein postfach | posteingang | link in der | klicke auf den link | auf den link | anfrage erhalten | anfrage eingegangen | antrag | wird geprüft | in prüfung | in bearbeitung | wird bearbeitet | ruf uns an | rufen sie | wir rufen | wir melden uns | melden uns bei | per post | schriftlich | unterschrift | unterschrieben | fast geschafft | noch ein schritt | abzuschließen | erst nach | genehmigt | rückruf | vorläufig",
  ifs: "wenn | falls | sofern | es sei denn | sobald | vorbehaltlich | unter der bedingung | nur wenn | erst wenn | erst nach | wird erst | noch nicht wirksam | außer | solange | bis du | bis sie | tritt … in kraft | wirksam erst | vorausgesetzt | bevor",
  can: "kann | können | könnte",
  not: "nicht | nie | noch | konnte | weiterhin | nach wie vor | bleibt",
  small:
    "der | die | das | den | dem | des | ein | eine | einen | einem | einer | eines | dies* | ihr | ihre | ihren | ihrem | ihrer | ihres | dein | deine | deinen | deinem | deiner | mein | meine | unser* | sie | du | wir | ich | es | er | uns | ist | sind | war | waren | wird | werden | wurde | wurden | worden | hat | haben | hast | und | oder | auf | aus | bei | fur | mit | von | vom | zu | zum | zur | im | in | an | am | ab | bis | nach | um | per | seit | wie | als | dann | danach | da | hier | heute | jetzt | nun | damit | somit | tag | datum | monat* | jahr* | woche* | ende | laufzeit | uhr | sofort | endgultig | erfolgreich | ordentlich | fristgerecht | wirksam | mehr | weiter* | zahl* | beitrag* | abbuch* | karte | konto | zugang | zugriff | nutzen | nutzbar | aktiv | bestatig* | danke | vielen dank | bitte | hallo | automatisch* | online | privat | familie | monatlich | jahrlich | kannst | konnen | konnen sie | auf wunsch | wunsch* | ihrem wunsch | antrag | gultig | weiterhin nutz* | abgezogen | eingezogen | belastet | erhoben | fallig | nummer | referenz | vorgangsnummer",
  goesOn:
    "lauft weiter | geht weiter | bleibt bestehen | besteht weiter | verlangert sich | weiterhin aktiv",
  negates: "nicht | nie | niemals | kein* | niemand | nichts | weder | ohne | entfallt | entfallen",
  turns:
    "aber | jedoch | doch | allerdings | obwohl | sondern | stattdessen | statt | noch | weiter* | lauft | bleib* | bestehen | besteht | behalt* | derselbe | dieselbe* | gleich* | wieder | ander* | neu* | nachst* | beide* | nur | ausser | inzwischen | vorerst | fast | beinahe | so gut wie | versehentlich | irrtum* | irrtumlich* | fehler* | ubernimmt | ubernommen | bisher*",
  failed:
    "fehler | fehlgeschlagen | schiefgelaufen | nicht möglich | konnte nicht | konnten nicht | erneut versuchen",
  things:
    "lieferung* | bestellung* | *box | kurs* | stunde | buchung* | termin* | ticket* | zusatz* | *option* | extra* | newsletter* | e-mail* | zahlung* | rechnung* | gutschein* | angebot* | rabatt* | aktion | geschenk* | gerät* | profil* | sitzung* | download* | erinnerung* | benachrichtigung* | pause | probe* | test* | karte | reservierung* | veranstaltung* | paket* | sendung* | mahlzeit* | besuch* | umzug | anfrage* | auftrag* | mindestlaufzeit | preisgarantie | guthaben | punkte | heft | ausgabe",
  people:
    "familienmitglied* | kind | kinder | kindes | sohn* | tochter | partner* | gast | gäste | freund* | eingeladen* | jemand anders | anderes konto | anderen nutzer* | mitbewohner* | sein abo | ihres mannes | teammitglied* | kolleg* | unterkonto | zweitkonto",
  plan: "abo | abos | abonnement* | mitgliedschaft* | vertrag* | tarif* | plan | konto | *abo | *vertrag | *mitgliedschaft | *tarif | verlängerung | versicherung | anschluss | kündigung",
  status:
    "status | zustand | stand | ende | enddatum | vertragsende | laufzeit | nächste zahlung | nächste abbuchung | verlängerung | automatische verlängerung | gültig bis | zugang bis | vertrag | zahlung | kündigung | läuft bis",
  period:
    "abrechnungszeitraum | zeitraum | laufende periode | periode | laufzeit | mindestlaufzeit | bezahlter zeitraum | abrechnungsmonat | vertragslaufzeit | preisgarantie",
};
