import { expect, test } from "vitest";
import { readGraphql } from "./graphql.ts";
import { readRequest } from "./read-request.ts";
import type { RequestReading } from "./request-reading.ts";

const operation = (source: string): string | undefined => readGraphql(source, "")?.[0]?.operation;

test.each([
  'query Shelf { films(first: 5) { id } purchaseCopy(film: "f2", wallet: SAVED) { receipt } }',
  "{ viewer { tenancy(id: 2) { resign(reason: MOVED) { done } } } }",
  'subscription { bookAndPay(seat: "4A", hall: 2) { code } }',
])("a field under the name of a deed, called with something, is a deed: %s", (source) => {
  expect(operation(source)).toBe("mutation");
});

test.each([
  "{ cancellations(first: 10, after: 4) { id } }",
  '{ viewer { payments(status: OPEN) { id } termination(format: "d") } }',
  "{ cancellationReasons(account: 4) { id } }",
  "{ films(first: 5) { id } purchase { id } }",
])("what is found and written in a certain way is looked at: %s", (source) => {
  expect(operation(source)).toBe("query");
});

test("a lone brace is a document at an address of GraphQL", async () => {
  const ask = (path: string): Promise<RequestReading> =>
    readRequest({
      method: "GET",
      url: `https://www.example.com${path}?query=${encodeURIComponent("{ seat(id: 4) { buy(now: true) { code } } }")}`,
      resourceType: "fetch",
      isNavigation: false,
      pageUrl: "https://www.example.com/",
    });
  expect((await ask("/graphql")).operation).toBe("mutation");
  expect((await ask("/find")).operation).toBeUndefined();
});
