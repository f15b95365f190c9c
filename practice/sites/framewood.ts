// Stock photos: a number of downloads a month, which people forget to use.
import { day, shortDay } from "../dates.ts";
import { harms, step } from "../posts.ts";
import type { Scenario, Site } from "../scenario.ts";
import { acts, cards, close, facts, go, loss, note, post, stack, text } from "../screen.ts";

const framewood1: Scenario = {
  id: "framewood-1",
  title: "Framewood: a billing centre in its own tab, and unused downloads",
  lang: "en",
  layout: "portal-tab",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Framewood plan",
  tags: ["new-tab", "acknowledgement", "downgrade-offered", "cookie-banner"],
  start: "browse",
  account: "account/plan",
  nav: [
    ["Browse", "browse"],
    ["Downloads", "downloads"],
    ["Account", "account"],
  ],
  footer: [["Licence terms", "browse"]],
  consent: {
    title: "We value your privacy",
    text: "We and our partners use cookies to personalise images and ads.",
    accept: "Accept all",
    reject: "Reject non-essential",
  },
  screens: {
    browse: () => ({
      title: "Browse",
      heading: "Four million photos, one search box",
      state: "UNKNOWN",
      blocks: [cards({ title: "Autumn in the city" }, { title: "People at work" })],
    }),
    downloads: () => ({
      title: "Downloads",
      heading: "Your downloads",
      state: "UNKNOWN",
      blocks: [text("You have 37 downloads left this month.")],
    }),
    account: () => ({
      title: "Account",
      heading: "Account",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Profile", text: "Noor Haddad" },
          { title: "Plan", text: "Standard 50", acts: [go("View plan", "account/plan")] },
        ),
      ],
    }),
    "account/plan": ({ status }) => ({
      title: "Plan",
      heading: "Your plan",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks: [
        facts(
          ["Plan", "Standard 50"],
          ["Price", "$29 per month"],
          status === "cancelled" ? ["Ends on", day("en", 8)] : ["Renews on", day("en", 8)],
        ),
        ...(status === "cancelled"
          ? [text("Your plan is set to end. Downloaded images stay licensed to you.")]
          : [acts(post("Get 200 downloads", "bigger", "primary"))]),
        acts({ label: "Open billing centre", go: "portal/plan", tab: true }),
      ],
    }),
    "portal/plan": ({ status }) => ({
      title: "Billing centre",
      heading: "Billing centre",
      blocks: [
        facts(
          ["Current plan", "Standard 50"],
          [status === "cancelled" ? "Plan ends" : "Next invoice", shortDay("en", 8)],
        ),
        status === "cancelled"
          ? acts(post("Restore plan", "portal/restore", "primary"))
          : stack(
              go("Invoices", "portal/invoices"),
              go("Cancel your plan", "portal/leave", "link"),
            ),
      ],
    }),
    "portal/invoices": () => ({
      title: "Invoices",
      heading: "Invoices",
      blocks: [
        facts([shortDay("en", -22), "$29.00"], [shortDay("en", -53), "$29.00"]),
        acts(go("Back", "portal/plan")),
      ],
    }),
    "portal/leave": () => ({
      title: "Cancel your plan",
      heading: "What you’ll be giving up",
      blocks: [
        loss("37 unused downloads", "Member price of $0.58 an image", "Extended licences"),
        {
          kind: "check",
          name: "ack",
          label: "I understand that unused downloads expire with my plan.",
          required: true,
        },
        acts(
          post("Continue to cancel", "portal/ack", "plain"),
          go("Go back", "portal/plan", "primary"),
        ),
      ],
    }),
    "portal/smaller": () => ({
      title: "Cancel your plan",
      heading: "Need fewer images?",
      blocks: [
        cards({ title: "Mini 5", price: "$9 per month", text: "Five downloads, same licence." }),
        stack(
          post("Switch to Mini 5", "portal/mini", "primary"),
          go("No, I want to cancel", "portal/confirm", "quiet"),
        ),
      ],
    }),
    "portal/confirm": () => ({
      title: "Cancel your plan",
      heading: "Confirm your cancellation",
      blocks: [
        text(`Standard 50 will stay available until ${day("en", 8)}. There is no fee.`),
        acts(
          post("Cancel plan", "portal/end", "danger"),
          go("Don’t cancel", "portal/plan", "plain"),
        ),
      ],
    }),
    "portal/bye": () => ({
      title: "Plan cancelled",
      heading: "Your plan has been cancelled",
      blocks: [
        note("ok", `You can keep downloading until ${day("en", 8)}. We’ve emailed a receipt.`),
        acts(go("Billing centre", "portal/plan")),
      ],
    }),
  },
  posts: {
    bigger: harms("upgrade", "200 downloads", "account/plan"),
    "portal/restore": harms("resubscribe", "Standard 50", "portal/plan"),
    "portal/mini": harms("downgrade", "Mini 5", "portal/plan"),
    "portal/ack": step(["ack"], "Tick the box to continue.", "portal/smaller"),
    "portal/end": (call) => {
      if (!call.memory["ack"]) return { go: "portal/leave" };
      call.cancel("Standard 50");
      return { go: "portal/bye" };
    },
  },
};

