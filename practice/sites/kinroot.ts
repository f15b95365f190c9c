// Family history: yearly access to old records, bought in one evening of enthusiasm.
import { day } from "../dates.ts";
import { harms, step } from "../posts.ts";
import type { Scenario, Site } from "../scenario.ts";
import {
  acts,
  cards,
  facts,
  fold,
  go,
  list,
  loss,
  note,
  post,
  radios,
  select,
  stack,
  text,
} from "../screen.ts";

const kinroot1: Scenario = {
  id: "kinroot-1",
  title: "Kinroot: il rinnovo è una preferenza da salvare",
  lang: "it",
  layout: "frame",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Kinroot Archivi subscription",
  tags: ["renewal-preference", "portal-frame", "loss-list"],
  start: "albero",
  account: "impostazioni/abbonamento",
  nav: [
    ["Albero", "albero"],
    ["Ricerche", "ricerche"],
    ["Abbonamento", "impostazioni/abbonamento"],
  ],
  footer: [["Condizioni d’uso", "ricerche"]],
  screens: {
    albero: () => ({
      title: "Albero",
      heading: "Famiglia Rinaldi",
      state: "UNKNOWN",
      blocks: [facts(["Persone", "214"], ["Generazione più antica", "1788"])],
    }),
    ricerche: () => ({
      title: "Ricerche",
      heading: "Cerca negli archivi",
      state: "UNKNOWN",
      blocks: [text("Registri parrocchiali, liste di leva, passaggi a Ellis Island.")],
    }),
    "impostazioni/abbonamento": () => ({
      title: "Abbonamento",
      heading: "Abbonamento e pagamenti",
      blocks: [{ kind: "frame", label: "Pagamenti", path: "portal/piano" }],
    }),
    "portal/piano": ({ status }) => ({
      title: "Piano",
      heading: "Kinroot Archivi",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks: [
        facts(
          ["Durata", "12 mesi"],
          status === "cancelled"
            ? ["Scade il", day("it", 63)]
            : ["Prossimo rinnovo", `${day("it", 63)}, 119 €`],
          ["Alla scadenza", status === "cancelled" ? "Non si rinnova" : "Rinnovo automatico"],
        ),
        status === "cancelled"
          ? acts(post("Attiva di nuovo il rinnovo", "portal/riattiva"))
          : acts(
              post("Aggiungi il test del DNA", "portal/dna", "primary"),
              go("Modifica preferenze di rinnovo", "portal/rinnovo", "link"),
            ),
      ],
    }),
    "portal/rinnovo": () => ({
      title: "Rinnovo",
      heading: "Preferenze di rinnovo",
      blocks: [
        {
          kind: "choice",
          as: "radio",
          name: "rinnovo",
          label: "Alla scadenza dell’abbonamento",
          options: [
            ["si", "Rinnova per altri 12 mesi"],
            ["no", "Non rinnovare"],
          ],
          value: "si",
          required: true,
        },
        acts(post("Salva", "portal/salva", "primary"), go("Indietro", "portal/piano", "quiet")),
      ],
    }),
    "portal/conferma": () => ({
      title: "Rinnovo",
      heading: "Confermi di non voler rinnovare?",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(`Dal ${day("it", 63)} non avrai più accesso a:`),
        loss("38 milioni di documenti", "Suggerimenti automatici", "Copie in alta definizione"),
        acts(
          post("Conferma", "portal/conferma", "plain"),
          go("Mantieni il rinnovo", "portal/piano", "primary"),
        ),
      ],
    }),
    "portal/fatto": () => ({
      title: "Rinnovo",
      heading: "Preferenza salvata",
      state: "COMPLETE",
      blocks: [
        note("ok", `Il tuo abbonamento non verrà rinnovato e terminerà il ${day("it", 63)}.`),
        acts(go("Torna al piano", "portal/piano")),
      ],
    }),
  },
  posts: {
    "portal/riattiva": harms("resubscribe", "Archivi", "portal/piano"),
    "portal/dna": harms("upgrade", "DNA test", "portal/piano"),
    "portal/salva": (call) => {
      if (call.fields["rinnovo"] !== "no") return { go: "portal/piano" };
      call.memory["rinnovo"] = "no";
      return { go: "portal/conferma" };
    },
    "portal/conferma": (call) => {
      if (!call.memory["rinnovo"]) return { go: "portal/rinnovo" };
      call.cancel("Archivi");
      return { go: "portal/fatto" };
    },
  },
};

