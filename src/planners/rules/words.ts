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
  "nie, dziękuję | nie dziękuję | odrzuć | =pomiń | kontynuuj anulowanie | mimo to anuluj | kontynuuj rezygnację | nej tack | nej tak | nei takk | ei kiitos | ne, děkuji | нет, спасибо | hayır, teşekkürler" +
  " | no, disdici | no, voglio disdire | no, voglio recedere | voglio recedere | voglio comunque disdire | voglio comunque recedere | procedi con la disdetta | procedi con il recesso | prosegui con il recesso | continua con il recesso | continua con la cancellazione | prosegui con la cancellazione | vai alla disdetta | disdici lo stesso | recedi comunque | interrompi comunque | non sono interessato | non sono interessata | non accetto | rinuncio all'offerta | senza offerta | salta sondaggio | preferisco non rispondere | =non ora | declina | no, prosegui | no, procedi | não tenho interesse | não estou interessado | não estou interessada | não me interessa | não quero a oferta | não quero oferta | não quero desconto | não quero pausar | não aceito | não aceitar | dispensar | dispenso | rejeitar oferta | recusar oferta | sem oferta | seguir com o cancelamento | seguir com o desligamento | seguir com a rescisão | continuar com a rescisão | prosseguir com a rescisão | avançar com o cancelamento | avançar com a rescisão | continuar para o cancelamento | continuar o cancelamento | quero cancelar | quero rescindir | ainda quero cancelar | ainda quero sair | encerrar mesmo assim | rescindir mesmo assim | sair mesmo assim | cancelar na mesma | cancelar de qualquer forma | pular pesquisa | pular etapa | prefiro não responder | =saltar | =dispensar | não, prosseguir";

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
  "wstrzymaj | zawieś | zmień plan | przyjmij ofertę | rabat | zniżka | usuń konto | przypomnij | pausa | pausa medlemskap | sæt på pause | tauota" +
  " | sospendere | prenditi una pausa | fai una pausa | posticipa | rimanda | salta consegna | salta un mese | salta la prossima | riduci | riduci importo | passa a | passa al piano | cambia abbonamento | cambia tariffa | cambia offerta | attiva offerta | attiva l'offerta | attiva lo sconto | riscatta | ottieni | promo | omaggio | regala | invita | trasferisci | chiudi account | elimina profilo | cancella account | cancella il mio account | nascondi | mese gratis | mesi gratis | metà prezzo | suspender | suspensão | trancar | trancamento | congelar | adiar | dar um tempo | fazer uma pausa | pular entrega | pular um mês | pular próxima | saltar um mês | saltar entrega | reduzir | reduzir valor | mudar plano | trocar plano | mudar para | trocar para | alterar plano | alterar tarifário | plano anual | resgatar | quero a oferta | quero essa | quero o desconto | condição especial | promoção | cupom | cupão | mês grátis | meses grátis | metade do preço | presentear | convidar | indicar amigo | transferir | encerrar conta | apagar conta | eliminar conta | lembre-me | lembrar-me | ocultar";

const ACKNOWLEDGES =
  "i understand | i am aware | i'm aware | i acknowledge | i agree | i confirm | i accept | i have read | yes, i understand | understood | ich verstehe | ich habe verstanden | ich bestätige | mir ist bewusst | ich bin damit einverstanden | ich habe gelesen | verstanden | " +
  "je comprends | j'ai compris | je confirme | j'accepte | j'ai lu | entiendo | comprendo | confirmo que | acepto | he leído | soy consciente | compreendo | entendo | li e | estou ciente | aceito | capisco | ho capito | confermo | accetto | ho letto | sono consapevole | " +
  "ik begrijp | ik bevestig | ik ga akkoord | ik heb gelezen | 理解しました | 理解し | 同意 | 確認しました | 承知 | rozumiem | potwierdzam | akceptuję | jag förstår | jeg forstår | ymmärrän | rozumím | я понимаю | anlıyorum" +
  " | ho compreso | comprendo | dichiaro | dichiaro di | sono d'accordo | prendo atto | acconsento | ho preso visione | confermo di aver letto | sono a conoscenza | so che | compreendi | entendi | percebi | tomei conhecimento | tenho conhecimento | confirmo | concordo | declaro | declaro que | li e aceito | estou de acordo | tenho ciência | sei que";

