import { escapeRegex, plainText } from "./pattern.ts";
import { ownDomains, type Service } from "./service.ts";

/** Who else may take the money, and where to end it there. */
export type Biller = {
  name: string;
  title: string;
  /** `payment` only moves the money: the contract stays with the service. */
  kind: "store" | "carrier" | "tv" | "payment" | "service" | "other";
  /** Names as pages print them, in the languages of the lexicon. */
  aliases: string[];
  /** Its own sites, where it is no third party. */
  domains?: string[];
  /** A sentence for the person. */
  where: string;
  url?: string;
  /** The page that `where` and `url` rest on; none where they only say "ask them". */
  source?: string;
  sure: "high" | "medium" | "low";
};

export const billers: readonly Biller[] = [
  {
    name: "apple",
    title: "Apple",
    kind: "store",
    domains: ["apple.com"],
    aliases: ["Apple", "Apple ID", "App Store", "Apple App Store", "iTunes", "iTunes Store"],
    where:
      'On the iPhone or iPad: Settings, your name, Subscriptions, the subscription, "Cancel Subscription"; on the web at account.apple.com. No such control, or an end date in red, means it is already cancelled.',
    url: "https://account.apple.com",
    source: "https://sites.google.com/view/applecombills-refund-blogs",
    sure: "medium",
  },
  {
    name: "google-play",
    title: "Google Play",
    kind: "store",
    domains: ["play.google.com"],
    aliases: ["Google Play", "Google Play Store", "Play Store"],
    where:
      'In the Play Store: profile, "Payments & subscriptions", "Subscriptions", the subscription, "Cancel subscription"; or on the web. It must be the Google account that pays, and uninstalling the app does nothing.',
    url: "https://play.google.com/store/account/subscriptions",
    source: "https://unsubscribe.guide/cancel/duolingo",
    sure: "medium",
  },
  {
    name: "amazon",
    title: "Amazon",
    kind: "store",
    domains: ["amazon.com", "primevideo.com"],
    aliases: [
      "Amazon",
      "Amazon Appstore",
      "Amazon Prime",
      "Prime Video",
      "Prime Video Channels",
      "アマゾン",
    ],
    where:
      'On the web, not in the app: "Account & Lists", "Memberships & Subscriptions", the channel, "Cancel Subscription" or "Unsubscribe", then "Cancel Channel". Ending Prime does not end it.',
    url: "https://www.amazon.com",
    source: "https://www.trustedreviews.com/how-to/how-to-cancel-a-prime-channel-on-amazon-4546235",
    sure: "medium",
  },
  {
    name: "roku",
    title: "Roku",
    kind: "store",
    domains: ["roku.com"],
    aliases: ["Roku", "The Roku Channel", "Roku Pay"],
    where:
      'At my.roku.com: "Manage subscriptions", "Turn off auto-renew", "Confirm Changes"; skip the offers after it and look again that renewal is off. Removing the channel does nothing.',
    url: "https://my.roku.com",
    source: "https://streamfree.tv/cancel-subscription-roku-channel/",
    sure: "medium",
  },
  {
    name: "paypal",
    title: "PayPal",
    kind: "payment",
    aliases: ["PayPal"],
    where:
      "PayPal only pays: cancel at the service first, then end the automatic payment at PayPal too. Ending the payment alone may leave the contract running.",
    source: "https://www.expressvpn.com/support/troubleshooting/cancel-expressvpn-subscription/",
    sure: "medium",
  },
  {
    name: "t-mobile",
    title: "T-Mobile",
    kind: "carrier",
    aliases: ["T-Mobile", "Telekom"],
    where: 'At T-Mobile: "Manage Add-Ons", take away the tick at the service, "Continue Removal".',
    source: "https://websetnet.net/how-to-cancel-your-netflix-subscription/",
    sure: "low",
  },
  {
    name: "verizon",
    title: "Verizon",
    kind: "carrier",
    aliases: ["Verizon", "My Verizon"],
    where: "In My Verizon, among the subscriptions.",
    source: "https://operatelab.com/cancel-disney-plus-subscription/",
    sure: "low",
  },
  {
    name: "xfinity",
    title: "Xfinity",
    kind: "tv",
    aliases: ["Xfinity", "Comcast"],
    where: "In the Xfinity account.",
    source: "https://frugavo.com/learn/how-to-cancel-hbo-max",
    sure: "low",
  },
  {
    name: "directv",
    title: "DirecTV",
    kind: "tv",
    aliases: ["DirecTV", "DIRECTV STREAM"],
    where: "In the DirecTV account.",
    source: "https://frugavo.com/learn/how-to-cancel-hbo-max",
    sure: "low",
  },
  {
    name: "canal-plus",
    title: "Canal+",
    kind: "tv",
    aliases: ["Canal+", "CANAL Plus"],
    where: "At Canal+: in France it is part of packages.",
    source: "https://www.techadvisor.fr/tutoriel/divertissement/annuler-disney-plus-3789903/",
    sure: "low",
  },
  {
    name: "kpn",
    title: "KPN",
    kind: "carrier",
    aliases: ["KPN"],
    where: "At KPN; it may only end together with the whole package.",
    source: "https://www.androidplanet.nl/tips/spotify-abonnement-opzeggen/",
    sure: "low",
  },
  {
    name: "disney",
    title: "Disney",
    kind: "service",
    domains: ["disneyplus.com"],
    aliases: ["Disney", "Disney+"],
    where: "A bundle that Disney bills is changed in the Disney+ account.",
    source: "https://www.cancelatlas.com/c/hulu",
    sure: "low",
  },
  {
    name: "hulu",
    title: "Hulu",
    kind: "service",
    domains: ["hulu.com"],
    aliases: ["Hulu"],
    where: "A bundle that Hulu bills is cancelled at Hulu.",
    source: "https://operatelab.com/cancel-disney-plus-subscription/",
    sure: "low",
  },
  {
    name: "spotify",
    title: "Spotify",
    kind: "service",
    domains: ["spotify.com"],
    aliases: ["Spotify"],
    where: "On the subscription page of the Spotify account.",
    url: "https://www.spotify.com/account/subscription",
    source: "https://www.joinchargeback.com/cancels/how-to-cancel-headspace",
    sure: "low",
  },
  {
    name: "carrier",
    title: "your mobile or internet provider",
    kind: "carrier",
    aliases: [
      "mobile carrier",
      "ドコモ",
      "docomo",
      "ソフトバンク",
      "wireless carrier",
      "mobile provider",
      "mobile operator",
      "phone company",
      "internet provider",
      "internet service provider",
      "Mobilfunkanbieter",
      "Internetanbieter",
      "opérateur",
      "opérateur mobile",
      "operador",
      "operador móvil",
      "operadora",
      "operatore",
      "operatore telefonico",
      "telecomprovider",
      "internetprovider",
      "携帯電話会社",
      "通信事業者",
    ],
    where:
      "In the account of the mobile or internet provider; the service's account page names it.",
    sure: "low",
  },
  {
    name: "tv-provider",
    title: "your TV or cable company",
    kind: "tv",
    aliases: [
      "TV provider",
      "cable provider",
      "cable company",
      "television provider",
      "Kabelanbieter",
      "TV-Anbieter",
      "fournisseur TV",
      "proveedor de TV",
      "proveedor de televisión",
      "provedor de TV",
      "fornitore TV",
      "tv-aanbieder",
      "ケーブルテレビ会社",
    ],
    where: "In the account of the TV or cable company; the service's account page names it.",
    sure: "low",
  },
  {
    name: "retailer",
    title: "the shop that sold it",
    kind: "other",
    aliases: [
      "Best Buy",
      "reseller",
      "retailer",
      "Wiederverkäufer",
      "Händler",
      "revendeur",
      "distribuidor",
      "revendedor",
      "rivenditore",
      "販売店",
    ],
    where: "At the shop that sold it; a prepaid code simply runs out.",
    source: "https://karenfights.com/cancel/microsoft-subscription/",
    sure: "low",
  },
  {
    name: "employer",
    title: "your employer or organisation",
    kind: "other",
    aliases: [
      "organization",
      "organisation",
      "employer",
      "company administrator",
      "Arbeitgeber",
      "Organisation",
      "employeur",
      "empleador",
      "empregador",
      "datore di lavoro",
      "werkgever",
    ],
    where:
      "A seat that an employer, school or organisation pays for is not yours to cancel: ask its administrator.",
    source: "https://legalclarity.org/how-to-cancel-github-copilot-personal-org-enterprise/",
    sure: "medium",
  },
  {
    name: "card-perk",
    title: "your bank card's benefits",
    kind: "other",
    aliases: ["credit card benefit", "card issuer"],
    where: "At the bank whose card gives it.",
    source: "https://cancelmanual.com/services/doordash-dashpass",
    sure: "low",
  },
  {
    name: "car-dealer",
    title: "the car dealer",
    kind: "other",
    aliases: ["dealership", "car dealer"],
    where: "A trial that came with a car: ask the dealer.",
    source: "https://techtrendidea.com/cancel-siriusxm-subscription/",
    sure: "low",
  },
];

