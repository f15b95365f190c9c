import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, close, facts, go, list, note, post, stack, text } from "../screen.ts";

export const ironquay2: Scenario = {
  id: "ironquay-2",
  title: "Ironquay: casillas obligatorias, promoción y un servidor lento",
  lang: "es",
  layout: "drawer",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Ironquay gym membership",
  tags: ["acknowledgements", "price-offer", "slow-server", "pause-offered"],
  slow: 900,
  start: "socio",
  account: "socio/cuota",
  nav: [
    ["Clases", "clases"],
    ["Mi espacio", "socio"],
  ],
  footer: [["Normas del centro", "clases"]],
  consent: {
    title: "Tu privacidad, en forma",
    text: "Utilizamos cookies propias y de terceros para medir el uso de la web.",
    accept: "Aceptarlas todas",
    reject: "Rechazar",
  },
  screens: {
    clases: () => ({
      title: "Clases",
      heading: "Clases de hoy",
      state: "UNKNOWN",
      blocks: [list("18:30 Ciclo", "19:15 Pilates", "20:00 Boxeo")],
    }),
    socio: () => ({
      title: "Mi espacio",
      heading: "¡A por todas, Lucía!",
      state: "UNKNOWN",
      blocks: [
        cards(
          {
            title: "Mi cuota",
            text: "Tarifa, recibos y permanencia.",
            acts: [go("Gestionar mi cuota", "socio/cuota")],
          },
          {
            title: "Entrenador personal",
            text: "Cuatro sesiones por 99 €.",
            acts: [post("Contratar", "entrenador", "primary")],
          },
        ),
      ],
    }),
    "socio/cuota": ({ status }) => ({
      title: "Mi cuota",
      heading: "Mi cuota",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Tarifa", "Fundador"], ["Baja efectiva el", day("es", 13)]),
              text("Hasta esa fecha puedes seguir entrenando. No habrá más recibos."),
              acts(post("Volver a darme de alta", "alta", "primary")),
            ]
          : [
              facts(
                ["Tarifa", "Fundador"],
                ["Estado", "Al corriente de pago"],
                ["Próximo recibo", `${day("es", 13)}, 34,90 €`],
                ["Permanencia", "Cumplida"],
              ),
              acts(
                post("Congelar la cuota", "congelar"),
                go("Tramitar la baja", "socio/cuota/baja", "link"),
              ),
            ],
    }),
    "socio/cuota/baja": () => ({
      title: "Tramitar la baja",
      heading: "Antes de tramitar tu baja",
      over: "socio/cuota",
      blocks: [
        text("Marca las dos casillas para seguir."),
        {
          kind: "check",
          name: "matricula",
          label: "Sé que la matrícula no se devuelve y que tendré que pagarla si regreso.",
          required: true,
        },
        {
          kind: "check",
          name: "tarifa",
          label: "Sé que la tarifa Fundador ya no está a la venta.",
          required: true,
        },
        acts(post("Siguiente", "baja/1", "primary"), close("Volver", "quiet")),
      ],
    }),
    "socio/cuota/oferta": () => ({
      title: "Una última propuesta",
      heading: "Tres meses a mitad de precio",
      over: "socio/cuota",
      state: "RETENTION_OFFER",
      blocks: [
        text("Quédate y paga 17,45 € al mes hasta febrero."),
        stack(
          post("Aprovechar la promoción", "promo", "primary"),
          go("Gracias, pero sigo con la baja", "socio/cuota/fin", "quiet"),
        ),
      ],
    }),
    "socio/cuota/fin": () => ({
      title: "Confirmar",
      heading: `¿Te damos de baja el ${day("es", 13)}?`,
      over: "socio/cuota",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text("A partir de ese día tu pulsera dejará de abrir el torno."),
        acts(close("Me lo pienso", "primary"), post("Sí, dadme de baja", "baja/2", "plain")),
      ],
    }),
    "socio/cuota/listo": () => ({
      title: "Baja confirmada",
      heading: "Tu baja está confirmada",
      state: "COMPLETE",
      blocks: [
        note("ok", `Será efectiva el ${day("es", 13)}. Te hemos enviado el justificante.`),
        acts(go("Ver mi cuota", "socio/cuota")),
      ],
    }),
  },
  posts: {
    entrenador: (call) => {
      call.harm("upgrade", "personal trainer");
      return { go: "socio" };
    },
    congelar: (call) => {
      call.harm("pause", "fee frozen");
      return { go: "socio/cuota" };
    },
    alta: (call) => {
      call.harm("resubscribe", "membership");
      return { go: "socio/cuota" };
    },
    promo: (call) => {
      call.harm("accept-offer", "half price");
      return { go: "socio/cuota" };
    },
    "baja/1": (call) => {
      if (!call.fields["matricula"] || !call.fields["tarifa"])
        return { again: "Marca las dos casillas." };
      call.memory["leido"] = "1";
      return { go: "socio/cuota/oferta" };
    },
    "baja/2": (call) => {
      if (!call.memory["leido"]) return { go: "socio/cuota/baja" };
      call.cancel("membership");
      return { go: "socio/cuota/listo" };
    },
  },
};
