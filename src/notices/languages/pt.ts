import type { LetterWords } from "../letter-words.ts";

export const portuguese: LetterWords = {
  subject: "Cancelamento: {service}",
  greeting: "Prezados senhores,",
  end: "Comunico o cancelamento do meu contrato de {service} com efeito {when}.",
  otherwise: "Caso não seja possível, o cancelamento terá efeito na primeira data possível.",
  noCharge: "A partir dessa data retiro a autorização para qualquer cobrança ou débito automático.",
  confirm:
    "Peço que confirmem por escrito o recebimento deste pedido e a data em que o contrato termina.",
  noOffers: "Não desejo receber ofertas para permanecer.",
  legal: "Fundamento: {law}. {says}",
  source: "Texto da lei: {source} (desde {since}; consultado em {checked})",
  closing: "Atenciosamente,",
  signature: "(assinatura)",
  account: "Número de cliente ou contrato: {account}",
  email: "E-mail da conta: {email}",
  yourName: "(seu nome)",
  yourAddress: "(seu endereço)",
  noAdvice:
    "Escrito por um programa com base em textos legais públicos. Não é aconselhamento jurídico; confira antes de enviar. Nada foi enviado.",
  now: "imediato",
  phone: {
    title: "Ao telefone: {service}",
    before: "Tenha à mão: número de cliente, e-mail da conta, papel e caneta, a hora.",
    opening:
      "“Ligo para cancelar o meu contrato de {service}, número de cliente {account}, com efeito {when}.”",
    insist: "Se perguntarem o motivo: “Prefiro não dizer. Por favor, cancelem.”",
    offers: "A cada oferta: “Não, obrigado. Cancelem agora, por favor.”",
    ask: "Antes de desligar: “Diga-me o seu nome, um número de protocolo e a data de término, e envie-me uma confirmação por e-mail.”",
    notes: "Anote: data e hora, nome, protocolo, data de término.",
  },
  dispute: {
    subject: "Cobrança após o fim do contrato: {service}",
    body: "O meu contrato de {service} terminou em {date}; o próprio site do fornecedor confirmou, como mostra o registro anexo. Em {chargedOn} foram, no entanto, cobrados {amount}.",
    ask: "Não autorizei esta cobrança. Peço o estorno e o bloqueio de novas cobranças deste comerciante.",
    attached:
      "Anexo: o registro do cancelamento com as palavras do fornecedor, imagens e cadeia de verificação.",
  },
  on: "a partir de {date}",
};
