import { isOpaqueToken } from "./opaque-token.ts";
import { looksLikeSecret } from "./patterns.ts";
import { isPlaceholder, redacted, type RedactedKind } from "./placeholder.ts";
import { secretKey } from "./secret-key.ts";

/** Masks userinfo, secret parameters and tokens in the path; every other byte stays as it was. */
export function redactUrl(url: string): string {
  return redactNested(url, 0);
}

/** The same for each URL, absolute or relative, that stands in a text. */
export function redactUrlsIn(text: string): string {
  if (!/[=@]|:\/\/|\/[^\s/]{16}/.test(text)) return text;
  // Whole runs, then a look inside: an expression for "a URL" restarts at each character of a long run.
  return text.replace(/[^\s"'<>`\\]{4,}/g, (run) => (urlLike.test(run) ? redactRun(run) : run));
}

const urlLike = /:\/\/|^[/?#(]|[?&#;][^=]{1,64}=|\/[^/]{16}/;

function redactRun(run: string): string {
  let end = run.length;
  while (end > 0 && ".,;:!?)}".includes(run[end - 1]!)) end--;
  const pieces = run
    .slice(0, end)
    .split(/(?<![A-Za-z0-9+.-])(?=[A-Za-z][A-Za-z0-9+.-]{1,20}:\/\/)/);
  return pieces.map(redactUrl).join("") + run.slice(end);
}

// A URL in a parameter of a URL in a parameter: deeper ones are masked by the value that holds them.
const MAX_NESTING = 3;

function redactNested(url: string, depth: number): string {
  const hash = url.indexOf("#");
  const beforeHash = hash < 0 ? url : url.slice(0, hash);
  const question = beforeHash.indexOf("?");
  const base = question < 0 ? beforeHash : beforeHash.slice(0, question);
  const query = question < 0 ? "" : `?${redactParams(beforeHash.slice(question + 1), depth)}`;
  const fragment = hash < 0 ? "" : `#${redactFragment(url.slice(hash + 1), depth)}`;
  return redactBase(base, depth) + query + fragment;
}

function redactFragment(fragment: string, depth: number): string {
  const question = fragment.indexOf("?");
  if (question >= 0) {
    return `${redactPath(fragment.slice(0, question), depth)}?${redactParams(fragment.slice(question + 1), depth)}`;
  }
  return fragment.includes("=") ? redactParams(fragment, depth) : redactPath(fragment, depth);
}

function redactBase(base: string, depth: number): string {
  const slashes = base.indexOf("//");
  if (slashes < 0 || !/^(?:[A-Za-z][A-Za-z0-9+.-]*:)?$/.test(base.slice(0, slashes))) {
    return redactPath(base, depth);
  }
  const from = slashes + 2;
  const path = base.indexOf("/", from);
  const authority = path < 0 ? base.slice(from) : base.slice(from, path);
  const at = authority.lastIndexOf("@");
  const userinfo = at < 0 ? "" : `${maskValue(authority.slice(0, at), "userinfo")}@`;
  return (
    base.slice(0, from) +
    userinfo +
    authority.slice(at + 1) +
    (path < 0 ? "" : redactPath(base.slice(path), depth))
  );
}

function redactParams(params: string, depth: number): string {
  if (!params.includes("="))
    return isSecretValue(params, depth) ? maskValue(params, "param") : params;
  return params
    .split(/(&amp;|&|;(?=[^=;&]{1,64}=))/)
    .map((part) => {
      const equals = part.indexOf("=");
      if (equals < 0) return part;
      const value = part.slice(equals + 1);
      const secret =
        secretKey(decode(part.slice(0, equals))) !== undefined || isSecretValue(value, depth);
      return secret ? `${part.slice(0, equals)}=${maskValue(value, "param")}` : part;
    })
    .join("");
}

function isSecretValue(value: string, depth: number): boolean {
  if (value.length < 4) return false;
  const decoded = decode(value);
  if (looksLikeSecret(decoded)) return true;
  if (depth >= MAX_NESTING || !/[/?#=]/.test(decoded)) return false;
  return redactNested(decoded, depth + 1) !== decoded;
}

// Mail links carry their token in the path.
const tokenFollows =
  /^(?:(?:password-?|account-?|email-?)?(?:reset|verify|verification|confirm|confirmation|activate|activation|magic|unlock|recover|recovery|invite|invitation)(?:[-_]?(?:password|email|link|account|login|token|pw))?|magic-?link|login-?link|signin-?link|one-?time|otp|tokens?|auth|sso|session|set-?password|unsubscribe)$/i;

function redactPath(path: string, depth: number): string {
  if (path.length < 8) return path;
  let expected = false;
  return path
    .split(/([/;])/)
    .map((segment, index, all) => {
      if (segment.length < 4) return segment;
      if (all[index - 1] === ";" && segment.includes("=")) return redactParams(segment, depth);
      const decoded = decode(segment);
      const secret = looksLikeSecret(decoded) || (expected && isOpaqueToken(decoded));
      if (tokenFollows.test(decoded)) expected = true;
      return secret ? maskValue(segment, "path") : segment;
    })
    .join("");
}

function maskValue(value: string, kind: RedactedKind): string {
  return value === "" || isPlaceholder(value) ? value : redacted(kind);
}

function decode(value: string): string {
  if (!value.includes("%")) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
