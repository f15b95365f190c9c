import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, facts, go, loss, note, post, radios, text } from "../screen.ts";

export const sudsway3: Scenario = {
  id: "sudsway-3",
  title: "Sudsway: conto alla rovescia e avviso del browser",
  lang: "it",
  layout: "pages",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Sudsway subscription",
  tags: ["countdown", "native-confirm", "behind-manage", "required-survey", "cookie-banner"],
  start: "profilo",
  account: "profilo/piano",
  nav: [
    ["Lavaggi", "lavaggi"],
    ["Profilo", "profilo"],
  ],
  footer: [["Contatti", "contatti"]],
  consent: {
    title: "Cookie, ma senza schiuma",
    text: "Usiamo cookie tecnici e, se vuoi, anche quelli di marketing.",
    accept: "Accetto tutto",
    reject: "Solo quelli tecnici",
  },
  screens: {
    lavaggi: () => ({
      title: "Lavaggi",
      heading: "I tuoi ultimi lavaggi",
      state: "UNKNOWN",
      blocks: [facts([day("it", -3), "Torino Lingotto"], [day("it", -11), "Moncalieri"])],
    }),
    contatti: () => ({
      title: "Contatti",
      heading: "Contatti",
      state: "UNKNOWN",
      blocks: [text("Siamo in cassa tutti i giorni dalle 8 alle 20.")],
    }),
    profilo: () => ({
      title: "Profilo",
      heading: "Ciao Davide",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "La tua auto", text: "FX 219 KR", acts: [go("Modifica targa", "contatti")] },
          {
            title: "Abbonamento Bolle",
            text: "Lavaggi senza limiti",
            acts: [go("Gestisci abbonamento", "profilo/piano")],
          },
        ),
      ],
    }),
    "profilo/piano": ({ status }) => ({
      title: "Abbonamento Bolle",
      heading: "Abbonamento Bolle",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Stato", "Disdetto"], ["Utilizzabile fino al", day("it", 12)]),
              acts(post("Rinnova l’abbonamento", "rinnova", "primary")),
            ]
          : [
              facts(
                ["Stato", "Attivo"],
                ["Canone", "19,90 € al mese"],
                ["Si rinnova il", day("it", 12)],
              ),
              acts(
                post("Passa a Bolle Oro", "oro", "primary"),
                go("Disdici", "profilo/piano/perche", "link"),
              ),
            ],
    }),
    "profilo/piano/perche": () => ({
      title: "Disdetta",
      heading: "Ci dici il perché?",
      state: "EXIT_SURVEY",
      blocks: [
        radios(
          "perche",
          "Motivo della disdetta",
          "Ho cambiato città",
          "Lavo l’auto troppo di rado",
          "Non sono rimasto soddisfatto",
        ),
        acts(post("Prosegui", "perche", "primary"), go("Indietro", "profilo/piano")),
      ],
    }),
    "profilo/piano/attesa": () => ({
      title: "Disdetta",
      heading: "Pensaci ancora qualche secondo",
      state: "FINAL_CONFIRMATION",
      blocks: [
        loss("Lavaggi illimitati", "La corsia veloce", "10 % sugli accessori"),
        text(`Con la disdetta l’abbonamento termina il ${day("it", 12)}.`),
        acts(
          go("Torno indietro", "profilo/piano", "primary"),
          post("Disdici ora", "disdici", "plain", {
            wait: 5,
            ask: "Confermi la disdetta dell’abbonamento Bolle?",
          }),
        ),
      ],
    }),
    "profilo/piano/ok": () => ({
      title: "Disdetta confermata",
      heading: "Hai disdetto l’abbonamento",
      state: "COMPLETE",
      blocks: [
        note("ok", `Puoi lavare l’auto fino al ${day("it", 12)}. Non ci saranno altri addebiti.`),
        acts(go("Vai all’abbonamento", "profilo/piano")),
      ],
    }),
  },
  posts: {
    oro: (call) => {
      call.harm("upgrade", "Bolle Oro");
      return { go: "profilo/piano" };
    },
    rinnova: (call) => {
      call.harm("resubscribe", "Bolle");
      return { go: "profilo/piano" };
    },
    perche: (call) => {
      if (!call.fields["perche"]) return { again: "Scegli un motivo." };
      call.memory["perche"] = "1";
      return { go: "profilo/piano/attesa" };
    },
    disdici: (call) => {
      if (!call.memory["perche"]) return { go: "profilo/piano/perche" };
      call.cancel("Bolle");
      return { go: "profilo/piano/ok" };
    },
  },
};
