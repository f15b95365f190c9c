// What pages call the number of a cancellation, before the number itself.
const NAMES = [
  "reference(?: number| no\\.?| code)?|ref\\.?(?: no\\.?)?|confirmation(?: number| no\\.?| code| id)|cancell?ation(?: number| no\\.?| code| id)|case(?: number| no\\.?| id)|request(?: number| no\\.?| id)|ticket(?: number| no\\.?| id)?|receipt(?: number| no\\.?)",
  "referenz(?:nummer|-nr\\.?)?|vorgangs(?:nummer|-nr\\.?|nr\\.?)|vorgang|kündigungs(?:nummer|-nr\\.?|nr\\.?)|bestätigungs(?:nummer|-nr\\.?|nr\\.?|code)|bearbeitungsnummer|aktenzeichen|ticketnummer|fallnummer",
  "référence(?: de résiliation| de dossier)?|réf\\.?|n[°º] de (?:dossier|confirmation|référence|demande|résiliation)|numéro de (?:dossier|confirmation|référence|demande|résiliation)|dossier n[°º]",
  "referencia|n[.úu]\\S{0,6} de (?:referencia|confirmación|solicitud|caso|cancelación|gestión|baja)|código de (?:referencia|confirmación|cancelación|baja)|localizador",
  "referência|número (?:de|do|da) (?:protocolo|referência|confirmação|pedido|solicitação|cancelamento)|protocolo(?: n[°º.]?)?|código de (?:confirmação|cancelamento)",
  "riferimento|numero (?:di )?(?:riferimento|pratica|conferma|richiesta|disdetta)|codice (?:di )?(?:riferimento|conferma|pratica|disdetta)|pratica(?: n[.°º]?)?|protocollo",
  "kenmerk|referentie(?:nummer)?|bevestigings(?:nummer|code)|zaaknummer|aanvraagnummer|opzegnummer|dossiernummer",
  "受付番号|お?問い?合わせ番号|確認番号|参照番号|解約番号|整理番号|管理番号|手続き番号|照会番号",
  "numer (?:referencyjny|zgłoszenia|sprawy|potwierdzenia|wniosku|rezygnacji)|nr (?:zgłoszenia|sprawy|ref\\.?)|referens(?:nummer)?|ärendenummer|referencenummer|sagsnummer|referansenummer|saksnummer|viitenumero|číslo (?:žádosti|případu)|referans numarası|номер (?:заявки|обращения|подтверждения)",
];
// A number, or letters and digits in groups; at least four signs and one digit.
const REFERENCE = new RegExp(
  String.raw`(?<!\p{L})(?:${NAMES.join("|")})(?!\p{L})[\s:：#.*_|is]{0,12}(?:ist |est |es |è |lautet |は)?\s*((?=[\p{Lu}\d/-]*\d)[\p{Lu}\d](?:[\p{Lu}\d]|[-/](?=[\p{Lu}\d])){3,29})`,
  "iu",
);

/** The number under which the site keeps the cancellation. */
export function referenceIn(text: string): string | undefined {
  return REFERENCE.exec(text.replace(/\n/g, " "))?.[1];
}
