import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, facts, go, post, text } from "../screen.ts";

export const glowcrate3: Scenario = {
  id: "glowcrate-3",
  title: "Glowcrate: suscripción ya cancelada",
  lang: "es",
  layout: "kit",
  half: "before",
  expect: "already-cancelled",
  status: "cancelled",
  goal: "Cancel my Glowcrate subscription",
  tags: ["already-cancelled-page", "resubscribe-big"],
  start: "cuenta",
  account: "cuenta",
  nav: [
    ["Tienda", "tienda"],
    ["Mi caja", "cuenta"],
  ],
  footer: [["Preguntas", "preguntas"]],
  screens: {
    tienda: () => ({
      title: "Tienda",
      heading: "Novedades",
      state: "UNKNOWN",
      blocks: [cards({ title: "Bálsamo de rosas", price: "12,90 €" })],
    }),
    preguntas: () => ({
      title: "Preguntas",
      heading: "Preguntas frecuentes",
      state: "UNKNOWN",
      blocks: [
        text("¿Puedo cancelar cuando quiera? Sí, antes del día 20 de cada mes."),
        text("¿Cuándo llega mi caja? Sale el día 25."),
      ],
    }),
    cuenta: ({ status }) => ({
      title: "Mi caja",
      heading: "Mi suscripción",
      ...(status === "cancelled" ? { state: "ACCOUNT_CANCELLED" as const } : {}),
      blocks:
        status === "cancelled"
          ? [
              facts(
                ["Suscripción", "Caja mensual"],
                ["Estado", "Cancelada"],
                ["Finaliza el", day("es", 13)],
              ),
              acts(
                post("Volver a suscribirme con un 30 % de descuento", "volver", "primary"),
                go("Ver la tienda", "tienda", "quiet"),
              ),
            ]
          : [
              facts(
                ["Suscripción", "Caja mensual"],
                ["Estado", "Activa"],
                ["Próximo cobro", day("es", 13)],
              ),
            ],
    }),
  },
  posts: {
    volver: (call) => {
      call.harm("resubscribe", "monthly crate");
      return { go: "cuenta" };
    },
  },
};
