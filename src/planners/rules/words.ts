import { phraseMatcher } from "../../contract/risk/phrase-matcher.ts";
import { foldAccents, normalizeLabel } from "../../contract/risk/normalize.ts";

/** What a control's label can mean to somebody who wants to leave. Phrases by meaning; notation in phrase-matcher.ts. */
const DECLINES =
  "=no | no, go on | no, continue | go on without | no thanks | no, thanks | no thank you | not interested | decline | decline offer | reject offer | =skip | skip offer | skip this | skip survey | i don't want | don't want | i do not want | continue cancelling | continue canceling | continue to cancel | continue with cancellation | continue cancellation | proceed with cancellation | proceed to cancel | cancel anyway | still cancel | i still want | go ahead and cancel | end anyway | leave anyway | continue to end | continue without | " +
  "nein danke | nein, danke | kein interesse | ablehnen | =überspringen | trotzdem kündigen | dennoch kündigen | weiter zur kündigung | kündigung fortsetzen | weiter kündigen | mit der kündigung fortfahren | ohne angebot | " +
  "non merci | non, merci | refuser | =passer | pas intéressé | continuer la résiliation | poursuivre la résiliation | résilier quand même | continuer l'annulation | poursuivre l'annulation | annuler quand même | je souhaite résilier | continuer vers la résiliation | " +
  "no gracias | no, gracias | no me interesa | rechazar | =omitir | =saltar | continuar con la cancelación | seguir cancelando | continuar cancelando | cancelar de todos modos | cancelar de todas formas | quiero cancelar | seguir con la baja | continuar con la baja | " +
  "não obrigado | não, obrigado | não obrigada | não, obrigada | recusar | =pular | =ignorar | continuar com o cancelamento | continuar cancelamento | prosseguir com o cancelamento | cancelar mesmo assim | quero cancelar mesmo assim | " +
  "no grazie | no, grazie | non mi interessa | rifiuta | =salta | continua con la disdetta | prosegui con la disdetta | continua la disdetta | disdici comunque | annulla comunque | voglio disdire | " +
  "nee bedankt | nee, bedankt | geen interesse | weigeren | afwijzen | =overslaan | toch opzeggen | doorgaan met opzeggen | verder met opzeggen | opzegging voortzetten | " +
  "結構です | 利用しない | 興味がない | =スキップ | 辞退 | それでも解約 | 解約を続ける | 解約手続きを続ける | キャンセルを続ける | 手続きを続ける | 解約に進む | このまま解約 | 特典を利用せず | " +
  "nie, dziękuję | nie dziękuję | odrzuć | =pomiń | kontynuuj anulowanie | mimo to anuluj | kontynuuj rezygnację | nej tack | nej tak | nei takk | ei kiitos | ne, děkuji | нет, спасибо | hayır, teşekkürler | " +
  "nee dank je | nee, dank je | nee dank u | nee, dank u | nee, dankjewel | niet geïnteresseerd | aanbod afwijzen | aanbod weigeren | ik hoef geen | hoeft niet | =sla over | vraag overslaan | enquête overslaan | zonder korting | toch stopzetten | toch stoppen | toch beëindigen | toch annuleren | alsnog opzeggen | alsnog stopzetten | ik wil toch opzeggen | ik wil toch stoppen | ik wil echt weg | ik wil nog steeds opzeggen | nee, opzeggen | nee, ik wil opzeggen | nee, ik wil stoppen | nee, ga door | nee, doorgaan | doorgaan met stopzetten | doorgaan met stoppen | doorgaan met annuleren | doorgaan met uitschrijven | ga door met opzeggen | ga verder met opzeggen | verder met stopzetten | verder naar opzeggen | verder met de opzegging | naar opzeggen | naar de opzegging | opzegging vervolgen | " +
  "いいえ、解約 | いいえ、退会 | いいえ、結構 | 必要ありません | 不要です | 特典は不要 | 特典を受け取らず | 特典を受け取らない | 受け取らずに | 利用せずに解約 | 興味はありません | 断る | 見送る | やはり解約 | やっぱり解約 | それでも退会 | このまま退会 | 引き続き解約 | 解約手続きに進む | 解約手続きへ進む | 解約手続きへ | 解約手続きを進める | 解約へ進む | 解約を進める | 退会に進む | 退会へ進む | 退会手続きに進む | 退会手続きへ | 退会手続きを続ける | 退会を続ける | 手続きに進む | 手続きを進める | お手続きに進む | お手続きを続ける | 回答せずに | 回答せず進む | アンケートをスキップ | " +
  "i'd still like | still like to leave | i'd rather leave | leave anyway | stop anyway | no, cancel | no, i want to | no, leave | no, end | not for me | i'll pass | skip the offer | no deal | refuse offer | reject | i've decided | i have decided | my mind is made up | carry on cancelling | carry on canceling | carry on with cancellation | keep cancelling | keep canceling | proceed without | continue leaving | continue to leave | continue to stop | go ahead and end | without the discount | turn down | nein, kündigen | nein, weiter | nein, ich möchte | nein, trotzdem | angebot ablehnen | auf angebot verzichten | verzichte auf | kein bedarf | nicht interessiert | ohne rabatt | ohne pause | trotzdem beenden | trotzdem gehen | dennoch beenden | ich möchte trotzdem | ich möchte gehen | ich bleibe dabei | kündigungsprozess fortsetzen | kündigung fortführen | weiter mit der kündigung | weiter zum kündigen | weiter ohne";

