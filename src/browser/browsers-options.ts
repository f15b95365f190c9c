import type { Browser } from "playwright";
import type { Guard } from "../contract/words.ts";
import type { Approver, Confirmations } from "./port.ts";
import type { LogEvent } from "./session.ts";

export type BrowsersOptions = {
  confirmations?: Confirmations;
  /** How strict the gate by effect is where a session does not say; strict wherever something is at stake. */
  guard?: Guard;
  approver?: Approver;
  headed?: boolean;
  executablePath?: string;
  /** Hosts the person named: allowed even where they are private. */
  allowedHosts?: string[];
  /** When given, nothing else may be visited. */
  onlyHosts?: string[];
  blockedHosts?: string[];
  deniedPorts?: number[];
  httpsOnly?: boolean;
  secretsFile?: string;
  uploadFolders?: string[];
  maxSessions?: number;
  maxTabs?: number;
  idleMs?: number;
  /** How long an address may take to answer. */
  navigationMs?: number;
  /** How long a page may take to answer one call before it counts as hung. */
  callMs?: number;
  /** How long closing may take before the browser is ended by force. */
  closeMs?: number;
  /** How long the browser stays when its last session has been closed. */
  lingerMs?: number;
  downloadBytes?: number;
  downloadMs?: number;
  home?: string;
  /** Keeps one session ready for the next open; for whoever serves others and stays. */
  spare?: boolean;
  /** A browser that is being started already, by the same settings. */
  launched?: Promise<Browser>;
  log?: (event: LogEvent) => void;
  now?: () => number;
};
