import type { FinalWords } from "./language-words.ts";

/** Kannada. */
export const kn: FinalWords = {
  cancel: "ರದ್ದುಮಾಡಿ | ರದ್ದು",
  end: "ಚಂದಾದಾರಿಕೆ ರದ್ದು | ಸದಸ್ಯತ್ವ ರದ್ದು | ಚಂದಾದಾರಿಕೆಯನ್ನು ರದ್ದುಮಾಡಿ",
  delete: "ಅಳಿಸಿ | ಖಾತೆ ಅಳಿಸಿ",
  buy: "ಖರೀದಿಸಿ | ಈಗ ಖರೀದಿಸಿ | ಪಾವತಿಸಿ | ಆರ್ಡರ್ ಮಾಡಿ | ಅಪ್ಗ್ರೇಡ್ | ದಾನ",
  reach: "ಪ್ರಕಟಿಸಿ | ಹಂಚಿಕೊಳ್ಳಿ",
  subject: "ಚಂದಾದಾರಿಕೆ | ಸದಸ್ಯತ್ವ",
  affirm: "=ಹೌದು | =ಮುಂದುವರಿಸಿ",
};
