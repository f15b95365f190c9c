// Music: somebody else bills, and the account page says who.
import { day } from "../dates.ts";
import type { Site } from "../scenario.ts";
import { acts, cards, facts, fold, go, note, post, text } from "../screen.ts";

export const tunewell: Site = {
  brand: {
    slug: "tunewell",
    name: "Tunewell",
    mark: "♪",
    colours: {
      brand: "#7c3aed",
      onBrand: "#fff",
      ink: "#ede9fe",
      paper: "#1a1327",
      tint: "#251a38",
    },
    font: "'Avenir Next','Segoe UI',sans-serif",
    radius: "20px",
    css: "dl,.kv,.card,.cd{border-color:#fff2}dl div{border-color:#fff1}.menu>div{background:#251a38}",
  },
  scenarios: [
    {
      id: "tunewell-1",
      title: "Tunewell: billed by Apple",
      lang: "en",
      layout: "pages",
      half: "before",
      expect: "third-party",
      goal: "Cancel my Tunewell Premium subscription",
      tags: ["biller-apple", "look-alike"],
      start: "account",
      account: "account",
      nav: [
        ["Listen", "listen"],
        ["Account", "account"],
      ],
      footer: [["Support", "help"]],
      screens: {
        listen: () => ({
          title: "Listen",
          heading: "Made for you",
          state: "UNKNOWN",
          blocks: [
            cards(
              { title: "Late train", text: "42 songs" },
              { title: "Kitchen radio", text: "Fresh every Friday" },
            ),
          ],
        }),
        help: () => ({
          title: "Cancel Premium",
          heading: "How do I cancel Premium?",
          state: "UNKNOWN",
          blocks: [
            text("Last updated in October"),
            fold("I pay Tunewell directly", text("Open Account and choose Cancel Premium.")),
            fold(
              "I pay through Apple",
              text("Open Settings on your iPhone, tap your name, then Subscriptions."),
            ),
            fold("I pay through my mobile operator", text("Call the operator or use its app.")),
          ],
        }),
        account: () => ({
          title: "Account",
          heading: "Your account",
          state: "THIRD_PARTY_BILLING",
          blocks: [
            facts(
              ["Plan", "Premium Individual"],
              ["Next bill", day("en", 11)],
              ["Payment", "Apple (App Store)"],
            ),
            note(
              "info",
              "You signed up through the App Store, so Apple manages your billing. To change or cancel your plan, go to Subscriptions in your Apple Account settings.",
            ),
            acts(
              {
                label: "Open Apple subscriptions",
                href: "https://apps.apple.com/account/subscriptions",
                look: "plain",
              },
              post("Get Premium Duo", "duo", "primary"),
            ),
            acts(post("Close account", "close", "link")),
          ],
        }),
      },
      posts: {
        duo: (call) => {
          call.harm("upgrade", "Duo");
          return { go: "account" };
        },
        close: (call) => {
          call.harm("delete", "account");
          return { go: "listen" };
        },
      },
    },
    {
      id: "tunewell-2",
      title: "Tunewell: facturado por Google Play",
      lang: "es",
      layout: "sheets",
      half: "before",
      expect: "third-party",
      goal: "Cancel my Tunewell Premium subscription",
      tags: ["biller-google-play", "said-after-first-click"],
      start: "cuenta",
      account: "cuenta",
      nav: [
        ["Escuchar", "escuchar"],
        ["Cuenta", "cuenta"],
      ],
      footer: [],
      screens: {
        escuchar: () => ({
          title: "Escuchar",
          heading: "Hecho para ti",
          state: "UNKNOWN",
          blocks: [cards({ title: "Tren de noche", text: "42 canciones" })],
        }),
        cuenta: () => ({
          title: "Cuenta",
          heading: "Tu cuenta",
          blocks: [
            facts(
              ["Plan", "Premium Individual"],
              ["Precio", "10,99 € al mes"],
              ["Se renueva el", day("es", 5)],
            ),
            acts(
              post("Cambiar a Premium Familiar", "familiar", "primary"),
              go("Gestionar suscripción", "cuenta/plan", "plain"),
            ),
          ],
        }),
        "cuenta/plan": () => ({
          title: "Gestionar suscripción",
          heading: "Tu suscripción se gestiona en Google Play",
          over: "cuenta",
          state: "THIRD_PARTY_BILLING",
          blocks: [
            text(
              "Te suscribiste desde la aplicación para Android. Para cancelarla, abre Google Play, toca tu perfil y entra en Pagos y suscripciones.",
            ),
            acts(
              {
                label: "Ir a Google Play",
                href: "https://play.google.com/store/account/subscriptions",
                look: "primary",
              },
              { label: "Cerrar", close: true },
            ),
          ],
        }),
      },
      posts: {
        familiar: (call) => {
          call.harm("upgrade", "Familiar");
          return { go: "cuenta" };
        },
      },
    },
  ],
};
