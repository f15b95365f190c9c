// Names and short forms of the months as pages print them; case does not matter.
const MONTHS = [
  "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec",
  "januar februar märz mai juni juli oktober dezember jän jänner mrz okt dez",
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre janv févr avr juil aout déc fevrier decembre",
  "enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre ene abr ago dic",
  "janeiro fevereiro março maio junho julho setembro outubro novembro dezembro fev mai set out",
  "gennaio febbraio aprile maggio giugno luglio settembre ottobre novembre dicembre gen mag giu lug ott",
  "januari februari maart mei augustus mrt",
  "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia sty lut kwi cze lip sie wrz paź lis gru",
  "maj augusti marts januara",
  "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
  "ledna února března dubna května června července srpna září října listopadu prosince",
  "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
  "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
];
const names = [...new Set(MONTHS.flatMap((line) => line.split(" ")))]
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const MONTH = String.raw`(?:${names})\.?(?!\p{L})`;
const YEAR = String.raw`(?:19|20)\d\d`;

const DATE = new RegExp(
  [
    String.raw`(?<!\d)${YEAR}\s?年\s?\d{1,2}\s?月\s?\d{1,2}\s?日`,
    String.raw`(?<!\d)\d{1,2}\s?月\s?\d{1,2}\s?日`,
    String.raw`(?<![\d/.-])${YEAR}[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)`,
    String.raw`(?<![\d/.,-])\d{1,2}(?:\.\s?|/|-)\d{1,2}(?:\.\s?|/|-)(?:${YEAR}|\d\d)(?![\d%])`,
    String.raw`(?<![\d\p{L}])\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?\s+(?:of\s+|de\s+|d')?${MONTH}(?:,?\s+(?:de\s+|del\s+)?${YEAR})?`,
    String.raw`(?<!\p{L})${MONTH}\s+\d{1,2}(?:st|nd|rd|th)?(?!\d)(?:,?\s+${YEAR})?`,
  ].join("|"),
  "giu",
);

/** The dates of a text, as it prints them. */
export function datesIn(text: string): string[] {
  return [...text.matchAll(DATE)].map(([date]) => date.trim().replace(/,$/, ""));
}

export const hasDate = (text: string): boolean => datesIn(text).length > 0;
