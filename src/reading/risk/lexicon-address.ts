import { LEXICONS, type Category } from "./lexicon.ts";

// Words of paths, queries, field names and operation names. Addresses leave accents out and speak English more often
// than their pages do; the languages' own verbs are taken over from the label lexicons.

export const ADDRESS = {
  end: 1 << 0,
  delete: 1 << 1,
  buy: 1 << 2,
  reach: 1 << 3,
  grant: 1 << 4,
  commit: 1 << 5, // makes a GET a commit
  settle: 1 << 6, // commits a payment or order by POST
  neutral: 1 << 7, // nothing ends, or is paid, there
  subject: 1 << 8,
  order: 1 << 9,
  valuable: 1 << 10,
  trivial: 1 << 11,
  bought: 1 << 12, // posting to this collection buys
  told: 1 << 13, // posting to this collection reaches people
  telemetry: 1 << 14,
  signIn: 1 << 15,
  help: 1 << 16,
  stop: 1 << 17,
  resume: 1 << 18,
  offer: 1 << 19,
  accept: 1 << 20,
  self: 1 << 21,
  checkoutStep: 1 << 22,
  remove: 1 << 23,
  yearly: 1 << 24,
} as const;

const STRONG_SLUGS =
  "unsubscribe | unsub | optout | opt out | cancel | cancel plan | cancellation | cancelation | cancelling | kuendigen | kuendige | kuendigung | kundigen | kundigung | vertragskuendigung | " +
  "resiliation | resilier | desabonnement | desabonner | darse de baja | dar de baja | baja | cancelacion | cancelamento | disdetta | disdici | recesso | opzeggen | opzegging | kaiyaku | taikai | terminate | termination | resign | resignation | relinquish | forfeit | rescind | deregister | deregistration | unregister | unenroll | unenrol | disenroll | withdraw from | surrender | quit membership | quit plan | demission | demissionner | dimissioni | dimettersi | renunciar | renuncia | austreten | austritt | ontslag |  wypowiedzenie | rezygnacja | uppsagning | opsigelse | oppsigelse | irtisanominen | vypoved | otmena podpiski | otpisatsya | abonelik iptal | iptal | haeji | tuiding | " +
  "auto renew off | autorenew off | auto renewal off | renewal off | renewal disable | disable renewal | disable auto renew | disable autorenew | disable auto renewal | turn off renewal | turn off auto renew | turn off auto renewal | stop renewal | cancel at period end | non renewal | dont renew";

