/**
 * What Playwright switches off, by its own list: of two such switches Chromium heeds the last, so ours must hold both.
 * `test/browser/launch.test.ts` compares it with what the installed Playwright passes.
 */
const PLAYWRIGHTS = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Two pages that Chromium 156 draws for the address bar of every window, seen or not: a process and a fifth of the time to open a session. */
const ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

export const FEATURES_OFF = `--disable-features=${[...PLAYWRIGHTS, ...ADDRESS_BAR].join(",")}`;
