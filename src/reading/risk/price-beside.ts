import type { ElementFacts } from "./element-facts.ts";
import { type Risk, SAFE, danger, caution } from "../../contract/risk.ts";
import { amountsBeside, stakesOf } from "../stakes.ts";
import { languagesOf, readEveryday } from "../read-everyday.ts";

const CART =
  /\b(?:cart|basket|bag|trolley|warenkorb|einkaufswagen|panier|carrito|cesta|carrinho|sacola|carrello|winkelwagen|winkelmand\w*|varukorg\w*|kundvagn|kurv|handlekurv\w*|koszyk\w*|košík\w*|ostoskori\w*|sepet\w*|kosár\w*|coș|košaric\w*|keranjang|giỏ)\b|корзин|кошик|カート|장바구니|购物车|購物車|سلة|עגלה|ตะกร้า|कार्ट/iu;

/** A price on its own card makes a word that nobody here can read an offer; what people do all day stays that. */
export function riskOfPriceBeside(facts: ElementFacts): Risk {
  const amounts = amountsBeside(facts);
  if (amounts.length === 0) return SAFE;
  const languages = languagesOf(facts.page);
  const everyday = readEveryday(facts.name, languages);
  if (everyday === "plain" || everyday === "shows") return SAFE;
  const costs = danger("spends_money", "price_beside");
  if (amounts.some(({ recurring }) => recurring)) return costs;
  const shop = (facts.group?.others ?? []).some((label) => CART.test(label));
  const stakes = stakesOf(facts).some((stake) => stake !== "price-here");
  // In a shop every card has a price, and sizes, colours and pictures have names of their own.
  if (shop || everyday !== "none" || !stakes)
    return stakes && !shop ? costs : caution("price_beside");
  return costs;
}
