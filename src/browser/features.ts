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

/** What the browser itself fetches for a page, with the person's cookies and past every interception: wallets, identities, auctions, reports. */
const FETCHED_BY_THE_BROWSER = (
  "WebPayments ServiceWorkerPaymentApps SecurePaymentConfirmation " +
  "FedCm FedCmMetricsEndpoint WebIdentityDigitalCredentials WebOTP " +
  "BackgroundFetch Fledge InterestGroupStorage FencedFrames SharedStorageAPI " +
  "BrowsingTopics PrivateAggregationApi AttributionReporting ConversionMeasurement " +
  "PrivacySandboxAdsAPIs Reporting NetworkErrorLogging CrashReporting"
).split(" ");

export const FEATURES_OFF = `--disable-features=${[...PLAYWRIGHTS, ...ADDRESS_BAR, ...FETCHED_BY_THE_BROWSER].join(",")}`;

/** The same where it is offered to pages. */
export const OFFERS_OFF = `--disable-blink-features=${(
  "PaymentRequest SecurePaymentConfirmation PaymentApp PaymentInstruments " +
  "FedCm WebIdentityDigitalCredentials WebOTP BackgroundFetch " +
  "Fledge AdInterestGroupAPI SharedStorageAPI FencedFrames TopicsAPI " +
  "AttributionReporting PrivateAggregationApi " +
  // Sockets that no interception is offered for.
  "WebSocketStream DirectSockets"
).replaceAll(" ", ",")}`;
