// Design software: plans by the year that are paid by the month, and files in somebody’s cloud.
import { day, shortDay } from "../dates.ts";
import { harms } from "../posts.ts";
import type { Scenario, Site } from "../scenario.ts";
import { acts, cards, close, facts, go, list, loss, note, post, stack, text } from "../screen.ts";

const inkloom1: Scenario = {
  id: "inkloom-1",
  title: "Inkloom: reasons as boxes, plan details, two offers, a review",
  lang: "en",
  layout: "app",
  half: "after",
  expect: "cancelled",
  goal: "Cancel my Inkloom Studio plan",
  tags: ["slow-server", "survey-boxes", "two-offers", "review-page"],
  slow: 450,
  start: "files",
  account: "account/plans",
  nav: [
    ["Files", "files"],
    ["Learn", "learn"],
    ["Plans and payment", "account/plans"],
  ],
  footer: [["Terms of use", "learn"]],
  screens: {
    files: () => ({
      title: "Files",
      heading: "Recent files",
      state: "UNKNOWN",
      blocks: [cards({ title: "poster-final-3.ink" }, { title: "menu spring.ink" })],
    }),
    learn: () => ({
      title: "Learn",
      heading: "Tutorials for you",
      state: "UNKNOWN",
      blocks: [list("Masks in five minutes", "Working with type")],
    }),
    "account/plans": ({ status }) => ({
      title: "Plans and payment",
      heading: "Your plan",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks: [
        cards(
          status === "cancelled"
            ? {
                title: "Inkloom Studio",
                badge: "Canceled",
                text: `You have access until ${day("en", 20)}.`,
                acts: [post("Restore plan", "restore", "primary")],
              }
            : {
                title: "Inkloom Studio",
                price: "$34.99/mo",
                text: `Annual plan, billed monthly. Next billing date: ${day("en", 20)}.`,
                acts: [go("Manage plan", "account/plans/manage", "primary")],
              },
        ),
        facts(["Payment method", "Mastercard ending in 7710"]),
      ],
    }),
    "account/plans/manage": () => ({
      title: "Manage plan",
      heading: "Manage plan",
      blocks: [
        cards(
          {
            title: "Change your plan",
            text: "Get every app for $20 more.",
            acts: [post("Upgrade to All Apps", "all", "primary")],
          },
          {
            title: "Edit payment",
            acts: [go("Billing details", "account/plans/billing")],
          },
          {
            title: "End your service",
            acts: [go("Cancel your plan", "account/plans/reasons")],
          },
        ),
      ],
    }),
    "account/plans/billing": () => ({
      title: "Billing details",
      heading: "Billing details",
      state: "UNKNOWN",
      blocks: [
        facts(["Name", "Priya Raman"], ["Country", "United States"]),
        acts(go("Back", "account/plans")),
      ],
    }),
    "account/plans/reasons": () => ({
      title: "Cancel your plan",
      heading: "Why are you canceling?",
      state: "EXIT_SURVEY",
      blocks: [
        text("Select all that apply.", "muted"),
        { kind: "check", name: "cost", label: "It costs more than I can spend" },
        { kind: "check", name: "use", label: "I don’t use it enough" },
        { kind: "check", name: "hard", label: "It’s hard to learn" },
        { kind: "check", name: "other", label: "Something else" },
        acts(go("Back", "account/plans", "quiet"), post("Continue", "reasons", "primary")),
      ],
    }),
    "account/plans/details": () => ({
      title: "Cancel your plan",
      heading: "Here’s what happens when your plan ends",
      blocks: [
        list(
          `Your apps stop opening after ${day("en", 20)}`,
          "Cloud storage goes from 1 TB to 2 GB",
          "No early termination fee applies to you",
        ),
        acts(
          go("Keep plan", "account/plans", "primary"),
          go("Continue to cancel", "account/plans/offers", "plain"),
        ),
      ],
    }),
    "account/plans/offers": () => ({
      title: "Cancel your plan",
      heading: "Before you go, consider these offers",
      state: "RETENTION_OFFER",
      blocks: [
        cards(
          {
            title: "Two months free",
            text: "Stay on Studio and pay nothing until January.",
            acts: [post("Accept two months free", "free2", "primary")],
          },
          {
            title: "Inkloom Photo",
            price: "$9.99/mo",
            text: "Just the photo editor and 20 GB.",
            acts: [post("Switch to Photo", "photo")],
          },
        ),
        acts(go("No thanks", "account/plans/review", "link")),
      ],
    }),
    "account/plans/review": () => ({
      title: "Cancel your plan",
      heading: "Review your cancellation",
      state: "FINAL_CONFIRMATION",
      blocks: [
        facts(
          ["Plan", "Inkloom Studio"],
          ["Access ends", day("en", 20)],
          ["Cancellation fee", "$0.00"],
        ),
        acts(
          go("Keep plan", "account/plans", "plain"),
          post("Confirm cancellation", "confirm", "primary"),
        ),
      ],
    }),
    "account/plans/canceled": () => ({
      title: "Plan canceled",
      heading: "Your plan is canceled",
      state: "COMPLETE",
      blocks: [
        note("ok", `You can use Studio until ${day("en", 20)}. We’ve sent you a confirmation.`),
        acts(go("Go to my account", "account/plans")),
      ],
    }),
  },
  posts: {
    restore: harms("resubscribe", "Studio", "account/plans"),
    all: harms("upgrade", "All Apps", "account/plans"),
    free2: harms("accept-offer", "two months free", "account/plans"),
    photo: harms("downgrade", "Photo", "account/plans"),
    reasons: (call) => {
      if (!["cost", "use", "hard", "other"].some((name) => call.fields[name]))
        return { again: "Select at least one reason." };
      call.memory["reasons"] = "1";
      return { go: "account/plans/details" };
    },
    confirm: (call) => {
      if (!call.memory["reasons"]) return { go: "account/plans/reasons" };
      call.cancel("Studio");
      return { go: "account/plans/canceled" };
    },
  },
};

