import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, close, facts, go, note, post, radios, text } from "../screen.ts";

export const kindred2: Scenario = {
  id: "kindred-2",
  title: "Kindred: link di conferma per e-mail",
  lang: "it",
  layout: "drawer",
  half: "before",
  expect: "needs-human",
  goal: "Cancel my Kindred Gold subscription. Do not delete my profile.",
  tags: ["mail-link", "look-alike", "required-survey"],
  start: "io/gold",
  account: "io/gold",
  nav: [
    ["Scopri", "scopri"],
    ["Il mio Gold", "io/gold"],
  ],
  footer: [],
  screens: {
    scopri: () => ({
      title: "Scopri",
      heading: "3 persone nuove vicino a te",
      state: "UNKNOWN",
      blocks: [cards({ title: "Sara, 34", text: "a 2 km" }, { title: "Luca, 31", text: "a 5 km" })],
    }),
    "io/gold": ({ memory }) => ({
      title: "Kindred Gold",
      heading: "Kindred Gold",
      ...(memory["mail"] ? {} : { state: "ACCOUNT_ACTIVE" as const }),
      blocks: [
        facts(
          ["Stato", "Attivo"],
          ["Prezzo", "22,99 € al mese"],
          ["Prossimo addebito", day("it", 8)],
        ),
        ...(memory["mail"]
          ? [note("warn", "Disdetta in attesa: apri il link che ti abbiamo inviato per e-mail.")]
          : []),
        acts(
          post("Passa a Platinum", "platinum", "primary"),
          go("Disdici Gold", "io/gold/via", "link"),
          post("Elimina profilo", "elimina", "link", { ask: "Eliminare il profilo per sempre?" }),
        ),
      ],
    }),
    "io/gold/via": () => ({
      title: "Disdici Gold",
      heading: "Perché lasci Gold?",
      over: "io/gold",
      state: "EXIT_SURVEY",
      blocks: [
        radios(
          "motivo",
          "Il motivo principale",
          "Ho trovato qualcuno",
          "Costa troppo",
          "Non mi piace l’app",
        ),
        acts(post("Avanti", "io/gold/via", "primary"), close("Resto in Gold", "quiet")),
      ],
    }),
    "io/gold/mail": () => ({
      title: "Controlla la posta",
      heading: "Manca un ultimo passaggio",
      over: "io/gold",
      blocks: [
        text(
          "Ti abbiamo inviato un’e-mail a m•••@example.com. Apri il link contenuto nel messaggio entro 24 ore per completare la disdetta.",
        ),
        text("Finché non lo fai, il tuo abbonamento resta attivo.", "strong"),
        acts(post("Invia di nuovo l’e-mail", "io/gold/ancora", "plain"), close("Chiudi", "quiet")),
      ],
    }),
  },
  posts: {
    platinum: (call) => {
      call.harm("upgrade", "Platinum");
      return { go: "io/gold" };
    },
    elimina: (call) => {
      call.harm("delete", "profile");
      return { go: "scopri" };
    },
    "io/gold/via": (call) => {
      if (!call.fields["motivo"]) return { again: "Scegli un motivo." };
      call.memory["mail"] = "1";
      call.note("link sent by mail");
      return { go: "io/gold/mail" };
    },
    "io/gold/ancora": () => ({ go: "io/gold/mail", say: "E-mail inviata di nuovo" }),
  },
};