const tile = (label: string, value: string) =>
  post(label, "anlass", "plain", { with: ["anlass", value] });

const framewood2: Scenario = {
  id: "framewood-2",
  title: "Framewood: Verlängerung stoppen, Archiv ist vorausgewählt",
  lang: "de",
  layout: "drawer",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Framewood subscription. I do not want any paid extras.",
  tags: ["preselected-extra", "survey-tiles", "renewal-words"],
  start: "bilder",
  account: "konto/abo",
  nav: [
    ["Bilder", "bilder"],
    ["Sammlungen", "sammlungen"],
    ["Abo", "konto/abo"],
  ],
  footer: [["Lizenzbedingungen", "bilder"]],
  screens: {
    bilder: () => ({
      title: "Bilder",
      heading: "Frische Bilder für dein Projekt",
      state: "UNKNOWN",
      blocks: [cards({ title: "Herbstlicht" }, { title: "Homeoffice" })],
    }),
    sammlungen: () => ({
      title: "Sammlungen",
      heading: "Deine Sammlungen",
      state: "UNKNOWN",
      blocks: [facts(["Broschüre 2026", "41 Bilder"], ["Webseite", "12 Bilder"])],
    }),
    "konto/abo": ({ status }) => ({
      title: "Abo",
      heading: "Dein Abo",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Paket", "Studio 25"], ["Läuft aus am", day("de", 26)]),
              text("Die automatische Verlängerung ist ausgeschaltet."),
              acts(post("Verlängerung wieder einschalten", "ein", "primary")),
            ]
          : [
              facts(
                ["Paket", "Studio 25"],
                ["Preis", "19 € pro Monat"],
                ["Verlängert sich am", day("de", 26)],
              ),
              acts(
                post("Auf Studio 100 aufstocken", "studio100", "primary"),
                go("Abo verwalten", "konto/abo/verwalten", "plain"),
              ),
            ],
    }),
    "konto/abo/verwalten": () => ({
      title: "Abo verwalten",
      heading: "Abo verwalten",
      over: "konto/abo",
      blocks: [
        stack(
          post("Einen Monat aussetzen", "aussetzen"),
          go("Nicht mehr verlängern", "konto/abo/anlass"),
          close("Schließen", "quiet"),
        ),
      ],
    }),
    "konto/abo/anlass": () => ({
      title: "Nicht mehr verlängern",
      heading: "Woran liegt’s?",
      over: "konto/abo",
      state: "EXIT_SURVEY",
      blocks: [
        stack(
          tile("Projekt abgeschlossen", "projekt"),
          tile("Zu wenig passende Bilder", "auswahl"),
          tile("Ich nutze jetzt KI-Bilder", "ki"),
          tile("Möchte ich nicht sagen", "keine"),
        ),
      ],
    }),
    "konto/abo/archiv": () => ({
      title: "Nicht mehr verlängern",
      heading: "Verlängerung stoppen",
      over: "konto/abo",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(`Dein Abo endet dann am ${day("de", 26)}. Bis dahin kannst du weiter laden.`),
        {
          kind: "check",
          name: "archiv",
          label: "Meine Sammlungen für 1,50 € im Monat im Archiv behalten",
          on: true,
        },
        acts(post("Verlängerung stoppen", "stopp", "danger"), close("Abo behalten", "plain")),
      ],
    }),
    "konto/abo/aus": () => ({
      title: "Verlängerung gestoppt",
      heading: "Alles klar, dein Abo wird nicht verlängert",
      over: "konto/abo",
      state: "COMPLETE",
      blocks: [
        note("ok", `Letzter Tag ist der ${day("de", 26)}. Es folgt keine weitere Abbuchung.`),
        acts(go("Fertig", "konto/abo", "primary")),
      ],
    }),
  },
  posts: {
    ein: harms("resubscribe", "Studio 25", "konto/abo"),
    studio100: harms("upgrade", "Studio 100", "konto/abo"),
    aussetzen: harms("pause", "one month", "konto/abo"),
    anlass: step(["anlass"], "Bitte wähle etwas aus.", "konto/abo/archiv"),
    stopp: (call) => {
      if (!call.memory["anlass"]) return { go: "konto/abo/anlass" };
      if (call.fields["archiv"]) call.harm("accept-offer", "paid archive");
      call.cancel("Studio 25");
      return { go: "konto/abo/aus" };
    },
  },
};

