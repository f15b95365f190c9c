import { type GoingOn, goingOn } from "./going-on.ts";

/** More pages of subscriptions that go on, written after the first were mended. */
export const goingOnMore: GoingOn[] = [
  ...goingOn("en", [
    [
      "Subscription",
      "# Subscription\nStatus: Active\nPrevious plan (Premium) ended 1 October 2026\nCurrent plan: Basic, $5.00 a month",
      "l Change plan;b Cancel subscription",
      "ACCOUNT_ACTIVE",
    ],
    [
      "Team plan · Seats",
      "# Seats\n3 of 5 seats used\nJo Park: deactivated\nSam Lee: active\nAda Cole: active",
      "b Add seat;l Billing",
    ],
    [
      "Account · Lumo",
      "# Hello, Kim\nPlan: Lumo Family\nYou have no upcoming deliveries this week.\nNext delivery: 8 December 2026",
      "l Manage plan;l Skip a week",
      "ACCOUNT_ACTIVE",
    ],
    [
      "Profile removed",
      "# Profile removed\nThe profile Kids has been removed from your plan.",
      "b Done",
    ],
    [
      "Device deactivated",
      "# Device deactivated\nLiving room TV has been deactivated. You can use your plan on 3 more devices.",
      "b Done;l Devices",
    ],
    [
      "Parental controls",
      "# Purchases turned off\nIn-app purchases are turned off for this profile.",
      "b OK",
    ],
    [
      "Notifications",
      "# Notifications\nRenewal reminders are off\nPush messages are off",
      "w Renewal reminders;w Push messages",
    ],
    [
      "Booking cancelled",
      "# Booking cancelled\nYour court on 20 November is cancelled. You won't be charged.",
      "b Book again;l My membership",
    ],
    [
      "Refund on its way",
      "# Your refund is on its way\nWe've refunded $15.49. No further action is needed.",
      "l Account",
    ],
    [
      "Trial cancelled?",
      "# You're about to lose your trial\nIf you cancel now, you won't be charged and your trial ends today.",
      "b Cancel trial;b Keep trial",
    ],
    [
      "Leave the family group",
      "# You've left the family group\nYou can now start your own plan.",
      "b Start plan;l Home",
    ],
    [
      "Price lock",
      "# Your plan\nPrice lock ends on 3 March 2027\n$45.00 a month",
      "l Usage;l Add a line",
    ],
    [
      "Student discount",
      "# Your membership\nYour student discount has expired. From 1 December 2026 you pay £10.99 a month.",
      "b Verify again;l Plans",
    ],
    [
      "Promo",
      "# Your plan\nYour promotional rate ended on 1 November 2026. You now pay $59.99 a month.",
      "l View bill;l See deals",
    ],
    [
      "Contract",
      "# My contract\nYour minimum term has ended. Your contract now rolls on month by month at £28.00.",
      "l Upgrade;l Bills",
    ],
    [
      "Contract",
      "# You're out of contract\nYour contract ended on 3 October 2026. You're still with us and pay £41.00 a month.",
      "b See new deals;l Bills",
    ],
    [
      "Free month",
      "# Nothing to pay this month\nYour free month is on us. Billing starts again on 1 January 2027.",
      "b Got it",
    ],
    [
      "Payment method removed",
      "# Card removed\nYour card ending 4411 has been removed from your account. Add another to keep your plan.",
      "b Add card",
    ],
    [
      "Cancel request declined",
      "# We couldn't process your cancellation\nYour minimum term hasn't ended. Your membership continues.",
      "l Contact us",
    ],
    [
      "Call booked",
      "# Your cancellation call is booked\nWe'll call you on 20 November 2026 to complete your cancellation.",
      "b Change time;l Home",
    ],
    [
      "Chat",
      "# Chat ended\nThanks for chatting. Your request to cancel has been passed to our team.",
      "b Close",
    ],
    [
      "Ticket closed",
      "# Your support ticket has been closed\nTicket 4410: How do I cancel my subscription?",
      "b Reopen;l Help",
    ],
    [
      "Save 40%",
      "# You've been moved to the front of the queue\nNo more waiting lists. Join Plus for $4.99 a month.",
      "b Join Plus",
    ],
    [
      "Community",
      "# Is it really cancelled?\nHi, I cancelled my subscription last month but I was still charged. It says my plan has ended.",
      "b Reply;l All topics",
    ],
    [
      "Reviews",
      "# What members say\n“I cancelled my old gym and never looked back.” “No more queues, no more fees.”",
      "b Join now",
    ],
    [
      "Confirm",
      "# You're cancelling Family plan\nAfter 30 November 2026 you won't be charged again.",
      "b Cancel plan;l Never mind",
    ],
    [
      "Step 3 of 3",
      "# Last step\nYour subscription ends on 30 November 2026. You will not be charged again. We're sorry to see you go.",
      "b End subscription;l Keep subscription",
      "FINAL_CONFIRMATION",
    ],
    [
      "Step 2 of 3",
      "# Thanks for telling us\nYour plan will be cancelled on 30 November 2026.",
      "b Next;l Keep my plan",
    ],
    [
      "Data plan",
      "# Data used up\nYour 10 GB bundle has expired. Your plan renews on 2 December 2026.",
      "b Add data",
    ],
    [
      "Trade-in",
      "# Upgrade\nYour old phone contract ends when your new one begins on 4 December 2026.",
      "b Confirm upgrade;l Back",
    ],
  ]),
  ...goingOn("de", [
    [
      "Rabatt abgelaufen",
      "# Mein Abo\nDein Studentenrabatt ist abgelaufen. Ab 1. Dezember 2026 zahlst du 12,99 € im Monat.",
      "b Nachweis hochladen;l Tarife",
    ],
    [
      "Mindestlaufzeit",
      "# Mein Vertrag\nIhre Mindestlaufzeit ist abgelaufen. Der Vertrag ist monatlich kündbar.",
      "l Verlängern;l Rechnungen",
    ],
    ["Gerät entfernt", "# Gerät deaktiviert\nDas Gerät Wohnzimmer wurde deaktiviert.", "b Fertig"],
    [
      "Kündigungsfrist",
      "# Kündigung\nFrühestmögliches Vertragsende: 31. März 2027\nKündigungsfrist: 1 Monat",
      "b Kündigung starten;l Zurück",
    ],
    [
      "Rückruf",
      "# Wir rufen dich an\nDeine Kündigung ist vorgemerkt und wird erst nach unserem Gespräch wirksam.",
      "l Startseite",
    ],
    [
      "Lieferpause",
      "# Lieferpause eingerichtet\nBis 15. Januar 2027 kommt keine Zeitung mehr ins Haus. Dann liefern wir wieder.",
      "b Fertig",
    ],
    [
      "Abo-Übersicht",
      "# Deine Abos\nAktive Abos: 1\nBeendete Abos: 2\nHandyblatt digital, 14,99 € im Monat",
      "b Verwalten",
    ],
    [
      "Guthaben",
      "# Nichts mehr zu zahlen\nDein Guthaben deckt die Rechnung. Nächste Rechnung: 4. Dezember 2026",
      "l Rechnungen",
    ],
    [
      "Gutschein",
      "# Gutschein abgelaufen\nDein Gutschein ist abgelaufen. Dein Abo kostet 9,99 € im Monat.",
      "l Konto",
    ],
    [
      "Vorteile",
      "# Schluss mit Werbung\nNie wieder Werbung und keine Wartezeiten mehr. 4,99 € im Monat.",
      "b Jetzt starten",
    ],
  ]),
  ...goingOn("fr", [
    [
      "Fin d'engagement",
      "# Mon forfait\nVotre engagement est terminé. Vous pouvez changer d'offre quand vous voulez. 19,99 € par mois",
      "l Changer d'offre;l Factures",
    ],
    [
      "Promotion terminée",
      "# Mon abonnement\nVotre promotion a pris fin le 1 novembre 2026. Vous payez maintenant 24,99 € par mois.",
      "l Factures;l Offres",
    ],
    [
      "Séance annulée",
      "# Votre séance est annulée\nLe cours du 18 novembre est annulé. Votre abonnement n'est pas concerné.",
      "b Réserver",
    ],
    ["Appareil désactivé", "# Appareil désactivé\nSalon TV a été désactivé.", "b Terminer"],
    [
      "Rendez-vous",
      "# Votre rappel est programmé\nUn conseiller finalisera votre résiliation le 20 novembre 2026.",
      "l Accueil",
    ],
    [
      "Livraison annulée",
      "# Livraison annulée\nLa livraison du 24 novembre est annulée. Les suivantes sont maintenues.",
      "b Terminer",
    ],
    [
      "Préavis",
      "# Résiliation\nDate de fin au plus tôt : 31 janvier 2027\nPréavis : 1 mois",
      "b Commencer;l Retour",
    ],
  ]),
  ...goingOn("es", [
    [
      "Promoción",
      "# Mi plan\nTu promoción ha terminado. Desde el 1 de diciembre de 2026 pagas 24,90 € al mes.",
      "l Facturas",
    ],
    [
      "Permanencia",
      "# Mi contrato\nTu permanencia ha finalizado. Puedes cambiar de tarifa cuando quieras.",
      "l Tarifas",
    ],
    [
      "Clase cancelada",
      "# Tu clase se ha cancelado\nYoga del 18 de noviembre. Tu cuota no cambia.",
      "b Reservar otra",
    ],
    ["Dispositivo", "# Dispositivo desactivado\nTV salón se ha desactivado.", "b Listo"],
    [
      "Entrega cancelada",
      "# Entrega cancelada\nNo se te cobrará la entrega del 24 de noviembre. Las demás siguen igual.",
      "b Listo",
    ],
  ]),
  ...goingOn("pt", [
    [
      "Promoção",
      "# Meu plano\nSua promoção terminou. A partir de 1 de dezembro de 2026 você paga R$ 49,90 por mês.",
      "l Faturas",
    ],
    [
      "Fidelização",
      "# O meu contrato\nA sua fidelização terminou. O contrato mantém-se mês a mês.",
      "l Tarifários",
    ],
    [
      "Aula cancelada",
      "# Sua aula foi cancelada\nYoga de 18 de novembro. Sua matrícula continua ativa.",
      "b Marcar outra",
    ],
    ["Dispositivo", "# Dispositivo desativado\nA TV da sala foi desativada.", "b Pronto"],
  ]),
  ...goingOn("it", [
    [
      "Promozione",
      "# Il mio piano\nLa tua promozione è terminata. Dal 1 dicembre 2026 paghi 24,90 € al mese.",
      "l Fatture",
    ],
    [
      "Vincolo",
      "# Il mio contratto\nIl vincolo è terminato. Puoi cambiare offerta quando vuoi.",
      "l Offerte",
    ],
    [
      "Lezione annullata",
      "# La tua lezione è stata annullata\nYoga del 18 novembre. Il tuo abbonamento non cambia.",
      "b Prenota",
    ],
    ["Dispositivo", "# Dispositivo disattivato\nTV salotto è stata disattivata.", "b Fatto"],
    [
      "Consegna annullata",
      "# Consegna annullata\nLa consegna del 24 novembre è stata annullata. Le altre restano confermate.",
      "b Fatto",
    ],
  ]),
  ...goingOn("nl", [
    [
      "Korting afgelopen",
      "# Mijn abonnement\nJe studentenkorting is verlopen. Vanaf 1 december 2026 betaal je € 12,99 per maand.",
      "l Facturen",
    ],
    [
      "Contract",
      "# Mijn contract\nJe minimale looptijd is verlopen. Je kunt maandelijks opzeggen.",
      "l Verlengen;l Facturen",
    ],
    [
      "Les geannuleerd",
      "# Je les is geannuleerd\nYoga op 18 november. Je lidmaatschap verandert niet.",
      "b Andere les",
    ],
    ["Apparaat", "# Apparaat gedeactiveerd\nTV woonkamer is gedeactiveerd.", "b Klaar"],
    [
      "Bezorgstop",
      "# Bezorgstop ingesteld\nTot 15 januari 2027 bezorgen we geen krant meer. Daarna weer elke dag.",
      "b Klaar",
    ],
  ]),
  ...goingOn("ja", [
    [
      "割引終了",
      "# ご契約プラン\n学割は終了しました。2026年12月1日から月額 1,280円です。",
      "l 請求書",
    ],
    [
      "最低利用期間",
      "# ご契約内容\n最低利用期間は終了しました。いつでもプランを変更できます。",
      "l プラン変更",
    ],
    [
      "レッスン",
      "# レッスンをキャンセルしました\n11月18日のヨガ。会員資格に変更はありません。",
      "b 予約する",
    ],
    ["端末", "# 端末を解除しました\nリビングのテレビの登録を解除しました。", "b 閉じる"],
    [
      "キャンペーン",
      "# キャンペーンは終了しました\n次のキャンペーンをお待ちください。",
      "l トップへ",
    ],
  ]),
];
