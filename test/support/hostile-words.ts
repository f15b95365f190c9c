import type { Page } from "playwright";
import { expect } from "vitest";

/** Markup, script, escape sequences, turned and hidden writing, and more of it than anybody reads. */
export const EVIL =
  `"><img src=x onerror="document.title='PWNED'"><script>document.title='PWNED'</script>` +
  `<style>*{display:none}</style><a href="https://evil.example/click">link</a>\u001b[31mred\u001b[0m\u202Eeslaf\u2066\u200b` +
  `javascript:alert(1) ${"A".repeat(1_000_000)}`;

/** What must not be in a view, whatever a page, a person or a model has said. */
export async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    title: document.title,
    strange: document.querySelectorAll(
      "main script, main style, main img[src=x], main a[href^='http'], main a[href^='javascript']",
    ).length,
    // Nothing that turns or hides writing may reach the screen.
    hidden: /[\u202a-\u202e\u2066-\u2069\u200b\u001b]/.test(document.body.innerText),
    longest: Math.max(
      ...[...document.querySelectorAll("main *, aside *, option")]
        .filter((one) => one.children.length === 0 && one.tagName !== "PRE")
        .map((one) => one.textContent.length),
    ),
    wider: document.documentElement.scrollWidth - innerWidth,
  }));
  expect(found).toMatchObject({ strange: 0, hidden: false, wider: 0 });
  expect(found.title).not.toContain("PWNED");
  expect(found.longest).toBeLessThanOrEqual(2_100);
}
