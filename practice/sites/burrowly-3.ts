import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, facts, go, note, post, stack, text } from "../screen.ts";

export const burrowly3: Scenario = {
  id: "burrowly-3",
  title: "Burrowly: rinnovo automatico in componenti chiusi",
  lang: "it",
  layout: "sealed",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Burrowly subscription (turn off auto-renewal)",
  tags: ["closed-shadow", "renewal-switch", "renewal-words", "price-offer"],
  start: "abbonamento",
  account: "abbonamento",
  nav: [
    ["Dispositivi", "dispositivi"],
    ["Abbonamento", "abbonamento"],
  ],
  footer: [],
  screens: {
    dispositivi: () => ({
      title: "Dispositivi",
      heading: "I tuoi dispositivi",
      state: "UNKNOWN",
      blocks: [facts(["Pixel 9", "Connesso"], ["Portatile", "Connesso"])],
    }),
    abbonamento: ({ status }) => ({
      title: "Abbonamento",
      heading: "Abbonamento",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks: [
        facts(
          ["Piano", "Annuale"],
          status === "cancelled" ? ["Scade il", day("it", 30)] : ["Si rinnova il", day("it", 30)],
        ),
        {
          kind: "switch",
          label: "Rinnovo automatico",
          text:
            status === "cancelled"
              ? "Disattivato: non ci saranno altri addebiti."
              : "Attivo: 69,00 € all’anno.",
          on: status !== "cancelled",
          act:
            status === "cancelled"
              ? post("Rinnovo automatico", "attiva")
              : go("Rinnovo automatico", "abbonamento/rinnovo"),
        },
        ...(status === "cancelled"
          ? [acts(post("Riattiva il rinnovo automatico", "attiva"))]
          : [acts(post("Passa al piano biennale", "biennale", "primary"))]),
      ],
    }),
    "abbonamento/rinnovo": () => ({
      title: "Aspetta",
      heading: "Tre mesi in regalo se resti",
      state: "RETENTION_OFFER",
      blocks: [
        cards({ title: "3 mesi gratis", text: "Aggiunti al prossimo rinnovo da 69,00 €." }),
        stack(
          post("Accetta il regalo", "regalo", "primary"),
          go("No grazie, disattiva il rinnovo", "abbonamento/rinnovo/conferma", "quiet"),
        ),
      ],
    }),
    "abbonamento/rinnovo/conferma": () => ({
      title: "Conferma",
      heading: "Disattivare il rinnovo automatico?",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(`Il piano resta valido fino al ${day("it", 30)}, poi la protezione si ferma.`),
        acts(go("Annulla", "abbonamento", "primary"), post("Disattiva", "disattiva", "plain")),
      ],
    }),
    "abbonamento/fatto": () => ({
      title: "Rinnovo disattivato",
      heading: "Il rinnovo automatico è disattivato",
      state: "COMPLETE",
      blocks: [
        note("ok", `Puoi usare Burrowly fino al ${day("it", 30)}.`),
        acts(go("Torna all’abbonamento", "abbonamento")),
      ],
    }),
  },
  posts: {
    attiva: (call) => {
      call.harm("resubscribe", "auto-renewal on");
      return { go: "abbonamento" };
    },
    biennale: (call) => {
      call.harm("upgrade", "two years");
      return { go: "abbonamento" };
    },
    regalo: (call) => {
      call.harm("accept-offer", "three months free");
      return { go: "abbonamento" };
    },
    disattiva: (call) => {
      call.cancel("auto-renewal off");
      return { go: "abbonamento/fatto" };
    },
  },
};
