// Memberships of creators: several small sums a month, each owed to a person with a name.
import { day } from "../dates.ts";
import { harms, step } from "../posts.ts";
import type { Scenario, Site } from "../scenario.ts";
import { acts, cards, close, facts, go, list, note, post, radios, stack, text } from "../screen.ts";

const fanory1: Scenario = {
  id: "fanory-1",
  title: "Fanory: eine von zwei Mitgliedschaften, der erste Versuch scheitert",
  lang: "de",
  layout: "frame-app",
  half: "after",
  expect: "cancelled",
  goal: "Cancel my Fanory membership of the podcast Nachtzug. Keep Holzwurm TV.",
  tags: ["several-plans", "embedded-billing", "first-try-fails", "downgrade-offered"],
  start: "feed",
  account: "mitgliedschaften",
  nav: [
    ["Neues", "feed"],
    ["Entdecken", "entdecken"],
    ["Mitgliedschaften", "mitgliedschaften"],
  ],
  footer: [["Nutzungsbedingungen", "entdecken"]],
  screens: {
    feed: () => ({
      title: "Neues",
      heading: "Neues von deinen Kreativen",
      state: "UNKNOWN",
      blocks: [cards({ title: "Nachtzug", text: "Folge 88: Nebel" }, { title: "Holzwurm TV" })],
    }),
    entdecken: () => ({
      title: "Entdecken",
      heading: "Entdecken",
      state: "UNKNOWN",
      blocks: [list("Podcasts", "Zeichnungen", "Spiele")],
    }),
    mitgliedschaften: () => ({
      title: "Mitgliedschaften",
      heading: "Deine Mitgliedschaften",
      blocks: [{ kind: "frame", label: "Zahlungen", path: "portal/liste" }],
    }),
    "portal/liste": ({ status, memory }) => ({
      title: "Mitgliedschaften",
      heading: "Aktuell unterstützt du",
      ...(status === "active" && { state: "ACCOUNT_ACTIVE" as const }),
      blocks: [
        cards(
          {
            title: "Holzwurm TV",
            text: memory["holz"] ? "Beendet" : `3 € im Monat, nächste Zahlung am ${day("de", 14)}`,
            acts: [go("Bearbeiten", "portal/holzwurm")],
          },
          {
            title: "Nachtzug",
            text:
              status === "cancelled"
                ? `Endet am ${day("de", 14)}, keine weiteren Zahlungen`
                : `6 € im Monat, nächste Zahlung am ${day("de", 14)}`,
            acts: [
              status === "cancelled"
                ? post("Wieder beitreten", "portal/beitreten")
                : go("Bearbeiten", "portal/nachtzug"),
            ],
          },
        ),
      ],
    }),
    "portal/holzwurm": () => ({
      title: "Holzwurm TV",
      heading: "Mitgliedschaft bei Holzwurm TV",
      blocks: [
        acts(
          post("Zahlungen an Holzwurm TV beenden", "portal/holz", "quiet"),
          go("Zurück", "portal/liste"),
        ),
      ],
    }),
    "portal/nachtzug": () => ({
      title: "Nachtzug",
      heading: "Mitgliedschaft bei Nachtzug",
      blocks: [
        cards(
          {
            title: "Abteil",
            price: "2 €",
            text: "Folgen ohne Werbung",
            acts: [post("Zu Abteil wechseln", "portal/abteil")],
          },
          { title: "Schlafwagen", price: "6 €", badge: "Deine Stufe" },
        ),
        acts(
          go("Mitgliedschaft kündigen", "portal/nachtzug/grund", "link"),
          go("Zurück", "portal/liste", "quiet"),
        ),
      ],
    }),
    "portal/nachtzug/grund": () => ({
      title: "Nachtzug",
      heading: "Magst du uns sagen, warum du gehst?",
      state: "EXIT_SURVEY",
      blocks: [
        radios(
          "grund",
          "Nachtzug sieht deine Antwort ohne deinen Namen.",
          "Ich muss sparen",
          "Es kommen zu wenige Folgen",
          "Ich unterstütze jetzt jemand anderen",
          "Keine Angabe",
        ),
        acts(post("Weiter", "portal/grund", "primary"), go("Abbrechen", "portal/liste", "quiet")),
      ],
    }),
    "portal/nachtzug/sicher": () => ({
      title: "Nachtzug",
      heading: "Mitgliedschaft bei Nachtzug kündigen?",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(`Du behältst den Zugang bis ${day("de", 14)}. Danach wird nichts mehr abgebucht.`),
        acts(
          go("Dabeibleiben", "portal/liste", "primary"),
          post("Ja, kündigen", "portal/kuendigen", "plain"),
        ),
      ],
    }),
    "portal/panne": () => ({
      title: "Fehler",
      heading: "Das hat leider nicht geklappt",
      state: "FAILED",
      blocks: [
        note(
          "error",
          "Wir konnten deine Kündigung gerade nicht speichern. Es hat sich nichts geändert.",
        ),
        acts(
          go("Erneut versuchen", "portal/nachtzug/sicher", "primary"),
          go("Zur Übersicht", "portal/liste"),
        ),
      ],
    }),
    "portal/nachtzug/danke": () => ({
      title: "Nachtzug",
      heading: "Danke, dass du dabei warst",
      state: "COMPLETE",
      blocks: [
        note(
          "ok",
          `Deine Mitgliedschaft bei Nachtzug ist gekündigt und endet am ${day("de", 14)}.`,
        ),
        acts(go("Zur Übersicht", "portal/liste")),
      ],
    }),
  },
  posts: {
    "portal/holz": (call) => {
      call.memory["holz"] = "1";
      call.harm("wrong-subscription", "Holzwurm TV");
      return { go: "portal/liste" };
    },
    "portal/beitreten": harms("resubscribe", "Nachtzug", "portal/liste"),
    "portal/abteil": harms("downgrade", "Abteil", "portal/liste"),
    "portal/grund": step(["grund"], "Bitte wähle eine Antwort.", "portal/nachtzug/sicher"),
    "portal/kuendigen": (call) => {
      if (!call.memory["grund"]) return { go: "portal/nachtzug/grund" };
      if (!call.memory["panne"]) {
        call.memory["panne"] = "1";
        return { go: "portal/panne" };
      }
      call.cancel("Nachtzug");
      return { go: "portal/nachtzug/danke" };
    },
  },
};

