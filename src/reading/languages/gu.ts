import type { FinalWords } from "./language-words.ts";

/** Gujarati. */
export const gu: FinalWords = {
  cancel: "રદ કરો | રદ",
  end: "સબ્સ્ક્રિપ્શન રદ કરો | સભ્યપદ રદ કરો | સબ્સ્ક્રિપ્શન સમાપ્ત કરો",
  delete: "કાઢી નાખો | ડિલીટ કરો",
  buy: "ખરીદો | હમણાં ખરીદો | ચુકવણી કરો | ઓર્ડર કરો | અપગ્રેડ | દાન કરો",
  reach: "શેર કરો | પ્રકાશિત કરો",
  subject: "સબ્સ્ક્રિપ્શન | સભ્યપદ",
  affirm: "=હા | =ચાલુ રાખો",
};
