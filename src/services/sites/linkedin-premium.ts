import { defineService } from "../service.ts";

export const linkedinPremium = defineService({
  name: "linkedin-premium",
  title: "LinkedIn Premium",
  aliases: ["linkedin"],
  startUrl: "https://www.linkedin.com",
  domains: ["linkedin.com"],
  labels: {
    en: {
      nav: ["Access My Premium", "Manage subscription", "Manage Premium account"],
      enter: ["Cancel subscription", "Cancel free trial"],
      decline: ["Continue to cancel"],
      confirm: ["Confirm cancellation", "Continue to cancel"],
      done: ["Done"],
    },
  },
  hints: [
    'Way in: "Me" menu, "Access My Premium" or "Premium features", "Manage subscription" or "Manage Premium account", "Cancel subscription" or "Cancel free trial".',
    'A page asks to stay, perhaps with a deal: "Continue to cancel" goes on and can be the last click.',
    'A reason must be chosen. Last button: "Confirm cancellation"; "Done" only closes.',
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://daviseducationsource.blogspot.com/2019/04/how-to-cancel-your-linkedin-premium.html",
      dated: "2019-04",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source:
        "https://daviseducationsource.blogspot.com/2019/04/how-to-cancel-your-linkedin-premium.html",
      dated: "2019-04",
      sure: "medium",
    },
    {
      fact: "Access lasts to the end of the billing cycle.",
      source: "https://techshift.net/how-do-i-cancel-my-premium-subscription-on-linkedin",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