const reply = (label: string, value: string) =>
  post(label, "motivo", "plain", { with: ["motivo", value] });

const fanory2: Scenario = {
  id: "fanory-2",
  title: "Fanory: o cancelamento é uma conversa",
  lang: "pt",
  layout: "chat",
  half: "after",
  expect: "cancelled",
  goal: "Cancel my monthly support for Estúdio Maré on Fanory",
  tags: ["bot-flow", "pause-offered", "survey-tiles"],
  start: "inicio",
  account: "apoios",
  nav: [
    ["Início", "inicio"],
    ["Meus apoios", "apoios"],
  ],
  footer: [["Regras da comunidade", "inicio"]],
  screens: {
    inicio: () => ({
      title: "Início",
      heading: "Novidades de quem você apoia",
      state: "UNKNOWN",
      blocks: [cards({ title: "Estúdio Maré", text: "Bastidores do capítulo 7" })],
    }),
    apoios: ({ status }) => ({
      title: "Meus apoios",
      heading: "Meus apoios",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks: [
        status === "cancelled"
          ? facts(["Estúdio Maré", "Apoio encerrado"], ["Acesso aos bastidores até", day("pt", 14)])
          : facts(
              ["Estúdio Maré", "R$ 20,00 por mês"],
              ["Próxima cobrança", day("pt", 14)],
              ["Apoiando desde", "agosto de 2024"],
            ),
        status === "cancelled"
          ? acts(post("Apoiar de novo", "denovo", "primary"))
          : acts(
              post("Aumentar apoio para R$ 35", "aumentar", "primary"),
              go("Falar com a Fani sobre este apoio", "apoios/fani"),
            ),
      ],
    }),
    "apoios/fani": () => ({
      title: "Fani",
      heading: "Oi! Sou a Fani, assistente virtual. Como posso ajudar?",
      over: "apoios",
      blocks: [
        acts(
          go("Trocar cartão", "apoios/fani/cartao"),
          go("Quero cancelar meu apoio", "apoios/fani/motivo"),
          close("Nada por enquanto"),
        ),
      ],
    }),
    "apoios/fani/cartao": () => ({
      title: "Fani",
      heading: "Seu cartão atual termina em 5120. Para trocar, use o aplicativo. Algo mais?",
      over: "apoios",
      blocks: [acts(go("Sim", "apoios/fani"), close("Não, obrigado"))],
    }),
    "apoios/fani/motivo": () => ({
      title: "Fani",
      heading: "Poxa! O que fez você pensar em cancelar?",
      over: "apoios",
      state: "EXIT_SURVEY",
      blocks: [
        acts(
          reply("Preciso economizar", "economia"),
          reply("Perdi o interesse", "interesse"),
          reply("Poucas publicações", "pouco"),
          reply("Outro motivo", "outro"),
        ),
      ],
    }),
    "apoios/fani/pausa": () => ({
      title: "Fani",
      heading: "Entendi. Que tal pausar a cobrança por dois meses em vez de cancelar?",
      over: "apoios",
      state: "RETENTION_OFFER",
      blocks: [
        acts(
          post("Pode pausar", "pausar", "primary"),
          go("Não, quero cancelar", "apoios/fani/certeza"),
        ),
      ],
    }),
    "apoios/fani/certeza": () => ({
      title: "Fani",
      heading: "Tudo bem. Posso cancelar seu apoio ao Estúdio Maré agora?",
      over: "apoios",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(`Você continua com acesso até ${day("pt", 14)}.`),
        acts(post("Sim, pode cancelar", "cancelar"), close("Deixa como está")),
      ],
    }),
    "apoios/fani/feito": () => ({
      title: "Fani",
      heading: "Prontinho! Seu apoio ao Estúdio Maré foi cancelado.",
      over: "apoios",
      state: "COMPLETE",
      blocks: [
        text("Nenhuma nova cobrança será feita."),
        acts(go("Ver meus apoios", "apoios", "primary")),
      ],
    }),
  },
  posts: {
    aumentar: harms("upgrade", "R$ 35", "apoios"),
    denovo: harms("resubscribe", "Estúdio Maré", "apoios"),
    pausar: harms("pause", "two months", "apoios"),
    motivo: step(["motivo"], "Escolha um motivo.", "apoios/fani/pausa"),
    cancelar: (call) => {
      if (!call.memory["motivo"]) return { go: "apoios/fani/motivo" };
      call.cancel("Estúdio Maré");
      return { go: "apoios/fani/feito" };
    },
  },
};

