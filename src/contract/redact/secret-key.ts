import type { RedactedKind } from "./placeholder.ts";

// English puts the head last: "reset_token" is a token, "token_type" a type.
const heads: ReadonlyMap<string, RedactedKind> = new Map([
  ...kinds("password", "password passwd pwd pass passphrase passcode pin"),
  ...kinds("session", "session sessionid sessid sess sid phpsessid jsessionid"),
  ...kinds(
    "token",
    "token tokens jwt secret otp totp auth authorization signature sig hmac ticket credential credentials",
  ),
  ...kinds(
    "token",
    "bearer assertion code key apikey samlresponse samlrequest samlart awsaccesskeyid",
  ),
]);

function kinds(kind: RedactedKind, words: string): [string, RedactedKind][] {
  return words.split(" ").map((word) => [word, kind]);
}

const runTogether =
  /(?:token|secret|passwd|password|passcode|apikey|accesskey|secretkey|privatekey|authkey|signature|authcode|oobcode)$/;
const runTogetherSession = /(?:sessionid|sessid|(?:connect|php|asp|laravel)sid)$/;

// Codes and keys that are no secrets, whatever "code" and "key" mean alone.
const harmless = new Set(
  (
    "promo promotion promotional coupon discount voucher gift campaign referral ref affiliate partner country region state lang language " +
    "locale currency postal post zip area dial calling phone error status response reason exit http product item sku plan offer color " +
    "colour category airport station iata icao bar qr source sort order group primary foreign public cache row partition translation " +
    "i18n shortcut hot arrow next idempotency"
  ).split(" "),
);

/** What a parameter or cookie of this name holds, when that is a secret. */
export function secretKey(key: string): RedactedKind | undefined {
  const words = wordsOf(key);
  const head = words.at(-1);
  if (head === undefined) return undefined;
  if ((head === "code" || head === "key") && harmless.has(words.at(-2) ?? "")) return undefined;
  const joined = words.join("");
  const kind = heads.get(head) ?? heads.get(joined);
  if (kind !== undefined) return kind;
  if (runTogetherSession.test(joined)) return "session";
  return runTogether.test(joined) ? "token" : undefined;
}

// Names that mean a credential wherever they stand. Narrower than secretKey on purpose: `sessionId`, `confirm.token`,
// `{ key: "Enter" }` and `{ code: "ELEMENT_GONE" }` are words of our own protocol, and a caller needs them.
const credentials: ReadonlyMap<string, RedactedKind> = new Map([
  ...kinds(
    "password",
    "password passwd pwd passphrase newpassword oldpassword currentpassword userpassword",
  ),
  ...kinds("cookie", "cookie setcookie"),
  ...kinds("authorization", "authorization proxyauthorization"),
  ...kinds(
    "token",
    "accesstoken refreshtoken idtoken authtoken bearertoken csrftoken xsrftoken sessiontoken personalaccesstoken",
  ),
  ...kinds("token", "xauthtoken xcsrftoken xxsrftoken secrettoken"),
  ...kinds(
    "key",
    "apikey xapikey clientsecret secretkey privatekey secretaccesskey awssecretaccesskey accesskeysecret",
  ),
]);

/** The same for a property or header name in data and in "name: value" text. */
export function credentialName(name: string): RedactedKind | undefined {
  return name.length > 64 ? undefined : credentials.get(wordsOf(name).join(""));
}

function wordsOf(key: string): string[] {
  return key
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && word !== "amp");
}
