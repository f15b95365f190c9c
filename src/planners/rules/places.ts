/** "My boxes", "Mijn pakketten", "マイ定期便": what belongs to the person, whatever it is called; no verb, so it is a place. */
export const OWN_PLACE =
  /^(?:my|mein(?:e|en)?|mes|mon|ma|mis|mi|meus?|minhas?|as minhas|os meus|i miei|le mie|il mio|la mia|mijn|moj[eaę]|moje|min[ae]?|mitt)(?:\s[\p{L}\p{N}-]{2,}){1,2}$|^マイ[\p{L}ー]{1,12}$/iu;

const LEAVING =
  /(?<!\p{L})(?:leav(?:e|ing)|quit(?:ting)?|opt(?:ing)? out|end(?:ing)? (?:my|your|this|the)|stop(?:ping)? (?:my|your|this|the)|cancel\p{L}*|terminat\p{L}*|kündig\p{L}*|beenden|verlassen|aussteigen|austreten|austritt|résili\p{L}*|partir|départ|quitter|désabonn\p{L}*|darme de baja|baja|irme|marcharme|dejar|cancelaci\p{L}*|deixar|cancelamento|rescis\p{L}*|disdi\p{L}*|recess\p{L}*|andarmene|lasciare|lasciarci|opzegg?\p{L}*|beëindig\p{L}*|stopzett\p{L}*|vertrek\p{L}*|weggaan|verlaten|rezygn\p{L}*|odejść|odchodz\p{L}*|wypowied\p{L}*|avsluta|säga? upp|lämna|uppsägning)(?!\p{L})|解約|退会|やめたい|辞める/iu;
/** "Leave a review", "Leave a message": something is left there, and nobody goes. */
const LEFT_BEHIND =
  /review|rating|comment|feedback|message|note|reply|tip\b|bewertung|kommentar|nachricht|avis|commentaire|message|reseña|opinión|comentario|mensaje|comentário|mensagem|avaliação|recension|commento|messaggio|beoordeling|reactie|bericht|opini|recenzj|口コミ|コメント|レビュー|order|bestell|commande|pedido|ordine|zamówie|注文|予約|booking|buchung|réservation|reserva|prenotazione|reservering/iu;

/** A link that speaks of leaving: it is only followed, so what exactly it says may stay open. */
export const leaves = (label: string): boolean => LEAVING.test(label) && !LEFT_BEHIND.test(label);

/** "Close settings", "Hide menu": puts something away that was open. */
export const CLOSES =
  /^(?:close|hide|collapse|exit|schließen|ausblenden|fermer|masquer|cerrar|ocultar|fechar|esconder|chiudi|nascondi|sluit|sluiten|verberg|zamknij|ukryj|stäng|dölj)(?!\p{L}).*(?:settings|menu|window|panel|dialog|sidebar|einstellung|menü|fenster|réglages|paramètres|fenêtre|panneau|ajustes|menú|ventana|panel|definições|configurações|janela|painel|impostazioni|finestra|pannello|instellingen|venster|paneel|ustawienia|okno|inställningar|fönster)|(?:einstellungen|menü|fenster) schließen|^[×✕✖⨯xX]$|を閉じる/iu;

/** "Farah Nassar", "FN", "Mei Pro", "田中さん": a name and no word that does anything; in a head it opens the account. */
export const NAME =
  /^(?:\p{Lu}[\p{L}'’.-]{0,20}(?:\s\p{Lu}[\p{L}'’.-]{0,20}){0,3}|\p{Script=Han}{1,6}\s?(?:さん|様))$/u;

/** "Visa ending 5520 · Edit": how it is paid, not what. */
export const MEANS_OF_PAYING =
  /\b(?:visa|mastercard|maestro|amex|american express|paypal|iban|sepa|klarna|apple pay|google pay)\b|payment method|card ending|zahlungsart|zahlungsmittel|moyen de paiement|carte (?:se terminant|bancaire)|método de pago|forma de pago|tarjeta terminada|forma de pagamento|cartão (?:final|terminado)|metodo di pagamento|carta che termina|betaalmethode|betaalwijze|支払い方法|お支払方法|metoda płatności|betalningssätt/iu;