const fanory3: Scenario = {
  id: "fanory-3",
  title: "Fanory: 退会の前に画像認証がある",
  lang: "ja",
  layout: "sheets",
  half: "after",
  expect: "needs-human",
  goal: "Cancel my Fanory 月額ファンクラブ membership of 青い灯台",
  tags: ["human-check", "mobile-app", "required-survey"],
  start: "timeline",
  account: "fanclub",
  nav: [
    ["タイムライン", "timeline"],
    ["ファンクラブ", "fanclub"],
  ],
  footer: [],
  screens: {
    timeline: () => ({
      title: "タイムライン",
      heading: "タイムライン",
      state: "UNKNOWN",
      blocks: [cards({ title: "青い灯台", text: "新しいイラストを公開しました" })],
    }),
    fanclub: () => ({
      title: "ファンクラブ",
      heading: "入会中のファンクラブ",
      state: "ACCOUNT_ACTIVE",
      blocks: [
        facts(["ファンクラブ", "青い灯台"], ["月会費", "500円"], ["次回のお支払い", day("ja", 14)]),
        stack(
          post("1,000円プランに変更", "henko", "primary"),
          go("退会手続きへ", "fanclub/taikai", "link"),
        ),
      ],
    }),
    "fanclub/taikai": () => ({
      title: "退会手続き",
      heading: "退会の理由を教えてください",
      over: "fanclub",
      state: "EXIT_SURVEY",
      blocks: [
        radios(
          "riyu",
          "クリエイターには匿名で伝わります",
          "金銭的な理由",
          "見る時間がない",
          "更新が少ない",
          "答えたくない",
        ),
        acts(post("次へ", "riyu", "primary"), close("とじる", "quiet")),
      ],
    }),
    "fanclub/ninsho": () => ({
      title: "退会手続き",
      heading: "ご本人による操作かを確認します",
      over: "fanclub",
      blocks: [
        text("不正な操作を防ぐため、下のチェックを完了してから退会してください。"),
        {
          kind: "challenge",
          label: "私はロボットではありません",
          task: "信号機の画像をすべて選択してください",
        },
        acts(post("退会する", "taikai", "danger"), close("とじる", "quiet")),
      ],
    }),
  },
  posts: {
    henko: harms("upgrade", "1,000 yen", "fanclub"),
    riyu: step(["riyu"], "理由を選択してください。", "fanclub/ninsho"),
    taikai: () => ({ again: "認証が完了していません。" }),
  },
};

export const fanory: Site = {
  brand: {
    slug: "fanory",
    name: "Fanory",
    mark: "✦",
    colours: {
      brand: "#db2777",
      onBrand: "#fff",
      ink: "#2a1020",
      paper: "#fffafd",
      tint: "#fbe4f0",
    },
    font: "'Quicksand',system-ui,sans-serif",
    radius: "20px",
  },
  scenarios: [fanory1, fanory2, fanory3],
};
