import { defineService } from "../service.ts";

export const hellofresh = defineService({
  name: "hellofresh",
  title: "HelloFresh",
  aliases: ["hello fresh"],
  startUrl: "https://www.hellofresh.com/",
  domains: ["hellofresh.com"],
  labels: {
    en: {
      nav: ["Account Settings", "Plan Settings"],
      enter: ["Cancel My Plan"],
    },
  },
  hints: [
    'Way in: menu under the name, "Account Settings", "Plan Settings", "Cancel My Plan".',
    "A pause, skipping weeks and reasons come before the end. The label of the last button was not seen.",
  ],
  warnings: [
    "A box past the cut-off, about five days before delivery, is charged and sent all the same.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://www.joincake.com/blog/how-to-cancel-hellofresh/",
      sure: "low",
    },
    {
      fact: "Boxes past the cut-off, about five days before delivery, still come and are charged.",
      source: "https://www.joincake.com/blog/how-to-cancel-hellofresh/",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