/** Neither leaving nor staying: never clicked on the way out. */
const AVOID =
  "pause | pausing | suspend | suspending | temporarily | take a break | postpone | freeze | snooze | hold | on hold | skip a month | skip next | skip week | skip weeks | skip box | skip boxes | skip delivery | downgrade | switch plan | switch to | change plan | upgrade | annual plan | yearly plan | free month | claim | get offer | accept offer | redeem | discount | % off | half price | remind me | gift | refer | invite | hide | delete account | close account | delete my account | close my account | transfer | lower price | cheaper plan | move to | " +
  "jährlich | jahresabo | jahrestarif | jaarlijks | annuel | anual | annuale | roczny | pausieren | unterbrechen | ruhen lassen | ruhend | stilllegen | wechseln | tarif wechseln | downgrade durchführen | angebot annehmen | rabatt | einlösen | konto löschen | erinnern | upgraden | aussetzen | " +
  "mettre en pause | suspendre | geler | mettre en veille | changer de formule | changer d'offre | profiter | accepter l'offre | réduction | supprimer le compte | supprimer mon compte | me rappeler | passer à | " +
  "pausar | poner en pausa | suspender | cambiar de plan | cambiar plan | aceptar oferta | aprovechar | descuento | eliminar cuenta | eliminar mi cuenta | recordármelo | congelar | " +
  "mudar de plano | trocar de plano | aceitar oferta | aproveitar | desconto | excluir conta | excluir minha conta | lembrar | pausar assinatura | " +
  "metti in pausa | sospendi | cambia piano | accetta offerta | approfitta | sconto | elimina account | elimina il mio account | ricordamelo | congela | " +
  "pauzeren | pauze | stilzetten | stilleggen | *stilzetten | stil | bevriezen | overstappen | ander abonnement | aanbod accepteren | korting | account verwijderen | herinner mij | " +
  "切り替え | 切替 | 年額 | 年払い | 年間プラン | 一時停止 | 休止 | 休会 | プランを変更 | プラン変更 | 特典を受け取る | 割引 | アカウントを削除 | 退会せずに | アップグレード | ダウングレード | " +
  "wstrzymaj | zawieś | zmień plan | przyjmij ofertę | rabat | zniżka | usuń konto | przypomnij | pausa | pausa medlemskap | sæt på pause | tauota | " +
  "pauzeer | op pauze zetten | tijdelijk stoppen | tijdelijk stopzetten | onderbreken | opschorten | uitstellen | verschuiven | vakantiestop | week overslaan | weken overslaan | maand overslaan | box overslaan | levering overslaan | stap over | wisselen | wissel van | omzetten naar | downgraden | upgraden | terugschakelen | goedkoper abonnement | ander pakket | kleiner pakket | pakket wijzigen | jaarabonnement | aanbod aannemen | pak mijn korting | verzilveren | verzilver | inwisselen | claim korting | cadeau | gratis maand | bedrag verlagen | minder vaak | account opheffen | account sluiten | overdragen | nodig vrienden uit | herinner me | herinnering | " +
  "お休み | 休む | 延期 | 先送り | 次回をスキップ | 1回スキップ | お届け間隔 | 間隔を変更 | お届け日を変更 | コース変更 | コースを変更 | プランの変更 | プランを見直す | 別のプラン | 他のプラン | 安いプラン | 特典を利用 | 特典を適用 | 割引を適用 | 割引を受け | クーポンを | 半額 | 無料で続ける | オファーを | 受け取る | ポイントを受け取る | アカウント削除 | アカウントの削除 | 名義変更 | 譲渡 | 友達を招待 | 友だちを招待 | 紹介する | リマインド | 減額 | " +
  "payment holiday | vacation hold | holiday hold | put on hold | delay | push back | reschedule | swap | smaller box | smaller plan | lower amount | give less | reduce my | reduce amount | change amount | change frequency | less often | cashback | voucher | free box | free week | money off | stay and save | reinstate | rejoin | renew now | beitragspause | auszeit | stilllegung | ruhezeit | lieferpause | verschieben | lieferung überspringen | woche überspringen | kleinere box | kleinerer tarif | günstigerer | betrag senken | betrag ändern | beitrag senken | vorteil sichern | bonus | freimonat | gratismonat | gutschein | sichern | halben preis | verschenken | übertragen | vertrag übertragen | umschreiben | reaktivieren | konto schließen | profil löschen";

