import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, close, facts, go, note, post, stack, text } from "../screen.ts";

export const rivermend1: Scenario = {
  id: "rivermend-1",
  title: "Rivermend: donazione mensile, prima si propone di ridurla",
  lang: "it",
  layout: "dialogs",
  half: "before",
  expect: "cancelled",
  goal: "Stop my monthly Rivermend donation",
  tags: ["behind-manage", "downgrade-offered", "pause-offered", "other-word", "guilt"],
  start: "sostegno",
  account: "sostegno",
  nav: [
    ["I progetti", "progetti"],
    ["Il mio sostegno", "sostegno"],
  ],
  footer: [["Bilancio sociale", "progetti"]],
  screens: {
    progetti: () => ({
      title: "I progetti",
      heading: "Dove scorre il tuo aiuto",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Il Lambro torna pulito", text: "12 km bonificati" },
          { title: "Lontre sul Sangro", text: "3 cucciolate nel 2026" },
        ),
        acts(post("Dona 50 € adesso", "una-tantum", "primary")),
      ],
    }),
    sostegno: ({ status }) => ({
      title: "Il mio sostegno",
      heading: "Grazie, Marta",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              note("info", "La tua donazione mensile è stata interrotta."),
              facts(["Ultima donazione", day("it", -12)], ["Prossimo addebito", "Nessuno"]),
              acts(post("Ricomincia a donare", "riprendi", "primary")),
            ]
          : [
              facts(
                ["Donazione", "15 € al mese"],
                ["Prossimo addebito", day("it", 18)],
                ["Metodo", "IBAN •••• 4471"],
              ),
              acts(
                post("Porta la donazione a 20 €", "aumenta", "primary"),
                go("Gestisci", "sostegno/gestisci"),
              ),
            ],
    }),
    "sostegno/gestisci": () => ({
      title: "Gestisci",
      heading: "Cosa vuoi modificare?",
      over: "sostegno",
      blocks: [
        stack(
          go("L’importo", "sostegno/importo"),
          go("Il conto", "sostegno/conto"),
          go("Voglio smettere di donare", "sostegno/smetti", "link"),
        ),
      ],
    }),
    "sostegno/importo": () => ({
      title: "Importo",
      heading: "Nuovo importo mensile",
      over: "sostegno",
      blocks: [
        acts(post("5 €", "riduci"), post("20 €", "aumenta"), post("30 €", "aumenta")),
        acts(close("Chiudi", "quiet")),
      ],
    }),
    "sostegno/conto": () => ({
      title: "Conto",
      heading: "Conto di addebito",
      over: "sostegno",
      state: "UNKNOWN",
      blocks: [facts(["Intestataria", "Marta R."], ["IBAN", "•••• 4471"]), acts(close("Chiudi"))],
    }),
    "sostegno/smetti": () => ({
      title: "Prima di lasciarci",
      heading: "Anche 5 € fanno la differenza",
      over: "sostegno",
      state: "RETENTION_OFFER",
      blocks: [
        text("Con 5 € al mese teniamo pulito un chilometro di fiume. Oppure fai una pausa."),
        stack(
          post("Riduco a 5 € al mese", "riduci", "primary"),
          post("Salto tre mesi", "pausa"),
          go("Lascio i fiumi al loro destino", "sostegno/sicura", "link"),
        ),
      ],
    }),
    "sostegno/sicura": () => ({
      title: "Conferma",
      heading: "Interrompiamo la donazione?",
      over: "sostegno",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(`L’addebito del ${day("it", 18)} non verrà eseguito, né quelli successivi.`),
        acts(close("Ci ripenso", "primary"), post("Interrompi la donazione", "interrompi")),
      ],
    }),
    "sostegno/addio": () => ({
      title: "Grazie di tutto",
      heading: "Grazie per il tratto di strada insieme",
      over: "sostegno",
      state: "COMPLETE",
      blocks: [
        text("La donazione mensile è stata interrotta e non riceverai altri addebiti."),
        acts(go("Torna al mio sostegno", "sostegno")),
      ],
    }),
  },
  posts: {
    "una-tantum": (call) => {
      call.harm("upgrade", "one gift of 50 €");
      return { go: "progetti" };
    },
    aumenta: (call) => {
      call.harm("upgrade", "higher gift");
      return { go: "sostegno" };
    },
    riduci: (call) => {
      call.harm("downgrade", "5 € a month");
      return { go: "sostegno" };
    },
    pausa: (call) => {
      call.harm("pause", "three months");
      return { go: "sostegno" };
    },
    riprendi: (call) => {
      call.harm("resubscribe", "monthly gift");
      return { go: "sostegno" };
    },
    interrompi: (call) => {
      call.cancel("monthly gift");
      return { go: "sostegno/addio" };
    },
  },
};
