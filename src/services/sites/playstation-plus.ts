import { defineService } from "../service.ts";

export const playstationPlus = defineService({
  name: "playstation-plus",
  title: "PlayStation Plus",
  aliases: ["ps plus", "psn", "playstation", "ps+"],
  labels: {
    en: {
      enter: ["Turn Off Auto-Renewal"],
    },
  },
  hints: [
    'Only the console way was seen: Settings, Users and Accounts, Account, Subscriptions, PlayStation Plus, "Turn Off Auto-Renewal". No web page for it is known here.',
  ],
  channels: ["app"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://dev.worcestershireopenstudios.org/cancel-playstation-subscription-step-by-step-2188834574.html",
      sure: "low",
    },
    {
      fact: "On the console renewal is switched off under the account's subscriptions; the paid period runs out.",
      source:
        "https://dev.worcestershireopenstudios.org/cancel-playstation-subscription-step-by-step-2188834574.html",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
