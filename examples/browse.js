// Look at a page and use it; what is irreversible is refused here, because there is no approver.
import { listRuns, openBrowser } from "subterminator";

const page = await openBrowser({ url: process.argv[2] ?? "https://example.com" });
try {
  const { affordances, observationId } = page.first;
  const link = affordances.find(({ role, risk }) => role === "link" && risk !== "danger");
  const target = { kind: "element", actionId: link?.actionId ?? "1" };
  const result = await page.act({ observationId, action: "click", target });
  console.log(
    JSON.stringify({
      controls: affordances.length,
      did: result.ok,
      now: (await page.observe()).page.url,
    }),
  );
} finally {
  await page.close();
}
console.error(`${(await listRuns()).length} runs so far`);
