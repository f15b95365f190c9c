// Core words that addresses and spaced-out labels run together: "cancelplan", "deleteaccount", "kontoloeschen".
const CORE = new Set(
  (
    "cancel cancellation cancelation end terminate stop unsubscribe delete remove close erase deactivate disable confirm do " +
    "process execute submit finish complete start my your the an this now order buy purchase pay payment checkout place " +
    "subscribe upgrade renew resume reactivate donate send post publish invite share subscription subscriptions membership " +
    "plan account user profile renewal auto autorenew autorenewal trial service contract billing recurring turn off request " +
    "immediately page form step flow survey reason reasons offer offers success " +
    "kuendigen kuendigung vertrag vertraege abo mitgliedschaft konto loeschen bestellen kaufen jetzt hier beenden " +
    "annuler resilier resiliation abonnement supprimer compte mon ma payer commander cancelar suscripcion assinatura " +
    "cuenta conta eliminar excluir comprar pagar baja disdetta disdire abbonamento elimina acquista opzeggen lidmaatschap " +
    "verwijderen bestelling kaiyaku taikai"
  ).split(" "),
);
const LONGEST = 14;

/** Parts a word into core words, or gives it back whole: every letter must belong to one, so ordinary words stay. */
export function splitJoined(word: string): string {
  if (word.length < 6 || word.length > 60 || CORE.has(word)) return word;
  const cutBefore: (number | undefined)[] = [0];
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      if (cutBefore[start] !== undefined && CORE.has(word.slice(start, end))) {
        cutBefore[end] = start;
        break;
      }
    }
  }
  const parts: string[] = [];
  for (let end = word.length; end > 0;) {
    const start = cutBefore[end];
    if (start === undefined) return word;
    parts.unshift(word.slice(start, end));
    end = start;
  }
  return parts.join(" ");
}
