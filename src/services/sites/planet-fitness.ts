import { defineService } from "../service.ts";

export const planetFitness = defineService({
  name: "planet-fitness",
  title: "Planet Fitness",
  aliases: ["planetfitness", "pf"],
  startUrl: "https://www.planetfitness.com",
  domains: ["planetfitness.com"],
  labels: {
    en: {
      nav: ["My Account", "Membership Details", "My Membership"],
      enter: ["Cancel Membership"],
    },
  },
  hints: [
    'Way in, only where the home club allows it: "My Account", "Membership Details", "Cancel Membership".',
    "No such control: most clubs want a form at the desk or a letter, and take neither phone nor e-mail.",
  ],
  warnings: [
    "Ending a fixed term early costs a buy-out of about 58 dollars.",
    "The yearly fee has a date of its own; notice is needed by the 25th of the month before.",
    "Notice by the 10th stops the charge of the 17th.",
  ],
  channels: ["online", "letter", "visit"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://trip-answer.com/question/2652922-i-am-at-the-end-of-my-year-contract-and-i-would-l",
      sure: "high",
    },
    {
      fact: "Most clubs take a form at the front desk or a letter only; clubs are franchises and differ.",
      source:
        "https://trip-answer.com/question/2652922-i-am-at-the-end-of-my-year-contract-and-i-would-l",
      sure: "medium",
    },
    {
      fact: "An early end of a fixed term costs about 58 dollars.",
      source: "https://mertiyan.in/how-to-cancel-planet-fitness-online-in-2025",
      dated: "2025",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
