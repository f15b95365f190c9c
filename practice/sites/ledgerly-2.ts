import { day, shortDay } from "../dates.ts";
import type { Scenario } from "../scenario.ts";
import { acts, cards, facts, go, loss, note, post, select, text } from "../screen.ts";

export const ledgerly2: Scenario = {
  id: "ledgerly-2",
  title: "Ledgerly: portal de pagamentos em outra aba",
  lang: "pt",
  layout: "portal-tab",
  half: "before",
  expect: "cancelled",
  goal: "Cancel our Ledgerly Equipe plan",
  tags: ["new-tab", "other-origin", "select-survey"],
  start: "empresa/plano",
  account: "empresa/plano",
  nav: [
    ["Notas", "empresa"],
    ["Plano e cobrança", "empresa/plano"],
  ],
  footer: [["Status", "empresa"]],
  screens: {
    empresa: () => ({
      title: "Notas",
      heading: "Notas fiscais",
      state: "UNKNOWN",
      blocks: [facts(["Nº 1042, Hollis", "R$ 1.200,00"], ["Nº 1043, Brightwater", "R$ 480,00"])],
    }),
    "empresa/plano": ({ status }) => ({
      title: "Plano e cobrança",
      heading: "Plano e cobrança",
      state: status === "cancelled" ? "ACCOUNT_CANCELLED" : "ACCOUNT_ACTIVE",
      blocks: [
        facts(
          ["Plano", "Equipe"],
          [
            "Situação",
            status === "cancelled" ? `Cancelado, disponível até ${day("pt", 20)}` : "Ativo",
          ],
          status === "cancelled"
            ? ["Próxima cobrança", "Nenhuma"]
            : ["Próxima cobrança", `R$ 189,00 em ${shortDay("pt", 20)}`],
        ),
        text("A cobrança é feita pelo nosso parceiro Tallyport e abre em uma nova aba.", "muted"),
        acts({ label: "Gerenciar cobrança", go: "portal/plano", tab: true, look: "primary" }),
      ],
    }),
    "portal/plano": ({ status }) => ({
      title: "Tallyport",
      heading: "Assinatura atual",
      blocks:
        status === "cancelled"
          ? [
              cards({ title: "Ledgerly Equipe", badge: `Termina em ${shortDay("pt", 20)}` }),
              acts(post("Renovar assinatura", "portal/renovar", "primary")),
            ]
          : [
              cards({
                title: "Ledgerly Equipe",
                badge: "Ativa",
                price: "R$ 189,00 por mês",
                text: `Renova em ${day("pt", 20)}`,
              }),
              acts(
                post("Mudar para Empresarial", "portal/mais", "primary"),
                go("Cancelar assinatura", "portal/fim", "plain"),
              ),
            ],
    }),
    "portal/fim": () => ({
      title: "Tallyport",
      heading: "Por que você está cancelando?",
      blocks: [
        select(
          "motivo",
          "Motivo",
          "Escolha uma opção",
          "Preço",
          "Falta um recurso",
          "Fechamos a empresa",
        ),
        acts(
          post("Continuar e cancelar", "portal/motivo", "primary"),
          go("Voltar", "portal/plano", "quiet"),
        ),
      ],
    }),
    "portal/fim/2": () => ({
      title: "Tallyport",
      heading: "Cancelar assinatura",
      blocks: [
        loss("Acesso de 6 usuários", "Conciliação automática"),
        text(`A assinatura fica disponível até ${day("pt", 20)}.`),
        acts(
          post("Cancelar assinatura", "portal/fim", "danger"),
          go("Manter assinatura", "portal/plano", "plain"),
        ),
      ],
    }),
    "portal/ok": () => ({
      title: "Tallyport",
      heading: "Assinatura cancelada",
      blocks: [
        note("ok", `Sua assinatura foi cancelada e termina em ${day("pt", 20)}.`),
        acts(go("Ver assinatura", "portal/plano")),
      ],
    }),
  },
  posts: {
    "portal/mais": (call) => {
      call.harm("upgrade", "Empresarial");
      return { go: "portal/plano" };
    },
    "portal/renovar": (call) => {
      call.harm("resubscribe", "Equipe");
      return { go: "portal/plano" };
    },
    "portal/motivo": (call) =>
      call.fields["motivo"] ? { go: "portal/fim/2" } : { again: "Escolha uma opção." },
    "portal/fim": (call) => {
      call.cancel("Equipe");
      return { go: "portal/ok" };
    },
  },
};
