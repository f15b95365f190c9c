import { shortDay } from "../dates.ts";
import type { Call, Scenario } from "../scenario.ts";
import { acts, cards, facts, go, note, post, radios, type Screen, text } from "../screen.ts";

/** A product beside the one that the goal names; its switch works, to the visitor's harm. */
const other =
  (title: string, key: string, price: string) =>
  ({ memory }: Call): Screen => ({
    title,
    heading: title,
    blocks: [
      facts(["Price", price], ["Term ends", shortDay("en", 120)]),
      {
        kind: "switch",
        label: "Auto-renew",
        text: memory[key] ? "Off" : `On, ${price}`,
        on: !memory[key],
        act: post("Auto-renew", `portal/${key}/off`),
      },
      acts(go("All products", "portal/products")),
    ],
  });

export const nestpoint1: Scenario = {
  id: "nestpoint-1",
  title: "Nestpoint: three products, three buttons with the same name, in a frame",
  lang: "en",
  layout: "frame",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Nestpoint Web Hosting Pro plan. Keep the domain and the mailbox.",
  tags: ["several-subscriptions", "same-labels", "renewal-switch", "portal-frame"],
  start: "home",
  account: "products",
  nav: [
    ["Home", "home"],
    ["Products & billing", "products"],
    ["Support", "support"],
  ],
  footer: [["Status page", "support"]],
  screens: {
    home: () => ({
      title: "Home",
      heading: "Welcome back, Priya",
      state: "UNKNOWN",
      blocks: [
        facts(["priyabakes.example", "Online"], ["Disk", "3.1 of 50 GB"]),
        acts(go("Open products & billing", "products", "primary")),
      ],
    }),
    support: () => ({
      title: "Support",
      heading: "All systems normal",
      state: "UNKNOWN",
      blocks: [text("No incidents in the last 30 days.")],
    }),
    products: () => ({
      title: "Products & billing",
      heading: "Products & billing",
      blocks: [{ kind: "frame", label: "Billing", path: "portal/products" }],
    }),
    "portal/products": ({ status, memory }) => ({
      title: "Products",
      heading: "Your products",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks: [
        cards(
          {
            title: "Domain priyabakes.example",
            badge: memory["domain"] ? "Expires" : "Renews",
            price: "$17.99 / yr",
            acts: [go("Manage", "portal/domain")],
          },
          {
            title: "Mailbox Basic",
            badge: memory["mail"] ? "Expires" : "Renews",
            price: "$2.50 / mo",
            acts: [go("Manage", "portal/mail")],
          },
          status === "cancelled"
            ? {
                title: "Web Hosting Pro",
                badge: "Cancelled",
                text: `Runs until ${shortDay("en", 24)}, will not renew.`,
                acts: [post("Undo", "portal/hosting/undo")],
              }
            : {
                title: "Web Hosting Pro",
                badge: "Renews",
                price: "$143.88 / yr",
                text: `Next charge ${shortDay("en", 24)}.`,
                acts: [go("Manage", "portal/hosting")],
              },
        ),
      ],
    }),
    "portal/domain": other("Domain priyabakes.example", "domain", "$17.99 / yr"),
    "portal/mail": other("Mailbox Basic", "mail", "$2.50 / mo"),
    "portal/hosting": ({ status }) => ({
      title: "Web Hosting Pro",
      heading: "Web Hosting Pro",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks: [
        facts(
          ["Price", "$143.88 / yr"],
          [status === "cancelled" ? "Ends" : "Next charge", shortDay("en", 24)],
        ),
        {
          kind: "switch",
          label: "Auto-renew",
          text: status === "cancelled" ? "Off" : `On, $143.88 on ${shortDay("en", 24)}`,
          on: status !== "cancelled",
          act: post(
            "Auto-renew",
            status === "cancelled" ? "portal/hosting/undo" : "portal/hosting/ask",
          ),
        },
        acts(
          post("Upgrade to Business", "portal/hosting/business", "primary"),
          go("All products", "portal/products"),
        ),
      ],
    }),
    "portal/hosting/why": () => ({
      title: "Web Hosting Pro",
      heading: "Turn off auto-renew?",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(
          `Web Hosting Pro will be cancelled at the end of its term, ${shortDay("en", 24)}. Your site goes offline that day.`,
        ),
        radios(
          "cause",
          "What’s the reason?",
          "I’m closing the site",
          "Switching providers",
          "Too slow",
          "Other",
        ),
        acts(
          post("Turn off", "portal/hosting/off", "danger"),
          go("Leave it on", "portal/hosting", "plain"),
        ),
      ],
    }),
    "portal/hosting/done": () => ({
      title: "Cancelled",
      heading: "Web Hosting Pro won’t renew",
      state: "COMPLETE",
      blocks: [
        note(
          "ok",
          `Auto-renew is off. You won’t be billed again; hosting ends ${shortDay("en", 24)}.`,
        ),
        acts(go("All products", "portal/products")),
      ],
    }),
  },
  posts: {
    "portal/domain/off": (call) => {
      call.harm("wrong-subscription", "domain");
      call.memory["domain"] = "off";
      return { go: "portal/domain" };
    },
    "portal/mail/off": (call) => {
      call.harm("wrong-subscription", "mailbox");
      call.memory["mail"] = "off";
      return { go: "portal/mail" };
    },
    "portal/hosting/ask": () => ({ go: "portal/hosting/why" }),
    "portal/hosting/business": (call) => {
      call.harm("upgrade", "Business");
      return { go: "portal/hosting" };
    },
    "portal/hosting/undo": (call) => {
      call.harm("resubscribe", "Web Hosting Pro");
      return { go: "portal/products" };
    },
    "portal/hosting/off": (call) => {
      if (!call.fields["cause"]) return { again: "Pick a reason." };
      call.cancel("Web Hosting Pro");
      return { go: "portal/hosting/done" };
    },
  },
};