const framewood3: Scenario = {
  id: "framewood-3",
  title: "Framewood: すでに解約済み",
  lang: "ja",
  layout: "app",
  half: "before",
  expect: "already-cancelled",
  goal: "Cancel my Framewood plan",
  tags: ["win-back", "ended-before"],
  status: "cancelled",
  start: "search",
  account: "account/plan",
  nav: [
    ["写真を探す", "search"],
    ["プランとお支払い", "account/plan"],
  ],
  footer: [["ライセンスについて", "search"]],
  screens: {
    search: () => ({
      title: "写真を探す",
      heading: "今日のおすすめ写真",
      state: "UNKNOWN",
      blocks: [cards({ title: "雨あがりの路地" }, { title: "冬のカフェ" })],
    }),
    "account/plan": () => ({
      title: "プランとお支払い",
      heading: "プランとお支払い",
      state: "ACCOUNT_CANCELLED",
      blocks: [
        facts(
          ["プラン", "スタンダード"],
          ["ステータス", "解約手続き済み"],
          ["ご利用いただける期間", `${day("ja", 21)}まで`],
          ["次回のお支払い", "なし"],
        ),
        note("info", "今なら再開後3か月間、20%オフでご利用いただけます。"),
        acts(
          post("プランを再開する", "saikai", "primary"),
          go("お支払い履歴", "account/history", "link"),
        ),
      ],
    }),
    "account/history": () => ({
      title: "お支払い履歴",
      heading: "お支払い履歴",
      state: "UNKNOWN",
      blocks: [
        facts([shortDay("ja", -9), "2,900円"], [shortDay("ja", -40), "2,900円"]),
        acts(go("戻る", "account/plan")),
      ],
    }),
  },
  posts: { saikai: harms("resubscribe", "Standard", "account/plan") },
};

export const framewood: Site = {
  brand: {
    slug: "framewood",
    name: "Framewood",
    mark: "▣",
    colours: {
      brand: "#111827",
      onBrand: "#fff",
      ink: "#1f2937",
      paper: "#ffffff",
      tint: "#f1f2f4",
    },
    font: "'Helvetica Neue',Arial,sans-serif",
    radius: "4px",
  },
  scenarios: [framewood1, framewood2, framewood3],
};
