// Food delivery: a pass that waives delivery fees and counts what it has saved.
import { day } from "../dates.ts";
import { harms, step } from "../posts.ts";
import type { Scenario, Site } from "../scenario.ts";
import {
  acts,
  type Block,
  cards,
  close,
  facts,
  fold,
  go,
  list,
  note,
  post,
  radios,
  select,
  stack,
  text,
} from "../screen.ts";

const zestro1: Scenario = {
  id: "zestro-1",
  title: "Zestro: savings counted, a break beside, half price offered",
  lang: "en",
  layout: "sheets",
  half: "after",
  expect: "cancelled",
  goal: "Cancel my Zestro One membership",
  tags: ["mobile-app", "price-offer", "break-beside", "required-survey"],
  start: "home",
  account: "account/one",
  nav: [
    ["Home", "home"],
    ["Orders", "orders"],
    ["Account", "account"],
  ],
  footer: [],
  screens: {
    home: () => ({
      title: "Home",
      heading: "What are you craving, Dana?",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Saffron & Smoke", badge: "$0 delivery", text: "Indian · 25–35 min" },
          { title: "Little Pho", text: "Vietnamese · 15–25 min" },
        ),
      ],
    }),
    orders: () => ({
      title: "Orders",
      heading: "Past orders",
      state: "UNKNOWN",
      blocks: [facts(["Little Pho", "$27.40"], ["Burger Yard", "$18.15"])],
    }),
    account: () => ({
      title: "Account",
      heading: "Dana Whitfield",
      state: "UNKNOWN",
      blocks: [stack(go("Zestro One", "account/one"), go("Addresses", "account/addresses"))],
    }),
    "account/addresses": () => ({
      title: "Addresses",
      heading: "Saved addresses",
      state: "UNKNOWN",
      blocks: [facts(["Home", "418 Larch St, Apt 3"])],
    }),
    "account/one": ({ status }) => ({
      title: "Zestro One",
      heading: "Zestro One",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Benefits end", day("en", 11)]),
              text("Your membership won’t renew and your card won’t be charged again."),
              acts(post("Rejoin One", "rejoin", "primary")),
            ]
          : [
              facts(
                ["Membership", "$9.99/month"],
                ["Next charge", day("en", 11)],
                ["Saved so far", "$84.20"],
              ),
              list("$0 delivery fee on orders over $15", "5% back on pickup"),
              acts(
                post("Go annual and save $24", "annual", "primary"),
                go("Manage membership", "account/one/manage", "plain"),
              ),
            ],
    }),
    "account/one/manage": () => ({
      title: "Manage membership",
      heading: "Manage membership",
      over: "account/one",
      blocks: [
        stack(
          go("Payment method", "account/one/card"),
          post("Take a one-month break", "break"),
          go("End membership", "account/one/saved"),
          close("Close", "quiet"),
        ),
      ],
    }),
    "account/one/card": () => ({
      title: "Payment method",
      heading: "Payment method",
      over: "account/one",
      blocks: [facts(["Visa", "•••• 2207"]), acts(close("Close"))],
    }),
    "account/one/saved": () => ({
      title: "End membership",
      heading: "One has already paid for itself",
      over: "account/one",
      blocks: [
        text("You’ve saved $84.20 on 19 orders. Without One you’d pay a delivery fee every time."),
        stack(close("Keep saving", "primary"), go("Continue", "account/one/why", "plain")),
      ],
    }),
    "account/one/why": () => ({
      title: "End membership",
      heading: "What made you decide to leave?",
      over: "account/one",
      state: "EXIT_SURVEY",
      blocks: [
        radios(
          "why",
          "Choose one",
          "I’m not ordering enough",
          "Menu prices are too high",
          "My favorite places aren’t on Zestro",
          "Deliveries were late or wrong",
          "Other",
        ),
        acts(post("Next", "why", "primary"), close("Not now", "quiet")),
      ],
    }),
    "account/one/deal": () => ({
      title: "End membership",
      heading: "Stay for half price",
      over: "account/one",
      state: "RETENTION_OFFER",
      blocks: [
        text("Pay $4.99 a month for the next 3 months. Then $9.99, and you can leave any time."),
        stack(
          post("Claim offer", "deal", "primary"),
          go("No thanks, end my membership", "account/one/confirm", "link"),
        ),
      ],
    }),
    "account/one/confirm": () => ({
      title: "End membership",
      heading: "End your membership?",
      over: "account/one",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(`You’ll keep your benefits until ${day("en", 11)}. After that, fees apply again.`),
        stack(post("Yes, end membership", "end", "danger"), close("Never mind", "plain")),
      ],
    }),
    "account/one/done": () => ({
      title: "Zestro One",
      heading: "Your membership is set to end",
      over: "account/one",
      state: "COMPLETE",
      blocks: [
        text(`Enjoy One until ${day("en", 11)}. We won’t charge you again.`),
        acts(go("Done", "account/one", "primary")),
      ],
    }),
  },
  posts: {
    annual: harms("upgrade", "annual", "account/one"),
    rejoin: harms("resubscribe", "One", "account/one"),
    break: harms("pause", "one month", "account/one"),
    deal: harms("accept-offer", "half price", "account/one"),
    why: step(["why"], "Please choose an answer.", "account/one/deal"),
    end: (call) => {
      if (!call.memory["why"]) return { go: "account/one/why" };
      call.cancel("One");
      return { go: "account/one/done" };
    },
  },
};

