import type { EverydayWords } from "./language.ts";

/** German. */
export const de: EverydayWords = {
  small: "der die das und ist nicht sie ein eine mit für auf zu dein ihr",
  everyday:
    "suche | suchen | filter | filtern | sortieren | sortieren nach | mehr | weniger | mehr anzeigen | weniger anzeigen | mehr laden | alle anzeigen | anzeigen | nächste seite | vorherige seite | nächste | vorherige | zurück | öffnen | schließen | ausklappen | einklappen | startseite | menü | gefällt mir | favorit | favoriten | zu favoriten | merken | merkliste | lesezeichen | folgen | entfolgen | später ansehen | speichern | entwurf | entwurf speichern | änderungen speichern | bearbeiten | umbenennen | in den warenkorb | in den einkaufswagen | zum warenkorb hinzufügen | warenkorb | auf die merkliste | auf den wunschzettel | wunschliste | vergleichen | abspielen | pause | stumm | stummschalten | ton an | lautstärke | vollbild | untertitel | anmelden | einloggen | abmelden | ausloggen | sprache | design | dunkelmodus | herunterladen | drucken | kopieren | link kopieren | cookies | alle akzeptieren | kalender | heute | karte | vergrößern | verkleinern | zoom | neu laden | aktualisieren | erneut versuchen | hilfe | hochladen | vorschau | übersicht | einstellungen | profil | konto | mein konto | details | verlauf | benachrichtigungen | nachrichten | posteingang | bestellungen | rechnungen | rechnung | bewertungen | bilder | fotos | beschreibung | größe | farbe | menge | monatlich | jährlich | alle auswählen | zurücksetzen | ausblenden | einblenden | allgemein | sicherheit | datenschutz | über uns | kontakt | produkte | kategorien | verstanden | nach oben | standort verwenden | datei auswählen | durchsuchen",
  shows:
    "ansehen | anzeigen | zeigen | öffnen | verwalten | details | vergleichen | mehr erfahren | lesen | entdecken | herunterladen | drucken | bearbeiten | ändern | aktualisieren | zur | zum | zahlungsmethode | zahlungsart | rechnungen | rechnung",
  chooses: "auswählen | wählen | hinzufügen",
};
