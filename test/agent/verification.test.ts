import { afterAll, beforeAll, expect, test } from "vitest";
import { createBrowsers } from "../../src/browser/browsers.ts";
import { rulesPlanner } from "../../src/planners/rules/rules.ts";
import { job, jobKit, type JobKit } from "../support/job.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";

/** Every page is one document: `#/…` decides what is drawn, and the script remembers more than the server knows. */
const app = (
  keeps: boolean,
): string => `<!doctype html><html lang="en"><title>Fernly</title><main></main><script>
let ended = false;
const main = document.querySelector("main");
const draw = async () => {
  const known = (await (await fetch("/plan")).json()).ended || (${keeps} && ended);
  const route = location.hash;
  main.innerHTML = route === "#/leave"
    ? '<h1>Cancel your membership?</h1><p>Your membership ends on 14 December 2026.</p><button id="go">Cancel membership</button> <a href="#/plan" role="button">Keep my membership</a>'
    : route === "#/done"
    ? '<h1>Your membership is cancelled</h1><p>You will not be charged again.</p>'
    : known
    ? '<h1>Membership</h1><p>Cancelled. Ends on 14 December 2026.</p><button>Rejoin</button>'
    : '<h1>Membership</h1><p>Fernly Plus, active</p><p>Renews on 14 December 2026 for $9.00</p><a href="#/leave" role="button">Cancel membership</a>';
  document.getElementById("go")?.addEventListener("click", async () => {
    await fetch("/end", { method: "POST" });
    ended = true;
    location.hash = "#/done";
  });
};
addEventListener("hashchange", draw);
draw();
</script></html>`;

/** The plan stands behind a tab that a fresh load does not open. */
const tabbed = `<!doctype html><html lang="en"><title>My account</title><main><h1>My account</h1>
<div role="radiogroup"><label><input type="radio" name="t" value="me" checked> Details</label> <label><input type="radio" name="t" value="plan"> Membership</label></div>
<section></section></main><script>
const section = document.querySelector("section");
const draw = async (tab) => {
  const { ended } = await (await fetch("/plan")).json();
  section.innerHTML = tab === "me" ? "<p>Lucy, Harbour Street</p>" : ended
    ? "<h2>Fernly Plus</h2><p>Cancelled. Ends on 14 December 2026.</p>"
    : '<h2>Fernly Plus</h2><p>Renews on 14 December 2026 for $9.00</p><button id="go">Cancel membership</button>';
  document.getElementById("go")?.addEventListener("click", async () => {
    await fetch("/end", { method: "POST" });
    section.innerHTML = "<h2>Your membership is cancelled</h2><p>You will not be charged again.</p>";
  });
};
for (const radio of document.querySelectorAll("input")) radio.onchange = () => draw(radio.value);
draw("me");
</script></html>`;

let site: PageServer;
let kit: JobKit;
let ended = false;
let honest = true;

beforeAll(async () => {
  site = await startPageServer({
    "/remembers": app(true),
    "/tabs": tabbed,
    "/plan": (_, response) => response.end(JSON.stringify({ ended })),
    "/end": (_, response) => {
      ended = honest;
      response.end("{}");
    },
  });
  kit = jobKit(createBrowsers({ confirmations: "ask", allowedHosts: ["127.0.0.1"] }));
});
afterAll(async () => {
  await kit.browsers.closeAll();
  await site.close();
  kit.remove();
});

const cancel = async (path: string, tells: boolean) => {
  ended = false;
  honest = tells;
  const { verdict } = await job(kit, rulesPlanner, `${site.origin}${path}`, {
    kind: "cancel",
    goal: "Cancel my membership",
  });
  return { success: verdict.success, outcome: verdict.outcome, ended };
};

test("what a script remembers behind a # is not what the site says", async () => {
  expect(await cancel("/remembers#/plan", false)).toEqual({
    success: false,
    outcome: "still_active",
    ended: false,
  });
});

test("an honest site with routes behind a # is believed", async () => {
  expect(await cancel("/remembers#/plan", true)).toEqual({
    success: true,
    outcome: "ends_on",
    ended: true,
  });
});

test("a plan behind a tab that a fresh load does not open is found again", async () => {
  expect(await cancel("/tabs", true)).toEqual({ success: true, outcome: "ends_on", ended: true });
});

test("and where it goes on there, it is not called cancelled", async () => {
  expect(await cancel("/tabs", false)).toMatchObject({ success: false, ended: false });
});