/** Nouns under which sites keep the subscription, from near to far. */
const PLAN_PLACES =
  "=plan | =plans | =tarif | =plano | =piano | =forfait | =formule | =offre | manage plan | manage subscription | manage membership | manage my | manage your | manage | subscription settings | cancel or change | plan and billing | plan & billing | membership & billing | subscription | subscriptions | membership | memberships | my plan | your plan | plan details | auto-renew | auto-renewal | renewal | recurring | " +
  "verwalten | abo verwalten | abo | abos | abonnement | abonnements | mitgliedschaft | vertrag | verträge | tarif | verlängerung | gérer | gérer mon abonnement | abonnement | adhésion | ma formule | mon offre | renouvellement | " +
  "gestionar | administrar | suscripción | suscripciones | membresía | mi plan | renovación | servicios | servicios contratados | gerenciar | gerir | assinatura | assinaturas | meu plano | renovação | gestisci | gestione | abbonamento | abbonamenti | iscrizione | il mio piano | rinnovo | " +
  "beheren | beheer | lidmaatschap | mijn abonnement | verlenging | プラン | サブスクリプション | 定期購入 | 定期購読 | メンバーシップ | 会員情報 | 契約 | ご契約 | 更新 | zarządzaj | subskrypcja | subskrypcje | członkostwo | odnawianie | mój plan | prenumeration | medlemskap | tilaus | předplatné | подписка | abonelik" +
  " | gestisci abbonamento | gestisci piano | gestisci iscrizione | i miei abbonamenti | i tuoi abbonamenti | il tuo abbonamento | il tuo piano | piano e fatturazione | piano e pagamenti | rinnovo automatico | contratto | contratti | i miei contratti | forniture | le mie forniture | la mia tessera | tesseramento | polizza | polizze | le mie polizze | le mie donazioni | donazioni | la mia offerta | la mia linea | servizi attivi | i miei servizi | licenze | =offerta | =abbonamento | gerenciar assinatura | gerir subscrição | subscrição | subscrições | minha assinatura | minhas assinaturas | a minha subscrição | o meu plano | meus planos | plano e pagamento | plano e faturação | renovação automática | contrato | contratos | meus contratos | os meus contratos | matrícula | minha matrícula | mensalidade | apólice | apólices | meu seguro | minhas doações | doações | donativos | meu clube | tarifário | o meu tarifário | meus serviços | os meus serviços | serviços contratados | recorrência | licenças | administrar";

const ACCOUNT_PLACES =
  "account | my account | your account | account settings | account & settings | settings | profile | billing | payments | payment | payments & subscriptions | preferences | dashboard | member area | konto | mein konto | kundenkonto | einstellungen | profil | abrechnung | zahlungen | kundenbereich | compte | mon compte | paramètres | réglages | facturation | espace client | paiement | " +
  "cuenta | mi cuenta | ajustes | configuración | facturación | perfil | pagos | área de cliente | conta | minha conta | configurações | definições | faturamento | cobrança | pagamento | account personale | il mio account | impostazioni | fatturazione | profilo | pagamenti | area clienti | " +
  "mijn account | instellingen | facturering | betalingen | profiel | mijn gegevens | アカウント | 設定 | お支払い | 請求 | マイページ | プロフィール | 登録情報 | moje konto | ustawienia | płatności | rozliczenia | inställningar | indstillinger | innstillinger | asetukset | nastavení | настройки | ayarlar | hesap" +
  " | il tuo account | area personale | area riservata | area cliente | area soci | area utente | la mia area | il mio profilo | i miei dati | gestione account | dati e pagamenti | pagamenti e abbonamenti | preferenze | pannello | bacheca | a minha conta | sua conta | a sua conta | área de cliente | área do cliente | área reservada | área do assinante | área do aluno | área do sócio | minha área | meu perfil | o meu perfil | perfil | meus dados | os meus dados | painel | faturação | pagamentos | preferências | ajustes | dados da conta";

const MORE_MENUS =
  "=more | more options | =menu | options | actions | show more | more actions | open menu | see all | view all | =mehr | optionen | =weitere | mehr anzeigen | plus d'options | voir plus | =más | más opciones | opciones | ver más | =mais | opções | ver mais | =altro | altre opzioni | opzioni | mostra altro | =meer | opties | toon meer | =その他 | メニュー | オプション | もっと見る | =więcej | opcje | =… | =... | =⋮ | =⋯ | =•••" +
  " | altre azioni | azioni | mostra di più | mostra tutto | vedi tutto | vedi altro | apri menu | apri il menu | dettagli | mais opções | mais ações | ações | mostrar mais | ver tudo | ver todos | abrir menu | detalhes";

const HELP_PLACES =
  "help | help center | help centre | support | faq | hilfe | hilfe & kontakt | aide | centre d'aide | ayuda | centro de ayuda | ajuda | central de ajuda | aiuto | assistenza | centro assistenza | hulp | klantenservice | ヘルプ | サポート | よくある質問 | pomoc | hjälp | hjælp | hjelp" +
  " | supporto | servizio clienti | domande frequenti | contattaci | contatti | hai bisogno di aiuto | suporte | atendimento | apoio ao cliente | centro de ajuda | perguntas frequentes | dúvidas | fale conosco | fale connosco | contacte-nos | precisa de ajuda";