const ACKNOWLEDGES =
  "i understand | i am aware | i'm aware | i acknowledge | i agree | i confirm | i accept | i have read | yes, i understand | understood | ich verstehe | ich habe verstanden | ich bestätige | mir ist bewusst | ich bin damit einverstanden | ich habe gelesen | verstanden | " +
  "je comprends | j'ai compris | je confirme | j'accepte | j'ai lu | entiendo | comprendo | confirmo que | acepto | he leído | soy consciente | compreendo | entendo | li e | estou ciente | aceito | capisco | ho capito | confermo | accetto | ho letto | sono consapevole | " +
  "ik begrijp | ik bevestig | ik ga akkoord | ik heb gelezen | 理解しました | 理解し | 同意 | 確認しました | 承知 | rozumiem | potwierdzam | akceptuję | jag förstår | jeg forstår | ymmärrän | rozumím | я понимаю | anlıyorum | " +
  "ik begrijp dat | ik snap | ik ben me ervan bewust | ik ben mij ervan bewust | ik ben op de hoogte | ik weet dat | ik accepteer | ik aanvaard | akkoord met | ik heb begrepen | ik heb kennisgenomen | gelezen en begrepen | 了承 | 承諾 | 確認の上 | 理解した | 読みました | 了解しました | 同意します | 同意する | 上記を確認 | 注意事項を確認 | " +
  "i have understood | i've read | i realise | i realize | i know that | i consent | i'm sure | i am sure | tick to confirm | yes, i'm sure | ich weiß | ich stimme zu | ich nehme zur kenntnis | zur kenntnis genommen | ich akzeptiere | ich bin mir bewusst | ich bin sicher | ich bin mir sicher | hiermit bestätige ich | habe ich gelesen | ich willige ein | ja, ich verstehe";

