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
  "payment holiday | vacation hold | holiday hold | put on hold | delay | push back | reschedule | swap | smaller box | smaller plan | lower amount | give less | reduce my | reduce amount | change amount | change frequency | less often | cashback | voucher | free box | free week | money off | stay and save | reinstate | rejoin | renew now | beitragspause | auszeit | stilllegung | ruhezeit | lieferpause | verschieben | lieferung überspringen | woche überspringen | kleinere box | kleinerer tarif | günstigerer | betrag senken | betrag ändern | beitrag senken | vorteil sichern | bonus | freimonat | gratismonat | gutschein | sichern | halben preis | verschenken | übertragen | vertrag übertragen | umschreiben | reaktivieren | konto schließen | profil löschen";

const ACKNOWLEDGES =
  "i understand | i am aware | i'm aware | i acknowledge | i agree | i confirm | i accept | i have read | yes, i understand | understood | ich verstehe | ich habe verstanden | ich bestätige | mir ist bewusst | ich bin damit einverstanden | ich habe gelesen | verstanden | " +
  "je comprends | j'ai compris | je confirme | j'accepte | j'ai lu | entiendo | comprendo | confirmo que | acepto | he leído | soy consciente | compreendo | entendo | li e | estou ciente | aceito | capisco | ho capito | confermo | accetto | ho letto | sono consapevole | " +
  "ik begrijp | ik bevestig | ik ga akkoord | ik heb gelezen | 理解しました | 理解し | 同意 | 確認しました | 承知 | rozumiem | potwierdzam | akceptuję | jag förstår | jeg forstår | ymmärrän | rozumím | я понимаю | anlıyorum | " +
  "i have understood | i've read | i realise | i realize | i know that | i consent | i'm sure | i am sure | tick to confirm | yes, i'm sure | ich weiß | ich stimme zu | ich nehme zur kenntnis | zur kenntnis genommen | ich akzeptiere | ich bin mir bewusst | ich bin sicher | ich bin mir sicher | hiermit bestätige ich | habe ich gelesen | ich willige ein | ja, ich verstehe";

/** Nouns under which sites keep the subscription, from near to far. */
const PLAN_PLACES =
  "=plan | =plans | =tarif | =plano | =piano | =forfait | =formule | =offre | manage plan | manage subscription | manage membership | manage my | manage your | manage | subscription settings | cancel or change | plan and billing | plan & billing | membership & billing | subscription | subscriptions | membership | memberships | my plan | your plan | plan details | auto-renew | auto-renewal | renewal | recurring | " +
  "verwalten | abo verwalten | abo | abos | abonnement | abonnements | mitgliedschaft | vertrag | verträge | tarif | verlängerung | gérer | gérer mon abonnement | abonnement | adhésion | ma formule | mon offre | renouvellement | " +
  "gestionar | administrar | suscripción | suscripciones | membresía | mi plan | renovación | servicios | servicios contratados | gerenciar | gerir | assinatura | assinaturas | meu plano | renovação | gestisci | gestione | abbonamento | abbonamenti | iscrizione | il mio piano | rinnovo | " +
  "beheren | beheer | lidmaatschap | mijn abonnement | verlenging | プラン | サブスクリプション | 定期購入 | 定期購読 | メンバーシップ | 会員情報 | 契約 | ご契約 | 更新 | zarządzaj | subskrypcja | subskrypcje | członkostwo | odnawianie | mój plan | prenumeration | medlemskap | tilaus | předplatné | подписка | abonelik | " +
  "my giving | your giving | regular giving | my donations | recurring donations | pledges | my pledges | my passes | my pass | season tickets | policies | my policies | my policy | my cover | my box | your box | my deliveries | autoship | auto-delivery | subscribe & save | licences | licenses | packages | my package | add-ons | contracts | my contract | my tariff | my services | my products | sponsorship | my sponsorship | hosting | broadband | autopay | membership details | contract details | my gym | my club | vertragsdaten | vertragsdetails | vertragsübersicht | aboverwaltung | abo-verwaltung | aboübersicht | abonnements verwalten | mein vertrag | meine verträge | meine mitgliedschaft | mitgliedschaften | pakete | mein paket | meine produkte | produkte | dienste | leistungen | zusatzoptionen | optionen & pakete | meine box | lieferungen | meine lieferungen | dauerspende | meine spenden | spenden verwalten | patenschaft | patenschaften | meine tickets | zeitkarten | policen | versicherungen | lizenzen | sparabo | spar-abo | mein tarif | mein abo";

