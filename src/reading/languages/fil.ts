import type { FinalWords } from "./language.ts";

/** Filipino. */
export const fil: FinalWords = {
  cancel: "kanselahin | ikansela | kanselado",
  end: "kanselahin ang subscription | ikansela ang subscription | itigil ang subscription | tapusin ang membership | wakasan ang kontrata | mag-unsubscribe | tapusin ang subscription",
  delete: "burahin | tanggalin ang account | i-delete | burahin ang account",
  buy: "bilhin | bumili | bilhin ngayon | magbayad | bayaran | umorder | mag-order | mag-subscribe | i-upgrade | mag-upgrade | mag-donate | magpadala ng pera",
  reach: "i-publish | ibahagi | imbitahan | mag-post",
  subject: "subscription | membership | kontrata",
  affirm: "=oo | =magpatuloy | =kumpirmahin",
};