/** Nouns under which sites keep the subscription, from near to far. */
const PLAN_PLACES =
  "=plan | =plans | =tarif | =plano | =piano | =forfait | =formule | =offre | manage plan | manage subscription | manage membership | manage my | manage your | manage | subscription settings | cancel or change | plan and billing | plan & billing | membership & billing | subscription | subscriptions | membership | memberships | my plan | your plan | plan details | auto-renew | auto-renewal | renewal | recurring | " +
  "verwalten | abo verwalten | abo | abos | abonnement | abonnements | mitgliedschaft | vertrag | verträge | tarif | verlängerung | gérer | gérer mon abonnement | abonnement | adhésion | ma formule | mon offre | renouvellement | " +
  "gestionar | administrar | suscripción | suscripciones | membresía | mi plan | renovación | servicios | servicios contratados | gerenciar | gerir | assinatura | assinaturas | meu plano | renovação | gestisci | gestione | abbonamento | abbonamenti | iscrizione | il mio piano | rinnovo | " +
  "beheren | beheer | lidmaatschap | mijn abonnement | verlenging | プラン | サブスクリプション | 定期購入 | 定期購読 | メンバーシップ | 会員情報 | 契約 | ご契約 | 更新 | zarządzaj | subskrypcja | subskrypcje | członkostwo | odnawianie | mój plan | prenumeration | medlemskap | tilaus | předplatné | подписка | abonelik | " +
  "abonnement beheren | abonnement aanpassen | abonnement wijzigen | mijn abonnementen | mijn lidmaatschap | lidmaatschappen | mijn contract | contracten | contract | mijn pakket | pakket | pakketten | bundel | mijn producten | mijn diensten | diensten | mijn verzekeringen | verzekeringen | polis | polissen | mijn donaties | mijn donatie | donaties | mijn steun | mijn box | mijn leveringen | leveringen | machtigingen | automatische incasso | domiciliëring | licenties | automatisch verlengen | proefperiode | 契約内容 | ご契約内容 | 契約情報 | 契約一覧 | 契約管理 | ご加入 | 加入状況 | ご利用中のサービス | ご利用状況 | 利用中のプラン | 料金プラン | コース | 定期コース | 定期便 | サブスク | 購読 | 会員ステータス | 会員種別 | 自動更新 | 自動継続 | 各種手続き | 各種お手続き | ライセンス | 寄付の管理 | 毎月のご寄付 | マンスリーサポート | 保険契約 | " +
  "my giving | your giving | regular giving | my donations | recurring donations | pledges | my pledges | my passes | my pass | season tickets | policies | my policies | my policy | my cover | my box | your box | my deliveries | autoship | auto-delivery | subscribe & save | licences | licenses | packages | my package | add-ons | contracts | my contract | my tariff | my services | my products | sponsorship | my sponsorship | hosting | broadband | autopay | membership details | contract details | my gym | my club | vertragsdaten | vertragsdetails | vertragsübersicht | aboverwaltung | abo-verwaltung | aboübersicht | abonnements verwalten | mein vertrag | meine verträge | meine mitgliedschaft | mitgliedschaften | pakete | mein paket | meine produkte | produkte | dienste | leistungen | zusatzoptionen | optionen & pakete | meine box | lieferungen | meine lieferungen | dauerspende | meine spenden | spenden verwalten | patenschaft | patenschaften | meine tickets | zeitkarten | policen | versicherungen | lizenzen | sparabo | spar-abo | mein tarif | mein abo";

const ACCOUNT_PLACES =
  "account | my account | your account | account settings | account & settings | settings | profile | billing | payments | payment | payments & subscriptions | preferences | dashboard | member area | konto | mein konto | kundenkonto | einstellungen | profil | abrechnung | zahlungen | kundenbereich | compte | mon compte | paramètres | réglages | facturation | espace client | paiement | " +
  "cuenta | mi cuenta | ajustes | configuración | facturación | perfil | pagos | área de cliente | conta | minha conta | configurações | definições | faturamento | cobrança | pagamento | account personale | il mio account | impostazioni | fatturazione | profilo | pagamenti | area clienti | " +
  "mijn account | instellingen | facturering | betalingen | profiel | mijn gegevens | アカウント | 設定 | お支払い | 請求 | マイページ | プロフィール | 登録情報 | moje konto | ustawienia | płatności | rozliczenia | inställningar | indstillinger | innstillinger | asetukset | nastavení | настройки | ayarlar | hesap | " +
  "mijn omgeving | mijn profiel | mijn overzicht | mijn pagina | mijn zone | klantenzone | klantzone | klantportaal | klantomgeving | ledenportaal | ledenpagina | accountinstellingen | accountgegevens | betaalgegevens | betaling | facturatie | facturen en betalingen | persoonlijke gegevens | gegevens beheren | アカウント設定 | アカウント情報 | マイアカウント | 会員メニュー | 会員ページ | 会員専用ページ | お客様情報 | お客様ページ | お客さまページ | ご登録内容 | 登録内容 | 支払い | 支払情報 | ご利用明細 | 基本情報 | ユーザー設定 | ダッシュボード";

