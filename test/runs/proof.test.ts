import { join } from "node:path";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonlStore } from "../../src/runs/jsonl-store.ts";
import { writeProof } from "../../src/runs/proof.ts";
import { verifyRun } from "../../src/runs/verify-run.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { samplePictures } from "./sample-pages.ts";
import { sampleDrafts, SAMPLE_ID, started, verdict } from "./sample-run.ts";

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env["SUBTERMINATOR_BROWSER"];
  browser = await chromium.launch({
    chromiumSandbox: process.getuid?.() !== 0,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
});
afterAll(() => browser.close());

async function provenRun(title: string): Promise<{ path: string; home: string }> {
  const home = tempFolder();
  const store = jsonlStore({ home });
  const page = await browser.newPage();
  const writer = await store.create({ ...started(), title });
  const pictures = await samplePictures(page, writer);
  const drafts = sampleDrafts(pictures, verdict({ title, finalUrl: `https://a.example/${title}` }));
  for (const draft of drafts.slice(1)) await writer.append(draft);
  await writer.close();
  await page.close();
  const path = await writeProof(store, SAMPLE_ID);
  expect(await verifyRun(store, SAMPLE_ID)).toMatchObject({ ok: true, pictures: 10 });
  return { path, home };
}

test("opens by itself: asks for nothing, runs nothing, shows every picture, fits every width", async () => {
  const evil = `<script>document.title="PWNED"</script><img src=https://evil.example/x onerror="document.title='PWNED'">`;
  const { path } = await provenRun(evil);
  const page = await browser.newPage();
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (message) => complaints.push(message.text()));
  await page.goto(`file://${path}`);
  expect(await page.title()).toContain("<script>");
  expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([`file://${path}`]);
  expect(complaints).toEqual([]);
  const broken = () => [...document.images].filter((image) => image.naturalWidth === 0).length;
  expect(await page.evaluate(broken)).toBe(0);
  expect(await page.evaluate(() => document.images.length)).toBeGreaterThanOrEqual(8);
  for (const width of [360, 800, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `width ${width}`,
    ).toBeLessThanOrEqual(width);
  }
  await page.close();
});

test("prints on A4, light even where the screen is dark, with the run's id in the style of each page", async () => {
  const { path, home } = await provenRun("Streamly");
  const page = await browser.newPage({ colorScheme: "dark" });
  await page.goto(`file://${path}`);
  const ground = () => getComputedStyle(document.documentElement).backgroundColor;
  expect(await page.evaluate(ground)).toBe("rgb(13, 15, 18)");
  const pdf = await page.pdf({ path: join(home, "proof.pdf"), preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  const boxes = [...pdf.toString("latin1").matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(
    (box) => box[1],
  );
  expect(boxes.length).toBeGreaterThanOrEqual(4);
  expect(
    new Set(
      boxes.map((box) =>
        box
          ?.split(" ")
          .map((part) => Math.round(Number(part)))
          .join(" "),
      ),
    ),
  ).toEqual(new Set(["0 0 595 842"]));
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(ground)).toBe("rgb(255, 255, 255)");
  expect(await page.evaluate(() => document.querySelector("style")?.textContent)).toContain(
    `Run ${SAMPLE_ID}"`,
  );
  await page.close();
});
