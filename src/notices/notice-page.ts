import type { Notice } from "./notice.ts";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const CSS = `@page{size:A4;margin:25mm 22mm 20mm 25mm}
body{font:11.5pt/1.5 Georgia,"Times New Roman",serif;color:#111;margin:0}
.from{text-align:right;white-space:pre-line}.to{margin:14mm 0 8mm;white-space:pre-line}
.date{text-align:right}h1{font-size:12.5pt;margin:8mm 0 6mm}
.facts{margin:5mm 0;padding:0;list-style:none}.legal{font-size:10.5pt}
.sign{margin-top:18mm;border-top:.3pt solid #111;width:65mm;padding-top:1mm}
footer{margin-top:12mm;font-size:8pt;color:#555}`;

/** The letter to print: one page, no script, nothing fetched. */
export function noticePage(notice: Notice): string {
  const paragraphs = notice.paragraphs.map((one) => `<p>${escape(one)}</p>`).join("");
  return `<!doctype html><html lang="${notice.language}"><meta charset="utf-8"><title>${escape(notice.subject)}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>${CSS}</style>
<div class="from">${escape(notice.from.join("\n"))}</div>
<div class="to">${escape(notice.to)}</div>
<div class="date">${escape(notice.date)}</div>
<h1>${escape(notice.subject)}</h1>
<p>${escape(notice.greeting)}</p>${paragraphs}
<ul class="facts">${notice.facts.map((fact) => `<li>${escape(fact)}</li>`).join("")}</ul>
<p class="legal">${escape(notice.legal)}</p>
<p>${escape(notice.closing)}</p>
<div class="sign">${escape(notice.signature)}</div>
<footer>${escape(notice.noAdvice)}<br>${escape(notice.source)}</footer></html>`;
}
