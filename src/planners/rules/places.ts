/** "My boxes", "Mijn pakketten", "マイ定期便": what belongs to the person, whatever it is called; no verb, so it is a place. */
export const OWN_PLACE =
  /^(?:my|mein(?:e|en)?|mes|mon|ma|mis|mi|meus?|minhas?|as minhas|os meus|i miei|le mie|il mio|la mia|mijn|moj[eaę]|moje|min[ae]?|mitt)(?:\s[\p{L}\p{N}-]{2,}){1,2}$|^マイ[\p{L}ー]{1,12}$/iu;

const LEAVING =
  /(?<!\p{L})(?:leav(?:e|ing)|quit(?:ting)?|opt(?:ing)? out|cancel\p{L}*|terminat\p{L}*|kündig\p{L}*|verlassen|aussteigen|austreten|austritt|résili\p{L}*|partir|départ|quitter|désabonn\p{L}*|darme de baja|baja|irme|marcharme|dejar|cancelaci\p{L}*|deixar|cancelamento|rescis\p{L}*|disdi\p{L}*|recess\p{L}*|andarmene|lasciare|lasciarci|opzegg?\p{L}*|vertrek\p{L}*|weggaan|verlaten|rezygn\p{L}*|odejść|odchodz\p{L}*|wypowied\p{L}*|avsluta|säga? upp|lämna|uppsägning)(?!\p{L})|解約|退会|やめたい|辞める/iu;
/** "Leave a review", "Leave a message": something is left there, and nobody goes. */
const LEFT_BEHIND =
  /review|rating|comment|feedback|message|note|reply|tip\b|bewertung|kommentar|nachricht|avis|commentaire|message|reseña|opinión|comentario|mensaje|comentário|mensagem|avaliação|recension|commento|messaggio|beoordeling|reactie|bericht|opini|recenzj|口コミ|コメント|レビュー|order|bestell|commande|pedido|ordine|zamówie|注文|予約|booking|buchung|réservation|reserva|prenotazione|reservering/iu;

/** A link that speaks of leaving: it is only followed, so what exactly it says may stay open. */
export const leaves = (label: string): boolean => LEAVING.test(label) && !LEFT_BEHIND.test(label);
