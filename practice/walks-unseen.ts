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
];
