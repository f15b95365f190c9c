import type { Lie, Truth } from "./lies.ts";
import type { Tongue } from "./tongues.ts";

/** One visit: whose words, which lie, whether it is told, and how things really stand. */
export type Visit = {
  tongue: Tongue;
  lie: Lie;
  honest: boolean;
  /** The site signs the visitor out with the last step: only what that step brought can tell how the plan stands. */
  signsOut: boolean;
  truth: Truth;
  base: string;
};

/** The last step sends a form, or a script's request with a toast after it. */
export const byScript = (lie: Lie): boolean =>
  lie === "toast over a failed request" || lie === "200 with an error in its body";

const STYLES: Record<string, { css: string; status: (rows: string[]) => string }> = {
  en: {
    css: "main{max-width:42rem;margin:2rem auto;font:16px Georgia}.box{border:1px solid #bbb;padding:1rem;margin:1rem 0}",
    status: (rows) => rows.map((row) => `<p>${row}</p>`).join(""),
  },
  de: {
    css: "main{padding:1rem 3rem;font:15px Verdana}td{padding:.4rem 2rem .4rem 0}",
    status: (rows) => `<table>${rows.map((row) => `<tr><td>${row}</td></tr>`).join("")}</table>`,
  },
  fr: {
    css: "main{display:grid;gap:1rem;padding:2rem;font:17px sans-serif}.box{background:#f6f1e7;border-radius:14px;padding:1.2rem}",
    status: (rows) => `<ul>${rows.map((row) => `<li>${row}</li>`).join("")}</ul>`,
  },
  es: {
    css: "main{margin:0 12%;font:16px Trebuchet MS}.box{box-shadow:0 2px 8px #999;padding:1rem;margin:1.5rem 0}",
    status: (rows) => `<div>${rows.map((row) => `<div>${row}</div>`).join("")}</div>`,
  },
};

const card = (title: string, rows: string[], controls: string, lang: string): string =>
  `<section class="box"><h2>${title}</h2>${STYLES[lang]?.status(rows) ?? ""}${controls}</section>`;

export function page({ tongue }: Visit, title: string, body: string): string {
  return `<!doctype html><html lang="${tongue.lang}"><head><meta charset="utf-8"><title>${title} – ${tongue.brand}</title>
<style>${STYLES[tongue.lang]?.css ?? ""}</style></head><body><header><strong>${tongue.brand}</strong></header><main>${body}</main></body></html>`;
}

export function accountPage(visit: Visit): string {
  const { tongue, lie, truth } = visit;
  if (visit.signsOut && truth.asked) return signInPage(visit);
  const cards = [planCard(visit)];
  if (lie === "the other plan ended") cards.push(otherCard(visit));
  if (lie === "the words only in questions and praise")
    cards.push(
      card(tongue.help, [`<b>${tongue.question}</b>`, tongue.answer], "", tongue.lang),
      `<blockquote>${tongue.praise}</blockquote>`,
    );
  if (byScript(lie) && !truth.ended) cards.push(dialog(visit));
  return page(visit, tongue.yourAccount, `<h1>${tongue.yourAccount}</h1>${cards.join("")}`);
}

function signInPage(visit: Visit): string {
  const { signIn, email, password } = visit.tongue;
  return page(
    visit,
    signIn,
    `<h1>${signIn}</h1><form method="post" action="${visit.base}enter">
<label>${email} <input type="email" name="email"></label> <label>${password} <input type="password" name="password"></label>
<button>${signIn}</button></form>`,
  );
}

function planCard(visit: Visit): string {
  const { tongue, lie, truth, base } = visit;
  const undo = `<form method="post" action="${base}again"><button>${tongue.undo}</button></form>`;
  const entry = byScript(lie)
    ? `<button type="button" onclick="document.getElementById('leave').showModal()">${tongue.entry}</button>`
    : `<a href="${base}leave">${tongue.entry}</a>`;
  if (truth.paused)
    return card(tongue.plan, [tongue.paused, tongue.pausedDetail], entry, tongue.lang);
  if (lie === "end date shown and renewal still on" && truth.asked)
    return card(
      tongue.plan,
      [tongue.price, tongue.periodEnds, truth.ended ? tongue.renewOff : tongue.renewOn],
      truth.ended ? undo : "",
      tongue.lang,
    );
  if (truth.ended) return card(tongue.plan, [tongue.price, tongue.ended], undo, tongue.lang);
  return card(tongue.plan, [tongue.price, tongue.nextBill], entry, tongue.lang);
}

function otherCard({ tongue, truth, base }: Visit): string {
  return truth.otherEnded
    ? card(tongue.other, [tongue.otherPrice, tongue.ended], "", tongue.lang)
    : card(
        tongue.other,
        [tongue.otherPrice, tongue.nextBill],
        `<a href="${base}vault">${tongue.settings}</a>`,
        tongue.lang,
      );
}

export function leavePage(visit: Visit, again = false): string {
  const { tongue, lie, honest, base } = visit;
  const early = lie === "closing words that were there before" && !honest;
  const words = early ? `<p><b>${tongue.done}.</b> ${tongue.until}</p>` : "";
  return page(
    visit,
    tongue.ask,
    `<h1>${tongue.ask}</h1>${words}<p>${tongue.explain}</p>
${again ? `<p>${tongue.until}</p>` : ""}
<form method="post" action="${base}leave"><button>${tongue.confirm}</button> <a href="${base}account">${tongue.keep}</a></form>`,
  );
}

export function stepPage(visit: Visit): string {
  const { tongue, honest, base } = visit;
  const finish = honest
    ? `<form method="post" action="${base}finish"><button>${tongue.finish}</button></form>`
    : "";
  return page(
    visit,
    tongue.oneMore,
    `<h1>${tongue.oneMore}</h1><p>${tongue.oneMoreDetail}</p>${finish}<a href="${base}account">${tongue.toAccount}</a>`,
  );
}

export function closingPage(visit: Visit): string {
  const { tongue, base } = visit;
  return page(
    visit,
    tongue.done,
    `<h1>${tongue.done}</h1><p>${tongue.until}</p><a href="${base}account">${tongue.toAccount}</a>`,
  );
}

/** The toast comes whatever the server answered; that is the lie. An honest page draws the plan anew as well. */
function dialog(visit: Visit): string {
  const { tongue, base, honest, lie, truth } = visit;
  const failing = lie === "200 with an error in its body" && !honest;
  const anew = honest ? planCard({ ...visit, truth: { ...truth, ended: true } }) : "";
  return `<dialog id="leave"><h2>${tongue.ask}</h2><p>${tongue.explain}</p>
<button type="button" id="sure">${tongue.confirm}</button> <button type="button" onclick="this.closest('dialog').close()">${tongue.keep}</button></dialog>
<div id="toast" role="status" style="position:fixed;bottom:1rem;right:1rem"></div>
<template id="drawn-anew">${anew}</template>
<script>document.getElementById("sure").addEventListener("click", async () => {
  const answer = await fetch(${JSON.stringify(`${base}leave`)}, { method: "POST" });
  const told = await answer.json().catch(() => ({}));
  document.getElementById("leave").close();
  document.getElementById("toast").textContent = ${failing} && told.error ? told.error : ${JSON.stringify(`${tongue.done}.`)};
  const anew = document.getElementById("drawn-anew").content;
  if (anew.childElementCount > 0) document.querySelector("section").replaceWith(anew.cloneNode(true));
});</script>`;
}
