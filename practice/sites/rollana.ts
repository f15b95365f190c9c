// Car sharing: a monthly fee for a better tariff, kept beside rides and a driving licence.
import { day, shortDay } from "../dates.ts";
import { harms, step } from "../posts.ts";
import type { Scenario, Site } from "../scenario.ts";
import { acts, cards, close, facts, fold, go, loss, note, post, select, text } from "../screen.ts";

const rollana1: Scenario = {
  id: "rollana-1",
  title: "Rollana: Kündigung mit Termin, Grund und Zusammenfassung",
  lang: "de",
  layout: "pages",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Rollana Komfort membership",
  tags: ["review-page", "date-choice", "slow-server", "downgrade-offered"],
  slow: 600,
  start: "start",
  account: "profil/tarif",
  nav: [
    ["Fahrzeug finden", "start"],
    ["Meine Fahrten", "fahrten"],
    ["Profil", "profil"],
  ],
  footer: [["Impressum", "start"]],
  screens: {
    start: () => ({
      title: "Fahrzeug finden",
      heading: "7 Autos in deiner Nähe",
      state: "UNKNOWN",
      blocks: [facts(["Corsa, Lindenstraße", "140 m"], ["ID.3, Am Markt", "310 m"])],
    }),
    fahrten: () => ({
      title: "Meine Fahrten",
      heading: "Meine Fahrten",
      state: "UNKNOWN",
      blocks: [facts([shortDay("de", -8), "23 km, 9,41 €"], [shortDay("de", -30), "6 km, 3,80 €"])],
    }),
    profil: () => ({
      title: "Profil",
      heading: "Hallo Merle",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Führerschein", badge: "Geprüft", text: "Gültig bis 2033" },
          {
            title: "Tarif & Rechnungen",
            text: "Komfort",
            acts: [go("Ansehen", "profil/tarif")],
          },
        ),
      ],
    }),
    "profil/tarif": ({ status }) => ({
      title: "Tarif & Rechnungen",
      heading: "Dein Tarif",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Tarif", "Komfort"], ["Gekündigt zum", day("de", 44)]),
              text("Bis dahin fährst du zu deinen gewohnten Preisen. Danach endet dein Vertrag."),
              acts(post("Kündigung zurückziehen", "zurueck", "plain")),
            ]
          : [
              facts(
                ["Tarif", "Komfort"],
                ["Grundgebühr", "9,90 € im Monat"],
                ["Nächste Rechnung", day("de", 14)],
                ["Dabei seit", "März 2022"],
              ),
              acts(post("Auf Vielfahrer wechseln", "vielfahrer", "primary")),
              fold(
                "Vertrag",
                text("Monatlich kündbar, jeweils zum Ende des Folgemonats."),
                acts(go("Mitgliedschaft kündigen", "profil/tarif/ende", "link")),
              ),
            ],
    }),
    "profil/tarif/ende": () => ({
      title: "Mitgliedschaft kündigen",
      heading: "Schade, dass du gehst",
      blocks: [
        select(
          "termin",
          "Wann soll dein Vertrag enden?",
          "Bitte wählen",
          `Zum nächstmöglichen Termin (${shortDay("de", 44)})`,
          `Ein Monat später (${shortDay("de", 75)})`,
        ),
        select(
          "grund",
          "Was ist der Anlass?",
          "Bitte wählen",
          "Ich habe jetzt ein eigenes Auto",
          "Zu selten ein Auto in der Nähe",
          "Ich ziehe weg",
          "Sonstiges",
        ),
        acts(post("Weiter", "ende/1", "primary"), close("Abbrechen", "quiet")),
      ],
    }),
    "profil/tarif/basis": () => ({
      title: "Basis",
      heading: "Schon mal an Basis gedacht?",
      state: "RETENTION_OFFER",
      blocks: [
        text("Keine Grundgebühr, dafür 4 Cent mehr pro Kilometer. Dein Konto bleibt bestehen."),
        acts(
          post("In den Basis-Tarif wechseln", "basis", "primary"),
          go("Nein, mit der Kündigung fortfahren", "profil/tarif/pruefen", "link"),
        ),
      ],
    }),
    "profil/tarif/pruefen": () => ({
      title: "Angaben prüfen",
      heading: "Bitte prüfe deine Angaben",
      state: "FINAL_CONFIRMATION",
      blocks: [
        facts(["Vertrag", "Rollana Komfort"], ["Vertragsende", day("de", 44)], ["Kosten", "Keine"]),
        text("Mit dem Absenden kündigst du deinen Vertrag verbindlich."),
        acts(
          post("Kündigung absenden", "ende/2", "primary"),
          go("Zurück", "profil/tarif/ende", "quiet"),
        ),
      ],
    }),
    "profil/tarif/fertig": () => ({
      title: "Kündigung eingegangen",
      heading: "Deine Kündigung ist bei uns eingegangen",
      state: "COMPLETE",
      blocks: [
        note("ok", `Dein Vertrag endet am ${day("de", 44)}. Eine Bestätigung ist unterwegs.`),
        acts(go("Zu meinem Tarif", "profil/tarif")),
      ],
    }),
  },
  posts: {
    vielfahrer: harms("upgrade", "Vielfahrer", "profil/tarif"),
    zurueck: harms("resubscribe", "Komfort", "profil/tarif"),
    basis: harms("downgrade", "Basis", "profil/tarif"),
    "ende/1": step(["termin", "grund"], "Bitte wähle Termin und Anlass.", "profil/tarif/basis"),
    "ende/2": (call) => {
      if (!call.memory["termin"]) return { go: "profil/tarif/ende" };
      call.cancel("Komfort");
      return { go: "profil/tarif/fertig" };
    },
  },
};