const MORE_MENUS =
  "=more | more options | =menu | options | actions | show more | more actions | open menu | see all | view all | =mehr | optionen | =weitere | mehr anzeigen | plus d'options | voir plus | =más | más opciones | opciones | ver más | =mais | opções | ver mais | =altro | altre opzioni | opzioni | mostra altro | =meer | opties | toon meer | =その他 | メニュー | オプション | もっと見る | =więcej | opcje | =… | =... | =⋮ | =⋯ | =••• | " +
  "meer opties | meer acties | acties | meer weergeven | meer bekijken | bekijk alles | alles bekijken | alles tonen | toon alles | =overig | =overige | menu openen | もっと | さらに表示 | すべて見る | すべて表示 | 一覧を見る | その他の操作 | その他のメニュー | その他の手続き | メニューを開く | 操作メニュー";

const HELP_PLACES =
  "help | help center | help centre | support | faq | hilfe | hilfe & kontakt | aide | centre d'aide | ayuda | centro de ayuda | ajuda | central de ajuda | aiuto | assistenza | centro assistenza | hulp | klantenservice | ヘルプ | サポート | よくある質問 | pomoc | hjälp | hjælp | hjelp | " +
  "helpcentrum | help & contact | hulp en contact | service & contact | klantendienst | veelgestelde vragen | veel gestelde vragen | contact | vraag en antwoord | ヘルプセンター | よくあるご質問 | お問い合わせ | お客様サポート | サポートセンター | ご利用ガイド | q&a | お困りの方 | " +
  "my profile | my details | your details | my hub | member portal | members area | customer area | customer portal | self-service | billing & payments | purchases | my purchases | wallet | account details | account overview | my portal | mein bereich | mein profil | meine daten | persönliche daten | kundenportal | kundencenter | kundenzentrum | mitgliederbereich | mitgliedsbereich | servicebereich | self-service | mein service | kontoeinstellungen | kontoübersicht | meine übersicht | zahlungen & abos | meine käufe | benutzerkonto | rechnungen & zahlungen";

const MORE_MENUS =
  "=more | more options | =menu | options | actions | show more | more actions | open menu | see all | view all | =mehr | optionen | =weitere | mehr anzeigen | plus d'options | voir plus | =más | más opciones | opciones | ver más | =mais | opções | ver mais | =altro | altre opzioni | opzioni | mostra altro | =meer | opties | toon meer | =その他 | メニュー | オプション | もっと見る | =więcej | opcje | =… | =... | =⋮ | =⋯ | =••• | " +
  "other options | other actions | further options | show all | expand | see more | view more | show options | more settings | advanced | weitere optionen | mehr optionen | weitere aktionen | aktionen | alle anzeigen | alle ansehen | mehr ansehen | menü öffnen | =menü | aufklappen | ausklappen | weitere einstellungen | erweitert | sonstiges";

const HELP_PLACES =
  "help | help center | help centre | support | faq | hilfe | hilfe & kontakt | aide | centre d'aide | ayuda | centro de ayuda | ajuda | central de ajuda | aiuto | assistenza | centro assistenza | hulp | klantenservice | ヘルプ | サポート | よくある質問 | pomoc | hjälp | hjælp | hjelp | " +
  "help & support | help and support | support center | support centre | contact us | get help | questions | q&a | customer service | customer care | hilfebereich | hilfe-center | hilfecenter | hilfe und kontakt | service & hilfe | häufige fragen | fragen & antworten | kundenservice | kundendienst | kontakt";

