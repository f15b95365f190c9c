import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import {
  acts,
  cards,
  close,
  facts,
  fold,
  go,
  loss,
  note,
  post,
  radios,
  tabs,
  text,
} from "../screen.ts";

export const pantrio1: Scenario = {
  id: "pantrio-1",
  title: "Pantrio: Reiter, Ausklapper und Schritte in derselben Seite",
  lang: "de",
  layout: "steps",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Pantrio meal kit subscription",
  tags: ["tabbed-settings", "accordion", "required-survey", "pause-offered"],
  start: "konto",
  account: "konto",
  nav: [
    ["Speiseplan", "menue"],
    ["Mein Konto", "konto"],
  ],
  footer: [["AGB", "menue"]],
  screens: {
    menue: () => ({
      title: "Speiseplan",
      heading: "Das kommt nächste Woche auf den Tisch",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Linsen-Dal mit Spinat", text: "25 Minuten" },
          { title: "Lachs auf Fenchel", text: "30 Minuten" },
        ),
      ],
    }),
    konto: ({ status }) => ({
      title: "Mein Konto",
      heading: "Hallo Jana",
      ...(status === "cancelled" && { state: "ACCOUNT_CANCELLED" as const }),
      blocks: [
        ...(status === "cancelled"
          ? [note("info", "Du bekommst keine Box mehr. Es wird nichts mehr abgebucht.")]
          : []),
        tabs(
          [
            "Profil",
            [facts(["Name", "Jana Ebers"], ["E-Mail", "j•••@example.com"], ["Sprache", "Deutsch"])],
          ],
          [
            "Lieferung",
            [
              facts(["Liefertag", "Dienstag, 8 bis 12 Uhr"], ["Abstellort", "Garage"]),
              acts(post("Nächste Woche überspringen", "pause")),
            ],
          ],
          [
            "Box & Zahlung",
            [
              facts(
                ["Box", "Vielfalt, 3 Gerichte für 2 Personen"],
                ["Preis pro Lieferung", "44,97 €"],
                status === "cancelled"
                  ? ["Letzte Lieferung", day("de", 7)]
                  : ["Nächste Lieferung", day("de", 7)],
              ),
              ...(status === "cancelled"
                ? [acts(post("Box wieder bestellen", "wieder", "primary"))]
                : [
                    acts(post("Auf 4 Gerichte erweitern", "mehr", "primary")),
                    fold(
                      "Du brauchst gerade keine Kochbox?",
                      text("Wir finden eine Lösung: weniger oft, kleiner oder gar nicht."),
                      acts(go("Box abbestellen", "konto/1", "link")),
                    ),
                  ]),
            ],
          ],
        ),
      ],
    }),
    "konto/1": () => ({
      title: "Box abbestellen",
      heading: "Schritt 1 von 3: Woran liegt’s?",
      over: "konto",
      state: "EXIT_SURVEY",
      blocks: [
        radios(
          "grund",
          "Bitte wähle, was am ehesten zutrifft",
          "Das Kochen dauert mir zu lange",
          "Die Portionen passen nicht",
          "Es ist mir zu teuer",
          "Ich ziehe um",
        ),
        acts(post("Weiter zu Schritt 2", "grund", "primary"), close("Schließen", "quiet")),
      ],
    }),
    "konto/2": () => ({
      title: "Box abbestellen",
      heading: "Schritt 2 von 3: Wie wär’s mit einer Atempause?",
      over: "konto",
      state: "RETENTION_OFFER",
      blocks: [
        cards({
          title: "Acht Wochen Ruhe",
          text: `Ab ${day("de", 63)} geht es von allein weiter.`,
        }),
        acts(
          post("Acht Wochen aussetzen", "pause", "primary"),
          go("Nein, ich möchte ganz aufhören", "konto/3", "quiet"),
        ),
      ],
    }),
    "konto/3": () => ({
      title: "Box abbestellen",
      heading: "Schritt 3 von 3: Box wirklich abbestellen?",
      over: "konto",
      state: "FINAL_CONFIRMATION",
      blocks: [
        loss("Dein Treuepreis von 44,97 €", "Deine gespeicherten Lieblingsrezepte"),
        text(`Am ${day("de", 7)} kommt noch eine Lieferung, danach keine mehr.`),
        acts(
          close("Doch weiterkochen", "primary"),
          post("Endgültig abbestellen", "ende", "danger"),
        ),
      ],
    }),
    "konto/fertig": () => ({
      title: "Abbestellt",
      heading: "Schade, Jana. Deine Box ist abbestellt.",
      state: "COMPLETE",
      blocks: [
        note("ok", `Die letzte Lieferung kommt am ${day("de", 7)}. Mehr buchen wir nicht ab.`),
        acts(go("Zu meinem Konto", "konto")),
      ],
    }),
  },
  posts: {
    mehr: (call) => {
      call.harm("upgrade", "four meals");
      return { go: "konto" };
    },
    pause: (call) => {
      call.harm("pause", "weeks skipped");
      return { go: "konto", say: "Wir setzen aus." };
    },
    wieder: (call) => {
      call.harm("resubscribe", "box");
      return { go: "konto" };
    },
    grund: (call) => {
      if (!call.fields["grund"]) return { again: "Bitte wähle einen Grund." };
      call.memory["grund"] = call.fields["grund"];
      return { go: "konto/2" };
    },
    ende: (call) => {
      if (!call.memory["grund"]) return { go: "konto/1" };
      call.cancel("meal box");
      return { go: "konto/fertig" };
    },
  },
};
