import { countWords, wordsOf } from "../goal.ts";
import type { View } from "../port.ts";

/** Says that one says nothing: the answer where the person gave none. */
const SAYS_NOTHING = new RegExp(
  [
    "(?:prefer|rather|would like) not(?: to)?(?: say| answer| share)?|(?:don't|do not) (?:want|wish) to (?:say|answer|share)|no (?:particular |special )?reason|no answer",
    "keine angabe|ohne angabe|(?:möchte|will) (?:ich )?(?:es |dazu )?(?:nicht|nichts|keinen?) (?:sagen|angeben|grund)|kein(?:en)? (?:besonderer |besonderen )?grund",
    "(?:préfère|souhaite|veux) (?:ne )?pas (?:répondre|préciser|le dire|dire)|sans (?:réponse|raison)|aucune raison",
    "(?:prefiero|quiero|deseo) no (?:decir|responder|contestar)|prefiero no|sin respuesta|ningún motivo",
    "prefiro não|não (?:quero|desejo) (?:dizer|responder|informar)|sem resposta|nenhum motivo",
    "preferisco non|non (?:voglio|desidero) (?:dire|rispondere)|nessuna risposta|nessun motivo",
    "(?:zeg|wil) ik liever niet|liever niet|geen (?:antwoord|opgave|reden)",
    "回答しない|答えたくない|回答を控え|特に(?:理由は)?な[いし]|無回答",
    "wolę nie|nie chcę (?:mówić|podawać|odpowiadać)|bez (?:odpowiedzi|powodu)",
    "vill (?:inte|ej) (?:säga|svara|uppge|ange)|(?:vil|ønsker) ikke (?:å )?(?:at )?(?:svare|oplyse|oppgi|si)|ingen (?:anledning|grund|grunn)|en halua",
  ].join("|"),
  "iu",
);

/** True of whoever leaves, and tells nothing of their money, health, home or whom they go to. */
const TELLS_LITTLE = new RegExp(
  [
    "no longer need|(?:don't|do not) need|not us(?:e|ing)|(?:don't|do not|rarely|hardly|never) use|(?:don't|do not) watch|no longer interested",
    "brauche .{0,30}nicht mehr|nutze .{0,30}(?:nicht|kaum|zu wenig|selten)|kein interesse mehr",
    "n'(?:ai|utilise) (?:plus|pas).{0,30}|plus besoin|utilise (?:peu|rarement)",
    "ya no (?:lo |la )?(?:necesito|uso)|no lo uso|lo uso poco",
    "não (?:preciso|uso)|uso pouco",
    "non (?:mi serve|ne ho|lo uso|la uso)|uso poco",
    "niet meer nodig|gebruik .{0,30}(?:niet|weinig|nauwelijks)",
    "使わなくなった|利用しなくなった|使用頻度|必要なくなった",
    "nie (?:potrzebuję|korzystam|używam)|rzadko (?:korzystam|używam)",
  ].join("|"),
  "iu",
);

const OTHER = /^(other|andere|sonstige|autre|otro|outra|outro|altro|anders|その他|inn[ey])/i;

/**
 * Which of a site's reasons is given. The person's own comes first, by its words; where they gave none, the answer that says
 * nothing, else one that tells little of them. "Other" mostly asks for more: it is right only where there is more to say.
 */
export function pickReason<T>(
  view: Pick<View, "reason">,
  choices: readonly T[],
  nameOf: (choice: T) => string,
): T | undefined {
  const name = (choice: T): string => nameOf(choice).replaceAll("’", "'");
  if (view.reason !== undefined) {
    const words = wordsOf(view.reason);
    const [best] = choices.toSorted(
      (one, two) => countWords(name(two), words) - countWords(name(one), words),
    );
    if (best !== undefined && countWords(name(best), words) > 0) return best;
    const other = choices.find((choice) => OTHER.test(name(choice)));
    if (other !== undefined) return other;
  }
  return (
    choices.find((choice) => SAYS_NOTHING.test(name(choice))) ??
    choices.find((choice) => TELLS_LITTLE.test(name(choice))) ??
    choices.find((choice) => !OTHER.test(name(choice))) ??
    choices[0]
  );
}
