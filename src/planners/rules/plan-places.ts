import { meaningsOf, MEANS } from "./label-meanings.ts";

export const readsAsPlan = (label: string): boolean => (meaningsOf(label) & MEANS.plan) !== 0;

const LOOKS =
  /^(?:view|see|show|open|check|review|go to|voir|afficher|consulter|ouvrir|ver|mostrar|consultar|abrir|vedi|mostra|apri|visualizza|bekijk|toon|zobacz|pokaż|visa|se)\s+(?:(?:the|my|your|current|la|le|l'|ma|mon|votre|el|mi|tu|su|o|meu|seu|il|mio|tuo|het|mijn|je|uw|min|din)\s+)*/iu;

/** "View plan": a word too short to be looked for everywhere, and nothing else besides the looking. */
export function showsPlan(label: string): boolean {
  const what = label.replace(LOOKS, "");
  return what !== label && (meaningsOf(what) & MEANS.plan) !== 0 && !/^plans$/i.test(what);
}

const JOINS = /\s*(?:[&+,/·|]|\s(?:and|und|et|y|e|en|i|och|og)\s)\s*|[・／、]|と/iu;

/** "Subscriptions & orders": one of the two places is the plan's. */
export function namesPlanToo(label: string): boolean {
  const parts = label.split(JOINS);
  return (
    parts.length > 1 &&
    parts.some((part) => {
      const means = meaningsOf(part);
      return (means & MEANS.plan) !== 0 && (means & MEANS.elsewhere) === 0;
    })
  );
}

/** "Switch profile": who watches, not who pays. */
export const SWITCHES_PROFILE =
  /(?:switch|change|add|choose|select)(?: a| your)? (?:profiles?|users?|accounts?)|(?:profil|konto|benutzer) (?:wechseln|auswählen|hinzufügen)|changer de (?:profil|compte)|cambiar (?:de )?(?:perfil|cuenta|usuario)|(?:trocar|mudar) (?:de )?(?:perfil|conta)|cambia (?:profilo|account|utente)|(?:profiel|account) (?:wisselen|kiezen)|wissel (?:van )?(?:profiel|account)|(?:プロフィール|アカウント|ユーザー)(?:の|を)?切り?替え?|(?:przełącz|zmień) profil|byt profil/iu;
