import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { nameElements } from "../../src/browser/extract/names.ts";
import { launchBrowser } from "../../src/browser/launch.ts";
import { PageLink } from "../../src/browser/page-link.ts";

// web-platform-tests, BSD-3-Clause; kept outside of the repository.
const DATA = path.resolve(import.meta.dirname, "../../..", "shared/data/wpt-accname-roles.json");

type Suite = { file: string; tentative: boolean; style?: string; html: string };

/** Three pages come without the scripts that make their cases; this is what those scripts did. */
const SCRIPTS: Record<string, string> = {
  "accname/name/shadowdom/basic.html": `
    host1.attachShadow({ mode: "open" }).innerHTML = "foo";
    host2.attachShadow({ mode: "open" }).innerHTML = '<div aria-label="bar"></div>';`,
  "accname/name/shadowdom/slot.html": `
    host1.attachShadow({ mode: "open" }).innerHTML = "foo <slot></slot> bar";
    host2.attachShadow({ mode: "open" }).innerHTML = "foo <slot>default</slot> bar";
    host3.attachShadow({ mode: "open" }).innerHTML = 'foo <slot aria-label="label"></slot> bar';
    host4.attachShadow({ mode: "open" }).innerHTML = 'foo <slot aria-label="label">default</slot> bar';`,
  "accname/name/comp_name_from_content_alt_counter_invalidation.html": `
    for (const sheet of document.styleSheets) sheet.cssRules[0].style.counterSet = "cnt 228";`,
};

const suites: Suite[] = existsSync(DATA)
  ? (JSON.parse(readFileSync(DATA, "utf8")) as { files: Suite[] }).files
  : [];

const home = mkdtempSync(path.join(tmpdir(), "subterminator-names-"));
const browser =
  suites.length === 0
    ? undefined
    : await launchBrowser({
        headed: false,
        home,
        executablePath: process.env["SUBTERMINATOR_BROWSER"] ?? "/usr/bin/chromium",
      });
afterAll(async () => {
  await browser?.close();
  rmSync(home, { recursive: true, force: true });
});

test.skipIf(browser === undefined)(
  `names and roles are those that the public accname tests settle on${browser === undefined ? ` (skipped: ${DATA} is not there)` : ""}`,
  async () => {
    const page = await (browser as NonNullable<typeof browser>).newPage();
    const link = await PageLink.connect(page);
    const score = { names: 0, ofNames: 0, roles: 0, ofRoles: 0 };
    const misses: string[] = [];
    for (const suite of suites.filter((one) => !one.tentative)) {
      await page.setContent(`<!doctype html>${suite.style ?? ""}${suite.html}`, {
        waitUntil: "domcontentloaded",
      });
      await page.evaluate(SCRIPTS[suite.file] ?? "");
      const expected = (await link.main.valueOf(
        `globalThis.cases = [...document.querySelectorAll("[data-expectedlabel],[data-expectedrole]")];
         cases.map((element) => [element.dataset.expectedlabel, element.dataset.expectedrole, element.dataset.testname ?? element.outerHTML.slice(0, 80)].map((text) => text ?? null))`,
      )) as [string | null, string | null, string][];
      const objectIds = await Promise.all(
        expected.map((_, index) => link.main.object(`cases[${index}]`)),
      );
      const named = await nameElements(
        link.main.session,
        objectIds.map((objectId) => objectId ?? ""),
      );
      for (const [index, [label, role, title]] of expected.entries()) {
        const { role: gotRole, name = "" } = named[index] ?? {};
        if (label !== null) {
          score.ofNames++;
          // As the suite's own harness compares: runs of ASCII white space are one space, none at the ends.
          const got = name.replace(/[\t\n\f\r ]+/g, " ").replace(/^ | $/g, "");
          if (got === label) score.names++;
          else misses.push(`${suite.file}: ${title}: name "${got}", expected "${label}"`);
        }
        if (role !== null) {
          score.ofRoles++;
          const generic = role === "generic" && /^(generic|none|)$/.test(gotRole ?? "");
          if (gotRole === role || generic) score.roles++;
          else misses.push(`${suite.file}: ${title}: role ${gotRole}, expected ${role}`);
        }
      }
      await link.main.release();
    }
    // The figure is a claim of the documents, so it is shown where it is made.
    process.stdout.write(
      `names ${score.names}/${score.ofNames}, roles ${score.roles}/${score.ofRoles}\n${misses.join("\n")}\n`,
    );
    expect(score.ofNames).toBe(624);
    expect(score.ofRoles).toBe(270);
    expect(score.names).toBeGreaterThanOrEqual(620);
    expect(score.roles).toBe(270);
  },
);
