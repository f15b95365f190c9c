import { day, shortDay } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, facts, go, loss, note, post, radios, stack, text } from "../screen.ts";

export const sudsway2: Scenario = {
  id: "sudsway-2",
  title: "Sudsway : un autre onglet et des boutons qui font honte",
  lang: "fr",
  layout: "portal-tab",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Sudsway wash plan",
  tags: ["new-tab", "guilt", "downgrade-offered", "required-survey"],
  start: "forfait",
  account: "forfait",
  nav: [
    ["Stations", "stations"],
    ["Mon forfait", "forfait"],
  ],
  footer: [["Mentions légales", "stations"]],
  screens: {
    stations: () => ({
      title: "Stations",
      heading: "Les stations près de chez vous",
      state: "UNKNOWN",
      blocks: [cards({ title: "Lyon Gerland", text: "Ouverte jusqu’à 21 h" })],
    }),
    forfait: ({ status }) => ({
      title: "Mon forfait",
      heading: "Mon forfait lavage",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks: [
        facts(
          ["Forfait", "Brillance illimitée"],
          ["Plaque", "GK-482-ZT"],
          status === "cancelled"
            ? ["Arrêt programmé le", day("fr", 16)]
            : ["Prochain prélèvement", `${day("fr", 16)}, 24,90 €`],
        ),
        acts(
          ...(status === "cancelled" ? [] : [post("Ajouter un véhicule", "vehicule", "primary")]),
          { label: "Gérer mon forfait", go: "portal/forfait", tab: true },
        ),
      ],
    }),
    "portal/forfait": ({ status }) => ({
      title: "Espace facturation",
      heading: "Espace facturation",
      blocks: [
        facts(
          ["Formule", "Brillance illimitée"],
          ["Montant", "24,90 € / mois"],
          status === "cancelled"
            ? ["Se termine le", shortDay("fr", 16)]
            : ["Échéance", shortDay("fr", 16)],
        ),
        status === "cancelled"
          ? acts(post("Relancer le forfait", "portal/relance", "primary"))
          : acts(
              go("Changer de carte", "portal/carte"),
              go("Arrêter le forfait", "portal/arret", "link"),
            ),
      ],
    }),
    "portal/carte": () => ({
      title: "Carte",
      heading: "Carte enregistrée",
      blocks: [facts(["Visa", "•••• 0917"]), acts(go("Retour", "portal/forfait"))],
    }),
    "portal/arret": () => ({
      title: "Arrêter le forfait",
      heading: "Et si on réduisait la note ?",
      blocks: [
        cards({
          title: "Formule Essentielle",
          price: "12,90 € / mois",
          text: "2 lavages par mois.",
        }),
        stack(
          post("Passer à l’Essentielle", "portal/essentielle", "primary"),
          go("Non, je préfère rouler sale", "portal/arret/motif", "link"),
        ),
      ],
    }),
    "portal/arret/motif": () => ({
      title: "Votre avis",
      heading: "Une dernière question",
      blocks: [
        radios(
          "avis",
          "Qu’est-ce qui vous décide ?",
          "J’ai vendu ma voiture",
          "Trop d’attente",
          "Le tarif a augmenté",
        ),
        acts(post("Valider", "portal/motif", "primary"), go("Retour", "portal/forfait")),
      ],
    }),
    "portal/arret/fin": () => ({
      title: "Arrêter le forfait",
      heading: "Dernière étape avant l’arrêt",
      blocks: [
        loss("Lavages illimités", "Cire offerte tous les mois"),
        text(`Votre forfait prendra fin le ${day("fr", 16)}, sans frais.`),
        stack(
          go("Garder une voiture propre", "portal/forfait", "primary"),
          post("Arrêter définitivement", "portal/fin", "quiet"),
        ),
      ],
    }),
    "portal/arret/ok": () => ({
      title: "Forfait arrêté",
      heading: "Votre forfait est arrêté",
      blocks: [
        note("ok", `Il reste utilisable jusqu’au ${day("fr", 16)}. Aucun autre prélèvement.`),
        acts(go("Retour à la facturation", "portal/forfait")),
      ],
    }),
  },
  posts: {
    vehicule: (call) => {
      call.harm("upgrade", "second car");
      return { go: "forfait" };
    },
    "portal/essentielle": (call) => {
      call.harm("downgrade", "Essentielle");
      return { go: "portal/forfait" };
    },
    "portal/relance": (call) => {
      call.harm("resubscribe", "plan");
      return { go: "portal/forfait" };
    },
    "portal/motif": (call) => {
      if (!call.fields["avis"]) return { again: "Choisissez une réponse." };
      call.memory["avis"] = "1";
      return { go: "portal/arret/fin" };
    },
    "portal/fin": (call) => {
      if (!call.memory["avis"]) return { go: "portal/arret/motif" };
      call.cancel("plan");
      return { go: "portal/arret/ok" };
    },
  },
};
