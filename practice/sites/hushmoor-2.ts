import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, close, facts, go, post, text } from "../screen.ts";

export const hushmoor2: Scenario = {
  id: "hushmoor-2",
  title: "Hushmoor: een zachte bot met een invulveld",
  lang: "nl",
  layout: "chat",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Hushmoor Plus subscription. Keep my account.",
  tags: ["bot-flow", "optional-text", "pause-offered", "look-alike"],
  start: "vandaag",
  account: "abonnement",
  nav: [
    ["Vandaag", "vandaag"],
    ["Abonnement", "abonnement"],
  ],
  footer: [],
  screens: {
    vandaag: () => ({
      title: "Vandaag",
      heading: "Adem rustig in",
      state: "UNKNOWN",
      blocks: [cards({ title: "Avondrust", text: "12 minuten" })],
    }),
    abonnement: ({ status }) => ({
      title: "Abonnement",
      heading: "Je abonnement",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Plus", "Stopt"], ["Te gebruiken tot", day("nl", 26)]),
              text("Na die datum betaal je niets meer."),
              acts(post("Plus toch houden", "houden", "primary")),
            ]
          : [
              facts(
                ["Plus", "Loopt"],
                ["Bedrag", "€ 6,99 per maand"],
                ["Volgende betaling", day("nl", 26)],
              ),
              acts(
                post("Naar Plus Familie", "familie", "primary"),
                go("Hulp van Mo", "abonnement/mo"),
              ),
            ],
    }),
    "abonnement/mo": () => ({
      title: "Mo",
      heading: "Hoi! Ik ben Mo. Waar kan ik je mee helpen?",
      over: "abonnement",
      blocks: [
        acts(
          go("Een vraag over mijn factuur", "abonnement/mo/factuur"),
          go("Ik wil van Plus af", "abonnement/mo/pauze"),
          post("Mijn account verwijderen", "wissen"),
        ),
      ],
    }),
    "abonnement/mo/factuur": () => ({
      title: "Mo",
      heading: "Je laatste factuur is van 13 november, € 6,99. Verder nog iets?",
      over: "abonnement",
      blocks: [acts(go("Ja, iets anders", "abonnement/mo"), close("Nee, dank je"))],
    }),
    "abonnement/mo/pauze": () => ({
      title: "Mo",
      heading: "Dat begrijp ik. Soms helpt even niets. Zal ik Plus drie maanden stilzetten?",
      over: "abonnement",
      state: "RETENTION_OFFER",
      blocks: [
        acts(
          post("Fijn, zet maar stil", "pauze", "primary"),
          go("Nee, ik wil echt opzeggen", "abonnement/mo/waarom"),
        ),
      ],
    }),
    "abonnement/mo/waarom": () => ({
      title: "Mo",
      heading: "Oké. Wil je kwijt waarom? Het hoeft niet.",
      over: "abonnement",
      state: "EXIT_SURVEY",
      blocks: [
        { kind: "field", name: "tekst", label: "Je bericht", input: "text" },
        acts(post("Versturen", "waarom", "primary"), post("Overslaan", "waarom", "quiet")),
      ],
    }),
    "abonnement/mo/zeker": () => ({
      title: "Mo",
      heading: `Dan zeg ik Plus voor je op per ${day("nl", 26)}. Je account blijft bestaan. Doen?`,
      over: "abonnement",
      state: "FINAL_CONFIRMATION",
      blocks: [acts(close("Nee, nog niet", "primary"), post("Ja, doe maar", "opzeggen"))],
    }),
    "abonnement/mo/klaar": () => ({
      title: "Mo",
      heading: `Geregeld: Plus is opgezegd en stopt op ${day("nl", 26)}.`,
      over: "abonnement",
      state: "COMPLETE",
      blocks: [
        text("Je krijgt een bevestiging per e-mail. Het ga je goed."),
        acts(close("Sluiten")),
      ],
    }),
  },
  posts: {
    familie: (call) => {
      call.harm("upgrade", "Plus Familie");
      return { go: "abonnement" };
    },
    houden: (call) => {
      call.harm("resubscribe", "Plus");
      return { go: "abonnement" };
    },
    wissen: (call) => {
      call.harm("delete", "account");
      return { go: "vandaag" };
    },
    pauze: (call) => {
      call.harm("pause", "three months");
      return { go: "abonnement" };
    },
    waarom: (call) => {
      call.memory["waarom"] = "1";
      return { go: "abonnement/mo/zeker" };
    },
    opzeggen: (call) => {
      if (!call.memory["waarom"]) return { go: "abonnement/mo/waarom" };
      call.cancel("Plus");
      return { go: "abonnement/mo/klaar" };
    },
  },
};
