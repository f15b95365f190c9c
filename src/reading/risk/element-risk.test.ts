import { describe, expect, test } from "vitest";
import { type ElementFacts, type FormFacts } from "./element-facts.ts";
import { riskOfElement } from "./element-risk.ts";
import { moreSevere, type DangerKind, type RiskLevel } from "../../contract/risk.ts";

const blank = { url: "https://example.com/", title: "", headings: [] };
const facts = (over: Partial<ElementFacts>): ElementFacts => ({
  role: "button",
  tag: "button",
  name: "",
  page: blank,
  ...over,
});
const form = (over: Partial<FormFacts>): FormFacts => ({
  action: "/x",
  method: "post",
  fieldNames: [],
  hidden: [],
  hasPassword: false,
  hasPayment: false,
  ...over,
});
const submit = (name: string, over: Partial<FormFacts>, more: Partial<ElementFacts> = {}) =>
  facts({ name, submits: true, form: form(over), ...more });
const link = (name: string, href: string) => facts({ role: "link", tag: "a", name, href });
const inDialog = (name: string, dialogName: string, text = "", alternatives?: string[]) =>
  facts({ name, dialog: { name: dialogName, text }, ...(alternatives ? { alternatives } : {}) });

const finalPage = {
  url: "https://example.com/account/cancel/review",
  title: "Cancel membership",
  headings: ["Cancel your membership?"],
  text: "Your membership ends on 3 December 2026. You keep access until then.",
};
const offerPage = {
  url: "https://example.com/cancel",
  title: "Before you go",
  headings: ["Before you go"],
  text: "Take three months for less.",
};
const donePage = {
  url: "https://example.com/account/cancel/done",
  title: "Cancellation confirmed",
  headings: ["Your membership has been cancelled"],
  text: "You have access until 3 December 2026.",
};
const helpPage = {
  url: "https://example.com/help/cancel",
  title: "How to cancel",
  headings: ["How to cancel your membership"],
  text: "Your plan ends on 3 December 2026. Are you sure you want to cancel?",
};
const checkoutPage = {
  url: "https://shop.example.com/checkout/review",
  title: "Checkout",
  headings: ["Review your order"],
  text: "Subtotal $20.00 Shipping $5.00 Total $25.00",
};
const deletePage = {
  url: "https://example.com/account/delete",
  title: "Delete account",
  headings: ["Delete your account"],
  text: "This cannot be undone.",
};
const germanFinal = {
  url: "https://example.com/konto/abo",
  title: "Kündigung",
  headings: ["Abo kündigen"],
  text: "Dein Abo endet am 3. Dezember 2026.",
};

type Case = [what: string, element: ElementFacts, level: RiskLevel, kind?: DangerKind];

