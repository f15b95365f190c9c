import { danger, type Risk, SAFE } from "../../contract/risk.ts";
import { readWords, wordsOf } from "../risk/read-words.ts";
import { ADDRESS } from "../risk/lexicon-address.ts";
import { readLabel } from "../risk/label-reading.ts";
import { repeatsWords } from "../risk/submission-risk.ts";

const MAX_LENGTH = 60;
const CODE = /^[A-Za-z][\w.:/$#-]*$/;
const SHOWN =
  /\b(?:page|modal|dialog|popup|flow|screen|banner|widget|component|route|button|link|visible|enabled|url|clicked)s?\b/;
const FINAL = ["ends_subscription", "deletes", "spends_money"] as const;

/**
 * A value that is a whole command in the words of people ("säg upp medlemskap", "withdrawAllFunds") is one under
 * whatever name it is sent; fields that repeat what somebody wrote or looked for are left out.
 */
export function riskOfSpoken(name: string, value: string): Risk {
  if (value.length < 6 || value.length > MAX_LENGTH || repeatsWords(name)) return SAFE;
  // A path says where, not what.
  if (value.includes("/")) return SAFE;
  const code = CODE.test(value);
  const words = code ? wordsOf(value) : value;
  // "GetCancelSubscriptionOptions", "cancelPlanModal": what is looked at is named after the deed.
  if (code && ((readWords(value).bits & ADDRESS.neutral) !== 0 || SHOWN.test(words))) return SAFE;
  const count = words.trim().split(/\s+/).length;
  if (
    count > 8 ||
    (count < 2 && /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(words))
  )
    return SAFE;
  const { risk } = readLabel(words);
  const kind = FINAL.find((one) => risk.kinds.includes(one));
  return risk.level === "danger" && kind !== undefined ? danger(kind) : SAFE;
}
