// Letters of other scripts, and odd Latin ones, that look like a Latin letter. Upper case is listed apart where
// the shapes differ from lower case (Cyrillic "Н" looks like H, "н" does not look like h).
const LOOK_ALIKES: Record<string, string> = {
  a: "аɑαᴀꭺаǎᾳ",
  b: "ЬВβʙᏴᖯҌ",
  c: "сϲᴄꮯⅽСϹꓚ",
  d: "ԁᴅɗժⅾꓒ",
  e: "еєҽᴇεЕΕꬲℯ",
  f: "ғꜰƒϝꞙ",
  g: "ɡɢցԍᶃ",
  h: "һНΗʜհԋ",
  i: "іıɩιІΙɪӏꙇ",
  j: "јϳЈᴊʝ",
  k: "кКκΚᴋҝ",
  l: "ӏʟⅼӀꓡɫ",
  m: "мМΜᴍⅿṃ",
  n: "пηΝɴոռ",
  o: "оОοΟᴏօσө",
  p: "рРρΡᴘԛ",
  q: "ԛգ",
  r: "гᴦʀɾᴙ",
  s: "ѕЅꜱʂ",
  t: "тТτΤᴛ",
  u: "υսᴜʋц",
  v: "νѵᴠⅴ",
  w: "ԝωᴡɯш",
  x: "хХχΧⅹ",
  y: "уУγΥʏүყ",
  z: "ᴢΖʐ",
};

// Not look-alikes of a whole alphabet but of single letters inside a word ("canc3l", "de1ete").
const LEET: Record<string, string> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

const toLatin = new Map<string, string>();
for (const [latin, others] of Object.entries(LOOK_ALIKES)) {
  for (const other of others) if (!toLatin.has(other)) toLatin.set(other, latin);
}

/** Letters in boxes and circles that NFKC leaves alone: negative circled, negative squared, regional indicators. */
function boxed(code: number): string | undefined {
  for (const start of [0x1f150, 0x1f170, 0x1f1e6]) {
    if (code >= start && code < start + 26) return String.fromCharCode(97 + code - start);
  }
  return undefined;
}

export function latinOf(char: string): string | undefined {
  return toLatin.get(char) ?? boxed(char.codePointAt(0) ?? 0);
}

export function leetLatinOf(char: string): string | undefined {
  return LEET[char];
}
