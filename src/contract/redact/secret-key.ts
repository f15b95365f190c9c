import type { RedactedKind } from "./placeholder.ts";

// English puts the head last: "reset_token" is a token, "token_type" a type.
const heads: ReadonlyMap<string, RedactedKind> = new Map(
  Object.entries({
    password: "password passwd pwd pass passphrase passcode pin",
    token:
      "token tokens jwt secret otp totp auth authorization signature sig hmac ticket credential credentials bearer assertion code key apikey",
    session: "session sessionid sessid sess sid phpsessid jsessionid",
  } as const).flatMap(([kind, words]) => words.split(" ").map((word): [string, RedactedKind] => [word, kind as RedactedKind])),
);

const compounds =
  /(?:token|secret|passwd|password|passcode|jwt|apikey|accesskey|accesskeyid|secretkey|privatekey|authkey|signature|sessionid|sessid|sid|samlresponse|samlrequest|samlart|authcode|oobcode|credential)$/;

// Codes and keys that are no secrets, whatever "code" and "key" alone mean.
const harmless =
  /^(?:promo|promotion|promotional|coupon|discount|voucher|gift|campaign|referral|ref|affiliate|partner|country|region|state|lang|language|locale|currency|postal|post|zip|area|dial|calling|phone|error|status|response|reason|exit|http|product|item|sku|plan|offer|color|colour|category|airport|station|iata|icao|bar|qr|source|sort|order|group|primary|foreign|public|cache|row|partition|translation|i18n|shortcut|hot|arrow|next|idempotency|zip)$/;

/** What a parameter, header or property of this name holds, when that is a secret. */
export function secretKey(key: string): RedactedKind | undefined {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  const head = words.at(-1);
  if (head === undefined) return undefined;
  const before = words.at(-2);
  if ((head === "code" || head === "key") && before !== undefined && harmless.test(before)) return undefined;
  if ((head === "session" || head === "auth") && words.length > 2) return undefined;
  const joined = words.join("");
  const kind = heads.get(head) ?? heads.get(joined);
  if (kind !== undefined) return kind;
  if (joined.endsWith("sessionid") || joined.endsWith("sessid")) return "session";
  return compounds.test(joined) && !harmlessEnds.test(joined) ? "token" : undefined;
}

// "…sid" closes ordinary words as well.
const harmlessEnds = /(?<!connect\.?|php|asp|laravel|sess|^)sid$/;