describe.each<[string, Case[]]>([
  [
    "forms",
    [
      [
        "Continue that posts to a cancel address",
        submit("Continue", { action: "/subscription/cancel" }),
        "danger",
        "ends_subscription",
      ],
      [
        "Confirm that posts to a delete address",
        submit("Confirm", { action: "/account/delete" }),
        "danger",
        "deletes",
      ],
      [
        "OK that posts to checkout",
        submit("OK", { action: "/checkout" }),
        "danger",
        "spends_money",
      ],
      [
        "unlabelled submit to a cancel address",
        submit("", { action: "/membership/cancel" }),
        "danger",
        "ends_subscription",
      ],
      ["unlabelled submit with nothing known", submit("", { action: "/step2" }), "caution"],
      [
        "German address",
        submit("Weiter", { action: "/vertrag/kuendigen" }),
        "danger",
        "ends_subscription",
      ],
      [
        "hidden action field",
        submit("Continue", {
          action: "/account",
          hidden: [{ name: "action", value: "cancel_subscription" }],
        }),
        "danger",
        "ends_subscription",
      ],
      [
        "formaction of its own",
        submit("Continue", { action: "/profile" }, { formAction: "/subscription/cancel" }),
        "danger",
        "ends_subscription",
      ],
      [
        "value of its own",
        submit("Continue", { action: "/account" }, { value: "delete_account" }),
        "danger",
        "deletes",
      ],
      [
        "payment fields and a commit",
        submit("Continue", { hasPayment: true }),
        "danger",
        "spends_money",
      ],
      ["survey step of the flow", submit("Continue", { action: "/cancel/survey" }), "caution"],
      ["profile form", submit("Save", { action: "/profile" }), "caution"],
      ["login form", submit("Sign in", { action: "/login", hasPassword: true }), "caution"],
      [
        "login form that returns to the flow",
        submit("Log in", { action: "/login?next=/cancel/confirm", hasPassword: true }),
        "caution",
      ],
      ["search form by GET", submit("Go", { action: "/search", method: "get" }), "caution"],
      [
        "GET form with a confirm field",
        submit("Go", {
          action: "/cancel",
          method: "get",
          hidden: [{ name: "confirm", value: "1" }],
        }),
        "danger",
        "ends_subscription",
      ],
      [
        "Keep label on a form that cancels",
        submit("Keep my plan", { action: "/subscription/cancel/confirm" }),
        "danger",
        "unclear_commit",
      ],
      ["unknown word that posts", submit("Let's go", { action: "/step2" }), "caution"],
      [
        "invitation form",
        submit("Continue", { action: "/step2", fieldNames: ["invite_emails"] }),
        "danger",
        "reaches_others",
      ],
      [
        "Continue my membership that restarts it",
        submit("Continue my membership", { action: "/plus/resume" }),
        "danger",
        "spends_money",
      ],
      [
        "Keep my plan after the end",
        { ...submit("Keep my plan", { action: "/plan" }), page: donePage },
        "danger",
        "spends_money",
      ],
      [
        "Keep my plan before the end",
        { ...submit("Keep my plan", { action: "/plan" }), page: offerPage },
        "safe",
      ],
      [
        "Continue past an offer",
        submit("Continue", { action: "/account/cancel/offer" }),
        "caution",
      ],
      [
        "hidden trial",
        submit("Try 200 GB", { hidden: [{ name: "trial", value: "1" }] }),
        "danger",
        "spends_money",
      ],
      [
        "a dialog form posts nothing",
        submit("Close", { action: "/subscription/cancel", method: "dialog" }),
        "safe",
      ],
    ],
  ],
  [
    "dialogs",
    [
      ["Yes to ending", inDialog("Yes", "Cancel your plan?"), "danger", "ends_subscription"],
      ["Confirm of deleting", inDialog("Confirm", "Delete account?"), "danger", "deletes"],
      [
        "OK, asked in the text",
        inDialog("OK", "Are you sure?", "Are you sure you want to cancel your subscription?"),
        "danger",
        "ends_subscription",
      ],
      ["Ja, German", inDialog("Ja", "Abo wirklich kündigen?"), "danger", "ends_subscription"],
      ["はい, Japanese", inDialog("はい", "解約しますか？"), "danger", "ends_subscription"],
      [
        "an unknown word in such a dialog",
        inDialog("Goodbye", "Cancel your plan?"),
        "danger",
        "ends_subscription",
      ],
      [
        "icon-only in such a dialog",
        inDialog("", "Cancel your plan?"),
        "danger",
        "ends_subscription",
      ],
      [
        "unknown script in such a dialog",
        inDialog("გაუქმება", "Cancel your plan?"),
        "danger",
        "ends_subscription",
      ],
      [
        "close icon in such a dialog",
        { ...inDialog("", "Cancel your plan?"), ids: ["modal-close"] },
        "safe",
      ],
      ["Close in such a dialog", inDialog("Close", "Cancel your plan?"), "safe"],
      ["Keep plan in such a dialog", inDialog("Keep plan", "Cancel your plan?"), "safe"],
      ["Pause instead in such a dialog", inDialog("Pause instead", "Cancel your plan?"), "caution"],
      [
        "Cancel beside another commit",
        inDialog("Cancel", "Cancel your plan?", "", ["Yes, end plan"]),
        "safe",
      ],
      [
        "Cancel beside keeping only",
        inDialog("Cancel", "Do you want to cancel your plan?", "", ["Keep plan"]),
        "danger",
        "ends_subscription",
      ],
      [
        "Cancel, nothing known beside it",
        inDialog("Cancel", "Cancel your plan?"),
        "danger",
        "ends_subscription",
      ],
      [
        "Annuler beside keeping only",
        inDialog("Annuler", "Résilier votre abonnement ?", "", ["Garder mon abonnement"]),
        "danger",
        "ends_subscription",
      ],
      [
        "No, cancel beside keeping only",
        inDialog("No, cancel", "Cancel your plan?", "", ["Keep plan"]),
        "danger",
        "ends_subscription",
      ],
      ["Cancel of deleting", inDialog("Cancel", "Delete account?", "", ["Delete"]), "safe"],
      [
        "Cancel of deleting, nothing known beside it",
        inDialog("Cancel", "Delete account?"),
        "safe",
      ],
      ["Cancel of an edit", inDialog("Cancel", "Edit profile", "", ["Save"]), "safe"],
      ["OK of a notice", inDialog("OK", "Welcome back", "We have a new look."), "caution"],
      [
        "cookie dialog on a final page",
        { ...inDialog("Accept all cookies", "Your privacy"), page: finalPage },
        "caution",
      ],
      [
        "OK of a notice on a final page",
        { ...inDialog("OK", "Welcome back", "We have a new look."), page: finalPage },
        "caution",
      ],
      [
        "Confirm with a total",
        inDialog("Confirm", "Payment", "Total: $12.99 today"),
        "danger",
        "spends_money",
      ],
    ],
  ],
  [
    "pages",
    [
      [
        "Confirm on a final page",
        facts({ name: "Confirm", page: finalPage }),
        "danger",
        "ends_subscription",
      ],
      ["Continue on an offer page", facts({ name: "Continue", page: offerPage }), "caution"],
      ["Done on the page after the end", facts({ name: "Done", page: donePage }), "caution"],
      [
        "Continue where the end is still to come",
        facts({
          name: "Continue",
          page: { ...finalPage, headings: ["Your membership will be cancelled"] },
        }),
        "danger",
        "ends_subscription",
      ],
      ["Continue in a help article", facts({ name: "Continue", page: helpPage }), "caution"],
      [
        "Done on a final German page",
        facts({ name: "Fertig", page: germanFinal }),
        "danger",
        "ends_subscription",
      ],
      [
        "Continue at checkout with a total",
        facts({ name: "Continue", page: checkoutPage }),
        "danger",
        "spends_money",
      ],
      [
        "Continue on a deletion page",
        facts({ name: "Continue", page: deletePage }),
        "danger",
        "deletes",
      ],
      [
        "Cancel on a final page, keeping beside it",
        facts({ name: "Cancel", page: finalPage, alternatives: ["Keep membership"] }),
        "danger",
        "ends_subscription",
      ],
      [
        "Cancel at checkout",
        facts({ name: "Cancel", page: checkoutPage, alternatives: ["Place order"] }),
        "safe",
      ],
      ["icon menu on a final page", facts({ page: finalPage, ids: ["hamburger-menu"] }), "safe"],
      [
        "icon without a hint on a final page",
        facts({ page: finalPage }),
        "danger",
        "ends_subscription",
      ],
      ["navigation on a final page", facts({ name: "Account settings", page: finalPage }), "safe"],
      ["Keep on a final page", facts({ name: "Keep my membership", page: finalPage }), "safe"],
      [
        "a search form on a final page",
        { ...submit("Go", { action: "/search", method: "get" }), page: finalPage },
        "caution",
      ],
    ],
  ],
  [
    "links and openers",
    [
      ["link into the flow", link("Cancel membership", "/account/membership"), "caution"],
      ["link into the flow by address", link("Continue", "/account/cancel"), "caution"],
      [
        "link that commits",
        link("Continue", "/account/cancel?confirm=1"),
        "danger",
        "ends_subscription",
      ],
      [
        "link with a token",
        link("here", "https://mail.example.com/unsubscribe?token=abc"),
        "danger",
        "ends_subscription",
      ],
      ["link that carries a script", link("Cancel membership", "#"), "danger", "ends_subscription"],
      ["javascript link", link("Delete account", "javascript:void(0)"), "danger", "deletes"],
      [
        "styled as a button, still a link",
        facts({ role: "button", tag: "a", name: "Cancel plan", href: "/plan" }),
        "caution",
      ],
      ["route of a single-page app", link("Cancel plan", "#/cancel"), "caution"],
      ["help link", link("How to cancel", "/help/cancel"), "safe"],
      ["plain link", link("Next", "/page/2"), "safe"],
      ["buy link", link("Buy", "/product/1"), "caution"],
      ["opens a menu", facts({ name: "Cancel subscription", haspopup: true }), "caution"],
      ["opens a section", facts({ name: "Delete account", expandable: true }), "caution"],
      ["menu icon", facts({ haspopup: true }), "safe"],
      [
        "opener that submits after all",
        submit("Continue", { action: "/subscription/cancel" }, { haspopup: true }),
        "danger",
        "ends_subscription",
      ],
      [
        "menu item",
        facts({ role: "menuitem", tag: "div", name: "Cancel subscription" }),
        "danger",
        "ends_subscription",
      ],
      [
        "clickable without a role",
        facts({ role: "generic", tag: "div", name: "Delete account" }),
        "danger",
        "deletes",
      ],
    ],
  ],
  [
    "fields",
    [
      [
        "text box",
        facts({
          role: "textbox",
          tag: "input",
          inputType: "text",
          name: "Type DELETE to delete your account",
        }),
        "safe",
      ],
      [
        "text box on a final page",
        facts({ role: "textbox", tag: "input", name: "Reason", page: finalPage }),
        "safe",
      ],
      [
        "radio",
        facts({ role: "radio", tag: "input", inputType: "radio", name: "Cancel my plan" }),
        "danger",
        "ends_subscription",
      ],
      [
        "radio of a form that a button sends",
        facts({
          role: "radio",
          tag: "input",
          inputType: "radio",
          name: "Cancel my plan",
          form: form({ hasSubmit: true }),
        }),
        "caution",
      ],
      [
        "radio beside a button that goes on",
        facts({
          role: "radio",
          tag: "div",
          name: "Cancel my plan at the end of the month",
          group: { heading: "", text: "When?", others: ["Continue"] },
        }),
        "caution",
      ],
      [
        "option",
        facts({ role: "option", tag: "option", name: "Cancel my plan" }),
        "danger",
        "ends_subscription",
      ],
      ["select", facts({ role: "combobox", tag: "select", name: "Delete after" }), "safe"],
      [
        "agreement",
        facts({
          role: "checkbox",
          tag: "input",
          inputType: "checkbox",
          name: "I agree to the terms",
        }),
        "caution",
      ],
      [
        "extra",
        facts({ role: "checkbox", tag: "input", name: "Add insurance" }),
        "danger",
        "spends_money",
      ],
      [
        "extra of a form that a button sends",
        facts({
          role: "checkbox",
          tag: "input",
          name: "Add insurance",
          form: form({ hasSubmit: true }),
        }),
        "caution",
      ],
      ["plain tick box", facts({ role: "checkbox", tag: "input", name: "Vegetarian" }), "safe"],
      [
        "renewal switch",
        facts({ role: "switch", tag: "button", name: "Turn off auto-renewal" }),
        "danger",
        "ends_subscription",
      ],
      [
        "file",
        facts({ role: "button", tag: "input", inputType: "file", name: "Choose file" }),
        "caution",
      ],
      [
        "input button by its value",
        facts({ tag: "input", inputType: "submit", value: "Cancel subscription" }),
        "danger",
        "ends_subscription",
      ],
    ],
  ],
  [
    "labels beside the name",
    [
      ["trash icon", facts({ ids: ["icon-trash"] }), "danger", "deletes"],
      ["delete test id", facts({ ids: ["btn", "deleteAccountButton"] }), "danger", "deletes"],
      ["cancel-plan id", facts({ ids: ["cancel-plan-btn"] }), "danger", "ends_subscription"],
      [
        "description tells the act",
        facts({ name: "Continue", description: "Cancels your subscription today" }),
        "danger",
        "ends_subscription",
      ],
      ["unlabelled, nothing known", facts({}), "caution"],
      ["unknown script", facts({ name: "გაუქმება" }), "caution"],
    ],
  ],
])("%s", (_, cases) => {
  test.each(cases)("%s", (_what, element, level, kind) => {
    const risk = riskOfElement(element);
    expect(risk.level).toBe(level);
    if (level === "danger") expect(risk.kinds).toContain(kind);
    else expect(risk.kinds).toEqual([]);
    expect(risk.reason === "").toBe(level === "safe");
    expect(risk.reason.split(" ").length).toBeLessThanOrEqual(6);
  });
});

