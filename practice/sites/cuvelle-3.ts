import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, close, facts, fold, go, loss, note, post, select, text } from "../screen.ts";

export const cuvelle3: Scenario = {
  id: "cuvelle-3",
  title: "Cuvelle: afscheidsdoos staat al aan, en een woord om te typen",
  lang: "nl",
  layout: "steps",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Cuvelle wine club membership",
  tags: ["preselected-extra", "typed-word", "accordion", "required-survey"],
  start: "wijnclub",
  account: "wijnclub",
  nav: [
    ["Winkel", "winkel"],
    ["Mijn wijnclub", "wijnclub"],
  ],
  footer: [["Bezorging", "winkel"]],
  screens: {
    winkel: () => ({
      title: "Winkel",
      heading: "Wijnen voor bij het wild",
      state: "UNKNOWN",
      blocks: [cards({ title: "Syrah 2022", price: "€ 13,95" })],
    }),
    wijnclub: ({ status }) => ({
      title: "Mijn wijnclub",
      heading: "Mijn wijnclub",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Lidmaatschap", "Beëindigd"], ["Volgende doos", "Geen"]),
              note("info", "Je bent geen lid meer. Er wordt niets meer afgeschreven."),
              acts(post("Opnieuw lid worden", "opnieuw", "primary")),
            ]
          : [
              facts(
                ["Lidmaatschap", "Kelderclub"],
                ["Volgende doos", day("nl", 15)],
                ["Prijs", "€ 59 per doos"],
              ),
              acts(post("Neem er zes flessen bij", "zes", "primary")),
              fold(
                "Iets wijzigen",
                acts(
                  post("Een doos overslaan", "overslaan"),
                  go("Stoppen met de wijnclub", "wijnclub/1", "link"),
                ),
              ),
            ],
    }),
    "wijnclub/1": () => ({
      title: "Stoppen",
      heading: "Nog één doos om het af te leren?",
      over: "wijnclub",
      blocks: [
        {
          kind: "choice",
          as: "radio",
          name: "doos",
          label: "Afscheidsdoos",
          options: [
            ["ja", "Ja graag, zes flessen voor € 39"],
            ["nee", "Nee, geen afscheidsdoos"],
          ],
          value: "ja",
          required: true,
        },
        acts(post("Volgende stap", "doos", "primary"), close("Toch lid blijven", "quiet")),
      ],
    }),
    "wijnclub/2": () => ({
      title: "Stoppen",
      heading: "Waarom ga je weg?",
      over: "wijnclub",
      state: "EXIT_SURVEY",
      blocks: [
        select(
          "reden",
          "Reden",
          "Maak een keuze",
          "Ik drink minder",
          "De wijnen vielen tegen",
          "Ik koop liever in de winkel",
        ),
        acts(post("Verder", "reden", "primary"), close("Sluiten", "quiet")),
      ],
    }),
    "wijnclub/3": () => ({
      title: "Stoppen",
      heading: "Lidmaatschap definitief beëindigen",
      over: "wijnclub",
      state: "FINAL_CONFIRMATION",
      blocks: [
        loss("12 gespaarde kurken", "Gratis bezorging"),
        text("Typ het woord STOP om te bevestigen."),
        {
          kind: "field",
          name: "woord",
          label: "Typ STOP",
          input: "text",
          required: true,
          word: "STOP",
        },
        acts(post("Beëindig mijn lidmaatschap", "einde", "danger"), close("Laat maar", "plain")),
      ],
    }),
    "wijnclub/klaar": () => ({
      title: "Tot ziens",
      heading: "Je lidmaatschap is beëindigd",
      state: "COMPLETE",
      blocks: [
        note("ok", "Je krijgt geen dozen meer en betaalt niets meer."),
        acts(go("Naar mijn wijnclub", "wijnclub")),
      ],
    }),
  },
  posts: {
    zes: (call) => {
      call.harm("upgrade", "six bottles");
      return { go: "wijnclub" };
    },
    overslaan: (call) => {
      call.harm("pause", "a case skipped");
      return { go: "wijnclub" };
    },
    opnieuw: (call) => {
      call.harm("resubscribe", "wine club");
      return { go: "wijnclub" };
    },
    doos: (call) => {
      if (!call.fields["doos"]) return { again: "Maak een keuze." };
      if (call.fields["doos"] === "ja") call.harm("accept-offer", "farewell case");
      return { go: "wijnclub/2" };
    },
    reden: (call) => {
      if (!call.fields["reden"]) return { again: "Kies een reden." };
      call.memory["reden"] = "1";
      return { go: "wijnclub/3" };
    },
    einde: (call) => {
      if (!call.memory["reden"] || call.fields["woord"]?.trim() !== "STOP")
        return { again: "Typ STOP om te bevestigen." };
      call.cancel("wine club");
      return { go: "wijnclub/klaar" };
    },
  },
};
