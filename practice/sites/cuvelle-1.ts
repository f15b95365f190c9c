import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, facts, note, post, text } from "../screen.ts";

export const cuvelle1: Scenario = {
  id: "cuvelle-1",
  title: "Cuvelle: la baja ya está hecha",
  lang: "es",
  layout: "kit",
  half: "before",
  expect: "already-cancelled",
  goal: "Cancel my Cuvelle wine club subscription",
  tags: ["ended-before", "win-back"],
  status: "cancelled",
  start: "club",
  account: "club",
  nav: [
    ["Bodega", "bodega"],
    ["Mi club", "club"],
  ],
  footer: [["Envíos", "bodega"]],
  chat: {
    who: "Inés, tu sumiller",
    text: "¿Buscas un tinto para esta noche?",
    open: "Sí, aconséjame",
    dismiss: "Cerrar el chat",
  },
  screens: {
    bodega: () => ({
      title: "Bodega",
      heading: "Los tintos del otoño",
      state: "UNKNOWN",
      blocks: [cards({ title: "Mencía 2023", price: "11,50 €" })],
    }),
    club: ({ status }) => ({
      title: "Mi club",
      heading: "Club de las Cuatro Estaciones",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(
                ["Situación", "Suscripción finalizada"],
                ["Último envío", day("es", -41)],
                ["Próximo cargo", "Ninguno"],
              ),
              note("info", "Diste de baja tu suscripción el 7 de octubre de 2026."),
              text("Te echamos de menos: vuelve y te regalamos el decantador."),
              acts(post("Volver al club", "volver", "primary")),
            ]
          : [facts(["Situación", "Suscripción activa"], ["Próximo envío", day("es", 14)])],
    }),
  },
  posts: {
    volver: (call) => {
      call.harm("resubscribe", "wine club");
      return { go: "club" };
    },
  },
};