const ACCOUNT_PLACES =
  "account | my account | your account | account settings | account & settings | settings | profile | billing | payments | payment | payments & subscriptions | preferences | dashboard | member area | konto | mein konto | kundenkonto | einstellungen | profil | abrechnung | zahlungen | kundenbereich | compte | mon compte | paramètres | réglages | facturation | espace client | paiement | " +
  "cuenta | mi cuenta | ajustes | configuración | facturación | perfil | pagos | área de cliente | conta | minha conta | configurações | definições | faturamento | cobrança | pagamento | account personale | il mio account | impostazioni | fatturazione | profilo | pagamenti | area clienti | " +
  "mijn account | instellingen | facturering | betalingen | profiel | mijn gegevens | アカウント | 設定 | お支払い | 請求 | マイページ | プロフィール | 登録情報 | moje konto | ustawienia | płatności | rozliczenia | inställningar | indstillinger | innstillinger | asetukset | nastavení | настройки | ayarlar | hesap | " +
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
  "keep sending | stay in touch | keep in touch | hear from | marketing | surveys | one-off gift | one-time donation | extended warranty | let me know about | remind me | einmalig spenden | informiert | auf dem laufenden | werbung | kontakt aufnehmen | kontaktieren | rückgewinnung | probeabo | gutschein erhalten | per e-mail erhalten";

/** The person's own corner of a site, under whatever name. */
const PERSONAL =
  "hello | hi | welcome | your | my | me | hallo | mein | meine | dein | deine | ihr | bonjour | mon | ma | mes | votre | hola | mi | mis | tu | olá | meu | minha | seu | sua | ciao | il mio | la mia | i miei | tuo | tua | hoi | mijn | jouw | uw | マイ | さん | 様 | witaj | mój | moja | moje | twoje | " +
  "good morning | good afternoon | good evening | hey | welcome back | moin | servus | guten tag | guten morgen | willkommen | meinem | meiner | deinem | ihre";

/** Kept in an account too, but never where a subscription is ended. */
const ELSEWHERE =
  "privacy | cookie | cookies | password | security | language | notification | notifications | newsletter | address | addresses | device | devices | payment method | payment methods | update card | change password | change e-mail | change email | shipping | orders | returns | basket | cart | wishlist | download | gift card | gift cards | invoice | invoices | receipts | terms | careers | press | about us | imprint | datenschutz | passwort | sicherheit | sprache | benachrichtigungen | adresse | geräte | zahlungsmethode | rechnungen | impressum | agb | karriere | presse | confidentialité | mot de passe | sécurité | langue | notifications | adresse | appareils | moyen de paiement | factures | mentions légales | privacidad | contraseña | seguridad | idioma | notificaciones | dirección | dispositivos | método de pago | facturas | aviso legal | privacidade | senha | segurança | notificações | endereço | dispositivos | forma de pagamento | faturas | password dimenticata | sicurezza | lingua | notifiche | indirizzo | dispositivi | metodo di pagamento | fatture | wachtwoord | beveiliging | taal | meldingen | adres | apparaten | betaalmethode | facturen | voorwaarden | プライバシー | パスワード | セキュリティ | 言語 | 通知 | 住所 | デバイス | お支払い方法 | 領収書 | 利用規約 | prywatność | hasło | bezpieczeństwo | język | powiadomienia | faktury | " +
  "accessibility | legal | data protection | marketing preferences | communication preferences | two-factor | sign-in & security | login details | order history | favourites | favorites | reviews | messages | inbox | referrals | rewards | points | store locator | find a club | class timetable | class schedule | meter readings | claims | blog | jobs | investors | barrierefreiheit | nutzungsbedingungen | werbeeinwilligung | zugangsdaten | bestellungen | bestellhistorie | warenkorb | merkliste | wunschliste | favoriten | bewertungen | nachrichten | postfach | prämien | punkte | filialfinder | studiofinder | kursplan | zählerstand | schaden melden | jobs | stellenangebote | über uns | bankverbindung | zahlungsart | zahlungsmittel | versand | rücksendung | retouren";

/** Names the subject of leaving: a help page or a section, one step before the way in. */
const TELLS_HOW =
  "how to cancel | how do i cancel | how can i cancel | cancelling | canceling | cancellation | cancellations | ending your | ending my | leaving | how to end | kündigung | kündigen | wie kündige ich | résiliation | comment résilier | cancelación | cómo cancelar | darse de baja | cancelamento | como cancelar | disdetta | come disdire | recesso | opzegging | opzeggen | hoe zeg ik | 解約方法 | 解約について | 解約手続き | 退会 | 解約 | rezygnacja | jak anulować | uppsägning | opsigelse | oppsigelse | " +
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
