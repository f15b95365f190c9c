// An online marketplace: a yearly membership for fast shipping, kept three pages away from its end.
import { day, shortDay } from "../dates.ts";
import { harms, step } from "../posts.ts";
import type { Scenario, Site } from "../scenario.ts";
import {
  acts,
  cards,
  close,
  facts,
  fold,
  go,
  heading,
  list,
  loss,
  note,
  post,
  radios,
  select,
  stack,
  tabs,
  text,
} from "../screen.ts";

const bazarel1: Scenario = {
  id: "bazarel-1",
  title: "Bazarel: drei Seiten bis zum Ende, auf jeder bleibt man lieber",
  lang: "de",
  layout: "pages",
  half: "after",
  expect: "cancelled",
  goal: "Cancel my Bazarel Plus membership",
  tags: ["many-pages", "reminder-offered", "plan-change-beside", "chat-bubble"],
  start: "start",
  account: "konto/plus",
  nav: [
    ["Angebote", "start"],
    ["Bestellungen", "bestellungen"],
    ["Mein Konto", "konto"],
  ],
  footer: [["Hilfe", "hilfe"]],
  chat: {
    who: "Bazarel-Hilfe",
    text: "Fragen zu einer Bestellung? Ich bin gern für dich da.",
    open: "Chat starten",
    dismiss: "Ausblenden",
  },
  screens: {
    start: () => ({
      title: "Angebote",
      heading: "Heute reduziert",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Wasserkocher", price: "24,90 €" },
          { title: "Kopfhörer", price: "59,00 €", badge: "Plus" },
        ),
      ],
    }),
    bestellungen: () => ({
      title: "Bestellungen",
      heading: "Meine Bestellungen",
      state: "UNKNOWN",
      blocks: [facts([shortDay("de", -4), "Druckerpapier, zugestellt"])],
    }),
    hilfe: () => ({
      title: "Hilfe",
      heading: "Beliebte Themen",
      state: "UNKNOWN",
      blocks: [
        fold("Wo ist mein Paket?", text("Den Stand siehst du unter Bestellungen.")),
        fold(
          "Plus-Mitgliedschaft beenden",
          text("Öffne Mein Konto, dann Bazarel Plus und dort „Mitgliedschaft verwalten“."),
        ),
      ],
    }),
    konto: () => ({
      title: "Mein Konto",
      heading: "Mein Konto",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Anmeldung und Sicherheit", text: "Name, E-Mail-Adresse und Passwort" },
          {
            title: "Bazarel Plus",
            text: "Vorteile und Zahlungen ansehen",
            acts: [go("Öffnen", "konto/plus")],
          },
        ),
      ],
    }),
    "konto/plus": ({ status }) => ({
      title: "Bazarel Plus",
      heading: "Deine Plus-Mitgliedschaft",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              note("info", `Deine Vorteile laufen am ${day("de", 52)} aus.`),
              facts(["Nächste Zahlung", "Keine"], ["Mitglied seit", "Juni 2021"]),
              acts(post("Mitgliedschaft fortsetzen", "fortsetzen", "primary")),
            ]
          : [
              facts(
                ["Tarif", "Jährlich, 69,90 €"],
                ["Verlängert sich am", day("de", 52)],
                ["Mitglied seit", "Juni 2021"],
              ),
              fold(
                "Mitgliedschaft verwalten",
                text("Hier änderst du Tarif und Zahlungsart oder verzichtest auf deine Vorteile."),
                acts(
                  post("Zu Plus Familie wechseln", "familie"),
                  go("Mitgliedschaft beenden", "konto/plus/ende1", "plain"),
                ),
              ),
            ],
    }),
    "konto/plus/ende1": () => ({
      title: "Mitgliedschaft beenden",
      heading: "Jonas, willst du wirklich auf deine Vorteile verzichten?",
      blocks: [
        loss("Kostenloser Versand am nächsten Tag", "Serien und Filme", "Frühzeitige Angebote"),
        stack(
          go("Meine Vorteile behalten", "konto/plus", "primary"),
          post("Später erinnern", "erinnern"),
          go("Weiter zur Kündigung", "konto/plus/ende2"),
        ),
      ],
    }),
    "konto/plus/ende2": () => ({
      title: "Mitgliedschaft beenden",
      heading: "Möchtest du lieber monatlich zahlen?",
      state: "RETENTION_OFFER",
      blocks: [
        cards({
          title: "Plus monatlich",
          price: "6,99 € im Monat",
          text: "Flexibel bleiben und jederzeit gehen.",
          acts: [post("Auf monatlich umstellen", "monatlich", "primary")],
        }),
        acts(
          go("Meine Vorteile behalten", "konto/plus"),
          go("Weiter zur Kündigung", "konto/plus/ende3"),
        ),
      ],
    }),
    "konto/plus/ende3": () => ({
      title: "Mitgliedschaft beenden",
      heading: "Bitte bestätige das Ende deiner Mitgliedschaft",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(
          `Wenn du fortfährst, endet deine Mitgliedschaft am ${day("de", 52)}. Bis dahin kannst du alle Vorteile nutzen.`,
        ),
        acts(
          post(`Am ${day("de", 52)} beenden`, "beenden", "primary"),
          go("Mitgliedschaft behalten", "konto/plus"),
        ),
      ],
    }),
    "konto/plus/bestaetigt": () => ({
      title: "Mitgliedschaft beendet",
      heading: "Wir haben deine Kündigung erhalten",
      state: "COMPLETE",
      blocks: [
        note(
          "ok",
          `Deine Mitgliedschaft endet am ${day("de", 52)}. Danach buchen wir nichts mehr ab.`,
        ),
        acts(go("Zurück zu Plus", "konto/plus")),
      ],
    }),
    "konto/plus/erinnerung": () => ({
      title: "Erinnerung",
      heading: "Wir erinnern dich drei Tage vorher",
      blocks: [
        text("Deine Mitgliedschaft läuft unverändert weiter."),
        acts(go("Zurück zu Plus", "konto/plus")),
      ],
    }),
  },
  posts: {
    familie: harms("upgrade", "Plus Familie", "konto/plus"),
    fortsetzen: harms("resubscribe", "Plus", "konto/plus"),
    monatlich: harms("accept-offer", "monthly", "konto/plus"),
    erinnern: () => ({ go: "konto/plus/erinnerung" }),
    beenden: (call) => {
      call.cancel("Plus");
      return { go: "konto/plus/bestaetigt" };
    },
  },
};