// How pages say that somebody else bills; {} is the biller. "with" and "using" are left out on purpose: "Sign in with Apple"
// and "Pay with Google" are no billers.
const PHRASES = [
  "(?:billed|charged|managed|purchased|bought|handled|provided|subscribed|signed up|paid for) (?:directly )?(?:by|through|via) (?:your |the |an? )?{}",
  "(?:subscription|membership|plan|billing) is (?:with|through|via) (?:your |the )?{}",
  "(?:über|durch|von) (?:deinen |ihren |den |dem |das )?{} (?:abgerechnet|verwaltet|abgeschlossen|gekauft|gebucht|bezahlt)",
  "(?:abrechnung|verwaltung) (?:erfolgt )?(?:über|durch) (?:deinen |ihren |den )?{}",
  "(?:factur|gér|souscrit|achet|pay|abonn)[\\p{L}]{0,6} (?:directement )?(?:par|via|auprès de|par l'intermédiaire de) (?:votre |l'|le )?{}",
  "(?:factura|gestiona|administra|compra|contrata|suscri)[\\p{L}]{0,6} (?:directamente )?(?:por|mediante|con|a través de) (?:tu |su |el |la )?{}",
  "(?:cobra|factura|gerencia|geri|compra|assina|contrata)[\\p{L}]{0,6} (?:diretamente )?(?:por|pelo|pela|através d[eoa]|por meio d[eoa]|via) (?:sua |seu )?{}",
  "(?:fatturat|gestit|acquistat|sottoscritt|addebitat|pagat)[\\p{L}]{0,3} (?:direttamente )?(?:da|dal|dalla|tramite|attraverso|con) (?:il tuo |l')?{}",
  "(?:gefactureerd|beheerd|afgesloten|gekocht|betaald|geregeld) (?:door|via|bij) (?:je |uw |de )?{}",
  "(?:door|via) (?:je |uw |de )?{} (?:gefactureerd|beheerd|afgesloten|gekocht|betaald|geregeld)",
  "{}(?:を通じて|を通して|経由で|が管理|によって管理|から請求|により請求)",
];

