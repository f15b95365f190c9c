import { defineService } from "../service.ts";

export const hulu = defineService({
  name: "hulu",
  title: "Hulu",
  startUrl: "https://www.hulu.com",
  domains: ["hulu.com"],
  labels: {
    en: {
      nav: ["Account", "Manage Plan"],
      enter: ["Cancel Your Subscription", "Cancel"],
      decline: ["Continue to Cancel"],
      pause: ["Pause Your Subscription"],
      confirm: ["Cancel Subscription", "Confirm cancellation"],
    },
  },
  billers: ["apple", "roku", "amazon", "disney", "xfinity", "verizon"],
  hints: [
    'Way in: profile menu, "Account", section "Your Subscription", at the bottom "Cancel Your Subscription" or "Cancel".',
    'A pause of up to twelve weeks is offered, perhaps a discount: "Continue to Cancel" goes on.',
    'Last button: "Cancel Subscription".',
    "A reason may be asked and can be skipped.",
  ],
  warnings: [
    "A Disney bundle goes as a whole.",
    "A pause ends by itself and billing starts again.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://help.hulu.jp/hc/en-us/articles/360044686953",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source: "https://help.hulu.jp/hc/en-us/articles/360044686953",
      sure: "low",
    },
    {
      fact: "Access lasts to the end of the paid period, without a refund.",
      source: "https://www.cancelatlas.com/c/hulu",
      dated: "2026-06-05",
      sure: "medium",
    },
    {
      fact: "Hulu Japan bought through Amazon is ended at Amazon, by turning renewal off.",
      source: "https://help.hulu.jp/hc/en-us/articles/360044686953",
      sure: "high",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
