import { billers, type Biller } from "../services/billers.ts";
import { ownDomains, type Service } from "../services/service.ts";
import { foldPayee } from "./payee.ts";

export type Known = { service: Service | undefined; biller: Biller | undefined };

const SHORT = 5;

/** Which known service a booking names, and who bills for it. The longest name that stands there wins. */
export function matcher(services: readonly Service[]): (payee: string, text: string) => Known {
  const names = services.flatMap((service) => {
    const domains = ownDomains(service).map((domain) => domain.toUpperCase());
    const spoken = [service.name, service.title, ...service.aliases]
      .map(squash)
      .filter((name) => !STORE_NAMES.has(name) || name === squash(service.name));
    const labels = domains
      .map((domain) => squash(domain.split(".")[0] ?? ""))
      // An owner of many things names none of them: a shop, a store, a domain that several services share.
      .filter((label) => services.filter((one) => ownsLabel(one, label)).length === 1)
      .filter((label) => !STORE_NAMES.has(label));
    return [...new Set([...spoken, ...labels])]
      .filter((name) => name.length >= 2)
      .map((name) => ({ service, name, domains }));
  });
  const ranked = names.toSorted((a, b) => b.name.length - a.name.length);
  const seen = new Map<string, Known>();
  return (payee, text) => {
    const key = `${payee}\n${text}`;
    const known = seen.get(key) ?? knownFor(payee, text);
    seen.set(key, known);
    return known;
  };

  function knownFor(payee: string, text: string): Known {
    const folded = foldPayee(`${payee} ${text}`);
    const words = folded
      .replaceAll("+", " PLUS ")
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    const found = ranked.find(({ name, domains }) => {
      // A short name is an everyday word as well ("MATCH", "CALM"): only beside its address, or as the first word.
      if (name.length <= SHORT)
        return (
          (words[0] === name &&
            (words.length === 1 || /^(COM|SUBSCRIPTION|PREMIUM|PLUS|INC)$/.test(words[1] ?? ""))) ||
          domains.some((domain) => isAddressed(folded, domain))
        );
      return standsIn(words, name);
    });
    const biller = billerOf(folded, found?.service);
    const store = found === undefined && folded.includes("/BILL") ? biller : undefined;
    const own = services.find(
      (one) => store?.domains?.some((domain) => one.domains.includes(domain)) === true,
    );
    return { service: found?.service ?? own, biller };
  }
}

/** "X.COM" stands in "HELP.X.COM", and not in "MAX.COM". */
function isAddressed(folded: string, domain: string): boolean {
  const at = folded.indexOf(domain);
  return at >= 0 && !/[\p{L}\p{N}-]/u.test(folded[at - 1] ?? " ");
}

function ownsLabel(service: Service, label: string): boolean {
  return ownDomains(service).some((domain) => squash(domain.split(".")[0] ?? "") === label);
}

const squash = (name: string): string =>
  foldPayee(name)
    .replaceAll("+", "PLUS")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The name as one word, over several words, or at the beginning of a longer one ("SPOTIFYP1B2"). */
function standsIn(words: readonly string[], name: string): boolean {
  for (let from = 0; from < words.length; from += 1) {
    let joined = "";
    for (let to = from; to < words.length && joined.length < name.length; to += 1) {
      joined += words[to] ?? "";
      if (joined === name) return true;
    }
    if ((words[from] ?? "").startsWith(name) && name.length >= 6) return true;
  }
  return false;
}

const STORES = billers.filter(({ kind }) => kind === "store" || kind === "payment");
// "PAYPAL *SPOTIFY", "APPLE.COM/BILL": the name with a star or its address behind it.
const SIGNS = STORES.map((biller) => ({
  biller,
  sign: new RegExp(`(?:^|\\W)(?:${biller.aliases.map(squash).join("|")})\\s?[*.]`, "u"),
  bills: biller.domains?.map((domain) => `${domain.toUpperCase()}/BILL`) ?? [],
}));
const STORE_NAMES = new Set(STORES.flatMap(({ aliases }) => aliases.map(squash)));

function billerOf(folded: string, service: Service | undefined): Biller | undefined {
  const spoken = folded.replaceAll("GOOGLE *", "GOOGLEPLAY *");
  const found = SIGNS.find(
    ({ sign, bills }) => sign.test(spoken) || bills.some((bill) => folded.includes(bill)),
  )?.biller;
  if (found === undefined || service === undefined) return found;
  const own = ownDomains(service);
  return found.domains?.some((domain) => own.includes(domain)) === true ? undefined : found;
}
