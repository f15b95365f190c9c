import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../../src/browser/launch.ts";

const folder = mkdtempSync(join(tmpdir(), "subterminator-launch-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(process.platform === "win32")("what the browser is started with", () => {
  test("our list of features to switch off holds all of Playwright's: Chromium heeds only the last", async () => {
    const file = join(folder, "arguments");
    const program = join(folder, "no-browser");
    writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${file}'\nexit 1\n`);
    chmodSync(program, 0o755);
    await expect(
      launchBrowser({ executablePath: program, headed: false, home: folder }),
    ).rejects.toThrow();
    const lists = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.startsWith("--disable-features="))
      .map((line) => line.slice("--disable-features=".length).split(","));
    expect(lists.length, "Playwright's and ours").toBe(2);
    const [playwrights = [], ours = []] = lists;
    expect(playwrights.length).toBeGreaterThan(5);
    expect(playwrights.filter((feature) => !ours.includes(feature))).toEqual([]);
  });
});

test("nothing is offered to a page that makes the browser fetch by itself, past every interception", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://127.0.0.1");
    if (pathname !== "/favicon.ico") asked.push(pathname);
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Shelf</title>");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const browser = await launchBrowser({ headed: false, home: folder });
  try {
    const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // The server is its own proxy: the browser is started with one that answers nobody.
    const page = await browser.newPage({ proxy: { server: here, bypass: "<-loopback>" } });
    await page.goto(here);
    const offered = await page.evaluate(async () => {
      // Where neither is there, these fail at once; where one is, the browser goes and fetches.
      const pay = async (): Promise<unknown> => {
        const total = { label: "x", amount: { currency: "EUR", value: "1" } };
        const methods = [{ supportedMethods: `${location.origin}/wallet` }];
        return new PaymentRequest(methods, { total }).canMakePayment();
      };
      const provider = { configURL: `${location.origin}/identity`, clientId: "1" };
      const identity = { identity: { providers: [provider] } } as CredentialRequestOptions;
      await pay().catch(() => {});
      await navigator.credentials.get(identity).catch(() => {});
      const names = ["PaymentRequest", "IdentityCredential", "DigitalCredential", "OTPCredential"];
      const more = ["BackgroundFetchManager", "sharedStorage", "HTMLFencedFrameElement"];
      const found = [...names, ...more].filter((name) => name in window);
      if ("runAdAuction" in navigator || "joinAdInterestGroup" in navigator) found.push("auctions");
      if ("browsingTopics" in document) found.push("topics");
      return found;
    });
    expect(offered).toEqual([]);
    expect(asked).toEqual(["/"]);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
});