/** Boxes that add something nobody asked for, or keep a tie when leaving. */
const EXTRAS =
  "donate | add | sign me up | subscribe | newsletter | offers | keep me | send me | also | upgrade | trial | insurance | protection | premium | contact me | win me back | spende | angebote | kontaktiert | zusätzlich | auch | recevoir | offres | ajouter | ofertas | recibir | añadir | receber | adicionar | offerte | ricevere | aggiungi | aanbiedingen | ontvangen | toevoegen | お知らせ | メール | 追加 | oferty | otrzymywać | " +
  "nieuwsbrief | op de hoogte | houd me | hou me | houd mij | stuur mij | stuur me | mail mij | benader mij | ook | abonneer | verzekering | proberen | doneer | メルマガ | ニュースレター | 配信 | 案内を | ご案内 | キャンペーン | 購読する | 受け取る | 受信する | 寄付する | オプション追加 | " +
  "keep sending | stay in touch | keep in touch | hear from | marketing | surveys | one-off gift | one-time donation | extended warranty | let me know about | remind me | einmalig spenden | informiert | auf dem laufenden | werbung | kontakt aufnehmen | kontaktieren | rückgewinnung | probeabo | gutschein erhalten | per e-mail erhalten";

/** The person's own corner of a site, under whatever name. */
const PERSONAL =
  "hello | hi | welcome | your | my | me | hallo | mein | meine | dein | deine | ihr | bonjour | mon | ma | mes | votre | hola | mi | mis | tu | olá | meu | minha | seu | sua | ciao | il mio | la mia | i miei | tuo | tua | hoi | mijn | jouw | uw | マイ | さん | 様 | witaj | mój | moja | moje | twoje | " +
  "welkom | goedemorgen | goedemiddag | goedenavond | ようこそ | こんにちは | お客様 | お客さま | あなた | ご自身 | " +
  "good morning | good afternoon | good evening | hey | welcome back | moin | servus | guten tag | guten morgen | willkommen | meinem | meiner | deinem | ihre";

/** Kept in an account too, but never where a subscription is ended. */
const ELSEWHERE =
  "privacy | cookie | cookies | password | security | language | notification | notifications | newsletter | address | addresses | device | devices | payment method | payment methods | update card | change password | change e-mail | change email | shipping | orders | returns | basket | cart | wishlist | download | gift card | gift cards | invoice | invoices | receipts | terms | careers | press | about us | imprint | datenschutz | passwort | sicherheit | sprache | benachrichtigungen | adresse | geräte | zahlungsmethode | rechnungen | impressum | agb | karriere | presse | confidentialité | mot de passe | sécurité | langue | notifications | adresse | appareils | moyen de paiement | factures | mentions légales | privacidad | contraseña | seguridad | idioma | notificaciones | dirección | dispositivos | método de pago | facturas | aviso legal | privacidade | senha | segurança | notificações | endereço | dispositivos | forma de pagamento | faturas | password dimenticata | sicurezza | lingua | notifiche | indirizzo | dispositivi | metodo di pagamento | fatture | wachtwoord | beveiliging | taal | meldingen | adres | apparaten | betaalmethode | facturen | voorwaarden | プライバシー | パスワード | セキュリティ | 言語 | 通知 | 住所 | デバイス | お支払い方法 | 領収書 | 利用規約 | prywatność | hasło | bezpieczeństwo | język | powiadomienia | faktury | " +
  "privacybeleid | privacyverklaring | cookiebeleid | algemene voorwaarden | wachtwoord wijzigen | e-mailadres wijzigen | adres wijzigen | bezorgadres | notificaties | mijn bestellingen | bestellingen | retouren | retourneren | winkelmand | winkelwagen | verlanglijst | cadeaubon | cadeaukaart | vacatures | werken bij | pers | over ons | rekeningnummer wijzigen | betaalmethode wijzigen | storing melden | verhuizen | 個人情報保護 | プライバシーポリシー | クッキー | パスワード変更 | メールアドレス変更 | メールアドレスの変更 | 住所変更 | お届け先 | 配送先 | カード情報 | 支払い方法 | 支払方法 | 注文履歴 | 購入履歴 | 請求書 | 返品 | カート | お気に入り | ギフト券 | 採用情報 | 会社概要 | 運営会社 | 特定商取引法 | 端末 | お知らせ設定 | メール設定 | " +
  "accessibility | legal | data protection | marketing preferences | communication preferences | two-factor | sign-in & security | login details | order history | favourites | favorites | reviews | messages | inbox | referrals | rewards | points | store locator | find a club | class timetable | class schedule | meter readings | claims | blog | jobs | investors | barrierefreiheit | nutzungsbedingungen | werbeeinwilligung | zugangsdaten | bestellungen | bestellhistorie | warenkorb | merkliste | wunschliste | favoriten | bewertungen | nachrichten | postfach | prämien | punkte | filialfinder | studiofinder | kursplan | zählerstand | schaden melden | jobs | stellenangebote | über uns | bankverbindung | zahlungsart | zahlungsmittel | versand | rücksendung | retouren";