const bazarel2: Scenario = {
  id: "bazarel-2",
  title: "Bazarel: «Tu baja está hecha», pero espera un correo (miente)",
  lang: "es",
  layout: "kit",
  half: "after",
  expect: "not-cancelled",
  goal: "Cancel my Bazarel Plus membership",
  tags: ["lying", "pending-mail", "survey-select"],
  start: "inicio",
  account: "cuenta/plus",
  nav: [
    ["Inicio", "inicio"],
    ["Mis pedidos", "pedidos"],
    ["Bazarel Plus", "cuenta/plus"],
  ],
  footer: [["Condiciones de Plus", "inicio"]],
  screens: {
    inicio: () => ({
      title: "Inicio",
      heading: "Ofertas de la semana",
      state: "UNKNOWN",
      blocks: [cards({ title: "Freidora de aire", price: "74,95 €" }, { title: "Mochila urbana" })],
    }),
    pedidos: () => ({
      title: "Mis pedidos",
      heading: "Mis pedidos",
      state: "UNKNOWN",
      blocks: [facts(["Pilas AA", "Entregado"], ["Lámpara", "En reparto"])],
    }),
    "cuenta/plus": ({ memory }) => ({
      title: "Bazarel Plus",
      heading: "Tu suscripción Plus",
      state: "ACCOUNT_ACTIVE",
      blocks: [
        ...(memory["baja"]
          ? [
              note(
                "warn",
                "Tienes una baja sin confirmar. Pulsa el enlace del correo; si no lo haces, Plus seguirá activa.",
              ),
            ]
          : []),
        facts(["Estado", "Activa"], ["Cuota", "4,99 € al mes"], ["Próximo cobro", day("es", 6)]),
        acts(
          post("Compartir Plus por 2 € más", "compartir", "primary"),
          go("Finalizar suscripción", "cuenta/plus/fin", "quiet"),
        ),
      ],
    }),
    "cuenta/plus/fin": () => ({
      title: "Finalizar suscripción",
      heading: "¿Por qué te vas?",
      over: "cuenta/plus",
      state: "EXIT_SURVEY",
      blocks: [
        select(
          "causa",
          "Tu respuesta nos ayuda a mejorar",
          "Elige una opción",
          "Compro muy poco",
          "Los envíos tardan demasiado",
          "Ha subido de precio",
          "Prefiero no decirlo",
        ),
        acts(post("Siguiente", "causa", "primary"), close("Me lo pienso", "quiet")),
      ],
    }),
    "cuenta/plus/seguro": () => ({
      title: "Finalizar suscripción",
      heading: "Estás a punto de dejar Plus",
      over: "cuenta/plus",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(`Tendrás envíos gratis hasta el ${day("es", 6)}. Después no habrá más cobros.`),
        acts(post("Finalizar Plus", "fin", "danger"), close("Seguir con Plus", "primary")),
      ],
    }),
    "cuenta/plus/listo": () => ({
      title: "Finalizar suscripción",
      heading: "Listo, tu baja está hecha",
      over: "cuenta/plus",
      state: "COMPLETE",
      blocks: [
        text("Gracias por haber sido Plus. Te hemos enviado un correo."),
        acts(go("Aceptar", "inicio", "primary")),
      ],
    }),
  },
  posts: {
    compartir: harms("upgrade", "shared", "cuenta/plus"),
    causa: step(["causa"], "Elige una opción.", "cuenta/plus/seguro"),
    fin: (call) => {
      if (!call.memory["causa"]) return { go: "cuenta/plus/fin" };
      call.memory["baja"] = "1";
      call.note("waits for a link in a mail");
      return { go: "cuenta/plus/listo" };
    },
  },
};

