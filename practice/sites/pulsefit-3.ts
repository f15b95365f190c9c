import { day } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, close, facts, go, loss, note, post, select, stack, text } from "../screen.ts";

export const pulsefit3: Scenario = {
  id: "pulsefit-3",
  title: "Pulsefit: palavra digitada e pausa em destaque",
  lang: "pt",
  layout: "soup",
  half: "before",
  expect: "cancelled",
  goal: "Cancel my Pulsefit Plus plan",
  tags: ["typed-word", "select-survey", "pause-instead", "swapped-emphasis"],
  start: "conta/plano",
  account: "conta/plano",
  nav: [
    ["Treinos", "treinos"],
    ["Meu plano", "conta/plano"],
  ],
  footer: [["Ajuda", "treinos"]],
  screens: {
    treinos: () => ({
      title: "Treinos",
      heading: "Treinos de hoje",
      state: "UNKNOWN",
      blocks: [
        cards(
          { title: "Abdômen em 15", text: "Sem equipamento" },
          { title: "Alongamento", text: "22 minutos" },
        ),
      ],
    }),
    "conta/plano": ({ status }) => ({
      title: "Meu plano",
      heading: "Meu plano",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks:
        status === "cancelled"
          ? [
              note("info", `Plano cancelado. Você pode usar o Plus até ${day("pt", 17)}.`),
              acts(post("Assinar novamente", "voltar", "primary")),
            ]
          : [
              facts(
                ["Plano", "Plus mensal"],
                ["Valor", "R$ 39,90 por mês"],
                ["Próxima cobrança", day("pt", 17)],
              ),
              acts(post("Mudar para o plano anual", "anual", "primary")),
              acts(go("Cancelar plano", "conta/sair", "link")),
            ],
    }),
    "conta/sair": () => ({
      title: "Que tal uma pausa?",
      heading: "Que tal uma pausa em vez de sair?",
      state: "RETENTION_OFFER",
      blocks: [
        text("Pause por até 3 meses sem pagar nada e mantenha seu histórico."),
        stack(
          post("Pausar meu plano", "pausar", "primary"),
          go("Não, quero continuar com o cancelamento", "conta/sair/motivo", "link"),
        ),
      ],
    }),
    "conta/sair/motivo": () => ({
      title: "Motivo",
      heading: "Conte pra gente o motivo",
      state: "EXIT_SURVEY",
      blocks: [
        select(
          "motivo",
          "Por que você quer cancelar?",
          "Selecione um motivo",
          "Está caro",
          "Não tenho tempo",
          "Vou treinar em outro lugar",
        ),
        acts(post("Continuar", "conta/sair/motivo", "primary"), close("Voltar", "quiet")),
      ],
    }),
    "conta/sair/fim": () => ({
      title: "Confirmar",
      heading: "Confirme o cancelamento",
      state: "FINAL_CONFIRMATION",
      blocks: [
        loss("Seus 64 treinos concluídos", "O preço promocional"),
        text(`O plano termina em ${day("pt", 17)}. Para confirmar, digite CANCELAR abaixo.`),
        {
          kind: "field",
          name: "palavra",
          label: "Digite CANCELAR",
          input: "text",
          required: true,
          word: "CANCELAR",
        },
        stack(close("Cancelar", "primary"), post("Encerrar meu plano", "conta/sair/fim", "quiet")),
      ],
    }),
    "conta/erro": () => ({
      title: "Erro",
      heading: "Não foi possível cancelar seu plano",
      state: "FAILED",
      blocks: [
        note("error", "Algo deu errado do nosso lado. Nenhuma alteração foi feita."),
        acts(
          go("Tentar novamente", "conta/sair/fim", "primary"),
          go("Voltar ao meu plano", "conta/plano"),
        ),
      ],
    }),
    "conta/tchau": () => ({
      title: "Plano cancelado",
      heading: "Seu plano foi cancelado",
      state: "COMPLETE",
      blocks: [
        text(`Você ainda pode treinar com o Plus até ${day("pt", 17)}. Protocolo 20261117-3381.`),
        acts(go("Voltar ao meu plano", "conta/plano")),
      ],
    }),
  },
  posts: {
    voltar: (call) => {
      call.harm("resubscribe", "Plus");
      return { go: "conta/plano" };
    },
    anual: (call) => {
      call.harm("upgrade", "yearly");
      return { go: "conta/plano" };
    },
    pausar: (call) => {
      call.harm("pause", "three months");
      return { go: "conta/plano" };
    },
    "conta/sair/motivo": (call) => {
      if (!call.fields["motivo"]) return { again: "Selecione um motivo." };
      call.memory["motivo"] = "1";
      return { go: "conta/sair/fim" };
    },
    "conta/sair/fim": (call) => {
      if (call.status === "upgraded") return { go: "conta/erro" };
      if (call.fields["palavra"]?.trim() !== "CANCELAR" || !call.memory["motivo"])
        return { again: "Digite CANCELAR para confirmar." };
      call.cancel("Plus");
      return { go: "conta/tchau" };
    },
  },
};
