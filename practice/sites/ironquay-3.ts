import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, close, facts, go, post, text } from "../screen.ts";

const because = (label: string, code: string) =>
  post(label, "bot/why", "plain", { with: ["why", code] });

export const ironquay3: Scenario = {
  id: "ironquay-3",
  title: "Ironquay: the bot is the only way out",
  lang: "en",
  layout: "chat",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Ironquay Anytime membership",
  tags: ["bot-flow", "price-offer", "survey-buttons", "pause-offered"],
  start: "me",
  account: "me",
  nav: [
    ["Classes", "classes"],
    ["Me", "me"],
  ],
  footer: [["House rules", "classes"]],
  screens: {
    classes: () => ({
      title: "Classes",
      heading: "Today at Dockside",
      state: "UNKNOWN",
      blocks: [
        cards({ title: "Row & Flow", text: "18:30" }, { title: "Deadlift 101", text: "19:45" }),
      ],
    }),
    me: ({ status }) => ({
      title: "My membership",
      heading: "My membership",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(
                ["Membership", "Anytime"],
                ["Ends", day("en", 29)],
                ["Direct debit", "Stopped"],
              ),
              acts(post("Come back to Anytime", "back", "primary")),
            ]
          : [
              facts(
                ["Membership", "Anytime"],
                ["Direct debit", "£27.50 a month"],
                ["Next payment", day("en", 29)],
              ),
              text("Anything you’d like to change? Quay, our assistant, is here around the clock."),
              acts(
                post("Go All Clubs for £9 more", "all-clubs", "primary"),
                go("Talk to Quay", "me/quay"),
              ),
            ],
    }),
    "me/quay": () => ({
      title: "Quay",
      heading: "Hey Sam, Quay here 👋 What’s on your mind?",
      over: "me",
      blocks: [
        acts(
          post("Take a break", "freeze"),
          go("Find a class", "classes"),
          go("Leave Ironquay", "me/quay/why"),
        ),
      ],
    }),
    "me/quay/why": () => ({
      title: "Quay",
      heading: "Oh no, really? Mind telling me what’s behind it?",
      over: "me",
      state: "EXIT_SURVEY",
      blocks: [
        acts(
          because("Moving away", "move"),
          because("Money’s tight", "money"),
          because("Not getting results", "results"),
          because("I’d rather not say", "none"),
        ),
      ],
    }),
    "me/quay/deal": () => ({
      title: "Quay",
      heading: "Thanks for being straight with me. Would two months at £13.75 change your mind?",
      over: "me",
      state: "RETENTION_OFFER",
      blocks: [acts(post("Go on then", "deal", "primary"), go("No, I’m leaving", "me/quay/sure"))],
    }),
    "me/quay/sure": () => ({
      title: "Quay",
      heading: `Understood. I’ll end Anytime on ${day("en", 29)} and stop your direct debit. OK?`,
      over: "me",
      state: "FINAL_CONFIRMATION",
      blocks: [acts(close("Hang on, I’ll stay", "primary"), post("OK, end it", "end"))],
    }),
    "me/quay/bye": () => ({
      title: "Quay",
      heading: `Done! Your membership has been cancelled and you can train until ${day("en", 29)}.`,
      over: "me",
      state: "COMPLETE",
      blocks: [text("Reference IQ-51820. See you around, Sam."), acts(close("Close chat"))],
    }),
  },
  posts: {
    "all-clubs": (call) => {
      call.harm("upgrade", "All Clubs");
      return { go: "me" };
    },
    freeze: (call) => {
      call.harm("pause", "frozen");
      return { go: "me" };
    },
    back: (call) => {
      call.harm("resubscribe", "Anytime");
      return { go: "me" };
    },
    deal: (call) => {
      call.harm("accept-offer", "two months at half price");
      return { go: "me" };
    },
    "bot/why": (call) => {
      call.memory["why"] = call.fields["why"] ?? "none";
      return { go: "me/quay/deal" };
    },
    end: (call) => {
      if (!call.memory["why"]) return { go: "me/quay/why" };
      call.cancel("Anytime");
      return { go: "me/quay/bye" };
    },
  },
};
