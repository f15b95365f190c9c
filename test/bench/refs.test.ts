import { expect, test } from "vitest";
import { agentBrowserRef, chromeDevtoolsRef, playwrightRef } from "../../bench/refs.ts";

// Recorded from @playwright/mcp 0.0.83, chrome-devtools-mcp 1.11.0 and agent-browser 0.41.0.
const PLAYWRIGHT = `### Snapshot
\`\`\`yaml
- generic [active] [ref=f1e1]:
    - button "Next tip of all" [ref=f1e29]
    - button "Next tip" [active] [ref=f1e30] [cursor=pointer]
    - generic [ref=e51] [cursor=pointer]:
      - button "GET /book Lists books" [ref=e52]:
      - 'button "GET /book/{id} Finds a book" [ref=e97]':
\`\`\``;

const DEVTOOLS = `## Latest page snapshot
uid=3_0 RootWebArea "Tickets - Riverside Hall" url="http://127.0.0.1:41715/modal"
  uid=3_57 dialog "Tip 0 of today" modal
    uid=3_60 checkbox "Next tip"
    uid=3_61 button "Next tip"
    uid=3_62 button "GET /book /{id} Finds a book" expandable`;

const AGENT_BROWSER = `- heading "Tip 0 of today" [level=2, ref=e49]
- checkbox "Next tip" [checked=false, ref=e50]
- button "Next tip" [ref=e51]
  - button "GET /book Lists books" [expanded=false, ref=e16]`;

test("a control is found by role and whole name in Playwright MCP's snapshot", () => {
  expect(playwrightRef(PLAYWRIGHT, { role: "button", name: "Next tip" })).toBe("f1e30");
  expect(playwrightRef(PLAYWRIGHT, { role: "button", name: "GET /book/{id} Finds a book" })).toBe(
    "e97",
  );
});

test("a control is found by role and whole name in chrome-devtools-mcp's snapshot", () => {
  expect(chromeDevtoolsRef(DEVTOOLS, { role: "button", name: "Next tip" })).toBe("3_61");
  expect(
    chromeDevtoolsRef(DEVTOOLS, { role: "button", name: "GET /book /{id} Finds a book" }),
  ).toBe("3_62");
});

test("a control is found by role and whole name in agent-browser's snapshot", () => {
  expect(agentBrowserRef(AGENT_BROWSER, { role: "button", name: "Next tip" })).toBe("e51");
  expect(agentBrowserRef(AGENT_BROWSER, { role: "button", name: "GET /book Lists books" })).toBe(
    "e16",
  );
});

test("a control that is not there is named in the error", () => {
  expect(() => playwrightRef(PLAYWRIGHT, { role: "link", name: "Next tip" })).toThrow(
    'link "Next tip"',
  );
});