export const ADDRESS_WORDS: Record<keyof typeof ADDRESS, string> = {
  end: STRONG_SLUGS,
  delete:
    "delete | erase | destroy | purge | wipe | loeschen | kontoloeschung | kontoloschung | account closure | supprimer | suppression | eliminar | borrar | excluir | apagar | elimina | eliminare | verwijderen | sakujo | usun | radera | slet | slett | smazat | udalit | sil | delete account | closeaccount",
  buy: "buy | purchase | pay | pay now | checkout | checkouts | subscribe | resubscribe | upgrade | renew | donate | reactivate | place order | placeorder | place bid | order now | charge | capture | start trial | kaufen | bezahlen | bestellen | abonnieren | acheter | payer | commander | comprar | pagar | assinar | acquista | paga | kopen | betalen | koupit | kup | kob | kjop | osta | purchase plan | change to annual | topup | top up | send transaction | send raw transaction | send money | send payment | send funds | send coins | transfer funds | transfer money | transfer payment | wire transfer | withdraw funds | create payout | complete checkout | complete order | submit order",
  reach:
    "send | publish | share | invite | reply | tweet | retweet | broadcast | forward | send message | post message | send invite | senden | envoyer | enviar | invia | versturen",
  grant:
    "authorize | authorise | grant | collaborators | transfer ownership | allow access | grant access | revoke access",
  commit:
    "confirm | execute | exec | perform | finalize | finalise | yes | commit | bestaetigen | bestatigen | ausfuehren | ausfuhren | durchfuehren | durchfuhren | confirmar | confirmer | conferma | confermare | bevestigen | bevestig | potwierdz | bekrafta | bekraeft | bekreft | vahvista | potvrdit | onayla | onay | akkoord | einverstanden | zustimmen | zustimmung | acepto | aceito | accetto | zgoda | zgadzam | souhlas | souhlasim | hyvaksy | hyvaksyn | godkann | godkend | godta | elfogadom | подтвердить | подтверждаю | согласен | 同意 | 確定 | 実行 | 確認する | confirmed | bestaetigt | bestatigt | confirmado | confirmee | confermato | confermata | bevestigd | potwierdzone | potwierdzono | bekraftad | bekraeftet | bekreftet | vahvistettu | potvrzeno | подтверждено",
  settle:
    "confirm | execute | capture | complete | submit | process | approve | finalize | finalise | place | charge | pay",
  neutral:
    "reason | reasons | survey | surveys | feedback | offer | offers | preview | previews | validate | validation | eligibility | eligible | check | quote | estimate | options | status | summary | details | info | list | search | history | draft | autosave | prepare | start | begin | initiate | calculate | question | questions | questionnaire | downsell | retention | lookup | available | availability | policy | consequences | impact | reminder | " +
    "grund | gruende | umfrage | angebot | motif | raison | motivo | motivos | razon | sondage | enquete | encuesta | pesquisa | sondaggio | reden | redenen | 理由 | アンケート | view | viewed | shown | impression | get | fetch | query | load | read | count | unread | seen | typing",
  subject:
    "subscription | subscriptions | membership | memberships | plan | plans | billing | renewal | auto renew | autorenew | auto renewal | trial | abo | abonnement | mitgliedschaft | vertrag | suscripcion | assinatura | abbonamento | lidmaatschap | prenumeration | subskrypcja | predplatne | tilaus | abonelik | podpiska | contract | premium | recurring | addon | addons | plus | prime | gold | platinum | pro",
  order:
    "order | orders | booking | bookings | reservation | reservations | appointment | appointments | ticket | trip | shipment | delivery | payment | payments | transfer | bestellung | commande | pedido | ordine | bestelling",
  valuable:
    "account | accounts | user | users | me | member | members | profile | repo | repos | repository | repositories | project | projects | organization | organizations | organisation | org | orgs | workspace | workspaces | database | databases | site | sites | domain | domains | file | files | folder | album | photo | photos | document | documents | customer | customers | team | teams | mailbox | post | posts | page | pages | data | server | servers | bucket | konto | compte | cuenta | conta | conto | rekening | hesap",
  trivial:
    "session | sessions | cart | basket | bag | warenkorb | panier | carrito | carrinho | carrello | winkelwagen | item | items | line items | notification | notifications | draft | drafts | filter | filters | bookmark | bookmarks | favorite | favorites | favourite | like | likes | newsletter | newsletters | push | webpush | tag | tags | cache | watchlist | wishlist | coupon | lock | upload | uploads | download | downloads | temp | tmp | presence | search | job | jobs | request | requests | invitation | invitations | payment method | payment methods | token | tokens | email preferences | alerts | topic | topics | follow | device | devices | reaction | reactions | vote | banner",
  bought:
    "orders | order | payments | payment | purchases | charges | donations | bids | bid | bookings | reservations | transfers | transfer | payouts | payment intents | payment pages | checkout | subscriptions | memberships",
  told: "messages | message | comments | comment | posts | post | reviews | review | tweets | invitations | invites | replies | statuses | shares | emails",
  telemetry:
    "collect | beacon | beacons | events | event | track | tracking | tracker | log | logs | logging | metrics | metric | rum | analytics | telemetry | pixel | pageview | pageviews | impression | impressions | stats | ping | heartbeat | csp report | envelope | ingest | clickstream | monitoring | errors | crash | bi | vitals | web vitals",
  signIn:
    "login | signin | sign in | log in | logon | logout | signout | sign out | session | sessions | auth | authenticate | token | otp | mfa | verify | password | sso | saml | challenge | anmelden | connexion | iniciar sesion | entrar | accedi | inloggen | refresh",
  help: "help | support | faq | faqs | blog | article | articles | docs | kb | hc | wiki | learn | guide | guides | news | policy | policies | legal | terms | how to | community | forum | hilfe | aide | ayuda | ajuda | aiuto | hulp | pomoc | hjalp | ヘルプ | ratgeber | knowledge base",
  stop: "end | stop | withdraw | quit | leave | drop | revoke | disable | deactivate | close | turn off | off | discontinue | beenden | terminer | terminar | finalizar | beeindigen | zakoncz | avsluta | afslut | avslutt | ukoncit | sonlandir | 終了",
  resume: "resume | restart | restore | undo | uncancel | un cancel | reinstate | reactivate",
  offer:
    "offer | offers | discount | deal | promotion | coupon | angebot | offre | oferta | offerta",
  accept: "accept | claim | redeem | take | annehmen | accepter | aceptar | aceitar | accetta",
  self: "code | otp | verification | magic link | reset | password | confirmation email | sms | feedback | test | receipt | password reset | invoice",
  checkoutStep:
    "shipping | address | delivery | coupon | promo | voucher | tax | taxes | totals | email | contact | session | sessions | shipping methods | cart | gift | login | guest",
  yearly: "annual | annually | yearly",
  remove:
    "remove | close | deactivate | terminate | clear | schliessen | fermer | cerrar | fechar | chiudi | sluiten",
};

