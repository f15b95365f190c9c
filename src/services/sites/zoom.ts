import { defineService } from "../service.ts";

export const zoom = defineService({
  name: "zoom",
  title: "Zoom Pro",
  aliases: ["zoom pro"],
  startUrl: "https://zoom.us/",
  domains: ["zoom.us"],
  labels: {
    en: {
      nav: ["Billing", "Current Plans"],
      enter: ["Cancel Subscription"],
      confirm: ["Cancel Subscription", "Submit"],
      done: ["Canceled"],
      undo: ["Reactivate Plan"],
    },
  },
  hints: [
    'Way in: web portal, Account Management, "Billing", "Current Plans", "Cancel Subscription".',
    'The next button has the same words. Then a reason and "Submit": fill it in, it is not known whether the cancellation counts without it.',
    'Proof: status "Canceled" and "Reactivate Plan".',
  ],
  warnings: ["Add-ons are plans of their own and go on."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://support.zoom.us/hc/en-us/articles/203634215-How-Do-I-Cancel-My-Subscription-",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source:
        "https://support.zoom.us/hc/en-us/articles/203634215-How-Do-I-Cancel-My-Subscription-",
      sure: "high",
    },
    {
      fact: "English words: what the page says afterwards.",
      source:
        "https://support.zoom.us/hc/en-us/articles/203634215-How-Do-I-Cancel-My-Subscription-",
      sure: "medium",
    },
    {
      fact: "English labels: what undoes it.",
      source:
        "https://support.zoom.us/hc/en-us/articles/203634215-How-Do-I-Cancel-My-Subscription-",
      sure: "medium",
    },
    {
      fact: "The status turns to canceled and a control to reactivate appears; the period runs out.",
      source:
        "https://support.zoom.us/hc/en-us/articles/203634215-How-Do-I-Cancel-My-Subscription-",
      sure: "high",
    },
    {
      fact: "Add-ons are cancelled one by one.",
      source:
        "https://support.zoom.us/hc/en-us/articles/203634215-How-Do-I-Cancel-My-Subscription-",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
