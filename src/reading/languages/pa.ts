import type { FinalWords } from "./language-words.ts";

/** Punjabi. */
export const pa: FinalWords = {
  cancel: "ਰੱਦ ਕਰੋ | ਰੱਦ",
  end: "ਗਾਹਕੀ ਰੱਦ ਕਰੋ | ਮੈਂਬਰਸ਼ਿਪ ਰੱਦ ਕਰੋ | ਗਾਹਕੀ ਖਤਮ ਕਰੋ",
  delete: "ਮਿਟਾਓ | ਹਟਾਓ",
  buy: "ਖਰੀਦੋ | ਹੁਣੇ ਖਰੀਦੋ | ਭੁਗਤਾਨ ਕਰੋ | ਆਰਡਰ ਕਰੋ | ਅੱਪਗ੍ਰੇਡ | ਦਾਨ ਕਰੋ",
  reach: "ਸਾਂਝਾ ਕਰੋ | ਪ੍ਰਕਾਸ਼ਿਤ ਕਰੋ",
  subject: "ਗਾਹਕੀ | ਮੈਂਬਰਸ਼ਿਪ",
  affirm: "=ਹਾਂ | =ਜਾਰੀ ਰੱਖੋ",
};