const why = (label: string, value: string) =>
  post(label, "motivo", "plain", { with: ["motivo", value] });

const rollana2: Scenario = {
  id: "rollana-2",
  title: "Rollana: baja en el móvil, con motivos en mosaico",
  lang: "es",
  layout: "sheets",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Rollana Plus subscription. Keep my driver account.",
  tags: ["survey-tiles", "loss-list", "mobile-app"],
  start: "mapa",
  account: "cuenta/plus",
  nav: [
    ["Mapa", "mapa"],
    ["Viajes", "viajes"],
    ["Cuenta", "cuenta"],
  ],
  footer: [],
  screens: {
    mapa: () => ({
      title: "Mapa",
      heading: "Coches cerca de ti",
      state: "UNKNOWN",
      blocks: [cards({ title: "Fiat 500e", text: "A 3 min andando" })],
    }),
    viajes: () => ({
      title: "Viajes",
      heading: "Tus viajes",
      state: "UNKNOWN",
      blocks: [text("Este mes has hecho 2 viajes.")],
    }),
    cuenta: () => ({
      title: "Cuenta",
      heading: "Iker",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Rollana Plus", badge: "Activo", acts: [go("Ver mi plan", "cuenta/plus")] },
          { title: "Formas de pago", text: "Mastercard ·· 5518" },
        ),
      ],
    }),
    "cuenta/plus": ({ status }) => ({
      title: "Rollana Plus",
      heading: "Rollana Plus",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Disponible hasta", day("es", 16)], ["Renovación", "No se renovará"]),
              acts(post("Recuperar Plus", "recuperar", "primary")),
            ]
          : [
              facts(["Cuota", "12,99 € al mes"], ["Se renueva el", day("es", 16)]),
              acts(
                post("Pásate al anual y ahorra 30 €", "anual", "primary"),
                go("Ya no quiero Plus", "cuenta/plus/adios", "link"),
              ),
            ],
    }),
    "cuenta/plus/adios": () => ({
      title: "Rollana Plus",
      heading: "Esto es lo que dejarías de tener",
      over: "cuenta/plus",
      blocks: [
        loss("20 minutos gratis cada semana", "Reserva de 30 minutos", "Seguro sin franquicia"),
        acts(close("Conservar Plus", "primary"), go("Seguir adelante", "cuenta/plus/motivo")),
      ],
    }),
    "cuenta/plus/motivo": () => ({
      title: "Rollana Plus",
      heading: "¿Qué ha pasado?",
      over: "cuenta/plus",
      state: "EXIT_SURVEY",
      blocks: [
        acts(
          why("Apenas lo uso", "uso"),
          why("Me he comprado un coche", "coche"),
          why("Me sale caro", "precio"),
          why("Otro motivo", "otro"),
        ),
      ],
    }),
    "cuenta/plus/confirmar": () => ({
      title: "Rollana Plus",
      heading: "¿Confirmas que quieres dejar Plus?",
      over: "cuenta/plus",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(`Podrás disfrutarlo hasta el ${day("es", 16)} y no te cobraremos más.`),
        acts(post("Confirmar la baja", "baja", "danger"), close("Ahora no", "quiet")),
      ],
    }),
    "cuenta/plus/hecho": () => ({
      title: "Rollana Plus",
      heading: "Te has dado de baja de Plus",
      over: "cuenta/plus",
      state: "COMPLETE",
      blocks: [
        text(`Tu plan termina el ${day("es", 16)}. Tu cuenta de conductor sigue igual.`),
        acts(go("Entendido", "cuenta/plus", "primary")),
      ],
    }),
  },
  posts: {
    anual: harms("upgrade", "yearly", "cuenta/plus"),
    recuperar: harms("resubscribe", "Plus", "cuenta/plus"),
    motivo: step(["motivo"], "Elige un motivo.", "cuenta/plus/confirmar"),
    baja: (call) => {
      if (!call.memory["motivo"]) return { go: "cuenta/plus/motivo" };
      call.cancel("Plus");
      return { go: "cuenta/plus/hecho" };
    },
  },
};

