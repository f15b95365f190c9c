import { amountsIn, type Amount } from "./amounts.ts";
import type { Stake } from "./deed.ts";
import { namesSubject } from "./risk/label-clause.ts";
import type { ElementFacts } from "./risk/element-facts.ts";
import type { PageFacts } from "./risk/element-risk.ts";

/** Path words of the places where a contract or its payment is looked after, as they stand in addresses. */
const PLACES = new RegExp(
  `(?:^|[^\\p{L}])(?:${[
    "accounts?|my-?account|billing|bills?|subscriptions?|subscribe|memberships?|plans?|my-?plan|pricing|upgrade|downgrade|checkout|payments?|pay|purchase|invoices?|renewals?",
    "konto|mein-?konto|kundenkonto|abo|abos|abonnements?|abonnement|vertrag|vertraege|vertrage|tarife?|zahlung|rechnung|rechnungen|kasse|bezahlen|mitgliedschaft|kuendigung|kündigung",
    "compte|mon-?compte|facturation|factures?|abonnement|adhesion|paiement|forfaits?|resiliation",
    "cuenta|mi-?cuenta|facturacion|facturación|suscripcion|suscripción|suscripciones|membresia|pago|pagos|planes|baja|conta|minha-?conta|assinatura|assinaturas|faturamento|faturas?|pagamento|pagamentos|planos?|account|abbonamento|abbonamenti|fatturazione|fatture|iscrizione|piani|cassa",
    "mijn-?account|abonnementen|facturen|betaling|betalen|lidmaatschap|afrekenen|mitt-?konto|prenumeration|betalning|medlemskap|faktura|fakturor|kassa|min-?konto|betaling|medlemskab|tili|oma-?tili|tilaus|tilaukset|maksu|jasenyys|laskut|laskutus",
    "moje-?konto|subskrypcja|subskrypcje|abonament|platnosc|platnosci|czlonkostwo|ucet|predplatne|platba|clenstvi|fiok|elofizetes|szamlazas|fizetes|cont|abonamente|plata|facturare|akaunt|smetka|pretplata|placanje|racun|narocnina|clanstvo|prenumerata|abonements|tellimus|askrift|sintius|tanysgrifiad|subscripcio|harpidetza|abonim|hesap|hesabim|abonelik|uyelik|odeme|akun|langganan|pembayaran|tai-?khoan|goi-?cuoc|thanh-?toan|akaunti|usajili|abuneelik|obuna",
    "аккаунт|кабинет|подписка|подписки|тариф|тарифы|оплата|платежи|счета|абонемент|абонамент|підписка|претплата|λογαριασμός|συνδρομή|חשבון|מנוי|תשלום|حساب|اشتراك|الدفع|اشتراک|会員|マイページ|契約|お支払い|支払い|解約|計画|账户|帐户|会员|訂閱|订阅|支付|계정|구독|결제|요금제|บัญชี|สมาชิก|ชำระเงิน|खाता|सदस्यता|भुगतान",
  ].join("|")})(?=$|[^\\p{L}])`,
  "iu",
);

/** Whether an address is one of account, plan, billing or checkout. Its host and its query say nothing of that. */
export function isAccountAddress(url: string): boolean {
  try {
    const { pathname, hash } = new URL(url);
    const route = /^#!?\//.test(hash) ? hash : "";
    const path = `${pathname}${route}`.slice(0, 500);
    return PLACES.test(decodeURIComponent(path.replace(/%(?![\da-f]{2})/gi, "")).normalize("NFKC"));
  } catch {
    return false;
  }
}

const pageAmounts = new WeakMap<PageFacts, Amount[]>();

function amountsOn(page: PageFacts): Amount[] {
  let known = pageAmounts.get(page);
  if (known === undefined) {
    known = amountsIn([page.title, ...page.headings, page.text ?? ""].join("\n"));
    pageAmounts.set(page, known);
  }
  return known;
}

/** The amounts on the card, row or section a control stands in, its own words among them. */
export function amountsBeside({ name, drawn = "", group }: ElementFacts): Amount[] {
  const own = name === drawn ? name : `${name}\n${drawn}`;
  return amountsIn(
    group === undefined ? own : `${own}\n${group.heading}\n${group.text}`.slice(0, 1500),
  );
}

/** What could be lost or spent where a control stands; from structure, amounts and addresses, in no language. */
export function stakesOf(facts: ElementFacts): Stake[] {
  const { page, group, form } = facts;
  const beside = amountsBeside(facts);
  const amounts = amountsOn(page);
  const account = isAccountAddress(page.url);
  const paid = amounts.length > 0 || beside.length > 0;
  const heads = [group?.heading ?? "", page.title, ...page.headings.slice(0, 8)];
  const stakes: Stake[] = [];
  if ([...beside, ...amounts].some(({ recurring }) => recurring)) stakes.push("recurring-price");
  if (beside.length > 0) stakes.push("price-here");
  if ((paid || account) && heads.some(namesSubject)) stakes.push("plan");
  if (form?.hasPayment === true) stakes.push("payment-form");
  if (account) stakes.push("account-address");
  return stakes;
}
