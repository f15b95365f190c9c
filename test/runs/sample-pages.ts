import type { SamplePictures } from "./sample-run.ts";
import type { RunWriter } from "../../src/runs/store.ts";
import type { Page } from "playwright";

const shell = (body: string, extra = "") => `<!doctype html><meta charset="utf-8"><style>
*{box-sizing:border-box}body{margin:0;font:17px/1.5 "Liberation Sans",Arial;background:#fbfaf8;color:#222}
header{background:#14213d;color:#fff;padding:18px 48px;font-weight:700;font-size:22px;display:flex;justify-content:space-between}
header small{font-weight:400;font-size:15px;opacity:.8}main{max-width:760px;margin:44px auto;padding:0 24px}
h1{font-size:34px;margin:0 0 14px}.card{background:#fff;border:1px solid #e2ded6;border-radius:10px;padding:22px 26px;margin:18px 0}
.b{display:inline-block;padding:12px 24px;border-radius:8px;background:#fca311;color:#14213d;font-weight:700;margin:8px 12px 0 0}
.l{color:#14213d;text-decoration:underline}.q{background:#eee;font-weight:400}.consent{position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:3px solid #14213d;padding:22px 48px}
</style><header>Streamly <small>a•••@example.org</small></header><main>${body}</main>${extra}`;

const ACCOUNT = `<h1>Your account</h1><div class=card><b>Premium</b><br>€13.99 a month · next bill 14 December 2026<p><span class=l>Manage membership</span></div><div class=card>Profiles: Anna, Kids<br>Devices: 3</div>`;
const CONSENT = `<div class=consent><b>We value your privacy</b><br>We and our 412 partners use cookies.<br><span class=b>Accept all</span><span class="b q">Reject all</span></div>`;
const SURVEY = (picked: boolean) =>
  `<h1>Why are you leaving?</h1><div class=card>${["It is too expensive", "I don't use it enough", "I found something else", "Technical problems"].map((words, index) => `<p><input type=radio ${picked && index === 1 ? "checked" : ""}> ${words}</p>`).join("")}</div><span class=b>Next</span>`;
const ENDED = `<h1>Your account</h1><div class=card><b>Premium</b><br>Your membership ends on 14 December 2026.<p><span class=b>Restart membership</span></div>`;

const PAGES = [
  shell(ACCOUNT, CONSENT),
  shell(ACCOUNT),
  shell(
    `<h1>Membership</h1><div class=card><b>Premium</b> €13.99 a month<p><span class=b>Change plan</span></div><p><span class=l>Cancel membership</span></p>`,
  ),
  shell(
    `<h1>Before you go…</h1><div class=card><h2>Stay for half the price</h2>€6.99 a month for 3 months, then €13.99.<p><span class=b>Claim my offer</span></div><p><span class=l>Continue to cancel</span> · No thanks, I don't like saving money</p>`,
  ),
  shell(SURVEY(false)),
  shell(SURVEY(true)),
  shell(
    `<h1>Finish cancellation?</h1><div class=card>You lose access to 12,000 films on 14 December 2026.</div><span class=b>Keep my plan</span><span class="b q">Finish cancellation</span>`,
  ),
  shell(ENDED),
];

/** Renders made-up pages in a real browser and stores their pictures in the run. */
export async function samplePictures(page: Page, writer: RunWriter): Promise<SamplePictures> {
  await page.setViewportSize({ width: 1280, height: 720 });
  const steps = [];
  for (const content of PAGES) {
    await page.setContent(content);
    const data = await page.screenshot({ type: "jpeg", quality: 80 });
    steps.push(await writer.putPicture({ kind: "step", data }));
  }
  await page.setContent(PAGES[6] ?? "");
  const button = page.getByText("Finish cancellation", { exact: true }).last();
  const card = await button.screenshot({ type: "png" });
  const checkpoint = await writer.putPicture({ kind: "checkpoint", label: "confirm", data: card });
  const bills = Array.from(
    { length: 26 },
    (_, index) =>
      `<div class=card>Invoice ${2026 - Math.floor(index / 12)}-${String(12 - (index % 12)).padStart(2, "0")}: €13.99, paid</div>`,
  );
  await page.setContent(shell(`${ENDED}<h1>Billing history</h1>${bills.join("")}`));
  const whole = await page.screenshot({ type: "png", fullPage: true });
  const final = await writer.putPicture({ kind: "final", data: whole });
  return {
    steps,
    ...(checkpoint === undefined ? {} : { checkpoint }),
    ...(final === undefined ? {} : { final }),
  };
}
