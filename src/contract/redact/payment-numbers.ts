/** Luhn and a prefix that an issuer uses at this length; either alone matches every tenth order number. */
export function isCardNumber(digits: string): boolean {
  const length = digits.length;
  if (length < 13 || length > 19) return false;
  return issued(digits, length) && luhn(digits);
}

function issued(digits: string, length: number): boolean {
  const four = Number(digits.slice(0, 4));
  const within = (from: number, to: number): boolean => four >= from && four <= to;
  if (digits[0] === "4") return length === 13 || length === 16 || length === 19;
  if (within(5100, 5599) || within(2221, 2720)) return length === 16;
  if (within(3400, 3499) || within(3700, 3799)) return length === 15;
  if (within(3000, 3059) || within(3600, 3699) || within(3800, 3999)) return length >= 14;
  if (within(2200, 2204)) return length >= 16;
  return (
    length >= 16 &&
    (within(3528, 3589) ||
      within(6200, 6299) ||
      within(6440, 6599) ||
      [5018, 5020, 5038, 5893, 6011, 6304, 6759, 6761, 6762, 6763].includes(four))
  );
}

function luhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, double = false; at >= 0; at--, double = !double) {
    const digit = digits.charCodeAt(at) - 48;
    sum += double ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit;
  }
  return sum % 10 === 0;
}

// ISO 13616 registry: the length tells where an IBAN ends when words follow it.
const ibanLengths: ReadonlyMap<string, number> = new Map(
  (
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 " +
    "FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 " +
    "LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 " +
    "SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30"
  )
    .split(" ")
    .map((entry): [string, number] => [entry.slice(0, 2), Number(entry.slice(2))]),
);

export function ibanLength(country: string): number | undefined {
  return ibanLengths.get(country.toUpperCase());
}

/** `iban`: letters and digits only, of the country's length. */
export function isIban(iban: string): boolean {
  const upper = iban.toUpperCase();
  if (upper.length !== ibanLength(upper.slice(0, 2))) return false;
  let rest = 0;
  for (const char of upper.slice(4) + upper.slice(0, 4)) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
