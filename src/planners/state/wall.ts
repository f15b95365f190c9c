import type { PageState } from "../../contract/words.ts";
import type { PageFindings } from "../port.ts";
import { all, inHead, isHead, pressed, type Reading } from "./reading.ts";

type Wall = NonNullable<PageFindings["wall"]>;
const FREE = new Set<PageState>(["COMPLETE", "ACCOUNT_CANCELLED", "LOGIN_REQUIRED"]);
const LINK = /link|enlace|lien|リンク|odkaz|länk|lenke|ссылк/iu;

/** Why a person is needed here, or why it cannot be done here; only where the page offers no way on of its own. */
export function wallOf(r: Reading, state: PageState): { wall?: Wall; wallWords?: string } {
  if (FREE.has(state)) return {};
  const captcha = [...inHead(r, "captcha"), ...all(r, "captcha")][0];
  if (captcha) return { wall: "captcha", wallWords: captcha.quote };
  const code = [...inHead(r, "code"), ...all(r, "code")][0];
  if (code && r.fields.texts + r.fields.passwords + r.fields.emails > 0)
    return { wall: "code", wallWords: code.quote };
  if (r.fields.codes > 0)
    return { wall: "code", wallWords: r.heads.at(-1) ?? "A code is asked for." };
  const mail =
    all(r, "interim").find((claim) => LINK.test(claim.quote)) ??
    all(r, "interim").find((claim) =>
      /mail|メール|correo|courri|posta|inbox|postfach/iu.test(claim.quote),
    );
  // "E-mails are not dealt with": said where a letter or a visit is wanted.
  const paper = all(r, "letter").length > 0 && !all(r, "interim").some((c) => LINK.test(c.quote));
  if (mail && state === "UNKNOWN" && !paper) return { wall: "email_link", wallWords: mail.quote };
  if (pressed(r, "end", "final", "onward").length > 0) return {};
  if (state !== "UNKNOWN" && state !== "FAILED" && state !== "ACCOUNT_ACTIVE") return {};
  // "Stop by and talk to the manager": who is talked to is there, unless a number stands beside it.
  const there = new Set(all(r, "visit").map((claim) => claim.quote));
  for (const kind of ["letter", "phone", "chat", "visit"] as const) {
    const claims = all(r, kind).filter(
      ({ quote }) => kind !== "phone" || !there.has(quote) || /\d[\d\s-]{5,}/.test(quote),
    );
    // Desks and shops are spoken of on many pages: only beside words about ending do they stand in the way.
    const about =
      claims.find((claim) => speaksOfEnding(claim.quote, r)) ??
      (kind === "visit" ? undefined : claims.find(isHead));
    if (about) return { wall: kind, wallWords: about.quote };
  }
  return {};
}

const ENDING =
  /cancel|terminat|\bend(?:s|ed|ing)?\b|\bstop|\bleav|discontinu|\bclos(?:e|ing)\b|kündig|beend|résili|annul|désabonn|désinscri|arrêt|baja|disd|recess|reced|rescis|rescind|encerr|deslig|opzeg|uitschrij|schrijf|stopzet|beëindig|解約|退会|キャンセル|rezygn|anulow|wypowied|säga upp|uppsäg|opsig|si opp|oppsig|peru|irtisano|zruš|iptal|отмен|расторг/iu;

function speaksOfEnding(quote: string, r: Reading): boolean {
  return ENDING.test(quote) || (r.length < 1500 && r.heads.some((head) => ENDING.test(head)));
}
