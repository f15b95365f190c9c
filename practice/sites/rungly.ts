// A network for jobs: premium badges, and who looked at whose profile.
import { day } from "../dates.ts";
import { harms, step } from "../posts.ts";
import type { Scenario, Site } from "../scenario.ts";
import {
  acts,
  cards,
  close,
  facts,
  fold,
  go,
  loss,
  note,
  post,
  radios,
  stack,
  tabs,
  text,
} from "../screen.ts";

const rungly1: Scenario = {
  id: "rungly-1",
  title: "Rungly : motif, remise, puis ce que l’on perd",
  lang: "fr",
  layout: "headless",
  half: "after",
  expect: "cancelled",
  goal: "Cancel my Rungly Carrière premium subscription. Keep my profile.",
  tags: ["required-survey", "price-offer", "loss-list", "account-deletion-beside"],
  start: "fil",
  account: "preferences/premium",
  nav: [
    ["Fil", "fil"],
    ["Offres d’emploi", "emplois"],
    ["Vous", "preferences"],
  ],
  footer: [["Confidentialité", "emplois"]],
  screens: {
    fil: () => ({
      title: "Fil",
      heading: "Quoi de neuf dans votre réseau ?",
      state: "UNKNOWN",
      blocks: [cards({ title: "Awa Diallo", text: "Nouveau poste chez Lumen Conseil" })],
    }),
    emplois: () => ({
      title: "Offres d’emploi",
      heading: "12 offres pour vous",
      state: "UNKNOWN",
      blocks: [
        cards({ title: "Chef de projet, Nantes" }, { title: "Contrôleur de gestion, Lyon" }),
      ],
    }),
    preferences: () => ({
      title: "Préférences",
      heading: "Préférences et compte",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Visibilité", text: "Qui peut voir votre profil" },
          {
            title: "Abonnement et paiements",
            text: "Premium Carrière",
            acts: [go("Gérer", "preferences/premium")],
          },
          {
            title: "Fermer mon compte",
            text: "Votre profil et vos relations seront supprimés.",
            acts: [post("Fermer mon compte", "fermer", "quiet", { ask: "Fermer le compte ?" })],
          },
        ),
      ],
    }),
    "preferences/premium": ({ status }) => ({
      title: "Abonnement et paiements",
      heading: "Premium Carrière",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Fin de l’accès Premium", day("fr", 27)], ["Prochaine facture", "Aucune"]),
              text("Ensuite, vous repasserez à un compte gratuit."),
              acts(post("Garder Premium", "garder", "primary")),
            ]
          : [
              facts(
                ["Tarif", "29,99 € par mois"],
                ["Prochaine facture", day("fr", 27)],
                ["Carte", "Visa se terminant par 0418"],
              ),
              acts(
                post("Passer à Premium Business", "business", "primary"),
                go("Annuler l’abonnement", "preferences/premium/pourquoi", "plain"),
              ),
            ],
    }),
    "preferences/premium/pourquoi": () => ({
      title: "Annuler l’abonnement",
      heading: "Avant de partir, dites-nous pourquoi",
      over: "preferences/premium",
      state: "EXIT_SURVEY",
      blocks: [
        radios(
          "pourquoi",
          "Raison principale",
          "J’ai trouvé un emploi",
          "Je n’utilise pas les fonctionnalités",
          "C’est trop cher",
          "Un problème technique",
          "Autre",
        ),
        acts(post("Suivant", "pourquoi", "primary"), close("Retour", "quiet")),
      ],
    }),
    "preferences/premium/remise": () => ({
      title: "Annuler l’abonnement",
      heading: "Restez, à moitié prix",
      over: "preferences/premium",
      state: "RETENTION_OFFER",
      blocks: [
        text("Profitez de Premium à 14,99 € par mois pendant deux mois."),
        stack(
          post("Profiter de l’offre", "remise", "primary"),
          go("Continuer l’annulation", "preferences/premium/bilan", "plain"),
        ),
      ],
    }),
    "preferences/premium/bilan": () => ({
      title: "Annuler l’abonnement",
      heading: "Annuler Premium Carrière ?",
      over: "preferences/premium",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(`Après le ${day("fr", 27)}, vous n’aurez plus :`),
        loss("5 messages InContact par mois", "La liste de vos visiteurs", "Les cours en ligne"),
        acts(
          post("Confirmer l’annulation", "annuler", "danger"),
          close("Conserver Premium", "plain"),
        ),
      ],
    }),
    "preferences/premium/fini": () => ({
      title: "Annuler l’abonnement",
      heading: "Votre abonnement a été annulé",
      over: "preferences/premium",
      state: "COMPLETE",
      blocks: [
        note("ok", `Vous gardez l’accès à Premium jusqu’au ${day("fr", 27)}.`),
        acts(go("Terminer", "preferences/premium", "primary")),
      ],
    }),
  },
  posts: {
    fermer: harms("delete", "the whole account", "fil"),
    garder: harms("resubscribe", "Carrière", "preferences/premium"),
    business: harms("upgrade", "Business", "preferences/premium"),
    remise: harms("accept-offer", "half price", "preferences/premium"),
    pourquoi: step(["pourquoi"], "Choisissez une raison.", "preferences/premium/remise"),
    annuler: (call) => {
      if (!call.memory["pourquoi"]) return { go: "preferences/premium/pourquoi" };
      call.cancel("Carrière");
      return { go: "preferences/premium/fini" };
    },
  },
};

