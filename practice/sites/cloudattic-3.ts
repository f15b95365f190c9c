import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, close, facts, go, loss, note, post, stack, text } from "../screen.ts";

export const cloudattic3: Scenario = {
  id: "cloudattic-3",
  title: "Cloudattic: error del servidor en el primer intento",
  lang: "es",
  layout: "drawer",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Cloudattic 1 TB plan",
  tags: ["server-error-first", "downgrade-offer", "dialog-cancel"],
  start: "ajustes/plan",
  account: "ajustes/plan",
  nav: [
    ["Archivos", "archivos"],
    ["Ajustes", "ajustes/plan"],
  ],
  footer: [["Ayuda", "ayuda"]],
  screens: {
    archivos: () => ({
      title: "Archivos",
      heading: "Todos los archivos",
      state: "UNKNOWN",
      blocks: [facts(["Fotos 2025", "214 GB"], ["Documentos", "3,1 GB"])],
    }),
    ayuda: () => ({
      title: "Ayuda",
      heading: "¿Cómo cancelo mi plan?",
      state: "UNKNOWN",
      blocks: [
        text("¿Te ha resultado útil este artículo?", "muted"),
        text(
          "En Ajustes, dentro de Plan, encontrarás la opción para cancelar. Tendrás acceso hasta el final del periodo pagado.",
        ),
      ],
    }),
    "ajustes/plan": ({ status }) => ({
      title: "Plan",
      heading: "Tu plan",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              note("info", `Has cancelado el plan de 1 TB. Finaliza el ${day("es", 25)}.`),
              acts(post("Recuperar mi plan", "recuperar", "primary")),
            ]
          : [
              facts(
                ["Plan", "1 TB"],
                ["Precio", "5,99 € al mes"],
                ["Próxima renovación", day("es", 25)],
              ),
              acts(
                post("Ampliar a 2 TB", "ampliar", "primary"),
                go("Cancelar plan", "ajustes/fin", "link"),
              ),
            ],
    }),
    "ajustes/fin": () => ({
      title: "Un plan más pequeño",
      heading: "¿Te basta con 100 GB?",
      over: "ajustes/plan",
      state: "RETENTION_OFFER",
      blocks: [
        cards({
          title: "100 GB",
          price: "1,49 € al mes",
          text: "Conservas tus archivos más recientes.",
        }),
        stack(
          post("Cambiar a 100 GB", "cien", "primary"),
          go("No, seguir con la cancelación", "ajustes/fin/2", "quiet"),
          close("Cerrar", "link"),
        ),
      ],
    }),
    "ajustes/fin/2": () => ({
      title: "Confirmar",
      heading: "¿Cancelar el plan de 1 TB?",
      over: "ajustes/plan",
      state: "FINAL_CONFIRMATION",
      blocks: [
        loss("612 GB por encima del límite gratuito"),
        text(`Podrás usarlo hasta el ${day("es", 25)}.`),
        acts(close("Cancelar", "primary"), post("Confirmar cancelación", "ajustes/fin", "plain")),
      ],
    }),
    "ajustes/error": () => ({
      title: "Error",
      heading: "No se ha podido cancelar tu plan",
      state: "FAILED",
      blocks: [
        note("error", "Ha ocurrido un error y tu plan sigue activo."),
        acts(
          go("Volver a intentarlo", "ajustes/fin/2", "primary"),
          go("Volver a ajustes", "ajustes/plan"),
        ),
      ],
    }),
    "ajustes/listo": () => ({
      title: "Plan cancelado",
      heading: "Tu plan se ha cancelado",
      state: "COMPLETE",
      blocks: [
        text(`Tendrás 1 TB hasta el ${day("es", 25)}. No volveremos a cobrarte.`),
        acts(go("Volver a ajustes", "ajustes/plan")),
      ],
    }),
  },
  posts: {
    recuperar: (call) => {
      call.harm("resubscribe", "1 TB");
      return { go: "ajustes/plan" };
    },
    ampliar: (call) => {
      call.harm("upgrade", "2 TB");
      return { go: "ajustes/plan" };
    },
    cien: (call) => {
      call.harm("downgrade", "100 GB");
      return { go: "ajustes/plan" };
    },
    "ajustes/fin": (call) => {
      if (call.status === "upgraded") return { go: "ajustes/error" };
      if (!call.memory["fallo"]) {
        call.memory["fallo"] = "1";
        call.note("failed on purpose");
        return { fail: "No hemos podido completar la operación. Inténtalo de nuevo." };
      }
      call.cancel("1 TB");
      return { go: "ajustes/listo" };
    },
  },
};
