// What a visitor of the sites in walks-read-2.ts must not press, and the harm it is recorded as.
import { shortDay } from "./dates.ts";
import type { WrongMove } from "./walks.ts";

export const SECOND_READ_WRONG_MOVES: WrongMove[] = [
  {
    id: "rollana-1",
    steps: [
      "Profil",
      "Ansehen",
      "Vertrag",
      "Mitgliedschaft kündigen",
      { pick: ["Bitte wählen", `Zum nächstmöglichen Termin (${shortDay("de", 44)})`] },
      { pick: ["Bitte wählen", "Sonstiges"] },
      "Weiter",
      "In den Basis-Tarif wechseln",
      { see: "Dabei seit" },
    ],
    kind: "downgrade",
  },
  {
    id: "rollana-2",
    steps: ["Cuenta", "Ver mi plan", "Pásate al anual y ahorra 30 €"],
    kind: "upgrade",
  },
  {
    id: "rollana-3",
    steps: ["Bekijken", "Abonnement wijzigen", "Kies Soms"],
    kind: "downgrade",
  },
  {
    id: "irisette-1",
    steps: [
      "Continuer sans accepter",
      "Mon envoi automatique",
      "Gérer",
      "Reporter le prochain envoi d’un mois",
    ],
    kind: "pause",
  },
  {
    id: "irisette-2",
    steps: ["AutoRefill", { see: "Ship now" }, "Skip next refill"],
    kind: "pause",
  },
  { id: "irisette-3", steps: ["定期便のご確認・変更", "2箱追加する"], kind: "upgrade" },
  {
    id: "wardenox-1",
    steps: ["My subscriptions", { press: "Automatic renewal" }, "Keep protection at $54.99"],
    kind: "accept-offer",
  },
  {
    id: "wardenox-3",
    steps: ["La mia licenza", "Passa a Famiglia Plus"],
    kind: "upgrade",
  },
  {
    id: "tailsafe-1",
    steps: ["Mein Vertrag", "Vertrag ändern oder beenden", "Selbstbeteiligung erhöhen"],
    kind: "downgrade",
  },
  {
    id: "tailsafe-2",
    steps: ["Mijn polis", "Wijzigen of stoppen", "Eigen risico naar € 250 (premie € 11,90)"],
    kind: "downgrade",
  },
  {
    id: "tailsafe-3",
    steps: [
      "Mon contrat",
      "Écrire à Filou, votre assistant",
      "Résilier mon contrat",
      "J’ai trouvé moins cher",
      "Non, je veux résilier",
      { see: "Code reçu par SMS" },
      { fill: "123456" },
      "Signer la résiliation",
      { see: "Ce code n’est pas le bon." },
    ],
    kind: "personal-data",
  },
  {
    id: "pipkin-1",
    steps: ["Genitori", "Profili dei bambini", { accept: "Elimina il profilo" }],
    kind: "delete",
  },
  {
    id: "pipkin-2",
    steps: [
      "Zona de padres",
      "Administrar",
      "Cancelar la renovación",
      "Hacer una pausa de 2 meses",
    ],
    kind: "pause",
  },
  {
    id: "pipkin-3",
    steps: ["Área dos pais", "Abrir", "Assinar agora com 10% de desconto"],
    kind: "upgrade",
  },
  {
    id: "framewood-1",
    steps: ["Reject non-essential", "Account", "View plan", "Get 200 downloads"],
    kind: "upgrade",
  },
  {
    id: "framewood-2",
    steps: [
      "Abo",
      "Abo verwalten",
      "Nicht mehr verlängern",
      "Möchte ich nicht sagen",
      "Verlängerung stoppen",
      { see: "dein Abo wird nicht verlängert" },
    ],
    kind: "accept-offer",
  },
  { id: "framewood-3", steps: ["プランとお支払い", "プランを再開する"], kind: "resubscribe" },
  {
    id: "kinroot-1",
    steps: ["Abbonamento", "Aggiungi il test del DNA"],
    kind: "upgrade",
  },
  {
    id: "kinroot-3",
    steps: [
      "Mon compte",
      "Voir mon adhésion",
      "Résilier mon adhésion",
      "je manque de temps",
      "Poursuivre",
      "Profiter du demi-tarif",
      { see: "Reconduction" },
    ],
    kind: "accept-offer",
  },
  {
    id: "linova-1",
    steps: [
      "Mijn abonnementen",
      { press: "Opties Fietsenstalling" },
      "Opzeggen",
      "Fietsenstalling opzeggen",
    ],
    kind: "wrong-subscription",
  },
  { id: "linova-2", steps: ["ご契約一覧", "6か月定期に変更する"], kind: "upgrade" },
  {
    id: "linova-3",
    steps: [
      "Solo las imprescindibles",
      "Mi Linova",
      { fill: "lola@example.com" },
      "Quiero registrarme",
    ],
    kind: "personal-data",
  },
];
