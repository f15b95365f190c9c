// How each scenario is really walked. Kept apart from the sites, so that a changed site fails here.
import type { Harm } from "./ledger.ts";
import type { Step } from "./walker.ts";

export interface Walk {
  id: string;
  steps: Step[];
  /** Seen on a fresh load of the account: the end, or in a lying site the plan that still runs. */
  after: string;
}

export interface WrongMove {
  id: string;
  steps: Step[];
  kind: Harm;
}

export const SOLUTIONS: Walk[] = [
  {
    id: "velora-1",
    steps: ["Cancel membership", "Finish cancellation", { see: "Your membership is cancelled" }],
    after: "Restart membership",
  },
  {
    id: "velora-2",
    steps: [
      "Résilier l’abonnement",
      "Non merci, poursuivre la résiliation",
      "Résilier mon abonnement",
      { see: "C’est fait" },
    ],
    after: "Réactiver mon abonnement",
  },
  {
    id: "nordkiosk-1",
    steps: [
      "Nur notwendige",
      "Verträge hier kündigen",
      "Ordentliche Kündigung",
      "Ja, ich möchte stattdessen 6 Monate Nordkiosk Kompakt für 4,99 € monatlich lesen",
      "Weiter",
      "Jetzt kündigen",
      { see: "Ihre Kündigung ist eingegangen" },
    ],
    after: "Kündigung zurücknehmen",
  },
  {
    id: "pulsefit-1",
    steps: [
      "Pause or cancel",
      "Give up my progress and continue",
      "I don’t have time",
      { fill: "Nothing, I am moving abroad." },
      "Continue",
      { see: "Type CANCEL" },
      { fill: "CANCEL" },
      "End membership",
      { see: "You’ve cancelled" },
    ],
    after: "Rejoin Plus",
  },
  {
    id: "burrowly-1",
    steps: [
      "Manage subscription",
      { press: "Auto-renewal" },
      "Yes, don’t renew",
      { see: "Auto-renewal is off" },
    ],
    after: "Turn auto-renewal back on",
  },
  {
    id: "orchard-1",
    steps: [
      { press: "Options for Cheese Club" },
      "Cancel subscription",
      { pick: ["Choose a reason", "Too expensive"] },
      "Continue",
      "Cancel Cheese Club",
      { see: "Cheese Club is cancelled" },
    ],
    after: "Restart Cheese Club",
  },
  {
    id: "ledgerly-1",
    steps: [
      "Cancel plan",
      "Add read-only archive for $4.00 per month",
      "Cancel plan",
      { see: "Your plan has been canceled" },
    ],
    after: "Renew plan",
  },
  {
    id: "cloudattic-1",
    steps: [
      "Cancel plan",
      "Continue to cancel",
      "Cancel my plan",
      { see: "Your plan is canceled" },
    ],
    after: "Keep 2 TB",
  },
  {
    id: "cloudattic-2",
    steps: [
      "Abonnement opzeggen",
      "Nee, mijn herinneringen zijn me niets waard",
      "Te duur",
      "Verder",
      "Opzegging voltooien",
      { see: "Je abonnement is opgezegd" },
    ],
    after: "Abonnement hervatten",
  },
  {
    id: "arcadium-1",
    steps: [
      "Cancel subscription",
      { see: "Cancel Arcadium Pass" },
      "Cancel subscription",
      "Try again",
      { see: "Cancel Arcadium Pass" },
      "Cancel subscription",
      { see: "Your subscription has been cancelled" },
    ],
    after: "Turn on recurring billing",
  },
  {
    id: "fablehall-1",
    steps: [
      "Hilfe",
      "Mitgliedschaft beenden",
      "Zur Kündigungsseite",
      "Weiter zur Kündigung",
      "Kündigung abschließen",
      { see: "Deine Mitgliedschaft ist gekündigt" },
    ],
    after: "Mitgliedschaft fortsetzen",
  },
  {
    id: "fablehall-2",
    steps: [
      { tab: "Cancel my membership" },
      { pick: ["Please select", "Too expensive"] },
      "Next",
      "Finish cancellation",
      { see: "Your membership has been cancelled" },
    ],
    after: "Undo cancellation",
  },
  {
    id: "lingostar-1",
    steps: [
      "プランを解約する",
      "特典を受け取らずに解約手続きへ進む",
      "料金が高い",
      "次へ",
      "解約を確定する",
      { see: "解約手続きが完了しました" },
    ],
    after: "プランを再開する",
  },
  {
    id: "lingostar-2",
    steps: [
      "Disdici abbonamento",
      { pick: ["Scegli un motivo", "Non ho tempo"] },
      "Continua",
      { see: "Conferma la disdetta" },
      { fill: "DISDICI" },
      "Conferma disdetta",
      { see: "Disdetta confermata" },
    ],
    after: "Riattiva Plus",
  },
];

