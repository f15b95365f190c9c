import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { ContractError } from "../../contract/errors.ts";
import { profileFolders, thisMachine, type Machine } from "./profile-folders.ts";

/** A browser of the person's that listens for a debugger. */
export type FoundChrome = { browser: string; folder: string; address: string };

const FILE = "DevToolsActivePort";
const KNOCK_MS = 2_000;

const SWITCH_ON =
  "In Chrome 144 or newer open chrome://inspect/#remote-debugging (edge://inspect, brave://inspect) and allow remote debugging there, then try again.";

/**
 * The person's running browser, by the file that it writes into its profile folder while its debugger listens. `folder`
 * names one profile folder; without it all known places are looked at, and two that listen are told apart by the person.
 */
export async function findChrome(
  folder: string | undefined,
  machine: Machine = thisMachine(),
): Promise<FoundChrome> {
  const places =
    folder === undefined ? profileFolders(machine) : [{ browser: "The browser", folder }];
  const written: FoundChrome[] = [];
  for (const place of places) {
    const address = await addressIn(place.folder);
    if (address !== undefined) written.push({ ...place, address });
  }
  const listening: FoundChrome[] = [];
  for (const one of written) if (await listens(one.address)) listening.push(one);
  const [found, other] = listening;
  if (found === undefined) throw notFound(folder, written[0]);
  if (other !== undefined)
    throw new ContractError(
      "BROWSER_UNAVAILABLE",
      `${listening.map(({ browser }) => browser).join(" and ")} both allow remote debugging.`,
      {
        hint: `Say which one with --chrome-folder: ${listening.map((one) => JSON.stringify(one.folder)).join(" or ")}.`,
      },
    );
  return found;
}

function notFound(folder: string | undefined, left: FoundChrome | undefined): ContractError {
  if (left !== undefined)
    return new ContractError(
      "BROWSER_UNAVAILABLE",
      `${left.browser} is not running any more, or its remote debugging was switched off.`,
      { hint: `Start it. ${SWITCH_ON}` },
    );
  return new ContractError(
    "BROWSER_UNAVAILABLE",
    folder === undefined
      ? "No running Chrome, Chromium, Edge or Brave allows remote debugging."
      : `No browser with the profile folder ${folder.slice(0, 200)} allows remote debugging.`,
    { hint: SWITCH_ON },
  );
}

/** Two lines: the port, and the path that only who can read the file knows. */
async function addressIn(folder: string): Promise<string | undefined> {
  const text = await readFile(path.join(folder, FILE), "utf8").catch(() => "");
  const [, port, road] = /^(\d{1,5})\r?\n(\/devtools\/browser\/[\w-]{1,100})\s*$/.exec(text) ?? [];
  return port === undefined || Number(port) > 65_535 || Number(port) === 0
    ? undefined
    : `ws://127.0.0.1:${port}${road}`;
}

/** The file stays behind where a browser was killed. */
function listens(address: string): Promise<boolean> {
  const { port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: Number(port), timeout: KNOCK_MS });
    const answer = (value: boolean) => (): void => {
      socket.destroy();
      resolve(value);
    };
    socket.once("connect", answer(true));
    socket.once("error", answer(false));
    socket.once("timeout", answer(false));
  });
}