const zestro2: Scenario = {
  id: "zestro-2",
  title: "Zestro: il pass è compreso nell’offerta di un operatore",
  lang: "it",
  layout: "app",
  half: "after",
  expect: "third-party",
  goal: "Cancel my Zestro Pass",
  tags: ["biller-operator", "bundle", "look-alike"],
  start: "ristoranti",
  account: "profilo/pass",
  nav: [
    ["Ristoranti", "ristoranti"],
    ["Ordini", "ordini"],
    ["Profilo", "profilo"],
  ],
  footer: [["Assistenza", "aiuto"]],
  screens: {
    ristoranti: () => ({
      title: "Ristoranti",
      heading: "A domicilio in via Cavour 12",
      state: "UNKNOWN",
      blocks: [cards({ title: "Da Ciro", text: "Pizza, 20-30 min" }, { title: "Sushi Kobe" })],
    }),
    ordini: () => ({
      title: "Ordini",
      heading: "I tuoi ordini",
      state: "UNKNOWN",
      blocks: [facts(["Da Ciro", "23,50 €"])],
    }),
    profilo: () => ({
      title: "Profilo",
      heading: "Ciao Elena",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Zestro Pass", acts: [go("Dettagli", "profilo/pass")] },
          { title: "Indirizzi", text: "via Cavour 12, Torino" },
        ),
      ],
    }),
    "profilo/pass": () => ({
      title: "Zestro Pass",
      heading: "Il tuo Zestro Pass",
      state: "THIRD_PARTY_BILLING",
      blocks: [
        facts(["Attivato con", "Telvia Mobile"], ["Attivo dal", day("it", -140)]),
        note(
          "info",
          "Il Pass è compreso nella tua offerta Telvia Mobile e lo trovi nella bolletta dell’operatore. Per disattivarlo rivolgiti a Telvia: da qui non è possibile.",
        ),
        acts(
          { label: "Vai all’area clienti Telvia", href: "https://area.telvia.example/opzioni" },
          post("Passa a Pass Famiglia", "famiglia", "primary"),
        ),
      ],
    }),
    aiuto: () => ({
      title: "Assistenza",
      heading: "Come possiamo aiutarti?",
      state: "UNKNOWN",
      blocks: [
        fold("Il mio ordine è in ritardo", text("Segui il rider sulla mappa dalla pagina Ordini.")),
        fold(
          "Come disdico Zestro Pass?",
          text("Apri Profilo, poi Zestro Pass. Se lo hai con un partner, disdici dal partner."),
        ),
      ],
    }),
  },
  posts: { famiglia: harms("upgrade", "Pass Famiglia", "profilo/pass") },
};

const renewal = (on: boolean, words: string, to: string): Block => ({
  kind: "switch",
  label: "自動更新",
  text: words,
  on,
  act: post("自動更新", to),
});

