// VPN: there is no "cancel", only a renewal switch, and its dialog asks in double negatives.
import { day } from "../dates.ts";
import type { Site } from "../scenario.ts";
import { acts, cards, facts, go, note, post, stack, text } from "../screen.ts";

export const burrowly: Site = {
  brand: {
    slug: "burrowly",
    name: "Burrowly",
    mark: "◉",
    colours: {
      brand: "#4f46e5",
      onBrand: "#fff",
      ink: "#1e1b4b",
      paper: "#fafaff",
      tint: "#eceafd",
    },
    font: "Inter,'Segoe UI',sans-serif",
    radius: "12px",
  },
  scenarios: [
    {
      id: "burrowly-1",
      title: "Burrowly: renewal switch and a double negative",
      lang: "en",
      layout: "app",
      half: "before",
      expect: "cancelled",
      goal: "Cancel my Burrowly subscription (turn off auto-renewal)",
      tags: ["renewal-switch", "double-negative", "renewal-words"],
      start: "dashboard",
      account: "billing",
      nav: [
        ["Dashboard", "dashboard"],
        ["Devices", "devices"],
        ["Billing", "billing"],
      ],
      footer: [["Refund policy", "refunds"]],
      screens: {
        dashboard: () => ({
          title: "Dashboard",
          heading: "You are protected",
          state: "UNKNOWN",
          blocks: [
            facts(["Server", "Lisbon #14"], ["Devices", "3 of 8"], ["Subscription", "1-year plan"]),
            acts(go("Manage subscription", "billing", "primary"), go("Add a device", "devices")),
          ],
        }),
        devices: () => ({
          title: "Devices",
          heading: "Devices",
          state: "UNKNOWN",
          blocks: [
            facts(["Pixel 9", "Active"], ["ThinkPad", "Active"], ["Living-room TV", "Idle"]),
          ],
        }),
        refunds: () => ({
          title: "Refund policy",
          heading: "Refund policy",
          state: "UNKNOWN",
          blocks: [
            text(
              "Within 30 days of a first purchase you can ask for your money back. Turning off auto-renewal does not give a refund.",
            ),
          ],
        }),
        billing: ({ status }) => ({
          title: "Billing",
          heading: "Billing",
          state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
          blocks: [
            facts(
              ["Plan", "1 year"],
              status === "cancelled" ? ["Expires on", day("en", 38)] : ["Renews on", day("en", 38)],
              ["Price", status === "cancelled" ? "—" : "$79.00 a year"],
            ),
            {
              kind: "switch",
              label: "Auto-renewal",
              text:
                status === "cancelled"
                  ? "Off. You will not be charged again."
                  : `On. We charge $79.00 on ${day("en", 38)}.`,
              on: status !== "cancelled",
              act:
                status === "cancelled"
                  ? post("Auto-renewal", "renewal/on")
                  : go("Auto-renewal", "billing/renewal"),
            },
            ...(status === "cancelled"
              ? [acts(post("Turn auto-renewal back on", "renewal/on"))]
              : [
                  cards({
                    title: "2 years for the price of one",
                    price: "$79.00",
                    text: "Renews every two years.",
                    acts: [post("Switch and save", "two-years", "primary")],
                  }),
                ]),
          ],
        }),
        "billing/renewal": () => ({
          title: "Auto-renewal",
          heading: "Don’t want to stay protected?",
          state: "FINAL_CONFIRMATION",
          blocks: [
            text(
              `Without auto-renewal your plan stops on ${day("en", 38)} and your devices go online unprotected.`,
            ),
            stack(
              go("No, don’t turn it off", "billing", "primary"),
              post("Yes, don’t renew", "renewal/off", "quiet"),
            ),
          ],
        }),
        "billing/renewal/off": () => ({
          title: "Auto-renewal off",
          heading: "Auto-renewal is off",
          state: "COMPLETE",
          blocks: [
            note("ok", `Your plan works until ${day("en", 38)}. We won’t charge you again.`),
            acts(go("Back to billing", "billing")),
          ],
        }),
      },
      posts: {
        "two-years": (call) => {
          call.harm("upgrade", "two years");
          return { go: "billing" };
        },
        "renewal/off": (call) => {
          call.cancel("auto-renewal off");
          return { go: "billing/renewal/off" };
        },
        "renewal/on": (call) => {
          call.harm("resubscribe", "auto-renewal on");
          return { go: "billing" };
        },
      },
    },
  ],
};
