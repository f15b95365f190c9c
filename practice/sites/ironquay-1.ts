import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, facts, fold, go, list, post, text } from "../screen.ts";

export const ironquay1: Scenario = {
  id: "ironquay-1",
  title: "Ironquay: alleen aan de balie of per aangetekende brief",
  lang: "nl",
  layout: "pages",
  half: "before",
  expect: "not-possible",
  goal: "Cancel my Ironquay membership",
  tags: ["letter-only", "pause-offered", "way-in-help"],
  start: "mijn",
  account: "mijn",
  nav: [
    ["Rooster", "rooster"],
    ["Mijn Ironquay", "mijn"],
    ["Veelgestelde vragen", "vragen"],
  ],
  footer: [["Huisregels", "rooster"]],
  screens: {
    rooster: () => ({
      title: "Rooster",
      heading: "Lessen van vandaag",
      state: "UNKNOWN",
      blocks: [facts(["18.00", "Spinning"], ["19.00", "Krachttraining"], ["20.15", "Yoga"])],
    }),
    mijn: () => ({
      title: "Mijn Ironquay",
      heading: "Mijn lidmaatschap",
      state: "ACCOUNT_ACTIVE",
      blocks: [
        facts(
          ["Lidnummer", "40 771 2"],
          ["Lidmaatschap", "Onbeperkt"],
          ["Contributie", "€ 32,90 per 4 weken"],
          ["Volgende afschrijving", day("nl", 9)],
        ),
        acts(
          post("Een vriend toevoegen (+ € 12)", "vriend", "primary"),
          post("Lidmaatschap bevriezen", "bevries"),
          go("Vragen over je lidmaatschap", "vragen", "link"),
        ),
      ],
    }),
    vragen: () => ({
      title: "Veelgestelde vragen",
      heading: "Veelgestelde vragen",
      state: "UNKNOWN",
      blocks: [
        fold("Ik ben mijn pasje kwijt", text("Aan de balie maken we een nieuw pasje voor € 7,50.")),
        fold(
          "Hoe stop ik met mijn lidmaatschap?",
          text("Lees hier hoe uitschrijven in zijn werk gaat."),
          acts(go("Uitschrijven", "uitschrijven", "link")),
        ),
        fold("Mag ik een handdoek lenen?", text("Ja, voor € 1 aan de balie.")),
      ],
    }),
    uitschrijven: () => ({
      title: "Uitschrijven",
      heading: "Zo schrijf je je uit",
      blocks: [
        text("Uitschrijven gaat niet via de website of de app. Kies een van deze twee manieren:"),
        list(
          "Kom langs aan de balie van je eigen vestiging, met je pasje en een geldig legitimatiebewijs.",
          "Stuur een ondertekende, aangetekende brief naar Ironquay Ledenadministratie, Postbus 4410, 3006 AK Rotterdam.",
        ),
        text("De opzegtermijn is één kalendermaand. E-mails worden niet in behandeling genomen."),
        acts(
          post("Liever bevriezen? Vanaf € 5 per maand", "bevries", "primary"),
          go("Terug", "mijn"),
        ),
      ],
    }),
  },
  posts: {
    vriend: (call) => {
      call.harm("upgrade", "friend added");
      return { go: "mijn" };
    },
    bevries: (call) => {
      call.harm("pause", "frozen");
      return { go: "mijn" };
    },
  },
};
