/** What one made-up service says, in its own language and in words that no practice site uses. */
export type Tongue = {
  lang: string;
  /** Tells two apart that speak the same language. */
  key?: string;
  brand: string;
  goal: string;
  yourAccount: string;
  plan: string;
  other: string;
  price: string;
  otherPrice: string;
  nextBill: string;
  entry: string;
  ask: string;
  explain: string;
  confirm: string;
  keep: string;
  /** The closing page and toast. */
  done: string;
  until: string;
  /** The account page once it is over, and the way back. */
  ended: string;
  undo: string;
  oneMore: string;
  oneMoreDetail: string;
  finish: string;
  toAccount: string;
  paused: string;
  pausedDetail: string;
  periodEnds: string;
  renewOn: string;
  renewOff: string;
  help: string;
  question: string;
  answer: string;
  praise: string;
  failed: string;
  settings: string;
  signIn: string;
  email: string;
  password: string;
};

export const TONGUES: Tongue[] = [
  {
    lang: "en",
    brand: "Brightpost",
    goal: "Cancel the Brightpost Plus plan",
    yourAccount: "Your account",
    plan: "Brightpost Plus",
    other: "Photo Vault 100 GB",
    price: "£4.99 every month",
    otherPrice: "£1.49 every month",
    nextBill: "Next payment on 3 December 2026",
    entry: "Cancel Brightpost Plus",
    ask: "Cancel your Plus plan?",
    explain: "You keep Plus until 3 December 2026. After that your mailbox goes back to 1 GB.",
    confirm: "Yes, cancel my plan",
    keep: "Never mind",
    done: "Your Plus plan has been cancelled",
    until: "You can use it until 3 December 2026.",
    ended: "Cancelled. Ends on 3 December 2026, you won't be billed again.",
    undo: "Restart Plus",
    oneMore: "One more step",
    oneMoreDetail:
      "We have noted your cancellation. It only takes effect once you have finished this last step.",
    finish: "Finish cancelling",
    toAccount: "Back to your account",
    paused: "Plus is paused",
    pausedDetail: "Billing starts again on 3 February 2027.",
    periodEnds: "The current period ends on 3 December 2026.",
    renewOn: "Auto-renew: On. Renews on 3 December 2026 for £4.99.",
    renewOff: "Auto-renew: Off. You won't be billed again.",
    help: "Good to know",
    question: "What do I see once I have left?",
    answer: "Your account page then says “Your plan has been cancelled” and shows the day it ends.",
    praise: "“My plan has been cancelled in two clicks, no questions asked.” – Dana, Leeds",
    failed: "We couldn't process this. Please try again later.",
    settings: "Mailbox settings",
    signIn: "Sign in to Brightpost",
    email: "E-mail address",
    password: "Password",
  },
  {
    lang: "de",
    brand: "Wanderblatt",
    goal: "Kündige das Wanderblatt-Pro-Abo",
    yourAccount: "Dein Konto",
    plan: "Wanderblatt Pro",
    other: "Höhenkarten Alpen",
    price: "5,90 € im Monat",
    otherPrice: "2,40 € im Monat",
    nextBill: "Nächste Abbuchung am 3. Dezember 2026",
    entry: "Wanderblatt Pro kündigen",
    ask: "Möchtest du dein Pro-Abo wirklich kündigen?",
    explain:
      "Du kannst Pro noch bis zum 3. Dezember 2026 nutzen. Danach sind Offline-Karten gesperrt.",
    confirm: "Ja, Abo kündigen",
    keep: "Doch behalten",
    done: "Dein Pro-Abo wurde gekündigt",
    until: "Du kannst es noch bis zum 3. Dezember 2026 nutzen.",
    ended: "Gekündigt. Das Abo endet am 3. Dezember 2026 und verlängert sich nicht.",
    undo: "Pro wieder aufnehmen",
    oneMore: "Noch ein Schritt",
    oneMoreDetail:
      "Wir haben deinen Wunsch vorgemerkt. Die Kündigung wird erst wirksam, wenn du diesen letzten Schritt abschließt.",
    finish: "Kündigung abschließen",
    toAccount: "Zurück zum Konto",
    paused: "Dein Pro-Abo ist pausiert",
    pausedDetail: "Ab dem 3. Februar 2027 wird wieder abgebucht.",
    periodEnds: "Der laufende Zeitraum endet am 3. Dezember 2026.",
    renewOn: "Automatische Verlängerung: an. Verlängert sich am 3. Dezember 2026 für 5,90 €.",
    renewOff: "Automatische Verlängerung: aus. Es wird nichts mehr abgebucht.",
    help: "Gut zu wissen",
    question: "Was sehe ich, wenn ich gegangen bin?",
    answer:
      "Auf deiner Kontoseite steht dann „Dein Abo wurde gekündigt“ und der Tag, an dem es endet.",
    praise: "„Mein Abo wurde gekündigt, ganz ohne Nachfragen.“ – Jonas, Kiel",
    failed: "Das konnten wir nicht verarbeiten. Bitte versuche es später noch einmal.",
    settings: "Karteneinstellungen",
    signIn: "Bei Wanderblatt anmelden",
    email: "E-Mail-Adresse",
    password: "Passwort",
  },
  {
    lang: "fr",
    brand: "Marmite & Cie",
    goal: "Résilier l'abonnement Marmite Hebdo",
    yourAccount: "Votre compte",
    plan: "Marmite Hebdo",
    other: "Épices du mois",
    price: "24,90 € par mois",
    otherPrice: "6,50 € par mois",
    nextBill: "Prochain prélèvement le 3 décembre 2026",
    entry: "Résilier Marmite Hebdo",
    ask: "Résilier votre abonnement ?",
    explain:
      "Vos paniers arrivent jusqu'au 3 décembre 2026. Ensuite vos recettes enregistrées ne seront plus accessibles.",
    confirm: "Oui, résilier mon abonnement",
    keep: "Finalement, je reste",
    done: "Votre abonnement a été résilié",
    until: "Vous pouvez en profiter jusqu'au 3 décembre 2026.",
    ended: "Résilié. L'abonnement prend fin le 3 décembre 2026 et ne sera pas renouvelé.",
    undo: "Reprendre mon abonnement",
    oneMore: "Encore une étape",
    oneMoreDetail:
      "Nous avons noté votre demande. La résiliation ne prendra effet qu'une fois cette dernière étape terminée.",
    finish: "Terminer la résiliation",
    toAccount: "Retour au compte",
    paused: "Votre abonnement est en pause",
    pausedDetail: "Les prélèvements reprennent le 3 février 2027.",
    periodEnds: "La période en cours se termine le 3 décembre 2026.",
    renewOn: "Renouvellement automatique : activé. Renouvelé le 3 décembre 2026 pour 24,90 €.",
    renewOff: "Renouvellement automatique : désactivé. Aucun prélèvement ne sera plus effectué.",
    help: "Bon à savoir",
    question: "Que verrai-je une fois parti ?",
    answer:
      "Votre compte indique alors « Votre abonnement a été résilié » et le jour où il prend fin.",
    praise: "« Mon abonnement a été résilié en deux clics. » – Inès, Brest",
    failed: "Nous n'avons pas pu traiter cette demande. Veuillez réessayer plus tard.",
    settings: "Préférences de panier",
    signIn: "Se connecter à Marmite & Cie",
    email: "Adresse e-mail",
    password: "Mot de passe",
  },
  {
    lang: "es",
    brand: "Radio Serena",
    goal: "Cancela la suscripción a Serena Total",
    yourAccount: "Tu cuenta",
    plan: "Serena Total",
    other: "Archivo de conciertos",
    price: "6,99 € al mes",
    otherPrice: "1,99 € al mes",
    nextBill: "Próximo cobro el 3 de diciembre de 2026",
    entry: "Cancelar Serena Total",
    ask: "¿Cancelar tu suscripción?",
    explain:
      "Podrás escuchar sin anuncios hasta el 3 de diciembre de 2026. Después perderás tus listas descargadas.",
    confirm: "Sí, cancelar mi suscripción",
    keep: "Mejor me quedo",
    done: "Tu suscripción ha sido cancelada",
    until: "Puedes usarla hasta el 3 de diciembre de 2026.",
    ended: "Cancelada. Termina el 3 de diciembre de 2026 y no se renovará.",
    undo: "Reactivar suscripción",
    oneMore: "Un paso más",
    oneMoreDetail:
      "Hemos anotado tu petición. La cancelación solo será efectiva cuando termines este último paso.",
    finish: "Terminar la cancelación",
    toAccount: "Volver a tu cuenta",
    paused: "Tu suscripción está en pausa",
    pausedDetail: "Los cobros se reanudan el 3 de febrero de 2027.",
    periodEnds: "El periodo actual termina el 3 de diciembre de 2026.",
    renewOn: "Renovación automática: activada. Se renueva el 3 de diciembre de 2026 por 6,99 €.",
    renewOff: "Renovación automática: desactivada. No se hará ningún cobro más.",
    help: "Conviene saber",
    question: "¿Qué veré cuando me haya ido?",
    answer: "En tu cuenta pondrá «Tu suscripción ha sido cancelada» y el día en que termina.",
    praise: "«Mi suscripción ha sido cancelada en dos clics.» – Lucía, Cádiz",
    failed: "No hemos podido procesarlo. Inténtalo más tarde.",
    settings: "Ajustes de escucha",
    signIn: "Iniciar sesión en Radio Serena",
    email: "Correo electrónico",
    password: "Contraseña",
  },
];
