import { isOpaqueToken, isUuid } from "./opaque-token.ts";
import { ibanLength, isCardNumber, isIban } from "./payment-numbers.ts";
import { isPlaceholder, redacted, type RedactedKind } from "./placeholder.ts";
import { credentialName, secretKey } from "./secret-key.ts";

/** Masks what looks like a secret in free text. Every expression is linear: no quantifier can be re-split. */
export function redactPatterns(text: string): string {
  let result = text;
  for (const rule of rules) result = rule(result);
  return result;
}

/** The kind of secret that the whole value is, as far as its own shape tells. */
export function looksLikeSecret(value: string): boolean {
  return [pem, jwt, apiKeys, cards, ibans].some((rule) => rule(value) !== value);
}

type Rule = (text: string) => string;

function pem(text: string): string {
  if (!text.includes("-----BEGIN ")) return text;
  return text
    .replace(
      /-----BEGIN [A-Z0-9 ]{1,40}-----(?:(?!-----)[\s\S]){0,20000}-----END [A-Z0-9 ]{1,40}-----/g,
      redacted("pem"),
    )
    .replace(
      /-----BEGIN [A-Z0-9 ]{1,40}-----(?:\s|\\[nr])*(?:[A-Za-z0-9+/=]{16,}(?:\s|\\[nr])*)+/g,
      redacted("pem"),
    );
}

function jwt(text: string): string {
  if (!text.includes("eyJ")) return text;
  return text.replace(
    /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]{2,}){1,4}\.?/g,
    (match) =>
      match.endsWith(".") && match.split(".").length > 3 ? `${redacted("jwt")}.` : redacted("jwt"),
  );
}

const apiKey = new RegExp(
  `(?<![A-Za-z0-9_-])(?:${[
    "gh[pousr]_[A-Za-z0-9]{30,}",
    "github_pat_[A-Za-z0-9_]{30,}",
    "(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])",
    "AIza[A-Za-z0-9_-]{30,}",
    "ya29\\.[A-Za-z0-9_-]{20,}",
    "GOCSPX-[A-Za-z0-9_-]{20,}",
    "xox[abeoprs]-[A-Za-z0-9-]{10,}",
    "xapp-[A-Za-z0-9-]{20,}",
    "gl(?:pat|dt|rt|cbt|ptt|soat)-[A-Za-z0-9_-]{20,}",
    "npm_[A-Za-z0-9]{30,}",
    "pypi-[A-Za-z0-9_-]{50,}",
    "hf_[A-Za-z0-9]{30,}",
    "(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,}",
    "whsec_[A-Za-z0-9+/=]{16,}",
    "SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}",
    "shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32,}",
    "do[opr]_v1_[a-f0-9]{40,}",
    // A digit somewhere: "sk-folding-cube-wrapper" is a CSS class.
    "sk-(?=[A-Za-z_-]{0,64}[0-9])[A-Za-z0-9_-]{20,}",
  ].join("|")})`,
  "g",
);

function apiKeys(text: string): string {
  return text.replace(apiKey, redacted("key"));
}

