import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, close, facts, go, loss, note, post, stack, text } from "../screen.ts";
import { refuse, signIn } from "./sign-in.ts";

export const lingostar3: Scenario = {
  id: "lingostar-3",
  title: "Lingostar: cookies, chat e espera",
  lang: "pt",
  layout: "sheets",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Lingostar Plus subscription",
  tags: ["consent-wall", "chat-popup", "waiting-button", "price-offer", "dialog-cancel"],
  start: "aprender",
  account: "perfil",
  nav: [
    ["Aprender", "aprender"],
    ["Perfil", "perfil"],
  ],
  footer: [],
  consent: {
    title: "Sua privacidade",
    text: "Usamos cookies para lembrar suas lições e medir anúncios.",
    accept: "Aceitar todos",
    reject: "Só os essenciais",
  },
  chat: {
    who: "Estrelinha",
    text: "Oi! Vamos bater um papo em inglês?",
    open: "Conversar",
    dismiss: "Fechar conversa",
  },
  screens: {
    login: () => signIn("pt"),
    aprender: () => ({
      title: "Aprender",
      heading: "Sua lição de hoje",
      state: "UNKNOWN",
      blocks: [cards({ title: "Inglês para viagem", text: "Unidade 7" })],
    }),
    perfil: ({ status }) => ({
      title: "Perfil",
      heading: "Minha assinatura",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              note("info", `Assinatura cancelada. Válida até ${day("pt", 10)}.`),
              acts(post("Reativar o Plus", "reativar", "primary")),
            ]
          : [
              facts(["Plano", "Plus"], ["Valor", "R$ 29,90 por mês"], ["Renova em", day("pt", 10)]),
              acts(
                post("Mudar para o plano família", "familia", "primary"),
                go("Cancelar assinatura", "perfil/fim", "link"),
              ),
            ],
    }),
    "perfil/fim": () => ({
      title: "Uma oferta",
      heading: "Fique por R$ 9,90",
      over: "perfil",
      state: "RETENTION_OFFER",
      blocks: [
        text("Três meses por R$ 9,90 cada. Depois, R$ 29,90 por mês."),
        stack(
          post("Quero a oferta", "oferta", "primary"),
          go("Recusar e continuar", "perfil/fim/2", "quiet"),
          close("Fechar", "link"),
        ),
      ],
    }),
    "perfil/fim/2": () => ({
      title: "Confirmar",
      heading: "Tem certeza?",
      over: "perfil",
      state: "FINAL_CONFIRMATION",
      blocks: [
        loss("Sua ofensiva de 128 dias", "Lições sem anúncios"),
        text(`Sua assinatura termina em ${day("pt", 10)}.`),
        stack(
          close("Cancelar", "primary"),
          post("Sim, cancelar assinatura", "perfil/fim", "quiet", { wait: 4 }),
        ),
      ],
    }),
    "perfil/pronto": () => ({
      title: "Assinatura cancelada",
      heading: "Pronto, sua assinatura foi cancelada",
      state: "COMPLETE",
      blocks: [
        text(`Você pode usar o Plus até ${day("pt", 10)}.`),
        acts(go("Ver meu perfil", "perfil")),
      ],
    }),
  },
  posts: {
    login: refuse("pt"),
    reativar: (call) => {
      call.harm("resubscribe", "Plus");
      return { go: "perfil" };
    },
    familia: (call) => {
      call.harm("upgrade", "family");
      return { go: "perfil" };
    },
    oferta: (call) => {
      call.harm("accept-offer", "three months cheaper");
      return { go: "perfil" };
    },
    "perfil/fim": (call) => {
      call.cancel("Plus");
      return { go: "perfil/pronto" };
    },
  },
};
