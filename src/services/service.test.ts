import { describe, expect, test } from "vitest";
import { ContractError } from "../contract/errors.ts";
import { genericService } from "./generic.ts";
import { checkService, defineService, ownDomains } from "./service.ts";

const least = { name: "my-gym", title: "My Gym", startUrl: "https://account.my-gym.co.uk/plan" };

const fields = (input: unknown): string[] => {
  const answer = checkService(input);
  return "faults" in answer ? answer.faults.map((fault) => fault.field) : [];
};

describe("a service", () => {
  test("needs a name, a title and an address; the rest follows", () => {
    const service = defineService(least);
    expect(service.domains).toEqual(["my-gym.co.uk"]);
    expect(service.goal).toBe("Cancel the My Gym subscription");
    expect(service.channels).toEqual(["online"]);
    expect(service.tested).toBe("never on the live site");
    expect(service.login.length).toBeGreaterThan(0);
    expect(service.captcha.length).toBeGreaterThan(0);
  });

  test("keeps its own patterns beside those drawn from labels", () => {
    const service = defineService({
      ...least,
      labels: { en: { undo: ["Rejoin"] } },
      patterns: { ACCOUNT_CANCELLED: [{ at: "text", regex: "ends on \\d{1,2}" }] },
    });
    expect(service.patterns.ACCOUNT_CANCELLED).toHaveLength(2);
    expect(service.patterns.FAILED).toEqual([]);
  });

  test("may name a biller by its name alone", () => {
    expect(defineService({ ...least, billers: ["apple"] }).billers).toEqual([
      { biller: "apple", says: [] },
    ]);
  });

  test("may do without an address only where nothing is done online", () => {
    const { startUrl: _, ...rest } = least;
    expect(fields(rest)).toEqual(["startUrl"]);
    expect(fields({ ...rest, channels: ["phone"] })).toEqual([]);
  });

  test("a payment provider's portal is on the way, but not its own domain", () => {
    const service = defineService({
      ...least,
      domains: ["my-gym.co.uk", "billing.example.com"],
      portals: ["billing.example.com"],
    });
    expect(ownDomains(service)).toEqual(["my-gym.co.uk"]);
    expect(fields({ ...least, portals: ["other.example"] })).toEqual(["portals"]);
  });

  test.each([
    [{ ...least, name: "My Gym" }, "name"],
    [{ ...least, startUrl: "my-gym.com" }, "startUrl"],
    [{ ...least, startUrl: "file:///etc/passwd" }, "startUrl"],
    [{ ...least, startUrl: "https://me:secret@example.com/" }, "startUrl"],
    [{ ...least, domains: ["https://example.com"] }, "domains[0]"],
    [
      { ...least, patterns: { COMPLETE: [{ at: "text", regex: "(a+)+" }] } },
      "patterns.COMPLETE[0].regex",
    ],
    [{ ...least, patterns: { DONE: [] } }, "patterns"],
    [{ ...least, patterns: { UNKNOWN: [] } }, "patterns"],
    [{ ...least, facts: [{ fact: "It ends.", checked: "2026", sure: "high" }] }, "facts[0].source"],
    [
      { ...least, facts: [{ fact: "It ends.", source: "https://example.com", sure: "high" }] },
      "lastChecked",
    ],
    [{ ...least, channels: ["fax"] }, "channels[0]"],
    [{ ...least, hnits: [] }, "(whole file)"],
    ["netflix", "(whole file)"],
    [null, "(whole file)"],
  ])("fault %# is named by its field", (input, field) => {
    expect(fields(input)).toEqual([field]);
  });

  test("defined wrongly in code is an error that names service and field", () => {
    const wrong = (): unknown =>
      defineService({ ...least, checkpoints: [{ at: "label", regex: "a*" }] });
    expect(wrong).toThrow(ContractError);
    expect(wrong).toThrow(/my-gym: checkpoints\[0\]\.regex: repeats without a limit/);
  });
});

describe("genericService", () => {
  test("knows only the address", () => {
    const service = genericService("https://www.shop.example.co.uk/account?tab=plan");
    expect(service).toMatchObject({
      name: "shop-example-co-uk",
      title: "shop.example.co.uk",
      startUrl: "https://www.shop.example.co.uk/account?tab=plan",
      domains: ["example.co.uk"],
      facts: [],
    });
  });

  test.each([
    ["http://127.0.0.1:4321/x", "127.0.0.1"],
    ["http://localhost:4321/x", "localhost"],
    ["http://[::1]:4321/x", "::1"],
    ["https://someone.pages.dev/plan", "someone.pages.dev"],
    ["https://a.b.example.com/", "example.com"],
  ])("%s stays within %s", (url, domain) => {
    expect(genericService(url).domains).toEqual([domain]);
  });

  test.each(["example.com", "javascript:alert(1)", "https://a:b@example.com", ""])(
    "refuses %s",
    (url) => {
      expect(() => genericService(url)).toThrow(ContractError);
    },
  );
});
