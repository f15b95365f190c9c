// Games pass: the server fails on the first try and works on the second.
import { day } from "../dates.ts";
import type { Site } from "../scenario.ts";
import { acts, cards, go, loss, note, post, stack, text } from "../screen.ts";

export const arcadium: Site = {
  brand: {
    slug: "arcadium",
    name: "Arcadium",
    mark: "◆",
    colours: {
      brand: "#65a30d",
      onBrand: "#0b1302",
      ink: "#eaf5dc",
      paper: "#10160a",
      tint: "#1a2411",
    },
    font: "'Exo 2','Segoe UI',sans-serif",
    radius: "4px",
    css: ".cd,.kv,.card,dl{border-color:#fff2}.kv-r,dl div{border-color:#fff1}",
  },
  scenarios: [
    {
      id: "arcadium-1",
      title: "Arcadium: server error on the first try",
      lang: "en",
      layout: "app",
      half: "before",
      expect: "cancelled",
      goal: "Cancel my Arcadium Pass subscription",
      tags: ["server-error-first", "recurring-billing-words", "loss-list"],
      start: "account/subscriptions",
      account: "account/subscriptions",
      nav: [
        ["Games", "games"],
        ["Subscriptions", "account/subscriptions"],
      ],
      footer: [["Support", "games"]],
      screens: {
        games: () => ({
          title: "Games",
          heading: "Play something new",
          state: "UNKNOWN",
          blocks: [
            cards(
              { title: "Moss Kingdom", text: "In the Pass" },
              { title: "Vector Run 3", text: "Out today" },
            ),
          ],
        }),
        "account/subscriptions": ({ status }) => ({
          title: "Subscriptions",
          heading: "Subscriptions",
          state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
          blocks:
            status === "cancelled"
              ? [
                  cards({
                    title: "Arcadium Pass",
                    badge: "Recurring billing off",
                    text: `Expires ${day("en", 10)}`,
                  }),
                  acts(post("Turn on recurring billing", "on", "primary")),
                ]
              : [
                  cards({
                    title: "Arcadium Pass",
                    badge: "Active",
                    price: "$11.99 a month",
                    text: `Recurring billing is on. Next charge ${day("en", 10)}.`,
                  }),
                  acts(
                    post("Upgrade to Pass Ultimate", "ultimate", "primary"),
                    go("Cancel subscription", "account/subscriptions/end", "plain"),
                  ),
                ],
        }),
        "account/subscriptions/end": () => ({
          title: "Cancel Arcadium Pass",
          heading: "Cancel Arcadium Pass",
          state: "FINAL_CONFIRMATION",
          blocks: [
            text(`Your subscription stays active until ${day("en", 10)}. After that you lose:`),
            loss("300+ games, three of them installed", "Online play"),
            stack(
              post("Cancel subscription", "account/subscriptions/end", "danger"),
              go("Keep subscription", "account/subscriptions", "primary"),
            ),
          ],
        }),
        "account/subscriptions/ended": () => ({
          title: "Subscription cancelled",
          heading: "Your subscription has been cancelled",
          state: "COMPLETE",
          blocks: [
            text(`You can play until ${day("en", 10)}.`),
            acts(go("Back to subscriptions", "account/subscriptions")),
          ],
        }),
        "account/sorry": () => ({
          title: "Something went wrong",
          heading: "We couldn’t cancel your subscription",
          state: "FAILED",
          blocks: [
            note(
              "error",
              "Something went wrong on our side. Nothing was changed. Please try again in a moment.",
            ),
            acts(
              go("Try again", "account/subscriptions/end", "primary"),
              go("Back to subscriptions", "account/subscriptions"),
            ),
          ],
        }),
      },
      posts: {
        on: (call) => {
          call.harm("resubscribe", "recurring billing on");
          return { go: "account/subscriptions" };
        },
        ultimate: (call) => {
          call.harm("upgrade", "Ultimate");
          return { go: "account/subscriptions" };
        },
        "account/subscriptions/end": (call) => {
          if (!call.memory["failed"]) {
            call.memory["failed"] = "1";
            call.note("failed on purpose");
            return { go: "account/sorry" };
          }
          call.cancel("Pass");
          return { go: "account/subscriptions/ended" };
        },
      },
    },
  ],
};
