import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, close, facts, go, loss, note, post, stack, text } from "../screen.ts";

export const kindred3: Scenario = {
  id: "kindred-3",
  title: "Kindred : confirmation native et composants fermés",
  lang: "fr",
  layout: "sealed",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Kindred Gold subscription. Do not delete my profile.",
  tags: ["closed-shadow", "native-confirm", "look-alike", "confirm-shaming"],
  start: "moi/gold",
  account: "moi/gold",
  nav: [
    ["Découvrir", "decouvrir"],
    ["Mon Gold", "moi/gold"],
  ],
  footer: [],
  screens: {
    decouvrir: () => ({
      title: "Découvrir",
      heading: "3 nouvelles personnes près de chez vous",
      state: "UNKNOWN",
      blocks: [cards({ title: "Claire, 34 ans", text: "à 2 km" })],
    }),
    "moi/gold": ({ status }) => ({
      title: "Kindred Gold",
      heading: "Kindred Gold",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              note(
                "info",
                `Votre abonnement Gold ne sera pas renouvelé. Il reste valable jusqu’au ${day("fr", 15)}.`,
              ),
              acts(post("Reprendre Gold", "reprendre", "primary")),
            ]
          : [
              facts(
                ["Abonnement", "Gold"],
                ["Tarif", "22,99 € par mois"],
                ["Renouvellement", day("fr", 15)],
              ),
              acts(
                post("Passer à Platinum", "platinum", "primary"),
                go("Mettre fin à Gold", "moi/gold/fin", "quiet"),
                post("Supprimer mon profil", "supprimer", "quiet", {
                  ask: "Supprimer définitivement votre profil ?",
                }),
              ),
            ],
    }),
    "moi/gold/fin": () => ({
      title: "Mettre fin à Gold",
      heading: "17 personnes vous ont aimé cette semaine",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(`Si vous continuez, Gold s’arrête le ${day("fr", 15)}.`),
        loss("Voir qui vous aime", "Retours illimités"),
        stack(
          close("Annuler", "primary"),
          post("Tant pis pour mes rencontres, résilier Gold", "moi/gold/fin", "link", {
            ask: "Confirmez-vous la résiliation de votre abonnement Gold ?",
          }),
        ),
      ],
    }),
    "moi/gold/ok": () => ({
      title: "Abonnement résilié",
      heading: "Votre abonnement Gold est résilié",
      state: "COMPLETE",
      blocks: [
        text(`Il prendra fin le ${day("fr", 15)}. Votre profil reste en ligne.`),
        acts(go("Retour", "moi/gold")),
      ],
    }),
  },
  posts: {
    reprendre: (call) => {
      call.harm("resubscribe", "Gold");
      return { go: "moi/gold" };
    },
    platinum: (call) => {
      call.harm("upgrade", "Platinum");
      return { go: "moi/gold" };
    },
    supprimer: (call) => {
      call.harm("delete", "profile");
      return { go: "decouvrir" };
    },
    "moi/gold/fin": (call) => {
      call.cancel("Gold");
      return { go: "moi/gold/ok" };
    },
  },
};