test("the more severe of two wins, equal dangers join their kinds", () => {
  const safe = riskOfElement(facts({ name: "Close" }));
  const ends = riskOfElement(facts({ name: "Cancel plan" }));
  const deletes = riskOfElement(facts({ name: "Delete account" }));
  expect(moreSevere(safe, ends)).toBe(ends);
  expect(moreSevere(ends, safe)).toBe(ends);
  expect(moreSevere(ends, deletes).kinds).toEqual(["ends_subscription", "deletes"]);
});

describe("ending something no lexicon knows", () => {
  const page = (text: string) => ({
    url: "https://site.test/x",
    title: "Yours",
    headings: [],
    text,
  });
  const paid = page("Repeat box, £12.00 a month. Next one on 3 May.");
  const button = (name: string, where = paid) =>
    riskOfElement({ role: "button", name, tag: "button", page: where }).level;

  test.each(["Stop refills", "End the arrangement", "Sponsoring stoppen", "Arrêter les envois"])(
    "is danger where the page shows what is paid again and again: %s",
    (name) => {
      expect(button(name)).toBe("danger");
    },
  );

  test.each(["Stop video", "End call", "Stop recording", "Sitzung beenden"])(
    "is not, where it passes by itself: %s",
    (name) => expect(button(name)).not.toBe("danger"),
  );

  test("and not on a page that takes no money", () => {
    expect(button("Stop refills", page("Your garden, today"))).not.toBe("danger");
  });
});
