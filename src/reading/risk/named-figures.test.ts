import { expect, test } from "vitest";
import { readLabel } from "./label-reading.ts";

test.each(["Purchase price", "Precio de compra", "Preço da compra", "購入価格", "Harga pembelian"])(
  "the head of a column pays nothing: %s",
  (label) => {
    expect(readLabel(label).risk.level).toBe("safe");
  },
);

test.each(["Pay the price", "Buy at this price", "Comprar a este precio", "Beli", "購入する"])(
  "a verb before a price still pays it: %s",
  (label) => {
    expect(readLabel(label).risk.kinds).toContain("spends_money");
  },
);