const inkloom2: Scenario = {
  id: "inkloom-2",
  title: "Inkloom: facturación incrustada, y la encuesta viene después",
  lang: "es",
  layout: "frame",
  half: "after",
  expect: "cancelled",
  goal: "Cancel my Inkloom Pro subscription",
  tags: ["embedded-billing", "survey-after-the-end", "short-flow"],
  start: "disenos",
  account: "ajustes/facturacion",
  nav: [
    ["Mis diseños", "disenos"],
    ["Plantillas", "plantillas"],
    ["Facturación", "ajustes/facturacion"],
  ],
  footer: [["Centro de ayuda", "plantillas"]],
  screens: {
    disenos: () => ({
      title: "Mis diseños",
      heading: "Tus diseños",
      state: "UNKNOWN",
      blocks: [cards({ title: "Invitación boda" }, { title: "Logo panadería" })],
    }),
    plantillas: () => ({
      title: "Plantillas",
      heading: "Plantillas populares",
      state: "UNKNOWN",
      blocks: [list("Currículum", "Menú del día", "Historia vertical")],
    }),
    "ajustes/facturacion": () => ({
      title: "Facturación",
      heading: "Facturación y equipo",
      blocks: [{ kind: "frame", label: "Facturación de Inkloom", path: "portal/resumen" }],
    }),
    "portal/resumen": ({ status }) => ({
      title: "Resumen",
      heading: "Plan actual",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Inkloom Pro", "12,00 € al mes"]),
              text(`Tu plan se cancelará el ${day("es", 13)}.`),
              acts(post("Renovar plan", "portal/renovar", "primary")),
            ]
          : [
              facts(["Inkloom Pro", "12,00 € al mes"]),
              text(`Tu plan se renueva el ${day("es", 13)}.`),
              acts(
                post("Actualizar a Equipos", "portal/equipos", "primary"),
                go("Cancelar plan", "portal/cancelar", "plain"),
              ),
              facts([shortDay("es", -17), "12,00 €"], [shortDay("es", -48), "12,00 €"]),
            ],
    }),
    "portal/cancelar": () => ({
      title: "Cancelar plan",
      heading: "Confirma la cancelación",
      state: "FINAL_CONFIRMATION",
      blocks: [
        facts(["Plan", "Inkloom Pro"]),
        text(
          `El plan se cancelará, pero seguirá disponible hasta el final del periodo de facturación, el ${day("es", 13)}.`,
        ),
        acts(
          post("Cancelar plan", "portal/cancelar", "primary"),
          go("Volver", "portal/resumen", "plain"),
        ),
      ],
    }),
    "portal/opinion": () => ({
      title: "Plan cancelado",
      heading: "Tu plan se ha cancelado",
      blocks: [
        text("¿Nos cuentas por qué? Es opcional."),
        {
          kind: "choice",
          as: "radio",
          name: "porque",
          label: "Motivo",
          options: [
            ["caro", "Es demasiado caro"],
            ["faltan", "Me faltan funciones"],
            ["otro", "Me cambio a otro servicio"],
            ["ya", "Ya no lo necesito"],
          ],
        },
        acts(
          post("Enviar", "portal/opinion", "primary"),
          go("No, gracias", "portal/resumen", "plain"),
        ),
      ],
    }),
  },
  posts: {
    "portal/renovar": harms("resubscribe", "Pro", "portal/resumen"),
    "portal/equipos": harms("upgrade", "Equipos", "portal/resumen"),
    "portal/cancelar": (call) => {
      call.cancel("Pro");
      return { go: "portal/opinion" };
    },
    "portal/opinion": () => ({ go: "portal/resumen" }),
  },
};

