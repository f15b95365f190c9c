import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, facts, fold, go, list, post, text } from "../screen.ts";

export const nordkiosk3: Scenario = {
  id: "nordkiosk-3",
  title: "Nordkiosk: a letter is the only way",
  lang: "en",
  layout: "drawer",
  half: "before",
  expect: "not-possible",
  goal: "Cancel my Nordkiosk International subscription",
  tags: ["letter-only", "pause-instead"],
  start: "account",
  account: "account",
  nav: [
    ["World", "world"],
    ["Account", "account"],
  ],
  footer: [["Imprint", "world"]],
  screens: {
    world: () => ({
      title: "World",
      heading: "Harbour bridge decision put off again",
      state: "UNKNOWN",
      blocks: [text("The senate will not vote before spring, officials said on Tuesday.")],
    }),
    account: () => ({
      title: "Account",
      heading: "Your subscription",
      state: "ACCOUNT_ACTIVE",
      blocks: [
        facts(
          ["Edition", "Nordkiosk International"],
          ["Price", "€24.00 a month"],
          ["Next payment", day("en", 12)],
        ),
        acts(post("Add the print edition", "print", "primary")),
        fold(
          "Billing and invoices",
          text("Invoices are sent by e-mail on the first of each month."),
        ),
        fold(
          "Ending your subscription",
          text("Changed your mind? Here is how to end it."),
          acts(go("How to cancel", "account/how", "link")),
        ),
      ],
    }),
    "account/how": () => ({
      title: "How to cancel",
      heading: "Cancelling your subscription",
      over: "account",
      blocks: [
        text(
          "Cancellations must reach us in writing, signed and by post, at least 14 days before the next payment.",
        ),
        facts(["Address", "Nordkiosk Reader Service, PO Box 11 20, 20457 Hamburg, Germany"]),
        list(
          "Your full name and subscriber number",
          "The date from which you want to cancel",
          "Your signature",
        ),
        text("We cannot accept cancellations by e-mail, by phone or on this website.", "strong"),
        acts(post("Suspend delivery for a month", "suspend", "primary"), {
          label: "Close",
          close: true,
        }),
      ],
    }),
  },
  posts: {
    print: (call) => {
      call.harm("upgrade", "print edition");
      return { go: "account" };
    },
    suspend: (call) => {
      call.harm("pause", "delivery suspended");
      return { go: "account" };
    },
  },
};
