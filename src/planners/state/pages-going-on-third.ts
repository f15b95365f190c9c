import { type GoingOn, goingOn } from "./going-on.ts";

/** Pauses, trials, outages and settings that end, while the subscription goes on. */
export const goingOnThird: GoingOn[] = [
  ...goingOn("en", [
    [
      "Notice withdrawn",
      "# Your notice has been withdrawn\nYour plan carries on as before.",
      "b OK",
    ],
    [
      "Account · Studio",
      "# Account\n### Towel service\nCancelled. Towels until 8 December 2026.\n### Unlimited\n£95 a month\nNext payment on 4 December 2026",
      "b Cancel Unlimited",
      "ACCOUNT_ACTIVE",
    ],
    [
      "Plan · Plus",
      "# Plan\nPlus · $4.99/month\nCurrent period ends December 8, 2026",
      "b Change plan",
      "ACCOUNT_ACTIVE",
    ],
    [
      "Plan",
      "# Your plan\nStandard with ads\nYour upgrade to Premium was cancelled. You stay on Standard at $7.99 a month.",
      "l Change plan;b Cancel plan",
    ],
    [
      "Pause ended",
      "# Your pause has ended\nYour deliveries are back on from 1 December 2026.",
      "b OK",
    ],
    [
      "Free trial over",
      "# Your free trial has ended\nYou're now on the monthly plan, $9.99 a month.",
      "b Continue",
    ],
    ["Switch", "# You switched off autoplay\nAutoplay is turned off on this device.", "b Undo"],
    [
      "Insurance",
      "# Your cover\nTravel cover: expired 3 May 2026\nHome cover: £12.00 a month, renews 3 March 2027",
      "l Documents",
    ],
    [
      "Domains & hosting",
      "# Services\nfernsea.org: expired\nWeb hosting S: active, renews 3 March 2027\nSSL: cancelled",
      "l Manage",
    ],
    [
      "Gym",
      "# Hi Kim\nYour membership card has been deactivated. Collect a new one at reception.",
      "l Book a class",
    ],
    [
      "Wallet",
      "# Payment plan\nInstalment 3 of 12 paid. Final payment 3 August 2027.\nNothing more to pay this month.",
      "b Pay early",
    ],
    [
      "Read only",
      "# Account suspended\nYour account is suspended because a payment failed. Pay $12.00 to restore your plan.",
      "b Pay now",
    ],
    [
      "Outage",
      "# Service interrupted\nBroadband has stopped working in your area. We're fixing it.",
      "l Status",
    ],
    [
      "Survey done",
      "# Thank you, your answers have been sent\nTo end your plan, go back to your account.",
      "l Account",
    ],
    [
      "Feedback",
      "# Thanks, feedback received\nWe're sorry to see you go. Confirm below to end your plan.",
      "b Confirm;l Stay",
    ],
    [
      "Offer accepted",
      "# You're all set\nYour cancellation has been stopped and 50% off applied. You'll pay $5.00 on 1 December 2026.",
      "b Done",
    ],
    ["Plan kept", "# You kept your plan\nWe cancelled your cancellation request.", "b Done"],
    [
      "FAQ",
      "# Frequently asked questions\n### Is my membership cancelled straight away?\nYour membership has been cancelled once you see the confirmation. You won't be charged again.\n### Can I come back?\nAny time.",
      "l Contact",
    ],
    [
      "Legacy",
      "# Your legacy plan has been discontinued\nWe've moved you to Plus at the same price, $8.00 a month. Next payment 3 December 2026.",
      "b OK",
    ],
    [
      "Inactive",
      "# You've been inactive\nYou haven't used your plan for 30 days. You still pay $9.99 a month.",
      "b Keep;b Cancel plan",
    ],
    [
      "Share",
      "# Invitation expired\nThe invitation to your family plan has expired.",
      "b Send again",
    ],
    [
      "Auto-renew",
      "# Auto-renewal\nAuto-renewal is off for: Parking permit\nAuto-renewal is on for: Gym membership",
      "W Auto-renew Gym;w Auto-renew Parking",
    ],
    [
      "Upcoming",
      "# Upcoming charges\nNo upcoming charges this week\nMonthly plan $9.99 on 3 December 2026",
      "l Plan",
    ],
    [
      "Credits",
      "# Credits expired\n40 credits expired on 1 November 2026. You get 100 new ones on 1 December 2026.",
      "b Buy credits",
    ],
  ]),
  ...goingOn("de", [
    [
      "Pause beendet",
      "# Deine Pause ist beendet\nAb 1. Dezember 2026 kommen wieder Kisten.",
      "b OK",
    ],
    [
      "Testphase",
      "# Deine Testphase ist abgelaufen\nDu nutzt jetzt Premium für 9,99 € im Monat.",
      "b Weiter",
    ],
    ["Störung", "# Störung beendet\nDie Störung in deinem Gebiet wurde beendet.", "l Status"],
    [
      "Konto gesperrt",
      "# Konto gesperrt\nWegen offener Rechnung ist dein Anschluss abgeschaltet. Bitte zahle 24,00 €.",
      "b Jetzt zahlen",
    ],
    ["Widerruf", "# Kündigung zurückgezogen\nDein Vertrag besteht weiter.", "b OK"],
    ["Karte", "# Mitgliedskarte deaktiviert\nHol dir eine neue am Empfang.", "b OK"],
    [
      "Umzug",
      "# Alter Anschluss wird abgeschaltet\nDer Anschluss Lindenweg endet am 30. November 2026, am 1. Dezember 2026 startet Parkstraße. Dein Vertrag läuft weiter.",
      "b OK",
    ],
  ]),
  ...goingOn("fr", [
    [
      "Pause terminée",
      "# Votre pause est terminée\nVos livraisons reprennent le 1 décembre 2026.",
      "b OK",
    ],
    [
      "Essai terminé",
      "# Votre essai est terminé\nVous payez désormais 9,99 € par mois.",
      "b Continuer",
    ],
    [
      "Ligne suspendue",
      "# Ligne suspendue\nSuite à un impayé, votre ligne est interrompue. Réglez 24,00 €.",
      "b Payer",
    ],
    [
      "Carte",
      "# Votre carte a expiré\nAjoutez une carte pour garder votre abonnement.",
      "b Ajouter",
    ],
  ]),
  ...goingOn("es", [
    [
      "Pausa",
      "# Tu pausa ha terminado\nVolvemos a enviarte cajas el 1 de diciembre de 2026.",
      "b OK",
    ],
    ["Prueba", "# Tu prueba ha terminado\nAhora pagas 9,99 € al mes.", "b Continuar"],
    ["Línea", "# Línea suspendida\nTienes un recibo pendiente de 24,00 €.", "b Pagar"],
  ]),
  ...goingOn("it", [
    ["Prova", "# La tua prova è terminata\nOra paghi 9,99 € al mese.", "b Continua"],
    ["Pausa", "# La pausa è finita\nLe consegne riprendono il 1 dicembre 2026.", "b OK"],
  ]),
  ...goingOn("pt", [
    ["Teste", "# Seu teste terminou\nAgora você paga R$ 19,90 por mês.", "b Continuar"],
    ["Pausa", "# A sua pausa terminou\nAs entregas voltam a 1 de dezembro de 2026.", "b OK"],
  ]),
  ...goingOn("nl", [
    ["Proef", "# Je proefperiode is afgelopen\nJe betaalt nu € 9,99 per maand.", "b Verder"],
    ["Pauze", "# Je pauze is afgelopen\nVanaf 1 december 2026 bezorgen we weer.", "b OK"],
  ]),
  ...goingOn("ja", [
    ["体験終了", "# 無料体験は終了しました\n月額 980円のプランをご利用中です。", "b 続ける"],
    ["休会終了", "# 休会期間が終了しました\n12月1日から再開されます。", "b OK"],
  ]),

  ...goingOn("en", [
    [
      "Locker",
      "# Locker rental ended\nYour locker has been released. Your gym membership is £30.00 a month.",
      "b OK",
    ],
    ["Magazine", "# Change of address saved\nIssues to your old address have stopped.", "b OK"],
    [
      "Coach",
      "# Coaching plan finished\nYou've completed your 8-week plan. Start another with your membership.",
      "b Choose plan",
    ],
    [
      "Voucher",
      "# Voucher redeemed\nYour voucher has been used up. Your subscription renews on 3 May 2027.",
      "b OK",
    ],
    ["Tasks", "# Download cancelled\nYou cancelled the download.", "b Retry"],
    ["Meter", "# Smart meter appointment cancelled\nWe'll be in touch with a new date.", "b OK"],
    [
      "Payment",
      "# Payment cancelled\nYou cancelled the payment. Your plan hasn't changed.",
      "b Try again",
    ],
    ["Price", "# Your price guarantee ends\nYour plan costs £25.00 from 3 May 2027.", "l Deals"],
  ]),
  ...goingOn("de", [
    ["Zahlung", "# Zahlung abgebrochen\nDu hast die Zahlung storniert.", "b Erneut versuchen"],
    ["Spind", "# Spindmiete beendet\nDein Spind wurde freigegeben.", "b OK"],
    [
      "Sperre",
      "# Zugang gesperrt\nDein Zugang ist inaktiv, weil ein Beitrag offen ist.",
      "b Zahlen",
    ],
  ]),
  ...goingOn("fr", [
    ["Paiement", "# Paiement annulé\nVous avez annulé le paiement.", "b Réessayer"],
    ["Casier", "# Location de casier terminée\nVotre casier est libéré.", "b OK"],
  ]),
  ...goingOn("es", [
    ["Pago", "# Pago cancelado\nHas cancelado el pago.", "b Reintentar"],
    ["Taquilla", "# Alquiler de taquilla finalizado\nTu taquilla queda libre.", "b OK"],
  ]),
  ...goingOn("it", [
    ["Pagamento", "# Pagamento annullato\nHai annullato il pagamento.", "b Riprova"],
  ]),
  ...goingOn("nl", [
    ["Betaling", "# Betaling geannuleerd\nJe hebt de betaling geannuleerd.", "b Opnieuw proberen"],
  ]),
  ...goingOn("ja", [
    ["決済", "# 決済をキャンセルしました\nお支払いは行われていません。", "b やり直す"],
  ]),
];
