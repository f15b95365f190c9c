import type { EverydayWords } from "./language.ts";

/** Portuguese. */
export const pt: EverydayWords = {
  small: "o a os as de e é uma um para com seu sua que não em por você",
  everyday:
    "buscar | pesquisar | busca | pesquisa | filtrar | filtros | filtro | ordenar | ordenar por | mais | menos | ver mais | mostrar mais | mostrar menos | ver menos | carregar mais | ver tudo | ver todos | próximo | próxima | anterior | próxima página | página anterior | voltar | abrir | fechar | início | menu | curtir | gosto | favorito | favoritos | adicionar aos favoritos | seguir | deixar de seguir | salvar | guardar | rascunho | salvar rascunho | salvar alterações | editar | renomear | adicionar ao carrinho | adicionar à sacola | carrinho | lista de desejos | comparar | reproduzir | pausa | silenciar | volume | tela cheia | legendas | entrar | iniciar sessão | fazer login | sair | terminar sessão | idioma | tema | baixar | descarregar | imprimir | copiar | copiar link | cookies | aceitar todos | rejeitar todos | calendário | hoje | mapa | aumentar zoom | diminuir zoom | atualizar página | tentar novamente | ajuda | visualizar | visão geral | resumo | configurações | definições | preferências | perfil | conta | minha conta | detalhes | histórico | notificações | mensagens | pedidos | meus pedidos | faturas | fatura | avaliações | fotos | descrição | tamanho | cor | quantidade | mensal | anual | selecionar tudo | limpar | ocultar | geral | segurança | privacidade | sobre | contato | produtos | categorias | entendi | voltar ao topo | escolher arquivo",
  shows:
    "ver | mostrar | consultar | abrir | gerenciar | gerir | detalhes | comparar | saiba mais | ler | descobrir | baixar | imprimir | editar | alterar | mudar | ir para | método de pagamento | forma de pagamento | faturas | fatura",
  chooses: "selecionar | escolher | adicionar",
};
