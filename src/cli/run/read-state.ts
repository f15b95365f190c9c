import { setTimeout as sleep } from "node:timers/promises";
import type { Browsers, OpenInput } from "../../browser/port.ts";
import type { Detected } from "../../planners/port.ts";
import { detectState } from "../../planners/state/detect.ts";
import type { Service } from "../../services/service.ts";

const OWNER = "state";
/** Pages that draw by script late: two equal looks in a row, or this long. */
const SETTLED_MS = 3_000;
const LOOK_MS = 400;

/** Opens one page, waits until what is read off it stays the same, and says what it is. Nothing is clicked. */
export async function readState(
  browsers: Browsers,
  url: string,
  service: Service | undefined,
  open: Omit<OpenInput, "url"> = {},
): Promise<Detected> {
  const { sessionId } = await browsers.open({ ...open, url }, OWNER);
  try {
    const look = async () =>
      detectState(await browsers.observe({ sessionId, mode: "full" }, OWNER), service);
    let before = await look();
    for (let waited = 0; waited < SETTLED_MS; waited += LOOK_MS) {
      await sleep(LOOK_MS);
      const now = await look();
      if (now.state === before.state && now.confidence === before.confidence && waited > 0)
        return now;
      before = now;
    }
    return before;
  } finally {
    await browsers.close(sessionId, OWNER).catch(() => undefined);
  }
}
