import { defineService } from "../service.ts";

export const adobeCreativeCloud = defineService({
  name: "adobe-creative-cloud",
  title: "Adobe Creative Cloud",
  aliases: ["adobe", "creative cloud", "photoshop", "adobe cc", "lightroom", "acrobat"],
  startUrl: "https://account.adobe.com/plans",
  accountUrl: "https://account.adobe.com/plans",
  domains: ["adobe.com"],
  labels: {
    en: {
      nav: ["Manage plan"],
      enter: ["Cancel your plan", "Cancel Plan"],
      decline: ["No thanks, cancel"],
      confirm: ["Confirm Cancelation"],
    },
    de: {
      nav: ["Abo verwalten", "Plan verwalten", "Details zum Abo"],
      enter: ["Abo kündigen", "Plan kündigen", "Diesen Plan beenden"],
      decline: ["Weiter"],
      confirm: ["Meinen Plan beenden"],
    },
  },
  billers: ["retailer"],
  hints: [
    'Way in: plans page, "Manage plan", "Cancel your plan" or "Cancel Plan".',
    'A reason must be ticked. One or more offers follow (free months, cheaper plan, other product): "No thanks, cancel" goes on.',
    'Then a page with what it costs and what is lost, then a review page. Last button: "Confirm Cancelation".',
    "An open payment problem hides or blocks cancelling: report it, do not retry.",
  ],
  warnings: [
    "A yearly plan paid by the month costs half of what remains when cancelled after 14 days.",
    "Adobe Stock is a plan of its own and goes on.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://community.adobe.com/t5/account-payment-plan-discussions/cannot-cancel-subscription/td-p/15605027",
      dated: "2025",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source:
        "https://community.adobe.com/t5/account-payment-plan-discussions/cannot-cancel-subscription/td-p/15605027",
      dated: "2025",
      sure: "low",
    },
    {
      fact: "German labels: the way in, on past an offer, the last button.",
      source: "https://www.computerbild.de/artikel/cb-Tipps-Internet-Adobe-kuendigen-31417463.html",
      sure: "medium",
    },
    {
      fact: "A yearly plan paid monthly: half of the remaining payments are charged on cancelling after 14 days, as the U.S. complaint of June 2024 says.",
      source:
        "https://petapixel.com/2024/06/17/justice-department-sues-adobe-for-hidden-fees-and-difficult-cancellations/",
      dated: "2024-06-17",
      sure: "high",
    },
    {
      fact: "Monthly plans end with the billing month; within 14 days the plan ends at once with the money back.",
      source: "https://www.computerbild.de/artikel/cb-Tipps-Internet-Adobe-kuendigen-31417463.html",
      sure: "medium",
    },
    {
      fact: "An unpaid bill hides or blocks cancelling.",
      source:
        "https://community.adobe.com/t5/account-payment-plan-discussions/cannot-cancel-subscription/td-p/15605027",
      dated: "2025",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
