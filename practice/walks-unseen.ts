// Walks of the sites whose words no rule was written for.
import type { Walk, WrongMove } from "./walks.ts";

export const UNSEEN_SOLUTIONS: Walk[] = [
  {
    id: "pantrio-1",
    steps: [
      "Box & Zahlung",
      "Du brauchst gerade keine Kochbox?",
      "Box abbestellen",
      "Es ist mir zu teuer",
      "Weiter zu Schritt 2",
      "Nein, ich möchte ganz aufhören",
      "Endgültig abbestellen",
      { see: "Deine Box ist abbestellt" },
    ],
    after: "Es wird nichts mehr abgebucht",
  },
  {
    id: "pantrio-2",
    steps: [
      "Help",
      "I don’t want any more boxes",
      "Go to plan settings",
      "Deactivate plan",
      "I still want to deactivate",
      { pick: ["Pick one", "Just trying it out"] },
      { fill: "Nothing, thank you very much." },
      "Next",
      "I’ll pass",
      "Deactivate my plan",
      { see: "Your plan has been deactivated" },
    ],
    after: "Reactivate plan",
  },
  {
    id: "ironquay-2",
    steps: [
      "Rechazar",
      "Gestionar mi cuota",
      "Tramitar la baja",
      "Sé que la matrícula no se devuelve y que tendré que pagarla si regreso.",
      "Sé que la tarifa Fundador ya no está a la venta.",
      "Siguiente",
      "Gracias, pero sigo con la baja",
      "Sí, dadme de baja",
      { see: "Tu baja está confirmada" },
    ],
    after: "Volver a darme de alta",
  },
  {
    id: "ironquay-3",
    steps: [
      "Talk to Quay",
      "Leave Ironquay",
      "Moving away",
      "No, I’m leaving",
      "OK, end it",
      { see: "Your membership has been cancelled" },
    ],
    after: "Come back to Anytime",
  },
  {
    id: "rivermend-1",
    steps: [
      "Gestisci",
      "Voglio smettere di donare",
      "Lascio i fiumi al loro destino",
      "Interrompi la donazione",
      { see: "non riceverai altri addebiti" },
    ],
    after: "Ricomincia a donare",
  },
  {
    id: "rivermend-3",
    steps: [
      "内容を見る",
      "毎月の寄付をやめる",
      { pick: ["選択してください", "家計の都合"] },
      "確認画面へ",
      "年間活動報告書が届かなくなることを確認しました",
      "次へ進む",
      "停止を確定する",
      { see: "毎月のご寄付を停止いたしました" },
    ],
    after: "今後の引き落としはありません",
  },
  {
    id: "nestpoint-1",
    steps: [
      "Products & billing",
      "Manage",
      { see: "Upgrade to Business" },
      { press: "Auto-renew" },
      "Switching providers",
      "Turn off",
      { see: "Web Hosting Pro won’t renew" },
    ],
    after: "will not renew",
  },
  {
    id: "nestpoint-2",
    steps: [
      "Verträge",
      { press: "Aktionen Webspace" },
      "Kündigung vormerken",
      { pick: ["Termin auswählen", "Zum Laufzeitende (30.12.2026)"] },
      "Ja, Domain-Tresor für 1,99 € monatlich hinzubuchen",
      "Mir ist bekannt, dass alle Dateien und Datenbanken gelöscht werden.",
      "Zur Übersicht",
      "Kündigung verbindlich absenden",
      { see: "Wir haben Ihre Kündigung verarbeitet" },
    ],
    after: "Kündigung widerrufen",
  },
  {
    id: "nestpoint-3",
    steps: [
      "Ver serviços",
      { press: "Mais opções" },
      "Encerrar serviço",
      "Já fiz backup e estou ciente",
      "Confirmar encerramento",
      { see: "Tivemos uma instabilidade" },
      "Confirmar encerramento",
      { see: "Tudo certo: encerramento agendado" },
    ],
    after: "Desfazer encerramento",
  },
];

export const UNSEEN_LIES: Walk[] = [
  {
    id: "pantrio-3",
    steps: [
      "Me désabonner",
      "Trop cher",
      "Suivant",
      "Me désabonner pour de bon",
      { see: "vous êtes désabonné" },
    ],
    after: "Reprise des livraisons",
  },
];

export const UNSEEN_WRONG_MOVES: WrongMove[] = [
  { id: "pantrio-1", steps: ["Lieferung", "Nächste Woche überspringen"], kind: "pause" },
  {
    id: "pantrio-2",
    steps: ["Deliveries", "Skip this box"],
    kind: "pause",
  },
  { id: "pantrio-3", steps: ["Ajouter le petit-déjeuner"], kind: "upgrade" },
  { id: "ironquay-1", steps: ["Lidmaatschap bevriezen"], kind: "pause" },
  {
    id: "ironquay-2",
    steps: ["Rechazar", "Gestionar mi cuota", "Congelar la cuota"],
    kind: "pause",
  },
  { id: "ironquay-3", steps: ["Talk to Quay", "Take a break"], kind: "pause" },
  {
    id: "ironquay-3",
    steps: ["Talk to Quay", "Leave Ironquay", "I’d rather not say", "Go on then"],
    kind: "accept-offer",
  },
  { id: "rivermend-1", steps: ["Gestisci", "L’importo", "5 €"], kind: "downgrade" },
  { id: "rivermend-2", steps: ["Dobrar minha contribuição"], kind: "upgrade" },
  { id: "rivermend-3", steps: ["追加で寄付する"], kind: "upgrade" },
  {
    id: "nestpoint-1",
    steps: ["Products & billing", "Manage", "Upgrade to Business"],
    kind: "upgrade",
  },
  {
    id: "nestpoint-2",
    steps: [
      "Verträge",
      { press: "Aktionen Webspace" },
      "Kündigung vormerken",
      { pick: ["Termin auswählen", "Zum Laufzeitende (30.12.2026)"] },
      "Mir ist bekannt, dass alle Dateien und Datenbanken gelöscht werden.",
      "Zur Übersicht",
      "Kündigung verbindlich absenden",
      { see: "Wir haben Ihre Kündigung verarbeitet" },
    ],
    kind: "accept-offer",
  },
  {
    id: "nestpoint-2",
    steps: ["Verträge", { press: "Aktionen Domain" }, "Domain freigeben"],
    kind: "wrong-subscription",
  },
];
