// Cloud storage: a button that has to be waited for, and shame.
import { day } from "../dates.ts";
import type { Site } from "../scenario.ts";
import {
  acts,
  cards,
  close,
  facts,
  go,
  list,
  loss,
  note,
  post,
  radios,
  stack,
  text,
} from "../screen.ts";
import { refuse, signIn } from "./sign-in.ts";

export const cloudattic: Site = {
  brand: {
    slug: "cloudattic",
    name: "Cloudattic",
    mark: "☁",
    colours: {
      brand: "#0284c7",
      onBrand: "#fff",
      ink: "#0b2533",
      paper: "#ffffff",
      tint: "#eef8fe",
    },
    font: "Roboto,Arial,sans-serif",
    radius: "24px",
    css: ".card,.cd,dl,.kv{border-radius:12px}.note,.nt{border-radius:8px}",
  },
  scenarios: [
    {
      id: "cloudattic-1",
      title: "Cloudattic: the button works after six seconds",
      lang: "en",
      layout: "dialogs",
      half: "before",
      expect: "cancelled",
      goal: "Cancel my Cloudattic 2 TB plan",
      tags: ["waiting-button", "downgrade-offer", "look-alike"],
      start: "settings/plan",
      account: "settings/plan",
      nav: [
        ["Files", "files"],
        ["Settings", "settings/plan"],
      ],
      footer: [["Security", "files"]],
      screens: {
        files: () => ({
          title: "Files",
          heading: "All files",
          state: "UNKNOWN",
          blocks: [
            facts(
              ["Photos 2025", "214 GB"],
              ["Scans", "3.1 GB"],
              ["Deleted files", "Empties every 30 days"],
            ),
          ],
        }),
        "settings/plan": ({ status }) => ({
          title: "Plan",
          heading: "Plan and storage",
          state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
          blocks:
            status === "cancelled"
              ? [
                  note("warn", `Your 2 TB plan ends on ${day("en", 27)}. You then have 5 GB.`),
                  acts(post("Keep 2 TB", "keep", "primary")),
                ]
              : [
                  text("812 GB of 2 TB used", "muted"),
                  facts(
                    ["Plan", status === "downgraded" ? "200 GB" : "2 TB"],
                    ["Price", "$9.99 a month"],
                    ["Next payment", day("en", 27)],
                  ),
                  acts(
                    post("Upgrade to 5 TB", "more", "primary"),
                    go("Cancel plan", "settings/plan/end", "plain"),
                    post("Delete all files", "wipe", "link"),
                  ),
                ],
        }),
        "settings/plan/end": () => ({
          title: "A smaller plan",
          heading: "How about a smaller plan?",
          over: "settings/plan",
          state: "RETENTION_OFFER",
          blocks: [
            cards({
              title: "200 GB",
              price: "$2.99 a month",
              text: "Your newest files stay.",
              acts: [post("Switch to 200 GB", "less", "primary")],
            }),
            acts(
              go("Continue to cancel", "settings/plan/end/sure", "quiet"),
              close("Cancel", "quiet"),
            ),
          ],
        }),
        "settings/plan/end/sure": () => ({
          title: "Are you sure?",
          heading: "Please read this first",
          over: "settings/plan",
          state: "FINAL_CONFIRMATION",
          blocks: [
            list(
              `Your plan ends on ${day("en", 27)}`,
              "812 GB are over the free limit and will be removed 30 days later",
            ),
            acts(
              post("Cancel my plan", "settings/plan/end", "danger", { wait: 6 }),
              close("Keep 2 TB", "primary"),
            ),
          ],
        }),
        "settings/plan/ended": () => ({
          title: "Plan canceled",
          heading: "Your plan is canceled",
          state: "COMPLETE",
          blocks: [
            text(`You keep 2 TB until ${day("en", 27)}. Download what you need before then.`),
            acts(go("Back to settings", "settings/plan")),
          ],
        }),
      },
      posts: {
        more: (call) => {
          call.harm("upgrade", "5 TB");
          return { go: "settings/plan" };
        },
        wipe: (call) => {
          call.harm("delete", "files");
          return { go: "files" };
        },
        less: (call) => {
          call.harm("downgrade", "200 GB");
          return { go: "settings/plan" };
        },
        keep: (call) => {
          call.harm("resubscribe", "2 TB");
          return { go: "settings/plan" };
        },
        "settings/plan/end": (call) => {
          call.cancel("2 TB");
          return { go: "settings/plan/ended" };
        },
      },
    },
    {
      id: "cloudattic-2",
      title: "Cloudattic: schuldgevoel en een verplichte reden",
      lang: "nl",
      layout: "pages",
      half: "before",
      expect: "cancelled",
      goal: "Cancel my Cloudattic Plus subscription",
      tags: ["confirm-shaming", "required-survey", "pause-instead", "dialog-cancel"],
      start: "instellingen/abonnement",
      account: "instellingen/abonnement",
      nav: [
        ["Bestanden", "bestanden"],
        ["Instellingen", "instellingen/abonnement"],
      ],
      footer: [["Veiligheid", "bestanden"]],
      screens: {
        login: () => signIn("nl"),
        bestanden: () => ({
          title: "Bestanden",
          heading: "Alle bestanden",
          state: "UNKNOWN",
          blocks: [facts(["Vakantie 2025", "48 GB"], ["Belasting", "1,2 GB"])],
        }),
        "instellingen/abonnement": ({ status }) => ({
          title: "Abonnement",
          heading: "Abonnement",
          state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
          blocks:
            status === "cancelled"
              ? [
                  note("info", `Je abonnement is opgezegd en loopt tot en met ${day("nl", 18)}.`),
                  acts(post("Abonnement hervatten", "hervat", "primary")),
                ]
              : [
                  facts(
                    ["Abonnement", "Plus, 1 TB"],
                    ["Prijs", "€ 7,99 per maand"],
                    ["Wordt verlengd op", day("nl", 18)],
                  ),
                  acts(
                    post("Overstappen naar Pro", "pro", "primary"),
                    go("Betaalgegevens", "bestanden"),
                  ),
                  acts(go("Abonnement opzeggen", "opzeggen", "link")),
                ],
        }),
        opzeggen: () => ({
          title: "Opzeggen",
          heading: "Weet je zeker dat je je herinneringen wilt kwijtraken?",
          state: "RETENTION_OFFER",
          blocks: [
            loss("12.480 foto’s zonder reservekopie", "Delen met je familie"),
            text("Zet je abonnement liever twee maanden stil, dan betaal je niets."),
            stack(
              post("Ja, zet mijn abonnement stil", "stil", "primary"),
              go("Nee, mijn herinneringen zijn me niets waard", "opzeggen/reden", "link"),
            ),
          ],
        }),
        "opzeggen/reden": () => ({
          title: "Reden",
          heading: "Waarom zeg je op?",
          state: "EXIT_SURVEY",
          blocks: [
            radios(
              "reden",
              "Kies de belangrijkste reden",
              "Te duur",
              "Ik gebruik het te weinig",
              "Ik stap over naar een andere dienst",
            ),
            acts(
              post("Verder", "opzeggen/reden", "primary"),
              go("Annuleren", "instellingen/abonnement"),
            ),
          ],
        }),
        "opzeggen/laatste": () => ({
          title: "Opzegging bevestigen",
          heading: "Opzegging bevestigen",
          state: "FINAL_CONFIRMATION",
          blocks: [
            text(`Je Plus-abonnement stopt op ${day("nl", 18)}. Je betaalt daarna niets meer.`),
            acts(
              go("Annuleren", "instellingen/abonnement", "primary"),
              post("Opzegging voltooien", "opzeggen/laatste", "plain"),
            ),
          ],
        }),
        "opzeggen/mislukt": () => ({
          title: "Opzeggen mislukt",
          heading: "Je opzegging is niet gelukt",
          state: "FAILED",
          blocks: [
            note("error", "Er ging iets mis. Je abonnement is niet gewijzigd."),
            acts(
              go("Opnieuw proberen", "opzeggen/reden", "primary"),
              go("Terug naar instellingen", "instellingen/abonnement"),
            ),
          ],
        }),
        "opzeggen/klaar": () => ({
          title: "Opgezegd",
          heading: "Je abonnement is opgezegd",
          state: "COMPLETE",
          blocks: [
            text(`Je kunt Plus gebruiken tot en met ${day("nl", 18)}.`),
            acts(go("Terug naar instellingen", "instellingen/abonnement")),
          ],
        }),
      },
      posts: {
        login: refuse("nl"),
        pro: (call) => {
          call.harm("upgrade", "Pro");
          return { go: "instellingen/abonnement" };
        },
        stil: (call) => {
          call.harm("pause", "two months");
          return { go: "instellingen/abonnement" };
        },
        hervat: (call) => {
          call.harm("resubscribe", "Plus");
          return { go: "instellingen/abonnement" };
        },
        "opzeggen/reden": (call) => {
          if (!call.fields["reden"]) return { again: "Kies een reden om verder te gaan." };
          call.memory["reden"] = "1";
          return { go: "opzeggen/laatste" };
        },
        "opzeggen/laatste": (call) => {
          if (!call.memory["reden"]) return { go: "opzeggen/mislukt" };
          call.cancel("Plus");
          return { go: "opzeggen/klaar" };
        },
      },
    },
  ],
};
