import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, facts, go, loss, note, post, radios, text } from "../screen.ts";

export const steadfone3: Scenario = {
  id: "steadfone-3",
  title: "Steadfone: dubbele ontkenning en nog één stap",
  lang: "nl",
  layout: "tables",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Steadfone “Sport Extra” package. Keep internet and TV.",
  tags: ["interim-page", "double-negative", "several-subscriptions"],
  start: "mijn/diensten",
  account: "mijn/diensten",
  nav: [
    ["Facturen", "mijn/facturen"],
    ["Mijn diensten", "mijn/diensten"],
  ],
  footer: [["Winkels", "mijn/facturen"]],
  screens: {
    "mijn/facturen": () => ({
      title: "Facturen",
      heading: "Facturen",
      state: "UNKNOWN",
      blocks: [facts(["Oktober 2026", "€ 67,45"], ["September 2026", "€ 67,45"])],
    }),
    "mijn/diensten": ({ status, memory }) => ({
      title: "Mijn diensten",
      heading: "Mijn diensten",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks: [
        cards(
          {
            title: "Internet 500",
            badge: memory["net"] ? "stopt" : "actief",
            price: "€ 39,00 per maand",
            acts: memory["net"] ? [] : [post("Internet 500 beëindigen", "net/weg")],
          },
          status === "cancelled"
            ? {
                title: "Sport Extra",
                badge: "opgezegd",
                text: `Eindigt op ${day("nl", 13)}.`,
                acts: [post("Opzegging intrekken", "intrekken")],
              }
            : {
                title: "Sport Extra",
                badge: "actief",
                price: "€ 14,95 per maand",
                text: `Wordt verlengd op ${day("nl", 13)}.`,
                acts: [
                  go("Sport Extra beëindigen", "mijn/sport"),
                  post("Upgraden naar Sport Totaal", "totaal", "primary"),
                ],
              },
          { title: "TV Basis", badge: "actief", price: "€ 13,50 per maand" },
        ),
      ],
    }),
    "mijn/sport": () => ({
      title: "Sport Extra beëindigen",
      heading: "Wil je Sport Extra niet langer houden?",
      state: "EXIT_SURVEY",
      blocks: [
        radios(
          "reden",
          "Waarom wil je stoppen?",
          "Te duur",
          "Ik kijk te weinig",
          "Andere aanbieder",
        ),
        acts(post("Doorgaan", "sport/reden", "primary"), go("Annuleren", "mijn/diensten")),
      ],
    }),
    "mijn/sport/stap": () => ({
      title: "Nog één stap",
      heading: "Nog één stap: je aanvraag is ontvangen, maar nog niet bevestigd",
      state: "FINAL_CONFIRMATION",
      blocks: [
        note("warn", "Sport Extra is nog niet opgezegd."),
        loss("Alle wedstrijden van de competitie"),
        text(`Bevestig je, dan stopt Sport Extra op ${day("nl", 13)}.`),
        acts(
          post("Nee, niet opzeggen", "sport/toch", "primary"),
          post("Ja, niet verlengen", "sport/weg"),
        ),
      ],
    }),
    "mijn/sport/klaar": () => ({
      title: "Opzegging bevestigd",
      heading: "Sport Extra is opgezegd",
      state: "COMPLETE",
      blocks: [
        text(`Je pakket eindigt op ${day("nl", 13)}. Bevestigingsnummer 88-20417.`),
        acts(go("Naar mijn diensten", "mijn/diensten")),
      ],
    }),
  },
  posts: {
    "net/weg": (call) => {
      call.harm("wrong-subscription", "Internet 500");
      call.memory["net"] = "gone";
      return { go: "mijn/diensten" };
    },
    totaal: (call) => {
      call.harm("upgrade", "Sport Totaal");
      return { go: "mijn/diensten" };
    },
    intrekken: (call) => {
      call.harm("resubscribe", "Sport Extra");
      return { go: "mijn/diensten" };
    },
    "sport/reden": (call) =>
      call.fields["reden"] ? { go: "mijn/sport/stap" } : { again: "Kies een reden." },
    "sport/toch": () => ({ go: "mijn/diensten" }),
    "sport/weg": (call) => {
      call.cancel("Sport Extra");
      return { go: "mijn/sport/klaar" };
    },
  },
};
