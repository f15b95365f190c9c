import { describe, expect, test } from "vitest";
import { riskOfAddress } from "./address-risk.ts";

const at = (path: string) =>
  riskOfAddress(path.startsWith("http") ? path : `https://example.com${path}`);

describe("addresses that commit by GET", () => {
  test.each([
    ["/subscription/cancel?confirm=1", "ends_subscription"],
    ["/cancel/confirm", "ends_subscription"],
    ["/confirm-cancel", "ends_subscription"],
    ["/doCancel", "ends_subscription"],
    ["/account/do_cancel.php?sub=3", "ends_subscription"],
    ["/unsubscribe?token=abc123", "ends_subscription"],
    ["/unsubscribe?email=a%40b.example", "ends_subscription"],
    ["/unsubscribe/eyJhbGciOiJIUzI1NiJ9x", "ends_subscription"],
    ["/my-account/?change_subscription_to=cancelled&_wpnonce=ab12", "ends_subscription"],
    ["/kuendigen?confirm=ja", "ends_subscription"],
    ["/resiliation/confirmer", "ends_subscription"],
    ["/cancelar-assinatura/confirmar", "ends_subscription"],
    ["/%E8%A7%A3%E7%B4%84?confirm=1", "ends_subscription"],
    ["/#/cancel?confirm=true", "ends_subscription"],
    ["/delete?id=5&yes", "deletes"],
    ["/delete.php?id=5", "deletes"],
    ["/account?action=delete&id=9&token=q", "deletes"],
    ["/checkout/confirm", "spends_money"],
    ["/buy?item=3&confirm=yes", "spends_money"],
  ])("%s", (path, kind) => {
    expect(at(path).level).toBe("danger");
    expect(at(path).kinds).toContain(kind);
  });
});

describe("addresses that only lead into a flow", () => {
  test.each([
    "/cancel",
    "/cancelplan",
    "/account/cancel-membership",
    "/account/cancelSubscription",
    "/abo/kuendigen",
    "/resiliation",
    "/opzeggen",
    "/disdetta",
    "/kaiyaku",
    "/cancelar-assinatura",
    "/baja",
    "/%E8%A7%A3%E7%B4%84",
    "/解約",
    "/account/delete",
    "/checkout",
    "/upgrade",
    "/unsubscribe",
    "/cancel?step=2",
    "/cancel/confirmation",
  ])("%s", (path) => expect(at(path).level).toBe("caution"));
});

describe("addresses with no danger", () => {
  test.each([
    "/",
    "/account",
    "/orders",
    "/orders/123",
    "/help/cancel",
    "/hc/articles/123-how-to-cancel",
    "https://help.example.com/cancel",
    "/assets/cancel-icon.svg",
    "/js/checkout.bundle.js",
    "/login?next=/cancel/confirm",
    "/search?q=cancel+confirm",
    "/blog/delete-your-account?confirm=1".replace("?confirm=1", ""),
    "/subscriptions",
    "/cancelled",
    "/confirm-email?token=abc",
    "/plans",
    "mailto:a@b.example",
    "/payment-methods",
    "not a url at all \u0000",
  ])("%s", (path) =>
    expect(riskOfAddress(path.startsWith("/") ? `https://example.com${path}` : path).level).toBe(
      "safe",
    ),
  );
});
