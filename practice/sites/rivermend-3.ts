import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, facts, go, note, post, select, text } from "../screen.ts";

export const rivermend3: Scenario = {
  id: "rivermend-3",
  title: "Rivermend：毎月の寄付を停止、確認画面が二つ",
  lang: "ja",
  layout: "elements",
  half: "before",
  expect: "cancelled",
  goal: "Stop my monthly Rivermend donation",
  tags: ["two-confirmations", "drawn-elements", "other-word", "slow-server"],
  slow: 500,
  start: "mypage",
  account: "mypage/kifu",
  nav: [
    ["活動報告", "report"],
    ["マイページ", "mypage"],
  ],
  footer: [["よくある質問", "faq"]],
  screens: {
    report: () => ({
      title: "活動報告",
      heading: "川に魚が戻ってきました",
      state: "UNKNOWN",
      blocks: [cards({ title: "多摩川の清掃", text: "参加者128名" })],
    }),
    faq: () => ({
      title: "よくある質問",
      heading: "よくある質問",
      state: "UNKNOWN",
      blocks: [text("領収書は毎年1月下旬に郵送いたします。")],
    }),
    mypage: () => ({
      title: "マイページ",
      heading: "佐藤さま、いつもありがとうございます",
      state: "UNKNOWN",
      blocks: [
        cards(
          {
            title: "ご寄付の内容",
            text: "金額や引き落とし日の確認はこちら。",
            acts: [go("内容を見る", "mypage/kifu")],
          },
          {
            title: "今だけの応援",
            text: "1回3,000円の追加寄付ができます。",
            acts: [post("追加で寄付する", "tsuika", "primary")],
          },
        ),
      ],
    }),
    "mypage/kifu": ({ status }) => ({
      title: "ご寄付の内容",
      heading: "ご寄付の内容",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["コース", "マンスリーサポーター"], ["状況", "停止済み"]),
              text("今後の引き落としはありません。"),
              acts(post("サポーターに戻る", "modoru", "primary")),
            ]
          : [
              facts(
                ["コース", "マンスリーサポーター"],
                ["金額", "毎月1,500円"],
                ["次回の引き落とし", day("ja", 10)],
              ),
              acts(
                post("金額を増やす", "zougaku", "primary"),
                go("毎月の寄付をやめる", "mypage/kifu/teishi", "link"),
              ),
            ],
    }),
    "mypage/kifu/teishi": () => ({
      title: "寄付の停止",
      heading: "差し支えなければ理由をお聞かせください",
      state: "EXIT_SURVEY",
      blocks: [
        select(
          "riyuu",
          "停止の理由",
          "選択してください",
          "家計の都合",
          "他の団体を支援する",
          "その他",
        ),
        acts(post("確認画面へ", "riyuu", "primary"), go("もどる", "mypage/kifu")),
      ],
    }),
    "mypage/kifu/kakunin": () => ({
      title: "内容の確認",
      heading: "次の寄付を停止します",
      blocks: [
        facts(["コース", "マンスリーサポーター"], ["停止日", day("ja", 10)]),
        {
          kind: "check",
          name: "doui",
          label: "年間活動報告書が届かなくなることを確認しました",
          required: true,
        },
        acts(post("次へ進む", "kakunin", "primary"), go("もどる", "mypage/kifu/teishi")),
      ],
    }),
    "mypage/kifu/saigo": () => ({
      title: "最終確認",
      heading: "本当に停止してよろしいですか",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text("ボタンを押すと停止が確定し、次回以降の引き落としは行われません。"),
        acts(
          go("停止しないで続ける", "mypage/kifu", "primary"),
          post("停止を確定する", "kakutei", "danger"),
        ),
      ],
    }),
    "mypage/kifu/owari": () => ({
      title: "停止完了",
      heading: "毎月のご寄付を停止いたしました",
      state: "COMPLETE",
      blocks: [
        note("ok", "これまでのご支援に心より感謝申し上げます。"),
        acts(go("ご寄付の内容へ", "mypage/kifu")),
      ],
    }),
  },
  posts: {
    tsuika: (call) => {
      call.harm("upgrade", "extra gift");
      return { go: "mypage" };
    },
    zougaku: (call) => {
      call.harm("upgrade", "higher gift");
      return { go: "mypage/kifu" };
    },
    modoru: (call) => {
      call.harm("resubscribe", "monthly gift");
      return { go: "mypage/kifu" };
    },
    riyuu: (call) =>
      call.fields["riyuu"] ? { go: "mypage/kifu/kakunin" } : { again: "理由を選択してください。" },
    kakunin: (call) => {
      if (!call.fields["doui"]) return { again: "チェックを入れてください。" };
      call.memory["doui"] = "1";
      return { go: "mypage/kifu/saigo" };
    },
    kakutei: (call) => {
      if (!call.memory["doui"]) return { go: "mypage/kifu/kakunin" };
      call.cancel("monthly gift");
      return { go: "mypage/kifu/owari" };
    },
  },
};
