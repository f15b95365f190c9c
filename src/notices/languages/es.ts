import type { LetterWords } from "../letter-words.ts";

export const spanish: LetterWords = {
  subject: "Baja del contrato: {service}",
  greeting: "Estimados señores:",
  end: "Por la presente comunico la baja de mi contrato de {service} con efecto {when}.",
  otherwise: "De no ser posible, la baja surtirá efecto en la primera fecha posible.",
  noCharge: "A partir de esa fecha retiro mi autorización para cualquier cargo o adeudo.",
  confirm:
    "Les ruego que confirmen por escrito la recepción de esta comunicación y la fecha en que termina el contrato.",
  noOffers: "No deseo recibir ofertas para continuar.",
  legal: "Fundamento: {law}. {says}",
  source: "Texto de la ley: {source} (desde el {since}; consultado el {checked})",
  closing: "Atentamente,",
  signature: "(firma)",
  account: "Número de cliente o contrato: {account}",
  email: "Correo electrónico de la cuenta: {email}",
  yourName: "(su nombre)",
  yourAddress: "(su dirección)",
  noAdvice:
    "Escrito por un programa a partir de textos legales públicos. No es asesoramiento jurídico; revíselo antes de enviarlo. No se ha enviado nada.",
  now: "lo antes posible",
  phone: {
    title: "Por teléfono: {service}",
    before: "Tenga a mano: número de cliente, correo de la cuenta, papel y lápiz, la hora.",
    opening:
      "«Llamo para dar de baja mi contrato de {service}, número de cliente {account}, con efecto {when}.»",
    insist: "Si preguntan por qué: «Prefiero no decirlo. Por favor, tramiten la baja.»",
    offers: "A cada oferta: «No, gracias. Tramiten la baja ahora, por favor.»",
    ask: "Antes de colgar: «Dígame su nombre, un número de referencia y la fecha de fin, y envíeme una confirmación por correo.»",
    notes: "Anote: fecha y hora, nombre, número de referencia, fecha de fin.",
  },
  dispute: {
    subject: "Cargo posterior al fin del contrato: {service}",
    body: "Mi contrato de {service} terminó el {date}; el propio sitio del proveedor lo confirmó, como muestra el documento adjunto. El {chargedOn} se me cobraron, sin embargo, {amount}.",
    ask: "No autoricé este cargo. Les pido que lo devuelvan y que bloqueen otros de este comercio.",
    attached:
      "Adjunto: el registro de la baja con las palabras del proveedor, imágenes y cadena de comprobación.",
  },
  on: "a partir del {date}",
};
