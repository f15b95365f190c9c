// Learning for children: a cheerful animal, and an area for parents behind the games.
import { day } from "../dates.ts";
import { harms, step } from "../posts.ts";
import type { Scenario, Site } from "../scenario.ts";
import { acts, cards, close, facts, go, list, note, post, radios, stack, text } from "../screen.ts";

const pipkin1: Scenario = {
  id: "pipkin-1",
  title: "Pipkin: l’abbonamento è di App Store",
  lang: "it",
  layout: "sheets",
  half: "before",
  expect: "third-party",
  goal: "Cancel my Pipkin Premium subscription",
  tags: ["biller-app-store", "mobile-app", "look-alike"],
  start: "giochi",
  account: "genitori/piano",
  nav: [
    ["Giochi", "giochi"],
    ["Genitori", "genitori"],
  ],
  footer: [],
  screens: {
    giochi: () => ({
      title: "Giochi",
      heading: "Ciao Tommaso, giochiamo?",
      state: "UNKNOWN",
      blocks: [cards({ title: "Conta le lumache", text: "Livello 4" }, { title: "Rime in barca" })],
    }),
    genitori: () => ({
      title: "Area genitori",
      heading: "Area genitori",
      state: "UNKNOWN",
      blocks: [
        facts(["Tempo di gioco oggi", "18 minuti"], ["Limite", "40 minuti"]),
        acts(
          go("Il tuo piano", "genitori/piano"),
          go("Profili dei bambini", "genitori/profili"),
          go("Hai bisogno di aiuto?", "genitori/aiuto", "link"),
        ),
      ],
    }),
    "genitori/profili": () => ({
      title: "Profili",
      heading: "Profili dei bambini",
      state: "UNKNOWN",
      blocks: [
        cards({ title: "Tommaso", text: "5 anni" }),
        acts(post("Elimina il profilo", "profilo", "danger", { ask: "Eliminare Tommaso?" })),
      ],
    }),
    "genitori/piano": () => ({
      title: "Il tuo piano",
      heading: "Pipkin Premium",
      state: "THIRD_PARTY_BILLING",
      blocks: [
        facts(["Si rinnova il", day("it", 33)], ["Pagamento", "Tramite App Store"]),
        text(
          "Ti sei abbonato dal tuo iPad: l’addebito è gestito da Apple e noi non possiamo modificarlo.",
        ),
        acts(
          { label: "Vai agli abbonamenti Apple", href: "https://apps.apple.com/account" },
          post("Aggiungi i nonni a 1,99 €", "nonni", "primary"),
        ),
      ],
    }),
    "genitori/aiuto": () => ({
      title: "Aiuto",
      heading: "Come disdico Premium?",
      blocks: [
        list(
          "Abbonamento fatto sul nostro sito: Area genitori, Il tuo piano.",
          "Abbonamento fatto su iPhone o iPad: Impostazioni, il tuo nome, Abbonamenti.",
        ),
        acts(go("Apri il tuo piano", "genitori/piano")),
      ],
    }),
  },
  posts: {
    profilo: harms("delete", "a child’s profile", "genitori/profili"),
    nonni: harms("upgrade", "grandparents", "genitori/piano"),
  },
};