const spoken = billers
  .filter((biller) => biller.kind !== "payment")
  .map((biller) => {
    // The longest name first, so that "Google Play" is not read as "Google".
    const names = biller.aliases
      .map(plainText)
      .toSorted((a, b) => b.length - a.length)
      .map(escapeRegex);
    const name = String.raw`(?:${names.join("|")})(?![\p{L}\p{N}])`;
    return {
      biller,
      says: new RegExp(
        PHRASES.map((phrase) =>
          phrase.startsWith("{}")
            ? phrase.replace("{}", () => `(?:${names.join("|")})`)
            : String.raw`(?<![\p{L}])${phrase.replace("{}", () => name)}`,
        ).join("|"),
        "iu",
      ),
    };
  });

export function findBiller(name: string): Biller | undefined {
  const wanted = name.trim().toLowerCase();
  return billers.find(
    (biller) =>
      biller.name === wanted ||
      biller.title.toLowerCase() === wanted ||
      biller.aliases.some((alias) => alias.toLowerCase() === wanted),
  );
}

/** The biller that a page's words name, and the words; the earliest on the page where there are several. */
export function billerNamedIn(
  text: string,
  service?: Service,
): { biller: Biller; words: string } | undefined {
  const own = service === undefined ? [] : ownDomains(service);
  const plain = plainText(text.slice(0, 50_000));
  return spoken
    .filter(({ biller }) => !biller.domains?.some((domain) => own.includes(domain)))
    .map(({ biller, says }) => ({ biller, found: says.exec(plain) }))
    .filter((hit): hit is { biller: Biller; found: RegExpExecArray } => hit.found !== null)
    .toSorted((a, b) => a.found.index - b.found.index || b.found[0].length - a.found[0].length)
    .map(({ biller, found }) => ({ biller, words: found[0] }))[0];
}
