import { type GoingOn, goingOn } from "./going-on.ts";

/** German, Dutch and Japanese pages of subscriptions that go on. */
export const goingOnGerman: GoingOn[] = goingOn("de", [
  [
    "Mein Vertrag",
    "# Mein Vertrag\nDSL 100\nVertragsbeginn: 1. April 2025\nVertragsende: 31. März 2027\n34,99 € im Monat",
    "l Rechnungen;l Umzug melden",
  ],
  [
    "Vertragsdaten",
    "# Vertragsdaten\nTarif: Strom Fix 24\nLaufzeit bis 30. Juni 2027\nKündigungsfrist: 6 Wochen\nAbschlag: 88,00 € monatlich",
    "l Zählerstand melden;l Abschlag ändern",
  ],
  [
    "Mitgliedschaft",
    "# Mitgliedschaft\nPremium, 12 Monate\nMindestlaufzeit endet am 14. August 2027\nNächster Beitrag: 1. Dezember 2026, 29,90 €",
    "b Mitgliedschaft pausieren;l Vertrag kündigen",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Deutschlandticket",
    "# Dein Ticket\nGültig bis 30. November 2026\nDas Ticket für Dezember kommt am 1. Dezember 2026 in die App.",
    "b Ticket anzeigen;l Abo verwalten",
  ],
  [
    "Probeabo",
    "# Dein Probeabo\nDein Probemonat endet am 22. November 2026. Danach zahlst du 9,99 € im Monat.",
    "l Zahlungsart ändern;b Probeabo kündigen",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Abo pausiert",
    "# Dein Abo ist pausiert\nBis zum 1. Februar 2027 wird nichts mehr abgebucht. Danach läuft es automatisch weiter.",
    "b Pause beenden;l Konto",
  ],
  [
    "Ruhezeit bestätigt",
    "# Ruhezeit bestätigt\nDeine Mitgliedschaft ruht vom 1. Dezember 2026 bis 28. Februar 2027. In dieser Zeit werden keine Beiträge abgebucht.",
    "b Fertig",
  ],
  [
    "Kiste ausgesetzt",
    "# Kiste ausgesetzt\nFür die Kiste am 24. November wird nichts berechnet. Die nächste Kiste kommt am 1. Dezember 2026.",
    "b Doch liefern;l Meine Kisten",
  ],
  [
    "Meine Lieferungen",
    "# Meine Lieferungen\n24. November 2026: abbestellt\n1. Dezember 2026: geplant\n8. Dezember 2026: geplant\nKochbox für 2, 49,90 €",
    "l Rezepte wählen;l Abo-Einstellungen",
  ],
  [
    "Tarifwechsel",
    "# Dein Tarifwechsel ist vorgemerkt\nAllnet L endet am 30. November 2026, ab 1. Dezember 2026 gilt Allnet S für 9,99 € im Monat.",
    "b Wechsel zurücknehmen;l Mein Tarif",
  ],
  [
    "Zahlung fehlgeschlagen",
    "# Zahlung fehlgeschlagen\nWir konnten den Beitrag nicht abbuchen. Ohne Zahlung wird deine Mitgliedschaft am 30. November 2026 beendet.",
    "b Jetzt bezahlen;l Hilfe",
  ],
  [
    "Konto · Kinobox",
    "# Konto\nDein Abo wird über Nordfunk abgerechnet.\nÄnderungen nimmst du in deinem Nordfunk-Kundenkonto vor.",
    "l Zu Nordfunk;l Abmelden",
  ],
  [
    "Meine Abos",
    "# Meine Abos\n### Tageszeitung digital\naktiv\nNächste Abbuchung: 1. Dezember 2026\n### Wochenmagazin\ngekündigt zum 31. März 2025",
    "b Verwalten",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Bestellungen",
    "# Bestellungen\nBestellung 4411: geliefert am 3. November 2026\nBestellung 4380: storniert am 1. Oktober 2026\nLetzte Zahlung: 3. November 2026",
    "l Details;b Erneut bestellen",
  ],
  [
    "Rechnungen",
    "# Rechnungen\nLetzte Abbuchung: 1. November 2026, 12,99 €\n1. Oktober 2026 · 12,99 € · bezahlt\nOktober-Gutschrift: storniert",
    "l PDF laden",
  ],
  [
    "So kündigst du | Hilfe",
    "# So kündigst du dein Abo\nÖffne dein Konto und wähle „Abo kündigen“. Nach der Kündigung endet dein Abo zum Ende des Zeitraums und es wird nichts mehr abgebucht.",
    "l War das hilfreich?;l Zum Konto",
    "UNKNOWN",
  ],
  [
    "AGB",
    "# Allgemeine Geschäftsbedingungen\n## 5. Kündigung\nIst der Vertrag gekündigt, werden keine weiteren Beiträge erhoben. Der Vertrag endet mit Ablauf des Monats.\n## 6. Haftung\nWir haften nach den gesetzlichen Vorschriften.",
    "l Drucken;l Kontakt",
  ],
  [
    "Jetzt Plus holen",
    "# Nie mehr Versandkosten\nMit Plus zahlst du keine Versandkosten mehr. 2,99 € im Monat, jederzeit kündbar.",
    "b Kostenlos testen;l Mehr erfahren",
  ],
  [
    "Kasse",
    "# Bestellung prüfen\nHeute zahlst du nichts. Bis zum 20. Dezember 2026 wird nichts abgebucht.",
    "b Kostenpflichtig bestellen;l Zurück",
  ],
  [
    "Bleib doch",
    "# Keine Sorgen mehr um den Preis\nDrei Monate lang buchen wir nichts mehr ab, danach 9,99 €.",
    "b Angebot annehmen;l Trotzdem kündigen",
    "RETENTION_OFFER",
  ],
  [
    "Kündigung prüfen",
    "# Kündigung prüfen\nDein Abo endet am 4. Dezember 2026. Danach wird nichts mehr abgebucht.",
    "b Jetzt kündigen;b Abo behalten",
    "FINAL_CONFIRMATION",
  ],
  [
    "Zusammenfassung",
    "# Zusammenfassung\nVertrag: Fitness Plus\nVertragsende: 31. Dezember 2026\nKeine weiteren Abbuchungen",
    "b Absenden;l Zurück",
  ],
  [
    "Fast fertig",
    "# Danke für deine Antwort\nEin Schritt fehlt noch: Bestätige die Kündigung auf der nächsten Seite.",
    "b Weiter",
  ],
  [
    "Anfrage eingegangen",
    "# Deine Anfrage ist eingegangen\nWir melden uns innerhalb von zwei Werktagen. Bis dahin läuft dein Vertrag weiter.",
    "l Startseite",
  ],
  [
    "E-Mail bestätigen",
    "# Schau in dein Postfach\nDeine Kündigung wird erst wirksam, wenn du den Link in der E-Mail anklickst.",
    "b Erneut senden",
    "UNKNOWN",
  ],
  [
    "Newsletter",
    "# Du bist abgemeldet\nDu bekommst keine weiteren Newsletter von uns.",
    "b Wieder anmelden;l Startseite",
  ],
  [
    "Option gekündigt",
    "# Deine Option wurde gekündigt\nSport Extra endet am 30. November 2026. Dein Tarif Standard läuft weiter.",
    "b Fertig",
  ],
  [
    "Mein Tarif",
    "# Mein Tarif\nMobil M, 19,99 € im Monat\nZubuchungen\nRoaming Plus: gekündigt zum 30. November 2026",
    "l Optionen;l Tarif kündigen",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Versicherung",
    "# Ihre Police\nHausrat Komfort\nAblauf: 31. Mai 2027\nDie Police verlängert sich um ein Jahr, wenn sie nicht gekündigt wird.",
    "l Schaden melden;l Unterlagen",
    "ACCOUNT_ACTIVE",
  ],
  [
    "BahnCard",
    "# Meine Karte\nGültig vom 4. Mai 2026 bis 3. Mai 2027\nKündigung spätestens bis 22. März 2027 möglich",
    "l Karte anzeigen;l Daten ändern",
  ],
  [
    "Kurs fällt aus",
    "# Dein Kurs wurde storniert\nYoga am 18. November fällt aus. Deine Mitgliedschaft ist davon nicht betroffen.",
    "b Anderen Kurs buchen",
  ],
]);