const pipkin2: Scenario = {
  id: "pipkin-2",
  title: "Pipkin: el erizo se pone triste, y ofrece una pausa",
  lang: "es",
  layout: "dialogs",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Pipkin family subscription",
  tags: ["guilt", "pause-offered", "required-survey"],
  start: "jugar",
  account: "padres/suscripcion",
  nav: [
    ["Jugar", "jugar"],
    ["Zona de padres", "padres"],
  ],
  footer: [["Política de privacidad", "jugar"]],
  screens: {
    jugar: () => ({
      title: "Jugar",
      heading: "¿A qué jugamos hoy, Vega?",
      state: "UNKNOWN",
      blocks: [cards({ title: "Letras saltarinas" }, { title: "El mercado de los números" })],
    }),
    padres: () => ({
      title: "Zona de padres",
      heading: "Zona de padres",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Progreso", text: "Vega ha aprendido 14 letras." },
          {
            title: "Suscripción familiar",
            text: "Pagos y renovación",
            acts: [go("Administrar", "padres/suscripcion")],
          },
        ),
      ],
    }),
    "padres/suscripcion": ({ status }) => ({
      title: "Suscripción familiar",
      heading: "Suscripción familiar",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              note("info", `Tu suscripción finaliza el ${day("es", 28)}. No se harán más cargos.`),
              acts(post("Volver a suscribirme", "volver", "primary")),
            ]
          : [
              facts(
                ["Plan", "Familiar, hasta 4 niños"],
                ["Precio", "8,99 € al mes"],
                ["Próximo cobro", day("es", 28)],
              ),
              acts(
                post("Mejorar a Familiar Plus", "plus", "primary"),
                go("Cancelar la renovación", "padres/suscripcion/triste", "link"),
              ),
            ],
    }),
    "padres/suscripcion/triste": () => ({
      title: "Suscripción familiar",
      heading: "¡Oh, no! Pipo te va a echar de menos",
      over: "padres/suscripcion",
      state: "RETENTION_OFFER",
      blocks: [
        text("¿Os hace falta un descanso? Podemos parar los cobros durante dos meses."),
        stack(
          post("Hacer una pausa de 2 meses", "pausa", "primary"),
          close("Nos quedamos con Pipo", "plain"),
          go("Prefiero cancelar", "padres/suscripcion/encuesta", "link"),
        ),
      ],
    }),
    "padres/suscripcion/encuesta": () => ({
      title: "Suscripción familiar",
      heading: "Cuéntanos por qué",
      over: "padres/suscripcion",
      state: "EXIT_SURVEY",
      blocks: [
        radios(
          "porque",
          "Elige una opción",
          "Mi hija ya es mayor para Pipkin",
          "No jugamos lo suficiente",
          "Buscamos menos pantallas",
          "Problemas técnicos",
        ),
        acts(post("Enviar y seguir", "porque", "primary"), close("Volver", "quiet")),
      ],
    }),
    "padres/suscripcion/ultimo": () => ({
      title: "Suscripción familiar",
      heading: "Último paso",
      over: "padres/suscripcion",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text(
          `Vais a cancelar la suscripción familiar. Podréis jugar hasta el ${day("es", 28)}; después solo quedarán los juegos gratuitos.`,
        ),
        acts(close("Mejor no", "plain"), post("Cancelar suscripción", "cancelar", "danger")),
      ],
    }),
    "padres/suscripcion/adios": () => ({
      title: "Suscripción cancelada",
      heading: "Hemos cancelado tu suscripción",
      state: "COMPLETE",
      blocks: [
        text(`Pipo estará con vosotros hasta el ${day("es", 28)}. ¡Gracias por jugar!`),
        acts(go("Zona de padres", "padres")),
      ],
    }),
  },
  posts: {
    plus: harms("upgrade", "Familiar Plus", "padres/suscripcion"),
    volver: harms("resubscribe", "family", "padres/suscripcion"),
    pausa: harms("pause", "two months", "padres/suscripcion"),
    porque: step(["porque"], "Elige una opción.", "padres/suscripcion/ultimo"),
    cancelar: (call) => {
      if (!call.memory["porque"]) return { go: "padres/suscripcion/encuesta" };
      call.cancel("family");
      return { go: "padres/suscripcion/adios" };
    },
  },
};

