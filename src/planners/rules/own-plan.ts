/** Words for what is paid for again and again, as they stand in the name of a section. */
const NOUN =
  "plans?|subscriptions?|memberships?|pass|passes|club|box|boxes|kit|package|bundle|abos?|tarife?|mitgliedschaft|paket|forfaits?|formules?|abonnements?|coffret|plan(?:es)?|suscripci[oó]n|bono|abono|pase|cajas?|tarifas?|planos?|assinaturas?|passe|clube|caixa|pacote|piani|piano|abbonament[oi]|tessera|pacchetto|pakket|doos|lidmaatschap|pakiet|karnet|abonnemang|medlemskap|kort";
const OWN =
  "my|your|meine?|deine?|ihre?|mon|ma|mes|votre|vos|ton|ta|mi|mis|tu|tus|su|sus|(?:o )?(?:meu|teu|seu)|(?:a )?(?:minha|tua|sua)|il mio|la mia|il tuo|la tua|mijn|jouw|je|uw|m[oó]j|moja|moje|tw[oó]j|min|mitt|mina|din|ditt|dina";
const AND = /\s*(?:[&+/,]|(?<!\p{L})(?:and|und|et|y|e|en|och|og|i)(?!\p{L}))\s*/iu;

/** "My shave plan", "Mein Kaffee-Abo": the noun ends the name. */
const OWN_LAST = new RegExp(
  String.raw`^(?:${OWN})\s(?:[\p{L}\p{N}'’-]+\s){0,3}(?:[\p{L}\p{N}]+-?)?(?:${NOUN})$`,
  "iu",
);
/** "Mon forfait café", "Mi plan de afeitado": the noun comes right behind. */
const OWN_FIRST = new RegExp(
  String.raw`^(?:${OWN})\s(?:${NOUN})(?:\s[\p{L}\p{N}'’-]+){0,4}$`,
  "iu",
);
const BARE = new RegExp(String.raw`^(?:${NOUN})$`, "iu");

/** "Plan & payment", "My shave plan": the place where it is kept, under a name that no list can hold. */
export function namesOwnPlan(label: string): boolean {
  const text = label.replace(/[\s›→»>…]+$/u, "").trim();
  if (OWN_LAST.test(text) || OWN_FIRST.test(text)) return true;
  const parts = text.split(AND).filter((part) => part !== "");
  return parts.length > 1 && parts.length < 4 && parts.some((part) => BARE.test(part));
}