export const goingOnDutch: GoingOn[] = goingOn("nl", [
  [
    "Mijn contract",
    "# Mijn contract\nStroom vast 1 jaar\nEinddatum contract: 30 juni 2027\nTermijnbedrag: € 96,00 per maand",
    "l Meterstand doorgeven;l Verhuizen",
  ],
  [
    "Lidmaatschap",
    "# Mijn lidmaatschap\nContractduur tot 14 augustus 2027\nVolgende incasso: 1 december 2026, € 29,99",
    "b Bevriezen;l Opzeggen",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Museumkaart",
    "# Mijn kaart\nGeldig tot 31 december 2026\nKaartnummer 4455",
    "l Kaart kwijt;l Gegevens wijzigen",
  ],
  [
    "Proefperiode",
    "# Je proefperiode\nJe proefperiode eindigt op 22 november 2026. Daarna betaal je € 9,99 per maand.",
    "b Proefperiode opzeggen;l Betaalwijze",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Abonnement gepauzeerd",
    "# Je abonnement is gepauzeerd\nTot 1 februari 2027 wordt er niets meer afgeschreven.",
    "b Hervatten;l Account",
  ],
  [
    "Box overgeslagen",
    "# Box overgeslagen\nVoor 24 november wordt niets afgeschreven. Je volgende box komt op 1 december 2026.",
    "b Toch bezorgen;l Mijn boxen",
  ],
  [
    "Mijn abonnementen",
    "# Mijn abonnementen\n### Krant digitaal\nactief\nVolgende betaling 1 december 2026\n### Weekblad\nopgezegd per 31 maart 2025",
    "b Beheren",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Bestellingen",
    "# Mijn bestellingen\nBestelling 8811: bezorgd op 3 november 2026\nBestelling 8790: geannuleerd op 1 oktober 2026",
    "l Bekijken;b Opnieuw bestellen",
  ],
  [
    "Opzeggen, hoe werkt dat? | Hulp",
    "# Hoe zeg ik op?\nNa je opzegging stopt je abonnement aan het einde van de periode en wordt er niets meer afgeschreven.",
    "l Naar mijn account;l Contact",
    "UNKNOWN",
  ],
  [
    "Nooit meer bezorgkosten",
    "# Nooit meer bezorgkosten\nMet Plus betaal je geen bezorgkosten meer. € 3,99 per maand, maandelijks opzegbaar.",
    "b Probeer gratis;l Meer info",
  ],
  [
    "Opzegging controleren",
    "# Controleer je opzegging\nJe abonnement stopt op 4 december 2026. Er wordt niets meer afgeschreven.",
    "b Opzegging bevestigen;b Abonnement behouden",
    "FINAL_CONFIRMATION",
  ],
  [
    "Aanvraag ontvangen",
    "# We hebben je aanvraag ontvangen\nWe bellen je binnen twee werkdagen. Tot die tijd loopt je abonnement door.",
    "l Home",
  ],
  [
    "Nieuwsbrief",
    "# Je bent uitgeschreven\nJe ontvangt geen nieuwsbrieven meer van ons.",
    "b Toch weer aanmelden;l Home",
  ],
  [
    "Extra pakket opgezegd",
    "# Je extra pakket is opgezegd\nSport Extra stopt op 30 november 2026. Je abonnement TV Basis loopt gewoon door.",
    "b Klaar",
  ],
  [
    "Betaling mislukt",
    "# Betaling mislukt\nBetaal voor 30 november 2026, anders wordt je abonnement stopgezet.",
    "b Nu betalen;l Hulp",
  ],
]);