const inkloom3: Scenario = {
  id: "inkloom-3",
  title: "Inkloom: chiude il piano sbagliato (mente)",
  lang: "it",
  layout: "drawer",
  half: "after",
  expect: "not-cancelled",
  goal: "Cancel my Inkloom Studio subscription. Keep Inkloom Caratteri.",
  tags: ["lying", "other-plan-ended", "several-plans"],
  start: "progetti",
  account: "account/piani",
  nav: [
    ["Progetti", "progetti"],
    ["I miei piani", "account/piani"],
  ],
  footer: [["Note legali", "progetti"]],
  screens: {
    progetti: () => ({
      title: "Progetti",
      heading: "I tuoi progetti",
      state: "UNKNOWN",
      blocks: [cards({ title: "Volantino sagra" }, { title: "Etichette olio" })],
    }),
    "account/piani": ({ memory }) => ({
      title: "I miei piani",
      heading: "I miei piani",
      state: "ACCOUNT_ACTIVE",
      blocks: [
        cards(
          {
            title: "Inkloom Studio",
            badge: "Attivo",
            rows: [
              ["Canone", "36,59 € al mese"],
              ["Prossimo addebito", day("it", 15)],
            ],
            acts: [go("Gestisci Studio", "account/piani/studio")],
          },
          memory["fatto"]
            ? {
                title: "Inkloom Caratteri",
                badge: "In scadenza",
                rows: [["Termina il", day("it", 22)]],
              }
            : {
                title: "Inkloom Caratteri",
                badge: "Attivo",
                rows: [
                  ["Canone", "8,99 € al mese"],
                  ["Prossimo addebito", day("it", 22)],
                ],
                acts: [go("Gestisci Caratteri", "account/piani/caratteri")],
              },
        ),
      ],
    }),
    "account/piani/studio": () => ({
      title: "Inkloom Studio",
      heading: "Inkloom Studio",
      over: "account/piani",
      blocks: [
        stack(
          post("Passa a Tutte le app", "tutte", "primary"),
          go("Disdici Studio", "account/piani/studio/disdetta"),
          close("Chiudi", "quiet"),
        ),
      ],
    }),
    "account/piani/caratteri": () => ({
      title: "Inkloom Caratteri",
      heading: "Inkloom Caratteri",
      over: "account/piani",
      blocks: [stack(post("Disdici Caratteri", "caratteri"), close("Chiudi", "quiet"))],
    }),
    "account/piani/studio/disdetta": () => ({
      title: "Disdetta",
      heading: "Confermi la disdetta di Inkloom Studio?",
      over: "account/piani",
      state: "FINAL_CONFIRMATION",
      blocks: [
        loss("Tutti i pennelli premium", "100 GB di spazio"),
        text(`Potrai usare Studio fino al ${day("it", 15)}.`),
        acts(close("Resto con Studio", "primary"), post("Conferma disdetta", "disdetta", "danger")),
      ],
    }),
    "account/piani/studio/saluti": () => ({
      title: "Disdetta",
      heading: "Disdetta registrata",
      over: "account/piani",
      state: "COMPLETE",
      blocks: [
        text("Abbiamo disdetto il tuo piano. Ci mancherai!"),
        acts(go("Torna ai piani", "account/piani", "primary")),
      ],
    }),
  },
  posts: {
    tutte: harms("upgrade", "Tutte le app", "account/piani"),
    caratteri: harms("wrong-subscription", "Caratteri", "account/piani"),
    disdetta: (call) => {
      call.memory["fatto"] = "1";
      call.drift("active", "the font plan was ended instead");
      return { go: "account/piani/studio/saluti" };
    },
  },
};

export const inkloom: Site = {
  brand: {
    slug: "inkloom",
    name: "Inkloom",
    mark: "✒",
    colours: {
      brand: "#7c3aed",
      onBrand: "#fff",
      ink: "#1e1433",
      paper: "#fdfcff",
      tint: "#ede6fc",
    },
    font: "'Poppins','Segoe UI',sans-serif",
    radius: "10px",
  },
  scenarios: [inkloom1, inkloom2, inkloom3],
};