const scheme = "(?:Bearer|Basic|Digest|Token|Negotiate|NTLM|ApiKey|AWS4-HMAC-SHA256)";
const authorizationHeader = new RegExp(
  `((?:proxy-)?authorization["']?[ \\t]{0,4}[:=][ \\t]{0,4}["']?)(${scheme}[ \\t]{1,4}[^\\r\\n"']{1,8192}|[^\\s"']{8,8192})`,
  "gi",
);
const bearer = /\b(Bearer|Basic)([ \t]{1,4})([A-Za-z0-9._~+/-]{8,8192}={0,2})/gi;
const cookieHeader =
  /\b((?:set-)?cookie2?["']?[ \t]{0,4}:[ \t]{0,4}["']?)([\w!#$%&*+.^`|~-]{1,128}=[^\r\n"]{0,8192})/gi;
// {"name":"cookie","value":"…"}: how HAR files and DevTools list headers.
const headerEntry =
  /("name"\s{0,4}:\s{0,4}"(?:set-cookie|cookie|(?:proxy-)?authorization|x-api-key|x-auth-token|x-csrf-token)"\s{0,4},\s{0,64}"value"\s{0,4}:\s{0,4}")([^"\\]{0,8192}(?:\\.[^"\\]{0,8192}){0,256})/gi;

function headers(text: string): string {
  return text
    .replace(headerEntry, (_, before: string, value: string) => before + mask(value, "cookie"))
    .replace(authorizationHeader, (match: string, before: string, value: string) =>
      // "Authorization: required-by-your-bank" is prose.
      /\s/.test(value) || isOpaqueToken(value) ? before + mask(value, "authorization") : match,
    )
    .replace(bearer, (match: string, name: string, space: string, value: string) =>
      isSchemeValue(value) ? `${name}${space}${redacted("token")}` : match,
    )
    .replace(cookieHeader, (_, before: string, value: string) => before + mask(value, "cookie"));
}

// "Basic subscription" and "bearer certificates" are prose.
function isSchemeValue(value: string): boolean {
  if (value.endsWith("=") || isOpaqueToken(value)) return true;
  return (
    [/[a-z]/, /[A-Z]/, /[0-9]/].every((part) => part.test(value)) && /^[A-Za-z0-9+/]+$/.test(value)
  );
}

// Open to the left: "newPassword", "db_password".
const passwordWord =
  "(?:passw(?:or)?d|passphrase|passwort|kennwort|mot[ _]de[ _]passe|contrase(?:ñ|n\u0303|n)a|senha|palavra-passe|wachtwoord|パスワード|(?<![a-z])pwd|(?<![a-z])pass)";
const passwordPair = new RegExp(
  `(${passwordWord}\\\\?["']?[ \\t]{0,4}(?:=>|[:=：])[ \\t]{0,4})(?:(\\\\?["'])([^"'\\\\\\r\\n]{1,512})|([^\\s"'\\\\<>]{1,512}))`,
  "gi",
);
// What stands after "Password:" on a page that shows no password.
const notAPassword =
  /^(?:[*•●.·_-]+|required|optional|show|hide|forgot(?:ten)?|must|is|should|needs?|minimum|at|the|a|an|your|you|enter|type|choose|create|change|reset|new|old|current|confirm|incorrect|invalid|wrong|weak|strong|good|ok|none|null|true|false|undefined|not|never|yes|no|set|unchanged|string|text|erforderlich|vergessen|anzeigen|obligatoire|oublié|requis|obligatorio|olvidada|mostrar|obrigatório|esqueceu|obbligatorio|dimenticata|verplicht|vergeten|必須)[?!.,;:)]*$/i;

function passwords(text: string): string {
  return text.replace(
    passwordPair,
    (
      match: string,
      before: string,
      quote: string | undefined,
      quoted: string | undefined,
      bare = "",
    ) => {
      if (quoted !== undefined) return before + quote + mask(quoted, "password");
      const equals = /=[ \t]*$/.test(before);
      const end = equals ? bare.search(/[&;]/) : -1;
      const value = trimEnd(end < 0 ? bare : bare.slice(0, end));
      if (value === "" || (!equals && notAPassword.test(value))) return match;
      return before + mask(value, "password") + bare.slice(value.length);
    },
  );
}

const pair =
  /(?<![\w.-])([A-Za-z][\w.-]{1,63})(\\?["']?[ \t]{0,4}[:=][ \t]{0,4}\\?["']?)([^\s"'\\<>&;,]{6,4096})/g;

function pairs(text: string): string {
  return text.replace(pair, (match: string, key: string, between: string, value: string) => {
    // "session: 3 of 5" and "token: …" are said in prose and in our own answers; "sid=…" is not.
    const kind = between.includes("=") ? secretKey(key) : credentialName(key);
    if (kind === undefined || isPlaceholder(trimEnd(value))) return match;
    return /[0-9]/.test(value) || isOpaqueToken(value) ? key + between + redacted(kind) : match;
  });
}

const uuidOrDigits =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<![\p{L}\p{N}_])[0-9]{1,19}(?:[ \u00a0\u202f-][0-9]{1,19})*(?![\p{L}\p{N}_])/giu;

function cards(text: string): string {
  return text.replace(uuidOrDigits, (run: string, at: number) => {
    if (run.length < 13 || isUuid(run)) return run;
    return maskCards(run, text[at - 1] === "+");
  });
}

// "Order 12 4111 1111 1111 1111 3": the run of digit groups is longer than the card in it.
function maskCards(run: string, phone: boolean): string {
  const groups = [...run.matchAll(/[0-9]+/g)];
  const parts: string[] = [];
  let taken = 0;
  for (let first = phone ? 1 : 0; first < groups.length; first++) {
    const start = groups[first]!.index;
    let digits = "";
    for (let last = first; last < groups.length; last++) {
      digits += groups[last]![0];
      if (digits.length > 19) break;
      // Issuers print 4-4-4-4, 4-6-5 or 6-13; "13-4-…" is something else.
      if (last > first && groups[first]![0].length !== 4 && groups[first]![0].length !== 6) break;
      const end = groups[last]!.index + groups[last]![0].length;
      const separators = new Set(run.slice(start, end).replace(/[0-9]/g, ""));
      if (separators.size > 1 || !isCardNumber(digits)) continue;
      parts.push(run.slice(taken, start), redacted("card"));
      taken = end;
      first = last;
      break;
    }
  }
  return parts.join("") + run.slice(taken);
}

const ibanStart = /(?<![A-Za-z0-9])[A-Za-z]{2}[0-9]{2}(?=[ \u00a0-]?[A-Za-z0-9]{4})/g;

function ibans(text: string): string {
  const parts: string[] = [];
  let taken = 0;
  for (const match of text.matchAll(ibanStart)) {
    const length = ibanLength(match[0].slice(0, 2));
    if (length === undefined || match.index < taken) continue;
    let letters = "";
    let end = match.index;
    for (; letters.length < length && end < text.length; end++) {
      const char = text[end]!;
      if (/[A-Za-z0-9]/.test(char)) letters += char;
      else if (!/[ \u00a0-]/.test(char) || /[^A-Za-z0-9]/.test(text[end + 1] ?? "")) break;
    }
    if (!isIban(letters) || /[A-Za-z0-9]/.test(text[end] ?? "")) continue;
    parts.push(text.slice(taken, match.index), redacted("iban"));
    taken = end;
  }
  return taken === 0 ? text : parts.join("") + text.slice(taken);
}

function mask(value: string, kind: RedactedKind): string {
  return value === "" || isPlaceholder(value) ? value : redacted(kind);
}

function trimEnd(value: string): string {
  let end = value.length;
  while (end > 0 && ".,;)}".includes(value[end - 1]!)) end--;
  return value.slice(0, end);
}

const rules: readonly Rule[] = [pem, headers, jwt, apiKeys, passwords, pairs, cards, ibans];