/** Boxes that add something nobody asked for, or keep a tie when leaving. */
const EXTRAS =
  "donate | add | sign me up | subscribe | newsletter | offers | keep me | send me | also | upgrade | trial | insurance | protection | premium | contact me | win me back | spende | angebote | kontaktiert | zusätzlich | auch | recevoir | offres | ajouter | ofertas | recibir | añadir | receber | adicionar | offerte | ricevere | aggiungi | aanbiedingen | ontvangen | toevoegen | お知らせ | メール | 追加 | oferty | otrzymywać" +
  " | iscrivimi | tienimi aggiornato | tienimi aggiornata | inviami | contattatemi | ricontattatemi | promozioni | novità | anche | assicurazione | consento l'invio | marketing | manter-me informado | quero receber | aceito receber | enviem-me | me avise | contactem-me | promoções | novidades | também | seguro adicional | doar";

/** The person's own corner of a site, under whatever name. */
const PERSONAL =
  "hello | hi | welcome | your | my | me | hallo | mein | meine | dein | deine | ihr | bonjour | mon | ma | mes | votre | hola | mi | mis | tu | olá | meu | minha | seu | sua | ciao | il mio | la mia | i miei | tuo | tua | hoi | mijn | jouw | uw | マイ | さん | 様 | witaj | mój | moja | moje | twoje" +
  " | benvenuto | benvenuta | bentornato | bentornata | buongiorno | salve | le mie | i tuoi | le tue | bem-vindo | bem-vinda | oi | bom dia | boa tarde | meus | minhas | teu | tua | seus | suas";

/** Kept in an account too, but never where a subscription is ended. */
const ELSEWHERE =
  "privacy | cookie | cookies | password | security | language | notification | notifications | newsletter | address | addresses | device | devices | payment method | payment methods | update card | change password | change e-mail | change email | shipping | orders | returns | basket | cart | wishlist | download | gift card | gift cards | invoice | invoices | receipts | terms | careers | press | about us | imprint | datenschutz | passwort | sicherheit | sprache | benachrichtigungen | adresse | geräte | zahlungsmethode | rechnungen | impressum | agb | karriere | presse | confidentialité | mot de passe | sécurité | langue | notifications | adresse | appareils | moyen de paiement | factures | mentions légales | privacidad | contraseña | seguridad | idioma | notificaciones | dirección | dispositivos | método de pago | facturas | aviso legal | privacidade | senha | segurança | notificações | endereço | dispositivos | forma de pagamento | faturas | password dimenticata | sicurezza | lingua | notifiche | indirizzo | dispositivi | metodo di pagamento | fatture | wachtwoord | beveiliging | taal | meldingen | adres | apparaten | betaalmethode | facturen | voorwaarden | プライバシー | パスワード | セキュリティ | 言語 | 通知 | 住所 | デバイス | お支払い方法 | 領収書 | 利用規約 | prywatność | hasło | bezpieczeństwo | język | powiadomienia | faktury" +
  " | cambia password | informativa | note legali | condizioni generali | lavora con noi | chi siamo | ricevute | bollette | spedizione | ordini | resi | carrello | lista dei desideri | buoni regalo | scarica | cambia e-mail | cambia email | modifica indirizzo | autolettura | palavra-passe | alterar senha | alterar palavra-passe | morada | moradas | método de pagamento | métodos de pagamento | formas de pagamento | recibos | boleto | segunda via | encomendas | pedidos | devoluções | carrinho | lista de desejos | cartão presente | baixar | descarregar | termos | política de privacidade | trabalhe conosco | quem somos | sobre nós | avisos legais | alterar e-mail";

/** Names the subject of leaving: a help page or a section, one step before the way in. */
const TELLS_HOW =
  "how to cancel | how do i cancel | how can i cancel | cancelling | canceling | cancellation | cancellations | ending your | ending my | leaving | how to end | kündigung | kündigen | wie kündige ich | résiliation | comment résilier | cancelación | cómo cancelar | darse de baja | cancelamento | como cancelar | disdetta | come disdire | recesso | opzegging | opzeggen | hoe zeg ik | 解約方法 | 解約について | 解約手続き | 退会 | 解約 | rezygnacja | jak anulować | uppsägning | opsigelse | oppsigelse" +
  " | come recedere | come cancellare | come annullare | come interrompere | come disattivare | diritto di recesso | cessazione | disdire | recedere | rescissione | cancellazione abbonamento | como rescindir | como encerrar | como desativar | como faço para cancelar | como posso cancelar | rescisão | encerramento | desligamento | denúncia do contrato | deixar de ser";

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