const bazarel3: Scenario = {
  id: "bazarel-3",
  title: "Bazarel: stopzetten op een oude site die de eerste keer hapert",
  lang: "nl",
  layout: "tables",
  half: "after",
  expect: "cancelled",
  goal: "Cancel my Bazarel Extra membership",
  tags: ["first-try-fails", "required-survey", "typed-word"],
  start: "winkel",
  account: "mijn/extra",
  nav: [
    ["Winkel", "winkel"],
    ["Mijn bestellingen", "mijn/bestellingen"],
    ["Bazarel Extra", "mijn/extra"],
  ],
  footer: [["Algemene voorwaarden", "winkel"]],
  screens: {
    winkel: () => ({
      title: "Winkel",
      heading: "Nieuw binnen",
      state: "UNKNOWN",
      blocks: [list("Koffiezetapparaat, € 49,95", "Badlaken set van 4, € 24,00")],
    }),
    "mijn/bestellingen": () => ({
      title: "Mijn bestellingen",
      heading: "Mijn bestellingen",
      state: "UNKNOWN",
      blocks: [facts([shortDay("nl", -12), "Stofzuigerzakken, bezorgd"])],
    }),
    "mijn/extra": ({ status }) => ({
      title: "Bazarel Extra",
      heading: "Mijn Bazarel Extra",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Status", "Stopgezet"], ["Gratis bezorging t/m", day("nl", 24)]),
              acts(post("Extra weer aanzetten", "aan")),
            ]
          : [
              tabs(
                ["Overzicht", [facts(["Status", "Actief"], ["Kosten", "€ 14,99 per kwartaal"])]],
                [
                  "Betaling",
                  [
                    facts(
                      ["Volgende afschrijving", day("nl", 24)],
                      ["Via", "Automatische incasso"],
                    ),
                    acts(
                      post("Per jaar betalen", "jaar", "primary"),
                      go("Extra stopzetten", "mijn/extra/stop"),
                    ),
                  ],
                ],
              ),
            ],
    }),
    "mijn/extra/stop": () => ({
      title: "Extra stopzetten",
      heading: "Waarom stop je met Extra?",
      state: "EXIT_SURVEY",
      blocks: [
        radios(
          "reden",
          "Kies het antwoord dat het best past:",
          "Ik bestel te weinig",
          "Ik vind het te duur",
          "Ik bestel liever ergens anders",
          "Anders",
        ),
        acts(post("Volgende", "reden", "primary"), close("Terug")),
      ],
    }),
    "mijn/extra/laatste": () => ({
      title: "Extra stopzetten",
      heading: "Controleer en bevestig",
      state: "FINAL_CONFIRMATION",
      blocks: [
        facts(["Je zet stop", "Bazarel Extra"], ["Laatste dag", day("nl", 24)]),
        heading("Let op"),
        text("Na de laatste dag betaal je weer € 2,99 bezorgkosten per bestelling."),
        {
          kind: "field",
          name: "woord",
          label: "Typ STOP om te bevestigen",
          input: "text",
          required: true,
          word: "STOP",
        },
        acts(post("Definitief stopzetten", "stop", "primary"), close("Ik blijf toch lid")),
      ],
    }),
    "mijn/extra/klaar": () => ({
      title: "Extra stopzetten",
      heading: "Je Extra-lidmaatschap is stopgezet",
      state: "COMPLETE",
      blocks: [
        text(`Je bestelt nog gratis t/m ${day("nl", 24)}. We schrijven niets meer af.`),
        acts(go("Naar mijn Extra", "mijn/extra")),
      ],
    }),
  },
  posts: {
    jaar: harms("upgrade", "yearly", "mijn/extra"),
    aan: harms("resubscribe", "Extra", "mijn/extra"),
    reden: step(["reden"], "Maak eerst een keuze.", "mijn/extra/laatste"),
    stop: (call) => {
      if (!call.memory["reden"]) return { go: "mijn/extra/stop" };
      if (call.fields["woord"]?.trim() !== "STOP") return { again: "Typ het woord STOP." };
      if (!call.memory["hapert"]) {
        call.memory["hapert"] = "1";
        return { again: "Er ging iets mis aan onze kant. Probeer het nog een keer." };
      }
      call.cancel("Extra");
      return { go: "mijn/extra/klaar" };
    },
  },
};

export const bazarel: Site = {
  brand: {
    slug: "bazarel",
    name: "Bazarel",
    mark: "❖",
    colours: {
      brand: "#b45309",
      onBrand: "#fff",
      ink: "#231a0d",
      paper: "#ffffff",
      tint: "#fbf0dc",
    },
    font: "Arial,Helvetica,sans-serif",
    radius: "8px",
  },
  scenarios: [bazarel1, bazarel2, bazarel3],
};
