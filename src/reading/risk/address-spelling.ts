/** "%2563ancel" is read as the server behind two proxies reads it. */
export function decoded(text: string): string {
  let at = text.replace(/\+/g, " ");
  for (let times = 0; times < 4 && /%[0-9a-f]{2}/i.test(at); times++)
    try {
      at = decodeURIComponent(at);
    } catch {
      break;
    }
  return at;
}

/** What sites of the last century send: the same bytes are a word in one of these. */
const LEGACY = ["windows-1251", "windows-1252", "shift_jis", "gb18030", "euc-kr"];

/** A query whose bytes are no UTF-8, read as each of the old alphabets would. */
export function legacySpellings(search: string): string[] {
  if (!/%[89a-f]/i.test(search)) return [];
  try {
    decodeURIComponent(search);
    return [];
  } catch {
    return LEGACY.map((alphabet) =>
      search.slice(0, LEGACY_MAX).replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
        const text = new TextDecoder(alphabet).decode(
          Buffer.from(bytes.replaceAll("%", ""), "hex"),
        );
        return encodeURIComponent(text);
      }),
    );
  }
}

const LEGACY_MAX = 5_000;

export function decodedSlashes(path: string): string {
  return /%2f|%25/i.test(path) ? decoded(path.replaceAll("+", "%2B")) : path;
}