/** Names the subject of leaving: a help page or a section, one step before the way in. */
const TELLS_HOW =
  "how to cancel | how do i cancel | how can i cancel | cancelling | canceling | cancellation | cancellations | ending your | ending my | leaving | how to end | kündigung | kündigen | wie kündige ich | résiliation | comment résilier | cancelación | cómo cancelar | darse de baja | cancelamento | como cancelar | disdetta | come disdire | recesso | opzegging | opzeggen | hoe zeg ik | 解約方法 | 解約について | 解約手続き | 退会 | 解約 | rezygnacja | jak anulować | uppsägning | opsigelse | oppsigelse | " +
  "hoe opzeggen | hoe kan ik opzeggen | hoe stop ik | hoe beëindig ik | hoe annuleer ik | stopzetten | stopzetting | beëindigen | beëindiging | uitschrijven | uitschrijving | annuleren | annulering | opzegtermijn | stoppen | zo zeg je | 退会方法 | 退会について | 退会手続き | 解約の方法 | 解約の流れ | 解約・退会 | 退会・解約 | 解約する方法 | 解約したい | 退会したい | 契約の終了 | 自動更新の停止 | 定期便の停止 | 定期購入の停止 | 購読の停止 | キャンセル方法 | キャンセルについて | " +
  "how to stop | how do i stop | how to leave | how do i leave | how do i end | cancel or pause | pause or cancel | change or cancel | cancel or change | want to cancel | want to leave | thinking of leaving | thinking of cancelling | ending a | ending the | stopping your | stop your | termination | notice period | end of contract | wie kann ich kündigen | so kündigst du | so kündigen sie | kündigungsfrist | kündigungsfristen | vertragsende | vertrag beenden | vertragsbeendigung | abo beenden | mitgliedschaft beenden | abbestellen | abbestellung | austritt | widerruf und kündigung | kündigung und widerruf | kündigung & widerruf | pausieren oder kündigen | ändern oder kündigen";

export const MEANS = {
  decline: 1,
  avoid: 2,
  acknowledge: 4,
  plan: 8,
  account: 16,
  more: 32,
  help: 64,
  extra: 128,
  personal: 256,
  elsewhere: 512,
  how: 1024,
} as const;

const match = phraseMatcher([
  [DECLINES, MEANS.decline],
  [AVOID, MEANS.avoid],
  [ACKNOWLEDGES, MEANS.acknowledge],
  [PLAN_PLACES, MEANS.plan],
  [ACCOUNT_PLACES, MEANS.account],
  [MORE_MENUS, MEANS.more],
  [HELP_PLACES, MEANS.help],
  [EXTRAS, MEANS.extra],
  [PERSONAL, MEANS.personal],
  [ELSEWHERE, MEANS.elsewhere],
  [TELLS_HOW, MEANS.how],
]);

/** All that a label can mean, as bits. */
export function meaningsOf(label: string): number {
  return match(foldAccents(normalizeLabel(label))).reduce((bits, hit) => bits | hit.categories, 0);
}