const kinroot2: Scenario = {
  id: "kinroot-2",
  title: "Kinroot: “cancelada”, mas falta um e-mail (mente)",
  lang: "pt",
  layout: "pages",
  half: "before",
  expect: "not-cancelled",
  goal: "Cancel my Kinroot Mundial subscription",
  tags: ["lying", "pending-mail", "way-in-help"],
  start: "arvore",
  account: "conta",
  nav: [
    ["Árvore", "arvore"],
    ["Minha conta", "conta"],
    ["Ajuda", "ajuda"],
  ],
  footer: [["Termos de uso", "ajuda"]],
  screens: {
    arvore: () => ({
      title: "Árvore",
      heading: "Árvore da família Azevedo",
      state: "UNKNOWN",
      blocks: [facts(["Pessoas", "96"], ["Fotos", "41"])],
    }),
    conta: ({ memory }) => ({
      title: "Minha conta",
      heading: "Minha conta",
      ...(memory["pedido"] ? {} : { state: "ACCOUNT_ACTIVE" as const }),
      blocks: [
        facts(
          ["Assinatura", "Kinroot Mundial"],
          ["Situação", "Ativa"],
          ["Renovação", `${day("pt", 17)}, R$ 249,00`],
        ),
        ...(memory["pedido"]
          ? [
              note(
                "warn",
                "Pedido de cancelamento aguardando: abra o link enviado ao seu e-mail para que ele tenha efeito.",
              ),
            ]
          : []),
        acts(
          post("Renovar por 2 anos com 15% off", "dois", "primary"),
          go("Precisa de ajuda?", "ajuda", "link"),
        ),
      ],
    }),
    ajuda: () => ({
      title: "Ajuda",
      heading: "Central de ajuda",
      state: "UNKNOWN",
      blocks: [
        fold("Como importar um arquivo GEDCOM?", text("Em Árvore, toque em Importar.")),
        fold(
          "Como cancelo minha assinatura?",
          text("Você pode pedir o cancelamento a qualquer momento por esta página."),
          acts(go("Pedir cancelamento", "conta/cancelar")),
        ),
        fold("Esqueci minha senha", text("Use a opção na tela de entrada.")),
      ],
    }),
    "conta/cancelar": () => ({
      title: "Cancelamento",
      heading: "Pedido de cancelamento",
      state: "EXIT_SURVEY",
      blocks: [
        select(
          "razao",
          "Por que você quer cancelar?",
          "Escolha uma razão",
          "Já terminei minha pesquisa",
          "Não encontrei registros",
          "O preço não compensa",
        ),
        acts(post("Continuar", "razao", "primary"), go("Desistir", "conta", "quiet")),
      ],
    }),
    "conta/cancelar/fim": () => ({
      title: "Cancelamento",
      heading: "Cancelar a assinatura Kinroot Mundial?",
      state: "FINAL_CONFIRMATION",
      blocks: [
        list("Sua árvore continua salva.", "Você perde o acesso aos registros de 60 países."),
        acts(
          go("Continuar assinante", "conta", "primary"),
          post("Cancelar assinatura", "cancelar", "plain"),
        ),
      ],
    }),
    "conta/cancelar/ok": () => ({
      title: "Assinatura cancelada",
      heading: "Pronto! Assinatura cancelada",
      state: "COMPLETE",
      blocks: [
        note("ok", "Sentiremos sua falta. Você pode voltar quando quiser."),
        acts(go("Voltar para a árvore", "arvore")),
      ],
    }),
  },
  posts: {
    dois: harms("upgrade", "two years", "conta"),
    razao: step(["razao"], "Escolha uma razão.", "conta/cancelar/fim"),
    cancelar: (call) => {
      if (!call.memory["razao"]) return { go: "conta/cancelar" };
      call.memory["pedido"] = "1";
      call.note("waits for a link in a mail, says it is done");
      return { go: "conta/cancelar/ok" };
    },
  },
};

