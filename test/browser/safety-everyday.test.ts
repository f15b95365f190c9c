import { afterAll, beforeAll, expect, test } from "vitest";
import type { ActResult } from "../../src/contract/act-result.ts";
import type { Browsers } from "../../src/browser/port.ts";
import { startLedgerSite, type LedgerSite } from "../support/ledger-site.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";

let site: LedgerSite;
let browsers: Browsers;
let driver: Driver;

const SHOP = `<!doctype html><html lang=en><title>Shop</title>
<div role=dialog aria-label="Cookies" id=cookies style="position:fixed;bottom:0;width:100%;background:#eee">We use cookies. <button onclick="cookies.remove()">Accept all</button></div>
<header><form action=/search role=search><input aria-label=Search name=q><button>Search</button></form>
<button aria-haspopup=menu aria-expanded=false onclick="menu.hidden = !menu.hidden">Menu</button><nav id=menu hidden><a href=/account>Account</a></nav>
<select aria-label=Language onchange="fetch('/api/language', {method: 'POST', body: 'lang=' + this.value})"><option value=en>English<option value=de>Deutsch</select></header>
<main><h1>Shop</h1><div role=tablist><button role=tab>Reviews</button></div><details><summary>How do I cancel my order?</summary>Write to us.</details>
<form method=post action=/cart/items><input type=hidden name=item value=7><button>Add to cart</button></form>
<a href="/?page=2">Next page</a> <a href=/files/terms.txt download>Download terms</a></main>`;
const ACCOUNT = `<!doctype html><html lang=en><title>Account</title><h1>Your profile</h1>
<form method=post action=/login><input aria-label=Email name=email><input aria-label=Password type=password name=password><button>Log in</button></form>
<form method=post action=/profile><input aria-label=Nickname name=nick><button>Save profile</button></form>
<a href=/account/subscription>Manage subscription</a>`;

beforeAll(async () => {
  site = await startLedgerSite({
    "/": SHOP,
    "/search": SHOP,
    "/account": ACCOUNT,
    "/account/subscription": `<!doctype html><title>Subscription</title><h1>Your plan</h1><a href="/account/subscription/cancel-flow">Cancel subscription</a>`,
    "/files/terms.txt": (_, response) =>
      response
        .writeHead(200, {
          "content-type": "text/plain",
          "content-disposition": "attachment; filename=terms.txt",
        })
        .end("terms"),
  });
  browsers = testBrowsers({ confirmations: "deny" });
  driver = await Driver.open(browsers, `${site.origin}/`);
});
afterAll(async () => {
  await browsers?.closeAll();
  await site?.close();
});

test("an ordinary walk through a site is asked about not once", async () => {
  const posts = (path: string): number =>
    site.ledger.filter(({ method, url }) => method === "POST" && url === path).length;
  const free = async (step: string, result: Promise<ActResult>): Promise<void> => {
    expect([step, (await result).error]).toEqual([step, undefined]);
  };
  await free("cookie banner", driver.click("Accept all"));
  await free("fill the search", driver.on("Search", "fill", "cancel subscription"));
  await free("search by Enter", driver.send("press", "Enter"));
  expect(driver.seen.page.url).toContain("/search?q=");
  await driver.goto(`${site.origin}/`);
  await driver.click("Accept all");
  await free("open the menu", driver.click("Menu"));
  await free("a tab", driver.click("Reviews"));
  await free("expand an answer", driver.click("How do I cancel my order?"));
  await free("another language", driver.on("Language", "select", "Deutsch"));
  expect(posts("/api/language")).toBe(1);
  await free("next page", driver.click("Next page"));
  await driver.click("Accept all");
  await free("download", driver.click("Download terms"));
  await free("add to cart", driver.click("Add to cart"));
  expect(posts("/cart/items")).toBe(1);
  await free("the account", driver.goto(`${site.origin}/account`));
  await free("email", driver.on("Email", "fill", "ann@example.com"));
  await free("password", driver.on("Password", "fill", "correct horse"));
  await free("log in", driver.click("Log in"));
  expect(posts("/login")).toBe(1);
  await driver.goto(`${site.origin}/account`);
  await free("nickname", driver.on("Nickname", "fill", "Ann"));
  await free("save the profile", driver.click("Save profile"));
  expect(posts("/profile")).toBe(1);
  await driver.goto(`${site.origin}/account`);
  await free("towards the subscription", driver.click("Manage subscription"));
  await free("into the cancellation flow", driver.click("Cancel subscription"));
});
