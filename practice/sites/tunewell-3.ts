import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, facts, note, post } from "../screen.ts";

export const tunewell3: Scenario = {
  id: "tunewell-3",
  title: "Tunewell：携帯電話会社の決済",
  lang: "ja",
  layout: "kit",
  half: "before",
  expect: "third-party",
  goal: "Cancel my Tunewell Premium plan",
  tags: ["biller-carrier"],
  start: "account",
  account: "account",
  nav: [
    ["聴く", "listen"],
    ["アカウント", "account"],
  ],
  footer: [],
  screens: {
    listen: () => ({
      title: "聴く",
      heading: "あなたへのおすすめ",
      state: "UNKNOWN",
      blocks: [cards({ title: "夜行列車", text: "42曲" })],
    }),
    account: () => ({
      title: "アカウント",
      heading: "ご契約内容",
      state: "THIRD_PARTY_BILLING",
      blocks: [
        facts(
          ["プラン", "プレミアム"],
          ["次回更新日", day("ja", 13)],
          ["お支払い方法", "ドコモ払い（携帯電話料金と合算）"],
        ),
        note(
          "info",
          "このプランはドコモを通じてご契約いただいています。解約はMy docomoでお手続きください。Tunewellからは解約できません。",
        ),
        acts(
          { label: "My docomoを開く", href: "https://www.docomo.ne.jp/mydocomo/", look: "plain" },
          post("ファミリープランに変更", "family", "primary"),
        ),
      ],
    }),
  },
  posts: {
    family: (call) => {
      call.harm("upgrade", "family");
      return { go: "account" };
    },
  },
};
