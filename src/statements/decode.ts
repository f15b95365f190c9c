/** A file's letters. Banks still write Windows-1252; what is no UTF-8 is taken for that. */
export function decode(bytes: Uint8Array): { text: string; encoding: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "UTF-16" };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "UTF-16" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    const shiftJis = shiftJisText(bytes);
    if (shiftJis !== undefined) return { text: shiftJis, encoding: "Shift JIS" };
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Windows-1252" };
  }
}

/** Japanese banks: taken only where it gives kana or kanji in number and no broken letter. */
function shiftJisText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("shift_jis", { fatal: true }).decode(bytes);
    const letters = text.match(/[\u3041-\u30fe\u4e00-\u9fff]/g)?.length ?? 0;
    return letters > text.length / 20 ? text : undefined;
  } catch {
    return undefined;
  }
}