const rungly2: Scenario = {
  id: "rungly-2",
  title: "Rungly: o caminho passa pela ajuda, com uma pergunta aberta",
  lang: "pt",
  layout: "soup",
  half: "after",
  expect: "cancelled",
  goal: "Cancel my Rungly Premium plan",
  tags: ["tabbed-settings", "way-in-by-help", "free-text", "shame"],
  start: "vagas",
  account: "config",
  nav: [
    ["Vagas", "vagas"],
    ["Mensagens", "mensagens"],
    ["Configurações", "config"],
  ],
  footer: [["Ajuda", "ajuda"]],
  screens: {
    vagas: () => ({
      title: "Vagas",
      heading: "Vagas perto de você",
      state: "UNKNOWN",
      blocks: [cards({ title: "Analista de dados", text: "Recife, híbrido" })],
    }),
    mensagens: () => ({
      title: "Mensagens",
      heading: "Mensagens",
      state: "UNKNOWN",
      blocks: [text("Você não tem mensagens novas.")],
    }),
    config: ({ status }) => ({
      title: "Configurações",
      heading: "Configurações",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks: [
        tabs(
          [
            "Plano",
            status === "cancelled"
              ? [
                  facts(["Plano atual", "Premium"], ["Válido até", day("pt", 9)]),
                  text("Seu plano foi cancelado e não haverá novas cobranças."),
                  acts(post("Reativar plano", "reativar", "primary")),
                ]
              : [
                  facts(
                    ["Plano atual", "Premium"],
                    ["Mensalidade", "R$ 39,90"],
                    ["Próxima cobrança", day("pt", 9)],
                  ),
                  acts(
                    post("Quero o plano anual", "anual", "primary"),
                    go("Dúvidas sobre o seu plano?", "ajuda", "link"),
                  ),
                ],
          ],
          ["Perfil", [facts(["Nome", "Caio Menezes"], ["Cidade", "Recife, PE"])]],
          ["Privacidade", [text("Seu perfil está visível para recrutadores.")]],
        ),
      ],
    }),
    ajuda: () => ({
      title: "Ajuda",
      heading: "Plano e pagamento",
      state: "UNKNOWN",
      blocks: [
        fold("Quais cartões são aceitos?", text("Visa, Mastercard, Elo e American Express.")),
        fold(
          "Como cancelo o Premium?",
          text("Você pode cancelar quando quiser e usar o Premium até o fim do período pago."),
          acts(go("Ir para o cancelamento", "config/sair")),
        ),
        fold("Como peço reembolso?", text("Escreva para a gente em até 7 dias após a compra.")),
      ],
    }),
    "config/sair": () => ({
      title: "Cancelar plano",
      heading: "Que pena, Caio!",
      state: "EXIT_SURVEY",
      blocks: [
        {
          kind: "field",
          name: "motivo",
          label: "Conta pra gente: por que você quer cancelar?",
          input: "area",
          hint: "Mínimo de 10 caracteres",
          required: true,
          min: 10,
        },
        acts(post("Enviar e continuar", "motivo", "primary"), go("Voltar", "config", "quiet")),
      ],
    }),
    "config/sair/final": () => ({
      title: "Cancelar plano",
      heading: "Tem certeza de que quer cancelar?",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text("Candidatos Premium são vistos três vezes mais pelos recrutadores."),
        text(`Se você cancelar, o Premium fica disponível até ${day("pt", 9)}.`),
        stack(
          go("Quero continuar em destaque", "config", "primary"),
          post("Sim, cancelar e perder o destaque", "sair", "link"),
        ),
      ],
    }),
    "config/sair/ok": () => ({
      title: "Plano cancelado",
      heading: "Plano cancelado com sucesso",
      state: "COMPLETE",
      blocks: [
        text(
          `Você pode usar o Premium até ${day("pt", 9)}. Depois disso, sua conta será gratuita.`,
        ),
        acts(go("Voltar às configurações", "config")),
      ],
    }),
  },
  posts: {
    anual: harms("upgrade", "yearly", "config"),
    reativar: harms("resubscribe", "Premium", "config"),
    motivo: (call) => {
      if ((call.fields["motivo"] ?? "").trim().length < 10)
        return { again: "Escreva pelo menos 10 caracteres." };
      call.memory["motivo"] = "1";
      return { go: "config/sair/final" };
    },
    sair: (call) => {
      if (!call.memory["motivo"]) return { go: "config/sair" };
      call.cancel("Premium");
      return { go: "config/sair/ok" };
    },
  },
};