const zestro3: Scenario = {
  id: "zestro-3",
  title: "Zestro: 自動更新の停止、注意事項への同意つき",
  lang: "ja",
  layout: "dialogs",
  half: "after",
  expect: "cancelled",
  goal: "Cancel my Zestro プレミアム membership",
  tags: ["acknowledgement", "survey-select", "renewal-switch"],
  start: "top",
  account: "mypage/premium",
  nav: [
    ["お店をさがす", "top"],
    ["注文履歴", "orders"],
    ["マイページ", "mypage"],
  ],
  footer: [["特定商取引法に基づく表記", "top"]],
  screens: {
    top: () => ({
      title: "お店をさがす",
      heading: "近くのお店",
      state: "UNKNOWN",
      blocks: [cards({ title: "麺処 いち", text: "20〜30分" }, { title: "カレーの木" })],
    }),
    orders: () => ({
      title: "注文履歴",
      heading: "注文履歴",
      state: "UNKNOWN",
      blocks: [facts(["麺処 いち", "1,480円"], ["カレーの木", "1,250円"])],
    }),
    mypage: () => ({
      title: "マイページ",
      heading: "高橋 さん",
      state: "UNKNOWN",
      blocks: [
        facts(["クーポン", "なし"], ["ポイント", "120"]),
        acts(go("プレミアム会員", "mypage/premium")),
      ],
    }),
    "mypage/premium": ({ status }) => ({
      title: "プレミアム会員",
      heading: "プレミアム会員",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["特典の有効期限", day("ja", 19)]),
              renewal(false, "停止中です。有効期限を過ぎると会員特典は終了します。", "saikai"),
            ]
          : [
              facts(["会費", "月額480円（税込）"], ["次回更新日", day("ja", 19)]),
              renewal(true, "更新日に会費が自動で引き落とされます。", "tomeru"),
              acts(post("年額プランに変更（2か月分お得）", "nengaku", "primary")),
            ],
    }),
    "mypage/premium/chui": () => ({
      title: "自動更新の停止",
      heading: "お手続きの前にご確認ください",
      over: "mypage/premium",
      blocks: [
        list(
          `特典は${day("ja", 19)}までご利用いただけます。`,
          "日割りでの返金はございません。",
          "保有中のポイントはそのまま残ります。",
        ),
        { kind: "check", name: "doui", label: "上記の内容に同意します", required: true },
        acts(post("次へ進む", "doui", "primary"), close("やめる", "quiet")),
      ],
    }),
    "mypage/premium/enquete": () => ({
      title: "自動更新の停止",
      heading: "アンケートにご協力ください",
      over: "mypage/premium",
      state: "EXIT_SURVEY",
      blocks: [
        select(
          "riyu",
          "自動更新を停止される理由",
          "選択してください",
          "利用する機会が減った",
          "会費が高い",
          "対象のお店が少ない",
          "その他",
        ),
        {
          kind: "field",
          name: "iken",
          label: "ご意見・ご要望（任意）",
          input: "area",
        },
        acts(post("回答して次へ", "enquete", "primary"), close("やめる", "quiet")),
      ],
    }),
    "mypage/premium/kakunin": () => ({
      title: "自動更新の停止",
      heading: "自動更新を停止しますか？",
      over: "mypage/premium",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(`${day("ja", 19)}をもってプレミアム会員は終了し、以降の会費は発生しません。`),
        acts(post("停止する", "teishi", "danger"), close("会員を続ける", "plain")),
      ],
    }),
    "mypage/premium/kanryo": () => ({
      title: "自動更新の停止",
      heading: "自動更新を停止しました",
      over: "mypage/premium",
      state: "COMPLETE",
      blocks: [
        text(`特典は${day("ja", 19)}までお使いいただけます。またのご利用をお待ちしております。`),
        acts(go("プレミアム会員ページへ", "mypage/premium", "primary")),
      ],
    }),
  },
  posts: {
    nengaku: harms("upgrade", "yearly", "mypage/premium"),
    tomeru: () => ({ go: "mypage/premium/chui" }),
    saikai: harms("resubscribe", "premium", "mypage/premium"),
    doui: step(["doui"], "同意のチェックが必要です。", "mypage/premium/enquete"),
    enquete: step(["riyu"], "理由を選択してください。", "mypage/premium/kakunin"),
    teishi: (call) => {
      if (!call.memory["riyu"]) return { go: "mypage/premium/chui" };
      call.cancel("premium");
      return { go: "mypage/premium/kanryo" };
    },
  },
};

export const zestro: Site = {
  brand: {
    slug: "zestro",
    name: "Zestro",
    mark: "◒",
    colours: {
      brand: "#e11d48",
      onBrand: "#fff",
      ink: "#2b1218",
      paper: "#fffdfd",
      tint: "#fde7ec",
    },
    font: "'DM Sans',system-ui,sans-serif",
    radius: "18px",
  },
  scenarios: [zestro1, zestro2, zestro3],
};
