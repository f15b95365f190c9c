/**
 * The words of this project, used in code, logs and documents alike.
 *
 * session      one browser context with its tabs, owned by one caller
 * observation  what a session's active page is now: identity, affordances, blockers, forms
 * epoch        the life of an observation: the next observation or act ends it
 * affordance   one thing that can be done on the page: an element with role, name, state, risk and an actionId
 * blocker      what stands before the page: consent banner, modal, captcha, login wall, native dialog
 * risk         safe, caution or danger, with the reason
 * act          one action on an affordance or on the page, with an optional expectation
 * expectation  a deterministic check of what the act should have caused
 * gate         the stop before a danger act (by element) or a danger request (by effect)
 * guard        how strict the gate by effect is: open reads what is sent, strict asks about all that can change something
 * confirmation a person's yes, bound to one act on one element as it is
 */
export const SCHEMA_VERSION = "0.1";

export const REGIONS = [
  "modal",
  "banner",
  "main",
  "frame",
  "aside",
  "navigation",
  "footer",
] as const;
export type Region = (typeof REGIONS)[number];

export const BLOCKER_KINDS = [
  "consent",
  "modal",
  "captcha",
  "login",
  "dialog",
  "interstitial",
] as const;
export type BlockerKind = (typeof BLOCKER_KINDS)[number];

export const ELEMENT_ACTIONS = [
  "click",
  "double_click",
  "right_click",
  "drag",
  "fill",
  "type",
  "select",
  "select_text",
  "check",
  "uncheck",
  "press",
  "hover",
  "upload",
  "scroll",
] as const;
export const PAGE_ACTIONS = [
  "navigate",
  "back",
  "forward",
  "reload",
  "scroll",
  "wait",
  "press",
  "type",
  "new_tab",
  "switch_tab",
  "close_tab",
  "dialog",
] as const;
export type ElementAction = (typeof ELEMENT_ACTIONS)[number];
export type PageAction = (typeof PAGE_ACTIONS)[number];
export type ActionName = ElementAction | PageAction;

export const EXPECTATION_KINDS = [
  "urlContains",
  "urlMatches",
  "titleContains",
  "textPresent",
  "textAbsent",
  "modalOpened",
  "modalClosed",
  "bannerContains",
  "elementPresent",
  "elementAbsent",
  "valueEquals",
  "navigated",
  "tabOpened",
  "downloadStarted",
  "changed",
  "stateIs",
] as const;
export type ExpectationKind = (typeof EXPECTATION_KINDS)[number];

export const GUARDS = ["strict", "open"] as const;
export type Guard = (typeof GUARDS)[number];

/** Where in a flow a page is; START is before the first page. */
export const PAGE_STATES = [
  "START",
  "LOGIN_REQUIRED",
  "ACCOUNT_ACTIVE",
  "ACCOUNT_CANCELLED",
  "THIRD_PARTY_BILLING",
  "RETENTION_OFFER",
  "EXIT_SURVEY",
  "FINAL_CONFIRMATION",
  "COMPLETE",
  "FAILED",
  "UNKNOWN",
] as const;
export type PageState = (typeof PAGE_STATES)[number];
