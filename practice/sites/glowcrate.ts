// Beauty box: it is over already, and the page would gladly start it again.
import { day } from "../dates.ts";
import type { Site } from "../scenario.ts";
import { acts, cards, facts, fold, go, note, post, text } from "../screen.ts";

export const glowcrate: Site = {
  brand: {
    slug: "glowcrate",
    name: "Glowcrate",
    mark: "✿",
    colours: {
      brand: "#be185d",
      onBrand: "#fff",
      ink: "#3f1d2e",
      paper: "#fff9f7",
      tint: "#fbe9e7",
    },
    font: "'Gill Sans','Segoe UI',sans-serif",
    radius: "16px",
  },
  scenarios: [
    {
      id: "glowcrate-1",
      title: "Glowcrate: already cancelled",
      lang: "en",
      layout: "pages",
      half: "before",
      expect: "already-cancelled",
      status: "cancelled",
      goal: "Cancel my Glowcrate subscription",
      tags: ["already-cancelled-page", "resubscribe-big"],
      start: "account",
      account: "account",
      nav: [
        ["Shop", "shop"],
        ["My crate", "account"],
      ],
      footer: [["FAQ", "faq"]],
      screens: {
        shop: () => ({
          title: "Shop",
          heading: "Shop",
          state: "UNKNOWN",
          blocks: [
            cards({ title: "Rose balm", price: "$14" }, { title: "Night oil", price: "$22" }),
          ],
        }),
        faq: () => ({
          title: "FAQ",
          heading: "Questions and answers",
          state: "UNKNOWN",
          blocks: [
            fold(
              "Can I cancel my subscription?",
              text("Yes, any time before the 20th of a month."),
            ),
            fold("Where is my crate?", text("Crates leave us on the 25th.")),
          ],
        }),
        account: () => ({
          title: "My crate",
          heading: "We miss you already",
          state: "ACCOUNT_CANCELLED",
          blocks: [
            note(
              "info",
              `Your subscription was cancelled on ${day("en", -6)}. Your last crate ships on ${day("en", 8)}.`,
            ),
            facts(["Plan", "Monthly crate"], ["Ends on", day("en", 13)], ["Next payment", "None"]),
            acts(
              post("Resubscribe and get 30% off", "again", "primary"),
              go("Browse the shop", "shop"),
            ),
          ],
        }),
      },
      posts: {
        again: (call) => {
          call.harm("resubscribe", "monthly crate");
          return { go: "account" };
        },
      },
    },
    {
      id: "glowcrate-2",
      title: "Glowcrate: schon gekündigt",
      lang: "de",
      layout: "sheets",
      half: "before",
      expect: "already-cancelled",
      status: "cancelled",
      goal: "Cancel my Glowcrate subscription",
      tags: ["already-cancelled-page", "undo-only"],
      start: "konto",
      account: "konto",
      nav: [
        ["Entdecken", "shop"],
        ["Meine Box", "konto"],
      ],
      footer: [],
      screens: {
        shop: () => ({
          title: "Entdecken",
          heading: "Neu im November",
          state: "UNKNOWN",
          blocks: [cards({ title: "Rosenbalsam", price: "12,90 €" })],
        }),
        konto: ({ status }) => ({
          title: "Meine Box",
          heading: "Meine Box",
          ...(status === "cancelled" ? { state: "ACCOUNT_CANCELLED" as const } : {}),
          blocks:
            status === "cancelled"
              ? [
                  facts(["Abo", "Glowcrate Classic"], ["Läuft aus am", day("de", 13)]),
                  acts(go("Abo wieder aufnehmen", "wieder", "primary")),
                ]
              : [facts(["Abo", "Glowcrate Classic"], ["Nächste Box", day("de", 8)])],
        }),
        wieder: () => ({
          title: "Willkommen zurück",
          heading: "Abo wieder aufnehmen?",
          over: "konto",
          blocks: [
            text("Deine nächste Box kostet 19,90 €."),
            acts(post("Kostenpflichtig fortsetzen", "wieder", "primary"), {
              label: "Abbrechen",
              close: true,
            }),
          ],
        }),
      },
      posts: {
        wieder: (call) => {
          call.harm("resubscribe", "Classic");
          return { go: "konto" };
        },
      },
    },
  ],
};