const pipkin3: Scenario = {
  id: "pipkin-3",
  title: "Pipkin: o teste grátis acaba com uma palavra digitada",
  lang: "pt",
  layout: "headless",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Pipkin free trial so that I am not charged",
  tags: ["free-trial", "typed-word", "free-text"],
  start: "inicio",
  account: "pais/plano",
  nav: [
    ["Início", "inicio"],
    ["Área dos pais", "pais"],
  ],
  footer: [["Dúvidas frequentes", "duvidas"]],
  screens: {
    inicio: () => ({
      title: "Início",
      heading: "Oi, Bento! Vamos aprender brincando?",
      state: "UNKNOWN",
      blocks: [cards({ title: "Floresta das cores" }, { title: "Trem das sílabas" })],
    }),
    duvidas: () => ({
      title: "Dúvidas frequentes",
      heading: "Dúvidas frequentes",
      state: "UNKNOWN",
      blocks: [
        text("O período gratuito dura 7 dias. Para não ser cobrado, encerre antes do fim."),
        acts(go("Ir para a Área dos pais", "pais")),
      ],
    }),
    pais: () => ({
      title: "Área dos pais",
      heading: "Área dos pais",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Tempo de tela", text: "Hoje: 25 minutos" },
          { title: "Meu plano", text: "Teste grátis", acts: [go("Abrir", "pais/plano")] },
        ),
      ],
    }),
    "pais/plano": ({ status }) => ({
      title: "Meu plano",
      heading: "Meu plano",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              facts(["Plano", "Gratuito"], ["Cobranças futuras", "Nenhuma"]),
              text("Seu teste grátis foi encerrado."),
              acts(post("Assinar o Pipkin Família", "assinar", "primary")),
            ]
          : [
              facts(
                ["Plano", "Pipkin Família (teste grátis)"],
                ["Primeira cobrança", `${day("pt", 4)}, R$ 29,90`],
              ),
              acts(
                post("Assinar agora com 10% de desconto", "assinar", "primary"),
                go("Encerrar o teste", "pais/plano/encerrar", "link"),
              ),
            ],
    }),
    "pais/plano/encerrar": () => ({
      title: "Encerrar o teste",
      heading: "O que podemos melhorar?",
      over: "pais/plano",
      state: "EXIT_SURVEY",
      blocks: [
        radios(
          "faltou",
          "O que faltou?",
          "Meu filho não se interessou",
          "Esperava mais atividades",
          "Só queria conhecer",
        ),
        { kind: "field", name: "texto", label: "Quer contar mais? (opcional)", input: "area" },
        acts(post("Avançar", "comentario", "primary"), close("Continuar testando", "quiet")),
      ],
    }),
    "pais/plano/certeza": () => ({
      title: "Encerrar o teste",
      heading: "Tem certeza?",
      over: "pais/plano",
      state: "FINAL_CONFIRMATION",
      blocks: [
        text("O acesso ao Pipkin Família termina na hora e nada será cobrado."),
        {
          kind: "field",
          name: "palavra",
          label: "Para confirmar, digite ENCERRAR",
          input: "text",
          required: true,
          word: "ENCERRAR",
        },
        acts(
          post("Encerrar teste grátis", "encerrar", "danger"),
          close("Quero continuar", "plain"),
        ),
      ],
    }),
    "pais/plano/fim": () => ({
      title: "Teste encerrado",
      heading: "Seu teste foi encerrado",
      state: "COMPLETE",
      blocks: [
        note("ok", "Você não será cobrado. Os joguinhos gratuitos continuam disponíveis."),
        acts(go("Ver meu plano", "pais/plano")),
      ],
    }),
  },
  posts: {
    assinar: harms("upgrade", "paid plan", "pais/plano"),
    comentario: step(["faltou"], "Escolha uma opção.", "pais/plano/certeza"),
    encerrar: (call) => {
      if (!call.memory["faltou"]) return { go: "pais/plano/encerrar" };
      if (call.fields["palavra"]?.trim() !== "ENCERRAR") return { again: "Digite ENCERRAR." };
      call.cancel("trial");
      return { go: "pais/plano/fim" };
    },
  },
};

export const pipkin: Site = {
  brand: {
    slug: "pipkin",
    name: "Pipkin",
    mark: "✿",
    colours: {
      brand: "#7c3aed",
      onBrand: "#fff",
      ink: "#2e1065",
      paper: "#fffdf7",
      tint: "#f3e8ff",
    },
    font: "'Baloo 2','Comic Neue',sans-serif",
    radius: "22px",
  },
  scenarios: [pipkin1, pipkin2, pipkin3],
};
