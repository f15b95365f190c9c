import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, facts, fold, go, loss, note, post, select, stack, text } from "../screen.ts";

export const pantrio2: Scenario = {
  id: "pantrio-2",
  title: "Pantrio: only the help centre knows the way, two offers in a row",
  lang: "en",
  layout: "app",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Pantrio plan",
  tags: ["way-in-help", "two-offers", "required-text", "other-word"],
  start: "menu",
  account: "plan",
  nav: [
    ["This week", "menu"],
    ["Deliveries", "boxes"],
    ["Help", "help"],
  ],
  footer: [["Careers", "menu"]],
  screens: {
    menu: () => ({
      title: "This week",
      heading: "What’s cooking, Robin?",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Sticky ginger tofu", text: "20 min" },
          { title: "Harissa chicken tray bake", text: "35 min" },
        ),
        acts(post("Add a dessert for $6.99", "dessert", "primary")),
      ],
    }),
    boxes: () => ({
      title: "Deliveries",
      heading: "Upcoming boxes",
      state: "UNKNOWN",
      blocks: [
        facts([day("en", 6), "3 meals, $62.94"], [day("en", 13), "3 meals, $62.94"]),
        acts(post("Skip this box", "skip")),
      ],
    }),
    help: () => ({
      title: "Help",
      heading: "How can we help?",
      state: "UNKNOWN",
      blocks: [
        fold("My box is late", text("Track it under Deliveries. Couriers drive until 9 pm.")),
        fold("Something is missing from my box", text("Tell us within five days for a credit.")),
        fold(
          "I don’t want any more boxes",
          text("You can deactivate your plan whenever you like, up to five days before a box."),
          acts(go("Go to plan settings", "plan", "link")),
        ),
        fold("Allergies and ingredients", text("Each recipe card lists its allergens.")),
      ],
    }),
    plan: ({ status }) => ({
      title: "Plan settings",
      heading: "Plan settings",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Plan", "Classic"], ["Status", "Deactivated"], ["Upcoming boxes", "None"]),
              acts(post("Reactivate plan", "again", "primary")),
            ]
          : [
              facts(
                ["Plan", "Classic, 3 meals for 2"],
                ["Status", "Active"],
                ["Next box", day("en", 6)],
                ["Price", "$62.94 a box"],
              ),
              acts(
                post("Upgrade to Premium picks", "premium", "primary"),
                go("Deactivate plan", "plan/bye", "link"),
              ),
            ],
    }),
    "plan/bye": () => ({
      title: "Before you go",
      heading: "Busy few weeks? Skip instead",
      state: "RETENTION_OFFER",
      blocks: [
        text("Skip up to six boxes and come back whenever you’re hungry."),
        stack(
          post("Skip my next 4 boxes", "skip", "primary"),
          go("I still want to deactivate", "plan/bye/why", "link"),
        ),
      ],
    }),
    "plan/bye/why": () => ({
      title: "Tell us why",
      heading: "What made you decide?",
      state: "EXIT_SURVEY",
      blocks: [
        select(
          "why",
          "Main reason",
          "Pick one",
          "Not enough time to cook",
          "Food quality",
          "I’m watching my budget",
          "Just trying it out",
        ),
        {
          kind: "field",
          name: "more",
          label: "What could we have done better?",
          input: "area",
          hint: "At least 10 characters",
          required: true,
          min: 10,
        },
        acts(post("Next", "why", "primary"), go("Back to settings", "plan", "quiet")),
      ],
    }),
    "plan/bye/deal": () => ({
      title: "A little something",
      heading: "Here’s 40% off your next two boxes",
      state: "RETENTION_OFFER",
      blocks: [
        cards({ title: "Two boxes", price: "$37.76 each", text: "Then $62.94 a box." }),
        stack(post("Claim my 40%", "deal", "primary"), go("I’ll pass", "plan/bye/last", "link")),
      ],
    }),
    "plan/bye/last": () => ({
      title: "Deactivate plan",
      heading: "Last check",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text("Once your plan is deactivated, you won’t get or pay for any further boxes."),
        loss("240 Pantrio points", "Your founding-cook price"),
        acts(
          go("Never mind", "plan", "primary"),
          post("Deactivate my plan", "deactivate", "plain"),
        ),
      ],
    }),
    "plan/bye/done": () => ({
      title: "Deactivated",
      heading: "Your plan has been deactivated",
      state: "COMPLETE",
      blocks: [
        note("ok", "No more boxes are on their way and nothing will be charged."),
        acts(go("Plan settings", "plan")),
      ],
    }),
  },
  posts: {
    dessert: (call) => {
      call.harm("upgrade", "dessert");
      return { go: "menu" };
    },
    premium: (call) => {
      call.harm("upgrade", "Premium picks");
      return { go: "plan" };
    },
    skip: (call) => {
      call.harm("pause", "boxes skipped");
      return { go: "boxes" };
    },
    deal: (call) => {
      call.harm("accept-offer", "40% off");
      return { go: "plan" };
    },
    again: (call) => {
      call.harm("resubscribe", "plan");
      return { go: "plan" };
    },
    why: (call) => {
      if (!call.fields["why"] || (call.fields["more"] ?? "").length < 10)
        return { again: "Tell us a little more, please." };
      call.memory["why"] = "1";
      return { go: "plan/bye/deal" };
    },
    deactivate: (call) => {
      if (!call.memory["why"]) return { go: "plan/bye/why" };
      call.cancel("plan");
      return { go: "plan/bye/done" };
    },
  },
};
