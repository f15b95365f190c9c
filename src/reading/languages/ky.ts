import type { FinalWords } from "./language-words.ts";

/** Kyrgyz. */
export const ky: FinalWords = {
  cancel: "жокко чыгаруу",
  end: "жазылууну токтотуу | жазылууну жокко чыгаруу | келишимди бузуу",
  delete: "өчүрүү | аккаунтту өчүрүү",
  buy: "сатып алуу | төлөө | заказ берүү",
  reach: "жарыялоо | бөлүшүү",
  subject: "жазылуу | жазылууну",
  affirm: "=ооба | =улантуу",
};