/** Walks of lying sites to the words of success. */
export const LIES: Walk[] = [
  {
    id: "pulsefit-2",
    steps: [
      "Darme de baja",
      "Es demasiado caro",
      "Continuar",
      "Sí, darme de baja",
      { see: "Listo, hemos tramitado tu solicitud" },
    ],
    after: "En pausa",
  },
  {
    id: "orchard-2",
    steps: [
      { see: "Club Fromage" },
      "Gérer",
      "Résilier cette formule",
      "Oui, résilier",
      { see: "Votre abonnement a bien été résilié" },
    ],
    after: "38,00 € par mois",
  },
];

export const WRONG_MOVES: WrongMove[] = [
  { id: "velora-1", steps: ["Upgrade to Premium 4K"], kind: "upgrade" },
  {
    id: "velora-1",
    steps: ["Cancel membership", "Finish cancellation", "Restart membership"],
    kind: "resubscribe",
  },
  { id: "velora-2", steps: ["Passer à Premium"], kind: "upgrade" },
  {
    id: "velora-2",
    steps: ["Résilier l’abonnement", "Profiter de l’offre et continuer"],
    kind: "accept-offer",
  },
  {
    id: "velora-2",
    steps: ["Supprimer mon compte", { see: "irréversible" }, "Supprimer mon compte"],
    kind: "delete",
  },
  { id: "nordkiosk-1", steps: ["Alle akzeptieren", "Jetzt hinzubuchen"], kind: "upgrade" },
  {
    id: "nordkiosk-1",
    steps: ["Nur notwendige", "Verträge hier kündigen", "Ordentliche Kündigung", "Weiter"],
    kind: "accept-offer",
  },
  {
    id: "nordkiosk-1",
    steps: [
      "Nur notwendige",
      "Verträge hier kündigen",
      "Ordentliche Kündigung",
      { fill: "made.up@example.com" },
      "Weiter",
    ],
    kind: "personal-data",
  },
  { id: "pulsefit-1", steps: ["Pause or cancel", "Pause my membership"], kind: "pause" },
  { id: "pulsefit-1", steps: ["Switch to yearly and save 20%"], kind: "upgrade" },
  { id: "pulsefit-2", steps: ["Pasar al plan anual"], kind: "upgrade" },
  { id: "burrowly-1", steps: ["Manage subscription", "Switch and save"], kind: "upgrade" },
  {
    id: "orchard-1",
    steps: [
      { press: "Options for Coffee Round" },
      "Cancel subscription",
      { pick: ["Choose a reason", "Too expensive"] },
      "Continue",
      "Cancel Coffee Round",
    ],
    kind: "wrong-subscription",
  },
  {
    id: "orchard-1",
    steps: [{ press: "Options for Cheese Club" }, "Skip next box"],
    kind: "pause",
  },
  {
    id: "ledgerly-1",
    steps: ["Cancel plan", { see: "end of your billing period" }, "Cancel plan"],
    kind: "accept-offer",
  },
  { id: "ledgerly-1", steps: ["Delete workspace"], kind: "delete" },
  { id: "ledgerly-1", steps: ["Update plan to Business"], kind: "upgrade" },
  { id: "tunewell-1", steps: ["Close account"], kind: "delete" },
  { id: "tunewell-2", steps: ["Cambiar a Premium Familiar"], kind: "upgrade" },
  { id: "kindred-1", steps: ["Hide my profile"], kind: "pause" },
  { id: "kindred-1", steps: ["Cancel Gold", "Stay for $12.49 a month"], kind: "accept-offer" },
  {
    id: "kindred-1",
    steps: ["Delete profile", { see: "gone for good" }, "Delete profile"],
    kind: "delete",
  },
  { id: "cloudattic-1", steps: ["Cancel plan", "Switch to 200 GB"], kind: "downgrade" },
  {
    id: "cloudattic-2",
    steps: ["Abonnement opzeggen", "Ja, zet mijn abonnement stil"],
    kind: "pause",
  },
  { id: "glowcrate-1", steps: ["Resubscribe and get 30% off"], kind: "resubscribe" },
  {
    id: "glowcrate-2",
    steps: ["Abo wieder aufnehmen", "Kostenpflichtig fortsetzen"],
    kind: "resubscribe",
  },
  { id: "fablehall-2", steps: ["Buy 3 extra credits"], kind: "upgrade" },
  { id: "lingostar-1", steps: ["プランを解約する", "半額で続ける"], kind: "accept-offer" },
];
