import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, close, go, loss, post, radios, stack, text } from "../screen.ts";

export const orchard3: Scenario = {
  id: "orchard-3",
  title: "Orchard & Post: twee boxen, één opzeggen",
  lang: "nl",
  layout: "kit",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Orchard & Post “Koffieronde” subscription. Keep the “Fruitbox”.",
  tags: ["several-subscriptions", "row-menu", "skip-instead", "required-survey"],
  start: "abonnementen",
  account: "abonnementen",
  nav: [
    ["Winkel", "winkel"],
    ["Mijn abonnementen", "abonnementen"],
  ],
  footer: [["Bezorging", "winkel"]],
  screens: {
    winkel: () => ({
      title: "Winkel",
      heading: "Vers van de boomgaard",
      state: "UNKNOWN",
      blocks: [cards({ title: "Kweepeergelei", price: "€ 6,95" })],
    }),
    abonnementen: ({ status, memory }) => ({
      title: "Mijn abonnementen",
      heading: "Mijn abonnementen",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks: [
        cards(
          memory["fruit"]
            ? { title: "Fruitbox", badge: "Opgezegd" }
            : {
                title: "Fruitbox",
                badge: "Actief",
                price: "€ 27,50 per week",
                text: `Volgende box op ${day("nl", 2)}`,
                menu: "Opties voor Fruitbox",
                acts: [
                  post("Box overslaan", "fruit/over", "plain"),
                  go("Fruitbox opzeggen", "abonnementen/fruit", "plain"),
                ],
              },
          status === "cancelled"
            ? {
                title: "Koffieronde",
                badge: "Opgezegd",
                text: `Loopt af op ${day("nl", 11)}`,
                acts: [post("Koffieronde weer starten", "terug", "plain")],
              }
            : {
                title: "Koffieronde",
                badge: "Actief",
                price: "€ 16,00 per twee weken",
                text: `Volgende levering op ${day("nl", 11)}`,
                menu: "Opties voor Koffieronde",
                acts: [
                  post("Levering overslaan", "koffie/over", "plain"),
                  go("Koffieronde opzeggen", "abonnementen/koffie", "plain"),
                ],
              },
        ),
      ],
    }),
    "abonnementen/fruit": () => ({
      title: "Fruitbox opzeggen",
      heading: "Fruitbox opzeggen?",
      over: "abonnementen",
      blocks: [
        text("Je krijgt geen boxen meer."),
        acts(close("Annuleren", "primary"), post("Fruitbox opzeggen", "fruit/weg", "danger")),
      ],
    }),
    "abonnementen/koffie": () => ({
      title: "Koffieronde opzeggen",
      heading: "Waarom stop je met de Koffieronde?",
      over: "abonnementen",
      state: "EXIT_SURVEY",
      blocks: [
        radios("reden", "Reden", "Ik heb nog genoeg koffie", "Te duur", "Smaakt me niet"),
        acts(post("Volgende", "koffie/reden", "primary"), close("Annuleren", "quiet")),
      ],
    }),
    "abonnementen/koffie/2": () => ({
      title: "Koffieronde opzeggen",
      heading: "Koffieronde definitief opzeggen?",
      over: "abonnementen",
      state: "FINAL_CONFIRMATION",
      blocks: [
        loss("Gratis bezorging bij twee abonnementen"),
        stack(
          close("Koffieronde houden", "primary"),
          post("Ja, Koffieronde opzeggen", "koffie/weg", "quiet"),
        ),
      ],
    }),
    "abonnementen/klaar": () => ({
      title: "Opgezegd",
      heading: "Je Koffieronde is opgezegd",
      state: "COMPLETE",
      blocks: [
        text(`De laatste levering komt op ${day("nl", 11)}. Je Fruitbox loopt gewoon door.`),
        acts(go("Naar mijn abonnementen", "abonnementen")),
      ],
    }),
  },
  posts: {
    "fruit/over": (call) => {
      call.harm("wrong-subscription", "Fruitbox skipped");
      return { go: "abonnementen" };
    },
    "fruit/weg": (call) => {
      call.harm("wrong-subscription", "Fruitbox");
      call.memory["fruit"] = "gone";
      return { go: "abonnementen" };
    },
    "koffie/over": (call) => {
      call.harm("pause", "Koffieronde skipped");
      return { go: "abonnementen" };
    },
    "koffie/reden": (call) =>
      call.fields["reden"] ? { go: "abonnementen/koffie/2" } : { again: "Kies een reden." },
    "koffie/weg": (call) => {
      call.cancel("Koffieronde");
      return { go: "abonnementen/klaar" };
    },
    terug: (call) => {
      call.harm("resubscribe", "Koffieronde");
      return { go: "abonnementen" };
    },
  },
};
