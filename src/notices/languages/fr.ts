import type { LetterWords } from "../letter-words.ts";

export const french: LetterWords = {
  subject: "Résiliation : {service}",
  greeting: "Madame, Monsieur,",
  end: "Je vous informe par la présente que je résilie mon contrat {service} avec effet au {when}.",
  otherwise: "À défaut, la résiliation prendra effet à la première date possible.",
  noCharge: "Je révoque à compter de cette date toute autorisation de prélèvement.",
  confirm:
    "Je vous prie de me confirmer par écrit la réception de la présente et la date de fin du contrat.",
  noOffers: "Je ne souhaite recevoir aucune offre pour poursuivre l'abonnement.",
  legal: "Fondement : {law}. {says}",
  source: "Texte de loi : {source} (depuis le {since} ; consulté le {checked})",
  closing: "Veuillez agréer, Madame, Monsieur, mes salutations distinguées.",
  signature: "(signature)",
  account: "Numéro de client ou de contrat : {account}",
  email: "Adresse électronique du compte : {email}",
  yourName: "(votre nom)",
  yourAddress: "(votre adresse)",
  noAdvice:
    "Rédigé par un programme d'après des textes de loi publics. Ceci n'est pas un conseil juridique ; vérifiez avant l'envoi. Rien n'a été envoyé.",
  now: "plus tôt possible",
  phone: {
    title: "Au téléphone : {service}",
    before:
      "À préparer : numéro de client, adresse électronique du compte, de quoi noter, l'heure.",
    opening:
      "« Je souhaite résilier mon contrat {service}, numéro de client {account}, avec effet au {when}. »",
    insist: "Si l'on vous demande pourquoi : « Je ne souhaite pas répondre. Merci de résilier. »",
    offers: "À chaque offre : « Non merci. Merci de résilier maintenant. »",
    ask: "Avant de raccrocher : « Veuillez me donner votre nom, un numéro de dossier et la date de fin, et m'envoyer une confirmation par courriel. »",
    notes: "À noter : date et heure, nom, numéro de dossier, date de fin.",
  },
  dispute: {
    subject: "Prélèvement après la fin du contrat : {service}",
    body: "Mon contrat {service} a pris fin le {date} ; le site du fournisseur l'a lui-même confirmé, comme le montre le relevé joint. Le {chargedOn}, {amount} m'ont pourtant été débités.",
    ask: "Je n'ai pas autorisé ce paiement. Merci de le rembourser et de bloquer les suivants de ce commerçant.",
    attached:
      "Pièce jointe : le relevé de la résiliation avec les mots du fournisseur, des images et une chaîne de contrôle.",
  },
  on: "{date}",
};
