import { defineService } from "../service.ts";

export const nintendoSwitchOnline = defineService({
  name: "nintendo-switch-online",
  title: "Nintendo Switch Online",
  aliases: ["nintendo", "nintendo online", "switch online", "nso"],
  startUrl: "https://accounts.nintendo.com",
  domains: ["nintendo.com"],
  labels: {
    en: {
      nav: ["Shop Menu", "Nintendo Switch Online"],
      enter: ["Turn Off Automatic Renewal", "Terminate Automatic Renewal"],
      confirm: ["Turn Off"],
      done: ["Expiration Date"],
    },
  },
  hints: [
    'Way in: "Shop Menu", "Nintendo Switch Online", the red "Turn Off Automatic Renewal" or "Terminate Automatic Renewal".',
    'Last button, in a pop-up: "Turn Off". There is no cancelling, only renewal off.',
    'Proof: the way in is gone and "Expiration Date" stays. No way in: renewal is already off.',
  ],
  warnings: [
    "It must be done 48 hours before renewal.",
    "Only the buyer can; it ends for the family members too.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://www.nintendo.com/en-za/Support/Nintendo-Switch/How-to-Adjust-or-Terminate-Nintendo-Switch-Online-Automatic-Renewal-Settings-1434298.html",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source:
        "https://www.nintendo.com/en-za/Support/Nintendo-Switch/How-to-Adjust-or-Terminate-Nintendo-Switch-Online-Automatic-Renewal-Settings-1434298.html",
      sure: "medium",
    },
    {
      fact: "English words: what the page says afterwards.",
      source:
        "https://www.nintendo.com/en-za/Support/Nintendo-Switch/How-to-Adjust-or-Terminate-Nintendo-Switch-Online-Automatic-Renewal-Settings-1434298.html",
      sure: "medium",
    },
    {
      fact: "Renewal must be switched off 48 hours before it is due.",
      source:
        "https://www.nintendo.com/en-za/Support/Nintendo-Switch/How-to-Adjust-or-Terminate-Nintendo-Switch-Online-Automatic-Renewal-Settings-1434298.html",
      sure: "high",
    },
    {
      fact: "A missing control means that renewal is already off.",
      source:
        "https://www.nintendo.com/en-za/Support/Nintendo-Switch/How-to-Adjust-or-Terminate-Nintendo-Switch-Online-Automatic-Renewal-Settings-1434298.html",
      sure: "high",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
