import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, close, facts, go, loss, note, post, text } from "../screen.ts";

export const nestpoint3: Scenario = {
  id: "nestpoint-3",
  title: "Nestpoint: a primeira tentativa falha",
  lang: "pt",
  layout: "kit",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Nestpoint hosting plan (Hospedagem Turbo)",
  tags: ["first-try-fails", "behind-menu", "acknowledgements", "other-word"],
  start: "painel",
  account: "servicos",
  nav: [
    ["Painel", "painel"],
    ["Serviços", "servicos"],
  ],
  footer: [["Central de ajuda", "ajuda"]],
  screens: {
    painel: () => ({
      title: "Painel",
      heading: "Olá, Caio",
      state: "UNKNOWN",
      blocks: [
        facts(["Sites no ar", "2"], ["Tráfego do mês", "41 GB"]),
        acts(go("Ver serviços", "servicos", "primary")),
      ],
    }),
    ajuda: () => ({
      title: "Central de ajuda",
      heading: "Central de ajuda",
      state: "UNKNOWN",
      blocks: [text("Tutoriais de e-mail, DNS e certificados.")],
    }),
    servicos: ({ status }) => ({
      title: "Serviços",
      heading: "Meus serviços",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks: [
        cards(
          status === "cancelled"
            ? {
                title: "Hospedagem Turbo",
                badge: "Encerramento agendado",
                text: `No ar até ${day("pt", 21)}. Não haverá renovação.`,
                acts: [post("Desfazer encerramento", "desfazer")],
              }
            : {
                title: "Hospedagem Turbo",
                badge: "Em dia",
                price: "R$ 29,90/mês",
                text: `Renova em ${day("pt", 21)}.`,
                menu: "Mais opções",
                acts: [
                  post("Migrar para o plano Max", "max"),
                  go("Trocar forma de pagamento", "painel"),
                  go("Encerrar serviço", "servicos/encerrar"),
                ],
              },
        ),
      ],
    }),
    "servicos/encerrar": ({ memory }) => ({
      title: "Encerrar serviço",
      heading: "Encerrar Hospedagem Turbo?",
      over: "servicos",
      state: "FINAL_CONFIRMATION",
      blocks: [
        ...(memory["falha"] ? [] : [text("Confira o que acontece ao encerrar:")]),
        loss("Seus 2 sites saem do ar", "Os backups são apagados em 7 dias"),
        text(`O encerramento vale a partir de ${day("pt", 21)}.`),
        { kind: "check", name: "ciente", label: "Já fiz backup e estou ciente", required: true },
        acts(
          post("Confirmar encerramento", "encerrar", "danger"),
          close("Desistir de encerrar", "plain"),
        ),
      ],
    }),
    "servicos/ok": () => ({
      title: "Encerramento agendado",
      heading: "Tudo certo: encerramento agendado",
      state: "COMPLETE",
      blocks: [
        note("ok", `A Hospedagem Turbo foi cancelada e fica no ar até ${day("pt", 21)}.`),
        acts(go("Voltar para serviços", "servicos")),
      ],
    }),
  },
  posts: {
    max: (call) => {
      call.harm("upgrade", "Max");
      return { go: "servicos" };
    },
    desfazer: (call) => {
      call.harm("resubscribe", "Hospedagem Turbo");
      return { go: "servicos" };
    },
    encerrar: (call) => {
      if (!call.fields["ciente"]) return { again: "Marque a caixa para continuar." };
      if (!call.memory["falha"]) {
        call.memory["falha"] = "1";
        call.note("failed on purpose");
        return { fail: "Tivemos uma instabilidade e nada foi alterado. Tente de novo." };
      }
      call.cancel("Hospedagem Turbo");
      return { go: "servicos/ok" };
    },
  },
};
