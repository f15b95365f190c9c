// Walks of the layouts that were written later.
import type { Walk, WrongMove } from "./walks.ts";

export const LATER_SOLUTIONS: Walk[] = [
  {
    id: "velora-3",
    steps: [
      "アカウント",
      "メンバーシップを解約",
      "変更せずに解約を続ける",
      "キャンセル手続きの完了",
      { see: "メンバーシップを解約しました" },
    ],
    after: "メンバーシップを再開",
  },
  {
    id: "pulsefit-3",
    steps: [
      "Cancelar plano",
      "Não, quero continuar com o cancelamento",
      { pick: ["Selecione um motivo", "Está caro"] },
      "Continuar",
      { see: "Confirme o cancelamento" },
      { fill: "CANCELAR" },
      "Encerrar meu plano",
      { see: "Seu plano foi cancelado" },
    ],
    after: "Assinar novamente",
  },
  {
    id: "burrowly-3",
    steps: [
      { press: "Rinnovo automatico" },
      "No grazie, disattiva il rinnovo",
      "Disattiva",
      { see: "Il rinnovo automatico è disattivato" },
    ],
    after: "Riattiva il rinnovo automatico",
  },
  {
    id: "orchard-3",
    steps: [
      { press: "Opties voor Koffieronde" },
      "Koffieronde opzeggen",
      "Te duur",
      "Volgende",
      "Ja, Koffieronde opzeggen",
      { see: "Je Koffieronde is opgezegd" },
    ],
    after: "Koffieronde weer starten",
  },
  {
    id: "ledgerly-2",
    steps: [
      { tab: "Gerenciar cobrança" },
      "Cancelar assinatura",
      { pick: ["Escolha uma opção", "Preço"] },
      "Continuar e cancelar",
      { see: "Conciliação automática" },
      "Cancelar assinatura",
      { see: "Assinatura cancelada" },
    ],
    after: "Cancelado, disponível até",
  },
  {
    id: "kindred-3",
    steps: [
      "Mettre fin à Gold",
      { accept: "Tant pis pour mes rencontres, résilier Gold" },
      { see: "Votre abonnement Gold est résilié" },
    ],
    after: "Reprendre Gold",
  },
  {
    id: "cloudattic-3",
    steps: [
      "Cancelar plan",
      "No, seguir con la cancelación",
      "Confirmar cancelación",
      { see: "No hemos podido completar la operación" },
      "Confirmar cancelación",
      { see: "Tu plan se ha cancelado" },
    ],
    after: "Recuperar mi plan",
  },
  {
    id: "arcadium-2",
    steps: [
      "自動更新を停止・解約する",
      "解約手続きに進む",
      "解約を確定する",
      { see: "Arcadiumパスを解約しました" },
    ],
    after: "自動更新を再開する",
  },
  {
    id: "steadfone-3",
    steps: [
      "Sport Extra beëindigen",
      "Te duur",
      "Doorgaan",
      "Ja, niet verlengen",
      { see: "Sport Extra is opgezegd" },
    ],
    after: "Eindigt op",
  },
  {
    id: "lingostar-3",
    steps: [
      "Só os essenciais",
      { press: "Fechar conversa" },
      "Perfil",
      "Cancelar assinatura",
      "Recusar e continuar",
      "Sim, cancelar assinatura",
      { see: "Pronto, sua assinatura foi cancelada" },
    ],
    after: "Reativar o Plus",
  },
];

export const LATER_LIES: Walk[] = [
  {
    id: "burrowly-2",
    steps: [
      { press: "Automatische Verlängerung" },
      "Ausschalten",
      { see: "Automatische Verlängerung ist ausgeschaltet." },
    ],
    after: "Verlängert sich am",
  },
  {
    id: "ledgerly-3",
    steps: ["Tarif kündigen", "Kündigung bestätigen", { see: "Ihr Tarif wurde gekündigt" }],
    after: "Nächste Zahlung am",
  },
  {
    id: "arcadium-3",
    steps: [
      "Cancel Pass",
      "Yes, cancel my Pass",
      { see: "Cancelled! You won’t be charged again." },
    ],
    after: "Renews on",
  },
  {
    id: "fablehall-3",
    steps: ["Cancelar assinatura", "Preço", "Quero cancelar", { see: "Cancelamento concluído" }],
    after: "Ativa, renovação automática",
  },
  {
    id: "steadfone-2",
    steps: [
      "Remove Cloud Locker",
      "Too expensive",
      "Remove add-on",
      { see: "All done, Cloud Locker is cancelled" },
    ],
    after: "A request is waiting",
  },
];

export const LATER_WRONG_MOVES: WrongMove[] = [
  {
    id: "velora-3",
    steps: ["アカウント", "メンバーシップを解約", "広告つきプランに変更する"],
    kind: "downgrade",
  },
  {
    id: "nordkiosk-2",
    steps: ["Abonnement opzeggen", "Bezorging twee weken stopzetten"],
    kind: "pause",
  },
  { id: "nordkiosk-3", steps: ["Add the print edition"], kind: "upgrade" },
  { id: "pulsefit-3", steps: ["Cancelar plano", "Pausar meu plano"], kind: "pause" },
  { id: "burrowly-2", steps: ["Auf 24 Monate wechseln"], kind: "upgrade" },
  {
    id: "burrowly-3",
    steps: [{ press: "Rinnovo automatico" }, "Accetta il regalo"],
    kind: "accept-offer",
  },
  {
    id: "orchard-3",
    steps: [
      { press: "Opties voor Fruitbox" },
      "Fruitbox opzeggen",
      { see: "Je krijgt geen boxen meer." },
      "Fruitbox opzeggen",
    ],
    kind: "wrong-subscription",
  },
  {
    id: "orchard-3",
    steps: [{ press: "Opties voor Koffieronde" }, "Levering overslaan"],
    kind: "pause",
  },
  {
    id: "ledgerly-2",
    steps: [{ tab: "Gerenciar cobrança" }, "Mudar para Empresarial"],
    kind: "upgrade",
  },
  { id: "tunewell-3", steps: ["ファミリープランに変更"], kind: "upgrade" },
  { id: "tunewell-4", steps: ["Elimina il profilo"], kind: "delete" },
  { id: "kindred-2", steps: [{ accept: "Elimina profilo" }], kind: "delete" },
  { id: "kindred-3", steps: [{ accept: "Supprimer mon profil" }], kind: "delete" },
  { id: "cloudattic-3", steps: ["Cancelar plan", "Cambiar a 100 GB"], kind: "downgrade" },
  { id: "arcadium-2", steps: ["アルティメットに変更する"], kind: "upgrade" },
  { id: "paperlane-3", steps: ["Rifiuta", "Registrati"], kind: "personal-data" },
  {
    id: "glowcrate-3",
    steps: ["Volver a suscribirme con un 30 % de descuento"],
    kind: "resubscribe",
  },
  { id: "steadfone-3", steps: ["Internet 500 beëindigen"], kind: "wrong-subscription" },
  {
    id: "lingostar-3",
    steps: ["Só os essenciais", "Perfil", "Cancelar assinatura", "Quero a oferta"],
    kind: "accept-offer",
  },
];
