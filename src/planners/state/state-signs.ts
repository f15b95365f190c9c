import type { PageState } from "../../contract/words.ts";
import type { Kind } from "./claims.ts";
import { inBody, inHead, type Reading } from "./reading.ts";
import { Signs } from "./signs.ts";
import { weighAccount } from "./account-signs.ts";
import { weighFlow } from "./flow-signs.ts";
import { weighEnded } from "./ended-signs.ts";
import { weighWalls } from "./wall-signs.ts";

const ADDRESS: [PageState, number, RegExp][] = [
  [
    "LOGIN_REQUIRED",
    1.5,
    /[/.=#-](?:log-?in|log-?on|sign-?in|auth|sso|anmelden|connexion|acceso|accesso|inloggen|entrar)(?:[/?#._-]|$)/,
  ],
  [
    "UNKNOWN",
    2,
    /[/.](?:help|support|faq|hilfe|aide|ayuda|ajuda|aiuto|assistenza|hulp|pomoc|kb|knowledge|articles?|blog|docs)(?:[/?#._-]|$)|^(?:help|support|hilfe|aide|ayuda)\./,
  ],
  [
    "COMPLETE",
    1,
    /(?:done|complete|completed|success|goodbye|bye|thank-?you|cancelled|canceled|confirmed|bestaetigt|merci|gracias|grazie|obrigado|fertig|erledigt)(?:[/?#._-]|$)/,
  ],
  [
    "FINAL_CONFIRMATION",
    0.7,
    /(?:confirm|review|bestaetigen|confirmar|conferma|confirmer|bevestig|final|last)(?:[/?#._-]|$)/,
  ],
  [
    "RETENTION_OFFER",
    0.7,
    /(?:offers?|retention|stay|save|angebot|offre|oferta|offerta|aanbod|pause|wait|before)(?:[/?#._-]|$)/,
  ],
  [
    "EXIT_SURVEY",
    0.7,
    /(?:survey|reasons?|feedback|why|umfrage|grund|motif|motivo|reden|enquete)(?:[/?#._-]|$)/,
  ],
  ["FAILED", 1, /(?:error|failed|failure|fehler|erreur)(?:[/?#._-]|$)/],
  [
    "ACCOUNT_ACTIVE",
    0.5,
    /(?:account|subscriptions?|membership|billing|plans?|konto|abo|compte|cuenta|conta|abonnement|abbonamento|settings|profile)(?:[/?#._-]|$)/,
  ],
];

const path = (url: string): string => {
  if (!URL.canParse(url)) return url.toLowerCase();
  const { pathname, hash, search, hostname } = new URL(url);
  return `${hostname}${pathname}${hash}${search}`.toLowerCase();
};

export type Weights = { head: number; body: number };
/** Adds every claim of a kind as evidence; returns how many there were. */
export type Say = (state: PageState, kind: Kind, weights: Weights) => number;

/** What is said of another subscription still says a little: the page is of that sort. */
const ASIDE = 0.2;
/** Titles are often the site's, not the page's. */
const TITLE = 0.7;

/** Evidence for each state of one layer. The numbers were set by thought, then checked on pages of others. */
export function signsOf(r: Reading): Signs {
  const signs = new Signs();
  const say: Say = (state, kind, weights) => {
    const head = inHead(r, kind);
    const body = inBody(r, kind);
    for (const c of head)
      signs.add(
        state,
        weights.head * (c.aside ? ASIDE : c.place === "title" ? TITLE : 1),
        `${kind} in the head`,
        c.quote,
      );
    for (const c of body)
      signs.add(state, weights.body * (c.aside ? ASIDE : 1), `${kind} in the text`, c.quote);
    return head.length + body.length;
  };
  for (const [state, weight, pattern] of ADDRESS)
    if (!r.front && pattern.test(path(r.url))) signs.add(state, weight, "address", r.url);
  weighEnded(r, signs);
  weighFlow(r, signs, say);
  weighAccount(r, signs, say);
  weighWalls(r, signs, say);
  return signs;
}