/** A language's own words; short Latin ones are left out, since they are too often part of an identifier. */
function ofLanguages(category: Category): string {
  return Object.entries(LEXICONS)
    .filter(([language]) => language !== "en")
    .flatMap(([, lexicon]) => (lexicon[category] ?? "").split("|"))
    .map((phrase) => phrase.trim())
    .filter(
      (phrase) =>
        !/^[=*]|'/.test(phrase) && (phrase.length >= 6 || /[^\u0000-\u024F]/.test(phrase)),
    )
    .join(" | ");
}

export function addressEntries(): [string, number][] {
  const own = Object.entries(ADDRESS_WORDS).map(
    ([name, phrases]) => [phrases, ADDRESS[name as keyof typeof ADDRESS]] as [string, number],
  );
  return [
    ...own,
    [ofLanguages("end"), ADDRESS.end],
    [ofLanguages("cancel"), ADDRESS.end],
    [ofLanguages("cancelNoun"), ADDRESS.end],
    [ofLanguages("delete"), ADDRESS.delete],
    [ofLanguages("buy"), ADDRESS.buy],
    [ofLanguages("subject"), ADDRESS.subject],
    [
      "termination request | cancellation request | request termination | request cancellation",
      ADDRESS.end | ADDRESS.subject,
    ],
    // An insurer's policy, not a page about one: "cancellation policy" is.
    [
      "cancel policy | terminate policy | end policy | surrender policy | lapse policy",
      ADDRESS.end | ADDRESS.subject,
    ],
    [
      "cancel at period end | cancel at end of period | auto renew off | autorenew off | auto renewal off | disable auto renew | cancel auto renew",
      ADDRESS.end | ADDRESS.subject,
    ],
    [
      "delete account | do close account | account closure | closeaccount | register remove | remove registration | delete registration | cancel registration",
      ADDRESS.delete | ADDRESS.valuable,
    ],
    ["purchase plan | change to annual | start trial", ADDRESS.buy | ADDRESS.subject],
    ["new post", ADDRESS.reach | ADDRESS.told],
    [
      "do cancel | do cancellation | do unsubscribe | do terminate | process cancellation | process cancel | perform cancel",
      ADDRESS.end | ADDRESS.commit,
    ],
    ["do delete | do remove | do close account", ADDRESS.delete | ADDRESS.commit],
    [
      "do purchase | do buy | do checkout | do order | do pay | do upgrade | do subscribe",
      ADDRESS.buy | ADDRESS.commit,
    ],
  ];
}
