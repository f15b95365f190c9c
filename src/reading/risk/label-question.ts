/**
 * "What happens if I cancel?" asks and does nothing. Only a question that opens with its question word counts: "Cancel
 * your plan?" may well be the button that does it. A comma may be followed by its condition and by nothing else, so that
 * "What now, delete account?" stays what it is.
 */
const OPENINGS = [
  "what|how|when|where|why|which|who|is there|are there|is it|will|would|do i|does|can i|could i|may i|should i|must i|am i|have i",
  "was|wie|wieviel|wann|wo|warum|wieso|weshalb|welche[rsn]?|wer|kann ich|darf ich|muss ich|soll ich|bekomme ich|werde ich|kostet|kosten|gibt es|habe ich|verliere ich",
  "comment|combien|quand|ou|pourquoi|que|qu'|quel|quelle|quels|quelles|qui|puis-je|dois-je|vais-je|serai-je|aurai-je|est-ce|y a-t-il|faut-il|peut-on",
  "como|cuanto|cuanta|cuando|donde|por que|que|cual|cuales|quien|puedo|debo|tengo que|hay|me devolver\\p{L}*|perdere",
  "quanto|quanta|quando|onde|porque|por que|o que|qual|quais|quem|posso|devo|tenho de|tenho que|ha|vou|existe|perco",
  "come|quanti|dove|perche|cosa|che cosa|che|quale|quali|chi|devo|c'e|avro|ricevero|perdo",
  "hoe|hoeveel|wanneer|waar|waarom|wat|welke|wie|kan ik|mag ik|moet ik|krijg ik|is er|zijn er|kost|verlies ik",
  "jak|ile|kiedy|gdzie|dlaczego|co|ktory|kto|czy moge|czy musze|czy dostane|czy strace",
  "hur|nar|var|varfor|vad|vilken|vilka|vem|kan jag|far jag|maste jag|finns det|kostar",
].join("|");
const CONDITIONS =
  "if|when|once|after|before|wenn|falls|sobald|nachdem|bevor|si|quand|apres|cuando|despues|se|quando|depois|dopo|als|wanneer|nadat|jesli|jezeli|gdy|po|om|nar";
const SPACED = new RegExp(
  `^¿?\\s*(?:${OPENINGS})(?!\\p{L})[^,;:]*(?:,\\s*(?:${CONDITIONS})(?!\\p{L})[^,;:]*)?\\?$`,
  "u",
);
const UNSPACED =
  /どうな|どうすれ|どうやっ|どのよう|何が|何を|いつ|どこ|なぜ|いくら|できますか|かかりますか|されますか|もらえますか|必要ですか/u;
const UNSPACED_END = /(?:か[？?]?|[？?])$/u;
const ASKED = /[?？か]/u;
const SENTENCE = /[^.!?。！？\n]*[.!?。！？\n]+|[^.!?。！？\n]+$/gu;

function asks(sentence: string): boolean {
  return SPACED.test(sentence) || (UNSPACED_END.test(sentence) && UNSPACED.test(sentence));
}

/** The label without its questions; `text`: lower case, accents folded. */
export function withoutQuestions(text: string): string {
  if (!ASKED.test(text)) return text;
  return text.replace(SENTENCE, (sentence) => (asks(sentence.trim()) ? " " : sentence)).trim();
}
