import { defineService } from "../service.ts";

export const audible = defineService({
  name: "audible",
  title: "Audible",
  startUrl: "https://www.audible.com",
  domains: ["audible.com"],
  labels: {
    en: {
      nav: ["Account Details"],
      enter: ["Cancel membership"],
      decline: ["No Thanks, continue cancelling", "Continue canceling"],
      confirm: ["Cancel Membership", "No Thanks, continue cancelling"],
      done: ["Your Membership has Been Cancelled"],
    },
    de: {
      nav: ["Mein Konto"],
      enter: ["Abo jetzt kündigen", "Jetzt Abo kündigen"],
    },
  },
  billers: ["apple", "google-play", "carrier"],
  hints: [
    'Way in: menu under the name, "Account Details", at the bottom of the membership details "Cancel membership". Desktop site only.',
    'Reasons are asked, then a cheaper or prepaid plan is offered: "No Thanks, continue cancelling" or "Continue canceling" goes on and may be the last click.',
    "A second sign-in comes after the last click, before the done page: not a failure.",
    'Proof: "Your Membership has Been Cancelled". The last button can repeat the words of the way in.',
  ],
  warnings: ["Unused credits are lost at once: spend them first. Bought books stay."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://alkemiy.blogspot.com/2018/11/how-to-cancel-audible-in-6-easy-steps.html",
      dated: "2018-11",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://alkemiy.blogspot.com/2018/11/how-to-cancel-audible-in-6-easy-steps.html",
      dated: "2018-11",
      sure: "high",
    },
    {
      fact: "English words: what the page says afterwards.",
      source: "https://alkemiy.blogspot.com/2018/11/how-to-cancel-audible-in-6-easy-steps.html",
      dated: "2018-11",
      sure: "medium",
    },
    {
      fact: "German labels: the way in.",
      source:
        "https://www.futurezone.de/entertainment/streaming/article231437871/audible-kuendigen.html",
      dated: "2021",
      sure: "medium",
    },
    {
      fact: "Unused credits vanish on cancelling, bought books stay.",
      source: "https://androidheadlinescoe.pages.dev/posts/how-to-cancel-your-audible-subscription",
      sure: "medium",
    },
    {
      fact: "It does not work in the apps or on the mobile site.",
      source: "https://alkemiy.blogspot.com/2018/11/how-to-cancel-audible-in-6-easy-steps.html",
      dated: "2018-11",
      sure: "medium",
    },
    {
      fact: "In Germany a pause of one to three months is offered.",
      source:
        "https://live.vodafone.de/unterhaltung/tvkino/audible-so-pausierst-du-das-abo-bei-amazons-hoerbuch-dienst/12237580",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
