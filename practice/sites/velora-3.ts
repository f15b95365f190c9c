import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, close, facts, go, loss, note, post, stack, text } from "../screen.ts";
import { refuse, signIn } from "./sign-in.ts";

export const velora3: Scenario = {
  id: "velora-3",
  title: "Velora：広告つきプランを勧めてから解約",
  lang: "ja",
  layout: "kit",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Velora Standard membership",
  tags: ["downgrade-offer", "dialog-cancel", "loss-list"],
  start: "browse",
  account: "account",
  nav: [
    ["ホーム", "browse"],
    ["アカウント", "account"],
  ],
  footer: [["ヘルプセンター", "help"]],
  screens: {
    login: () => signIn("ja"),
    browse: () => ({
      title: "ホーム",
      heading: "おすすめの作品",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "塩の道", text: "新シーズン配信中" },
          { title: "港のあかり", text: "まもなく配信終了" },
        ),
      ],
    }),
    help: () => ({
      title: "ヘルプ",
      heading: "メンバーシップを解約する方法",
      state: "UNKNOWN",
      blocks: [
        text("この記事は役に立ちましたか？", "muted"),
        text(
          "アカウントページを開き、「メンバーシップを解約」を選んで、画面の案内に沿って手続きしてください。",
        ),
      ],
    }),
    account: ({ status }) => ({
      title: "アカウント",
      heading: "アカウント",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              note("info", `メンバーシップは${day("ja", 12)}に終了します。`),
              facts(["プラン", "スタンダード"], ["視聴できる期間", `${day("ja", 12)}まで`]),
              acts(post("メンバーシップを再開", "again", "primary")),
            ]
          : [
              facts(
                ["プラン", "スタンダード"],
                ["月額料金", "1,590円"],
                ["次回請求日", day("ja", 12)],
              ),
              acts(
                post("プレミアムにアップグレード", "up", "primary"),
                go("メンバーシップを解約", "account/end", "plain"),
              ),
            ],
    }),
    "account/end": () => ({
      title: "プラン変更のご案内",
      heading: "広告つきプランなら月額890円です",
      over: "account",
      state: "RETENTION_OFFER",
      blocks: [
        text("お支払いは約半額に。同じ作品をそのままお楽しみいただけます。"),
        stack(
          post("広告つきプランに変更する", "ads", "primary"),
          go("変更せずに解約を続ける", "account/end/2", "quiet"),
        ),
      ],
    }),
    "account/end/2": () => ({
      title: "解約の確認",
      heading: "メンバーシップを解約しますか？",
      over: "account",
      state: "FINAL_CONFIRMATION",
      blocks: [
        loss("ダウンロードした作品", "視聴履歴に合わせたおすすめ"),
        text(`${day("ja", 12)}まではこれまでどおりご覧いただけます。`),
        acts(
          close("キャンセル", "primary"),
          post("キャンセル手続きの完了", "account/end", "plain"),
        ),
      ],
    }),
    "account/ended": () => ({
      title: "解約が完了しました",
      heading: "メンバーシップを解約しました",
      state: "COMPLETE",
      blocks: [
        text(`${day("ja", 12)}まで視聴できます。ご利用ありがとうございました。`),
        acts(go("アカウントに戻る", "account")),
      ],
    }),
  },
  posts: {
    login: refuse("ja"),
    up: (call) => {
      call.harm("upgrade", "Premium");
      return { go: "account" };
    },
    ads: (call) => {
      call.harm("downgrade", "plan with ads");
      return { go: "account" };
    },
    again: (call) => {
      call.harm("resubscribe", "Standard");
      return { go: "account" };
    },
    "account/end": (call) => {
      call.cancel("Standard");
      return { go: "account/ended" };
    },
  },
};