const rungly3: Scenario = {
  id: "rungly-3",
  title: "Rungly: längst gekündigt, läuft noch aus",
  lang: "de",
  layout: "dialogs",
  half: "after",
  expect: "already-cancelled",
  goal: "Cancel my Rungly Pro subscription",
  tags: ["ended-before", "win-back", "account-deletion-beside"],
  status: "cancelled",
  start: "startseite",
  account: "einstellungen/mitgliedschaft",
  nav: [
    ["Startseite", "startseite"],
    ["Jobs", "jobs"],
    ["Einstellungen", "einstellungen"],
  ],
  footer: [["AGB", "jobs"]],
  screens: {
    startseite: () => ({
      title: "Startseite",
      heading: "Willkommen zurück, Svenja",
      state: "UNKNOWN",
      blocks: [text("Drei Personen haben diese Woche dein Profil besucht.")],
    }),
    jobs: () => ({
      title: "Jobs",
      heading: "Passende Stellen",
      state: "UNKNOWN",
      blocks: [cards({ title: "Bauleiterin (m/w/d)", text: "Kassel" })],
    }),
    einstellungen: () => ({
      title: "Einstellungen",
      heading: "Einstellungen",
      state: "UNKNOWN",
      blocks: [
        stack(
          go("Profil und Sichtbarkeit", "einstellungen/profil"),
          go("Mitgliedschaft und Zahlungen", "einstellungen/mitgliedschaft"),
        ),
        acts(go("Konto löschen", "einstellungen/loeschen", "link")),
      ],
    }),
    "einstellungen/profil": () => ({
      title: "Profil und Sichtbarkeit",
      heading: "Profil und Sichtbarkeit",
      state: "UNKNOWN",
      blocks: [facts(["Für Recruiter sichtbar", "Ja"])],
    }),
    "einstellungen/loeschen": () => ({
      title: "Konto löschen",
      heading: "Konto unwiderruflich löschen?",
      over: "einstellungen",
      blocks: [
        text("Dein Profil, deine Kontakte und alle Nachrichten gehen verloren."),
        acts(post("Konto löschen", "loeschen", "danger"), close("Zurück")),
      ],
    }),
    "einstellungen/mitgliedschaft": () => ({
      title: "Mitgliedschaft und Zahlungen",
      heading: "Deine Mitgliedschaft",
      state: "ACCOUNT_CANCELLED",
      blocks: [
        cards({
          title: "Rungly Pro",
          badge: "Gekündigt",
          rows: [
            ["Gekündigt am", day("de", -16)],
            ["Pro nutzbar bis", day("de", 45)],
            ["Weitere Abbuchungen", "Keine"],
          ],
        }),
        note("info", "Es ist noch nicht zu spät: Mit einem Klick bleibst du Pro."),
        acts(post("Pro verlängern", "verlaengern", "primary")),
      ],
    }),
  },
  posts: {
    loeschen: harms("delete", "the whole account", "startseite"),
    verlaengern: harms("resubscribe", "Pro", "einstellungen/mitgliedschaft"),
  },
};

export const rungly: Site = {
  brand: {
    slug: "rungly",
    name: "Rungly",
    mark: "≡",
    colours: {
      brand: "#0369a1",
      onBrand: "#fff",
      ink: "#0c2233",
      paper: "#f8fafc",
      tint: "#e0effa",
    },
    font: "'Segoe UI',system-ui,sans-serif",
    radius: "24px",
  },
  scenarios: [rungly1, rungly2, rungly3],
};
