import type { EndWords } from "../end-words.ts";

export const pt: EndWords = {
  code: "pt",
  ended:
    "cancelada | cancelado | canceladas | cancelamento confirmado | cancelamento programado | cancelamento agendado | cancelamento concluído | encerrada | encerrado | finalizada | finalizado | terminada | terminado | expirada | expirado | desativada | desativado | rescindida | rescindido | inativa | inativo | terminou | cancelou | cancelaste | não está mais ativa | já não está ativa | deixou de ser",
  ends: "termina | terminará | encerra | encerrará | expira | vence | até | data de término | data de fim | fim | último dia | será cancelad* | será encerrad* | acesso até | válida até | válido até",
  noMore:
    "nenhuma nova cobrança | não pagará mais | não vai pagar mais | não será renovad* | não se renova* | não renova | não será mais renovad* | sem renovação | não haverá mais cobranças | não haverá novas cobranças | nenhuma cobrança | nenhum pagamento | não será cobrad* | não vamos cobrar | não iremos cobrar | não lhe será cobrado | sem mais cobranças | sem cobranças | não há próximas cobranças | renovação automática desativada | renovação desativada | renovação automática: desligada | renovação: não | sem próximos pagamentos",
  none: "nenhuma assinatura | nenhum plano | sem assinatura | sem plano | não tem assinatura | não tem nenhum* | não tens nenhum* | não tem uma | nenhuma subscrição | sem subscrição | já não tem",
  undo: "reativar | retomar | restaurar | desfazer | assinar novamente | assinar de novo | renovar | voltar a assinar | subscrever novamente | cancelar o cancelamento | anular o cancelamento | reverter | manter | assinar | subscrever | escolher um plano | ver planos",
  leave:
    "cancelar | cancelar … assinatura | cancelar … plano | cancelar … subscrição | encerrar … assinatura | encerrar … plano | rescindir | desativar a renovação | terminar … subscrição",
  living:
    "próximo pagamento | próxima cobrança | próxima fatura | próximo débito | próxima renovação | renova em | renova-se | será renovad* | renovação em | será cobrad* | vamos cobrar | renovação automática ativada | renovação automática: ligada | renovação: sim | próxima mensalidade | cobrado em",
  active: "ativa | ativo | em vigor | vigente | plano atual | assinatura atual | continua",
  paused:
    "pausada | pausado | em pausa | pausa | suspensa | suspenso | congelada | congelado | retoma | será retomad* | retomará | adiad* | pulad* | ignorad* | temporariamente | volta em | recomeça",
  again:
    "reativada | reativado | retomada | retomado | restaurad* | reiniciad* | restabelecid* | renovada até | foi renovad* | bem-vind* de volta | novamente ativ* | voltou a estar ativ* | cancelamento anulado | cancelamento revertido | prorrogad* | recomeçou | começou de novo | revertid* | desfeit*",
  moved:
    "mudou para | passou para | mudado para | alterad* para | bem-vindo ao | bem-vinda ao | bem-vindo à | boas-vindas | novo plano | nova assinatura | nova subscrição | agora está no | agora você tem | convertid* | substituíd* | transferid* | migrad* | rebaixad*",
  trial:
    "teste | avaliação gratuita | experimentação | período gratuito | mês grátis | período experimental",
  waits:
    "pendente | aguardando | aguarda | verifique seu e-mail | verifique o seu e-mail | caixa de entrada | clique no link | clique na ligação | confirme | por confirmar | deve ser confirmad* | pedido recebido | recebemos seu pedido | recebemos o seu pedido | solicitação | em processamento | em análise | será analisad* | ligue para | ligaremos | entraremos em contato | entraremos em contacto | pelo correio | carta | assinatura digital | quase pronto | mais um passo | última etapa | para concluir | para finalizar | aprovação | provisóri*",
  ifs: "se | a menos que | salvo se | exceto se | desde que | sujeito a | assim que | uma vez que | quando | só se | apenas se | só terá efeito | terá efeito | só será efetiv* | enquanto | em caso de | caso | antes de | depois de | até que",
  can: "pode ser | podem ser | poderia | pode | seria",
  not: "não foi | não está | ainda | não foi possível | continua | nunca | não pôde",
  small:
    "o | a | os | as | um | uma | de | do | da | dos | das | no | na | nos | nas | ao | aos | seu | sua | seus | suas | teu | tua | meu | minha | nosso | nossa | voce | tu | eu | se | te | lhe | e | ou | em | com | por | para | desde | ate | apos | depois | que | quando | hoje | agora | ja | entao | aqui | esta | este | isso | foi | sera | serao | tem | ter | ha | sido | dia* | data | mes* | ano* | semana* | fim | final | hora* | imediat* | definitiv* | automatic* | sucesso | mais | pagament* | cobranc* | debit* | fatur* | cartao | conta | acesso | usar | aproveitar | ativo | ativa | confirmad* | confirmacao | obrigad* | ola | mensal | anual | familia | efeito | partir | feit* | realizad* | pode | pedido | valido | sera* | cobrad* | referencia | numero",
  goesOn: "continua | segue | mantem-se | permanece | renova-se",
  negates: "nao | nunca | nenhum* | ninguem | nada | nem | sem",
  turns:
    "mas | porem | contudo | embora | em vez | ainda | continu* | segue* | permanec* | fica* | mantem* | manter* | mesm* | de novo | novamente | outr* | nov* | proxim* | ambos | ambas | apenas | so | somente | exceto | salvo | por enquanto | por agora | quase | por engano | engano* | erro*",
  failed: "erro | falhou | não foi possível | tente novamente | problema",
  things:
    "entrega* | pedido* | encomenda* | caixa | aula* | reserva* | consulta | bilhete* | ingresso* | adicional | adicionais | extra* | complemento* | newsletter* | boletim | e-mail* | pagamento* | cobrança* | fatura* | cupom | cupons | oferta* | desconto* | promoção | presente* | dispositivo* | perfil | perfis | sessão | sessões | download* | lembrete* | notificaç* | pausa | teste | cartão | evento* | envio* | refeição | visita* | curso* | solicitaç* | fidelização | créditos | pontos",
  people:
    "membro da família | membro da sua família | familiar* | filho | filha | filhos | parceir* | convidad* | amig* | outro usuário | outra conta | outro utilizador | colega* | membro da equipe | cônjuge | subconta",
  plan: "assinatura* | plano | planos | subscriç* | contrato* | adesão | conta | renovação | mensalidade | seguro | cancelamento",
  status:
    "status | estado | situação | fim | data de término | data de fim | próximo pagamento | próxima cobrança | renovação | renovação automática | válida até | válido até | acesso até | contrato | pagamento | cancelamento",
  period:
    "período de faturamento | período de faturação | período atual | período | ciclo | fidelização | mês em curso | mês atual",
};
