// Language learning: shame, reasons, a typed word.
import { day } from "../dates.ts";
import type { Site } from "../scenario.ts";
import {
  acts,
  cards,
  close,
  facts,
  go,
  loss,
  note,
  post,
  radios,
  select,
  stack,
  text,
} from "../screen.ts";

export const lingostar: Site = {
  brand: {
    slug: "lingostar",
    name: "Lingostar",
    mark: "★",
    colours: {
      brand: "#ca8a04",
      onBrand: "#1c1400",
      ink: "#1c1917",
      paper: "#fffef7",
      tint: "#fef3c7",
    },
    font: "'Hiragino Sans','Noto Sans CJK JP','Segoe UI',sans-serif",
    radius: "14px",
  },
  scenarios: [
    {
      id: "lingostar-1",
      title: "Lingostar：アンケート必須、強調が逆のボタン",
      lang: "ja",
      layout: "dialogs",
      half: "before",
      expect: "cancelled",
      goal: "Cancel my Lingostar Plus plan",
      tags: ["required-survey", "confirm-shaming", "swapped-emphasis", "dialog-cancel"],
      start: "settings",
      account: "settings",
      nav: [
        ["学習", "lessons"],
        ["設定", "settings"],
      ],
      footer: [["利用規約", "lessons"]],
      screens: {
        lessons: () => ({
          title: "学習",
          heading: "今日のレッスン",
          state: "UNKNOWN",
          blocks: [
            cards(
              { title: "旅行のスペイン語", text: "全12回" },
              { title: "発音トレーニング", text: "毎日5分" },
            ),
          ],
        }),
        settings: ({ status }) => ({
          title: "ご契約プラン",
          heading: "ご契約プラン",
          state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
          blocks:
            status === "cancelled"
              ? [
                  note(
                    "info",
                    `Plusプランは解約済みです。${day("ja", 19)}までご利用いただけます。`,
                  ),
                  acts(post("プランを再開する", "again", "primary")),
                ]
              : [
                  facts(
                    ["プラン", "Plus（月額）"],
                    ["料金", "1,480円／月"],
                    ["次回更新日", day("ja", 19)],
                  ),
                  acts(
                    post("年額プランに切り替える", "year", "primary"),
                    go("プランを解約する", "settings/end", "link"),
                  ),
                ],
        }),
        "settings/end": () => ({
          title: "解約のまえに",
          heading: "128日連続の記録が消えてしまいます",
          over: "settings",
          state: "RETENTION_OFFER",
          blocks: [
            text("今なら3か月間、月額740円でご利用いただけます。その後は通常料金です。"),
            stack(
              post("半額で続ける", "half", "primary"),
              go("特典を受け取らずに解約手続きへ進む", "settings/end/why", "quiet"),
              close("閉じる", "link"),
            ),
          ],
        }),
        "settings/end/why": () => ({
          title: "アンケート",
          heading: "解約の理由をお聞かせください",
          over: "settings",
          state: "EXIT_SURVEY",
          blocks: [
            radios(
              "why",
              "もっとも近いものをお選びください",
              "料金が高い",
              "学習する時間がない",
              "他のサービスを使う",
              "その他",
            ),
            acts(post("次へ", "settings/end/why", "primary"), close("キャンセル", "quiet")),
          ],
        }),
        "settings/end/last": () => ({
          title: "解約の確認",
          heading: "本当に解約しますか？",
          over: "settings",
          state: "FINAL_CONFIRMATION",
          blocks: [
            text(`解約すると、${day("ja", 19)}以降は有料レッスンをご利用いただけません。`),
            stack(
              close("キャンセル", "primary"),
              post("解約を確定する", "settings/end/last", "quiet"),
            ),
          ],
        }),
        "settings/sorry": () => ({
          title: "エラー",
          heading: "解約手続きを完了できませんでした",
          state: "FAILED",
          blocks: [
            note("error", "エラーが発生しました。ご契約内容は変更されていません。"),
            acts(go("もう一度試す", "settings/end/why", "primary"), go("設定に戻る", "settings")),
          ],
        }),
        "settings/ended": () => ({
          title: "解約完了",
          heading: "解約手続きが完了しました",
          state: "COMPLETE",
          blocks: [
            text(`${day("ja", 19)}まで引き続きご利用いただけます。確認メールをお送りしました。`),
            acts(go("設定に戻る", "settings")),
          ],
        }),
      },
      posts: {
        again: (call) => {
          call.harm("resubscribe", "Plus");
          return { go: "settings" };
        },
        year: (call) => {
          call.harm("upgrade", "yearly");
          return { go: "settings" };
        },
        half: (call) => {
          call.harm("accept-offer", "half price");
          return { go: "settings", say: "特典を適用しました" };
        },
        "settings/end/why": (call) => {
          if (!call.fields["why"]) return { again: "理由を一つお選びください。" };
          call.memory["why"] = "1";
          return { go: "settings/end/last" };
        },
        "settings/end/last": (call) => {
          if (!call.memory["why"]) return { go: "settings/sorry" };
          call.cancel("Plus");
          return { go: "settings/ended" };
        },
      },
    },
    {
      id: "lingostar-2",
      title: "Lingostar: parola da scrivere",
      lang: "it",
      layout: "app",
      half: "before",
      expect: "cancelled",
      goal: "Cancel my Lingostar Plus subscription",
      tags: ["typed-word", "select-survey", "dialog-cancel"],
      start: "profilo/abbonamento",
      account: "profilo/abbonamento",
      nav: [
        ["Lezioni", "lezioni"],
        ["Profilo", "profilo/abbonamento"],
      ],
      footer: [["Condizioni", "lezioni"]],
      screens: {
        lezioni: () => ({
          title: "Lezioni",
          heading: "Riprendi da dove eri rimasto",
          state: "UNKNOWN",
          blocks: [cards({ title: "Tedesco A2", text: "Unità 7" })],
        }),
        "profilo/abbonamento": ({ status }) => ({
          title: "Abbonamento",
          heading: "Il tuo abbonamento",
          state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
          blocks:
            status === "cancelled"
              ? [
                  note("info", `Hai disdetto Plus. Puoi usarlo fino al ${day("it", 23)}.`),
                  acts(post("Riattiva Plus", "riattiva", "primary")),
                ]
              : [
                  facts(
                    ["Piano", "Plus mensile"],
                    ["Prezzo", "8,99 € al mese"],
                    ["Prossimo rinnovo", day("it", 23)],
                  ),
                  acts(
                    post("Passa al piano famiglia", "famiglia", "primary"),
                    go("Disdici abbonamento", "disdetta", "link"),
                  ),
                ],
        }),
        disdetta: () => ({
          title: "Disdetta",
          heading: "Ci dispiace vederti andare",
          state: "EXIT_SURVEY",
          blocks: [
            select(
              "motivo",
              "Perché vuoi disdire?",
              "Scegli un motivo",
              "Costa troppo",
              "Non ho tempo",
              "Ho finito il corso",
            ),
            acts(
              post("Continua", "disdetta", "primary"),
              go("Annulla", "profilo/abbonamento", "quiet"),
            ),
          ],
        }),
        "disdetta/conferma": () => ({
          title: "Conferma disdetta",
          heading: "Conferma la disdetta",
          state: "FINAL_CONFIRMATION",
          blocks: [
            loss("Le lezioni senza pubblicità", "I ripassi personalizzati"),
            text(`Plus terminerà il ${day("it", 23)}. Scrivi DISDICI per confermare.`),
            {
              kind: "field",
              name: "parola",
              label: "Scrivi DISDICI",
              input: "text",
              required: true,
              word: "DISDICI",
            },
            stack(
              go("Annulla", "profilo/abbonamento", "primary"),
              post("Conferma disdetta", "disdetta/conferma", "plain"),
            ),
          ],
        }),
        "disdetta/errore": () => ({
          title: "Errore",
          heading: "Non siamo riusciti a completare la disdetta",
          state: "FAILED",
          blocks: [
            note("error", "Si è verificato un errore. Il tuo abbonamento è ancora attivo."),
            acts(
              go("Riprova", "disdetta", "primary"),
              go("Torna al profilo", "profilo/abbonamento"),
            ),
          ],
        }),
        "disdetta/fatto": () => ({
          title: "Disdetta confermata",
          heading: "Disdetta confermata",
          state: "COMPLETE",
          blocks: [
            text(
              `Il tuo abbonamento Plus termina il ${day("it", 23)}. Non ci saranno altri addebiti.`,
            ),
            acts(go("Torna al profilo", "profilo/abbonamento")),
          ],
        }),
      },
      posts: {
        riattiva: (call) => {
          call.harm("resubscribe", "Plus");
          return { go: "profilo/abbonamento" };
        },
        famiglia: (call) => {
          call.harm("upgrade", "family");
          return { go: "profilo/abbonamento" };
        },
        disdetta: (call) => {
          if (!call.fields["motivo"]) return { again: "Scegli un motivo per continuare." };
          call.memory["motivo"] = "1";
          return { go: "disdetta/conferma" };
        },
        "disdetta/conferma": (call) => {
          if (call.fields["parola"]?.trim() !== "DISDICI")
            return { again: "Scrivi DISDICI per confermare." };
          if (!call.memory["motivo"]) return { go: "disdetta/errore" };
          call.cancel("Plus");
          return { go: "disdetta/fatto" };
        },
      },
    },
  ],
};