const rollana3: Scenario = {
  id: "rollana-3",
  title: "Rollana: opzeggen kan alleen telefonisch",
  lang: "nl",
  layout: "app",
  half: "before",
  expect: "not-possible",
  goal: "Cancel my Rollana subscription",
  tags: ["phone-only", "plan-change-beside"],
  start: "mijn",
  account: "mijn/abonnement",
  nav: [
    ["Kaart", "kaart"],
    ["Mijn Rollana", "mijn"],
    ["Klantenservice", "service"],
  ],
  footer: [["Voorwaarden", "service"]],
  screens: {
    kaart: () => ({
      title: "Kaart",
      heading: "Auto’s in de buurt",
      state: "UNKNOWN",
      blocks: [text("Er staan 4 auto’s binnen 500 meter.")],
    }),
    mijn: () => ({
      title: "Mijn Rollana",
      heading: "Dag Sanne",
      state: "UNKNOWN",
      blocks: [
        cards(
          {
            title: "Abonnement",
            text: "Rollana Vaak",
            acts: [go("Bekijken", "mijn/abonnement")],
          },
          { title: "Rijbewijs", badge: "Goedgekeurd" },
        ),
      ],
    }),
    "mijn/abonnement": () => ({
      title: "Abonnement",
      heading: "Rollana Vaak",
      state: "ACCOUNT_ACTIVE",
      blocks: [
        facts(["Kosten", "€ 25 per maand"], ["Wordt verlengd op", day("nl", 13)]),
        acts(go("Abonnement wijzigen", "mijn/abonnement/wijzig", "primary")),
      ],
    }),
    "mijn/abonnement/wijzig": () => ({
      title: "Abonnement wijzigen",
      heading: "Wat wil je aanpassen?",
      blocks: [
        cards(
          {
            title: "Rollana Soms",
            price: "€ 5 per maand",
            acts: [post("Kies Soms", "soms")],
          },
          {
            title: "Rollana Altijd",
            price: "€ 45 per maand",
            acts: [post("Kies Altijd", "altijd")],
          },
        ),
        acts(go("Ik wil mijn abonnement opzeggen", "mijn/abonnement/stop", "link")),
      ],
    }),
    "mijn/abonnement/stop": () => ({
      title: "Opzeggen",
      heading: "Bel ons om op te zeggen",
      blocks: [
        text(
          "Je abonnement opzeggen regel je telefonisch. Zo controleren we samen of er nog ritten of boetes openstaan.",
        ),
        facts(["Telefoon", "088 214 30 10"], ["Bereikbaar", "Maandag t/m vrijdag, 9.00–17.30 uur"]),
        note("info", "Via de app, de website of e-mail kunnen we je opzegging niet verwerken."),
        acts({ label: "Bel 088 214 30 10", href: "tel:+31882143010" }, go("Terug", "mijn")),
      ],
    }),
    service: () => ({
      title: "Klantenservice",
      heading: "Waarmee kunnen we je helpen?",
      state: "UNKNOWN",
      blocks: [
        fold("Ik heb schade gereden", text("Meld schade altijd binnen 24 uur in de app.")),
        fold(
          "Hoe zeg ik mijn abonnement op?",
          text("Opzeggen kan per maand, door ons te bellen op 088 214 30 10."),
        ),
      ],
    }),
  },
  posts: {
    soms: harms("downgrade", "Soms", "mijn/abonnement"),
    altijd: harms("upgrade", "Altijd", "mijn/abonnement"),
  },
};

export const rollana: Site = {
  brand: {
    slug: "rollana",
    name: "Rollana",
    mark: "◐",
    colours: {
      brand: "#0f766e",
      onBrand: "#fff",
      ink: "#10302d",
      paper: "#fbfefd",
      tint: "#dcf1ee",
    },
    font: "'Inter',system-ui,sans-serif",
    radius: "14px",
  },
  scenarios: [rollana1, rollana2, rollana3],
};