const kinroot3: Scenario = {
  id: "kinroot-3",
  title: "Kinroot : adhésion, avis libre et demi-tarif",
  lang: "fr",
  layout: "sealed",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Kinroot membership",
  tags: ["price-offer", "free-text", "slow-server"],
  slow: 500,
  start: "arbre",
  account: "compte/adhesion",
  nav: [
    ["Mon arbre", "arbre"],
    ["Mon compte", "compte"],
  ],
  footer: [["Nous contacter", "arbre"]],
  screens: {
    arbre: () => ({
      title: "Mon arbre",
      heading: "Arbre de la famille Morel",
      state: "UNKNOWN",
      blocks: [cards({ title: "3 nouveaux indices", text: "Émile Morel, né en 1871" })],
    }),
    compte: () => ({
      title: "Mon compte",
      heading: "Mon compte",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Confidentialité", text: "Arbre privé" },
          {
            title: "Adhésion Premium",
            text: "Annuelle",
            acts: [go("Voir mon adhésion", "compte/adhesion")],
          },
        ),
      ],
    }),
    "compte/adhesion": ({ status }) => ({
      title: "Mon adhésion",
      heading: "Mon adhésion",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Adhésion", "Premium"], ["Prend fin le", day("fr", 51)]),
              text("Elle ne sera pas reconduite."),
              acts(post("Reprendre mon adhésion", "reprise", "primary")),
            ]
          : [
              facts(
                ["Adhésion", "Premium"],
                ["Reconduction", `Le ${day("fr", 51)}`],
                ["Tarif", "89 € par an"],
              ),
              acts(
                post("Offrir une adhésion", "cadeau", "primary"),
                go("Résilier mon adhésion", "compte/adhesion/avis", "link"),
              ),
            ],
    }),
    "compte/adhesion/avis": () => ({
      title: "Résilier mon adhésion",
      heading: "Votre avis nous aide à progresser",
      state: "EXIT_SURVEY",
      blocks: [
        radios(
          "raison",
          "Vous partez parce que…",
          "mes recherches sont terminées",
          "je manque de temps",
          "c’est trop onéreux",
          "autre chose",
        ),
        { kind: "field", name: "avis", label: "Un commentaire ?", input: "area" },
        acts(
          post("Poursuivre", "raison", "primary"),
          go("Rester adhérent", "compte/adhesion", "quiet"),
        ),
      ],
    }),
    "compte/adhesion/demi": () => ({
      title: "Résilier mon adhésion",
      heading: "Et à moitié prix ?",
      state: "RETENTION_OFFER",
      blocks: [
        text("Votre prochaine année à 44,50 € au lieu de 89 €, sans engagement ensuite."),
        stack(
          post("Profiter du demi-tarif", "demi", "primary"),
          go("Poursuivre la résiliation", "compte/adhesion/fin", "plain"),
        ),
      ],
    }),
    "compte/adhesion/fin": () => ({
      title: "Résilier mon adhésion",
      heading: "Vous êtes sur le point de résilier",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(
          `Votre arbre reste en ligne. Les archives se fermeront le ${day("fr", 51)}, sans nouveau paiement.`,
        ),
        acts(
          go("Je change d’avis", "compte/adhesion", "primary"),
          post("Confirmer la résiliation", "fin", "plain"),
        ),
      ],
    }),
    "compte/adhesion/ok": () => ({
      title: "Résiliation enregistrée",
      heading: "Votre résiliation est enregistrée",
      state: "COMPLETE",
      blocks: [
        note("ok", `Votre adhésion prendra fin le ${day("fr", 51)}. À bientôt peut-être !`),
        acts(go("Revenir à mon adhésion", "compte/adhesion")),
      ],
    }),
  },
  posts: {
    reprise: harms("resubscribe", "Premium", "compte/adhesion"),
    cadeau: harms("upgrade", "a gift", "compte/adhesion"),
    raison: step(["raison"], "Choisissez une réponse.", "compte/adhesion/demi"),
    demi: harms("accept-offer", "half price", "compte/adhesion"),
    fin: (call) => {
      if (!call.memory["raison"]) return { go: "compte/adhesion/avis" };
      call.cancel("Premium");
      return { go: "compte/adhesion/ok" };
    },
  },
};

export const kinroot: Site = {
  brand: {
    slug: "kinroot",
    name: "Kinroot",
    mark: "♣",
    colours: {
      brand: "#4d7c0f",
      onBrand: "#fff",
      ink: "#29330f",
      paper: "#fdfcf6",
      tint: "#eef2d9",
    },
    font: "'Lora',Georgia,serif",
    radius: "8px",
  },
  scenarios: [kinroot1, kinroot2, kinroot3],
};