export const goingOnJapanese: GoingOn[] = goingOn("ja", [
  [
    "ご契約内容",
    "# ご契約内容\n光回線 2年プラン\n契約満了日: 2027年3月31日\n月額 4,980円",
    "l 請求書を見る;l 引っ越し",
  ],
  [
    "会員情報",
    "# 会員情報\nプレミアム会員\n有効期限 2026年12月31日\n次回お支払い日 2026年12月31日\n月額 980円",
    "l お支払い方法;l 解約する",
    "ACCOUNT_ACTIVE",
  ],
  [
    "無料体験",
    "# 無料体験中\n無料期間は2026年11月22日に終了します。以降は月額 980円が請求されます。",
    "l プラン変更;b 無料体験を解約する",
  ],
  [
    "休会中",
    "# 休会中です\n2027年2月1日まで会費の請求はありません。再開日に自動で再開されます。",
    "b 今すぐ再開;l マイページ",
  ],
  [
    "お届けをスキップしました",
    "# お届けをスキップしました\n11月24日分の請求はありません。次回お届け日: 2026年12月1日",
    "b スキップを取り消す;l 定期便一覧",
  ],
  [
    "定期便一覧",
    "# 定期便一覧\n### コーヒー定期便\n継続中\n次回お届け日 2026年12月1日\n### お茶定期便\n解約済み 2025年3月31日",
    "b 管理する",
    "ACCOUNT_ACTIVE",
  ],
  [
    "注文履歴",
    "# 注文履歴\n注文番号 8811 お届け済み 2026年11月3日\n注文番号 8790 キャンセル済み 2026年10月1日",
    "l 詳細;b 再注文",
  ],
  [
    "解約方法 | ヘルプ",
    "# 解約方法について\n解約手続きが完了しますと、次回以降の請求は発生しません。期間終了日までご利用いただけます。",
    "l マイページへ;l お問い合わせ",
    "UNKNOWN",
  ],
  [
    "送料無料プラス",
    "# もう送料はかかりません\nプラス会員なら今後送料の支払いはありません。月額 300円、いつでも解約できます。",
    "b 無料で試す;l 詳しく見る",
  ],
  [
    "解約内容の確認",
    "# 解約内容の確認\n2026年12月4日に終了します。以降の請求はありません。",
    "b 解約を確定する;b 契約を続ける",
    "FINAL_CONFIRMATION",
  ],
  [
    "お申し込み受付",
    "# メールをご確認ください\nメール内のリンクを開くと解約が完了します。",
    "b 再送信",
    "UNKNOWN",
  ],
  ["メルマガ", "# メルマガの配信を停止しました\n今後メールはお届けしません。", "l トップへ"],
  [
    "オプション解約完了",
    "# オプションを解約しました\nスポーツパックは2026年11月30日に終了します。基本プランは継続されます。",
    "b 閉じる",
  ],
  [
    "お支払いエラー",
    "# お支払いが確認できません\n2026年11月30日までにお支払いがない場合、契約は終了となります。",
    "b 支払う;l ヘルプ",
  ],
  [
    "ご契約プラン",
    "# ご契約プラン\nスタンダード 月額 1,200円\n12月1日からベーシックに変更されます。スタンダードは11月30日に終了します。",
    "b 変更を取り消す;l 解約",
  ],
]);
