import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, facts, fold, go, list, post, text } from "../screen.ts";

export const hushmoor1: Scenario = {
  id: "hushmoor-1",
  title: "Hushmoor: abbonamento comprato su Google Play",
  lang: "it",
  layout: "app",
  half: "before",
  expect: "third-party",
  goal: "Cancel my Hushmoor Premium subscription",
  tags: ["biller-app-store", "accordion", "look-alike"],
  start: "respira",
  account: "profilo/premium",
  nav: [
    ["Respira", "respira"],
    ["Profilo", "profilo"],
  ],
  footer: [["Termini", "respira"]],
  screens: {
    respira: () => ({
      title: "Respira",
      heading: "Buonasera, prenditi tre minuti",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Onde lente", text: "3 min" },
          { title: "Pioggia sui tetti", text: "20 min" },
        ),
      ],
    }),
    profilo: () => ({
      title: "Profilo",
      heading: "Il tuo profilo",
      state: "UNKNOWN",
      blocks: [
        facts(["Giorni di fila", "18"], ["Minuti totali", "642"]),
        acts(
          go("Hushmoor Premium", "profilo/premium"),
          post("Elimina account", "elimina", "link", { ask: "Eliminare l’account e i progressi?" }),
        ),
      ],
    }),
    "profilo/premium": () => ({
      title: "Premium",
      heading: "Sei Premium",
      state: "THIRD_PARTY_BILLING",
      blocks: [
        facts(
          ["Piano", "Annuale"],
          ["Acquistato su", "Google Play"],
          ["Prossimo rinnovo", day("it", 74)],
        ),
        text(
          "Hai acquistato Premium tramite Google Play, quindi i pagamenti e la disdetta si gestiscono solo da lì.",
        ),
        fold(
          "Come si disdice su Google Play",
          list(
            "Apri l’app Google Play con lo stesso account",
            "Tocca la foto del profilo, poi Pagamenti e abbonamenti",
            "Scegli Hushmoor e tocca Annulla abbonamento",
          ),
        ),
        acts(
          {
            label: "Apri Google Play",
            href: "https://play.google.com/store/account/subscriptions",
            look: "plain",
          },
          post("Regala Premium a un amico", "regala", "primary"),
        ),
      ],
    }),
  },
  posts: {
    elimina: (call) => {
      call.harm("delete", "account");
      return { go: "respira" };
    },
    regala: (call) => {
      call.harm("upgrade", "gift bought");
      return { go: "profilo/premium" };
    },
  },
};
