/** Screen in light or dark, paper always light. */
export function proofCss(runId: string, lastHash: string): string {
  // Both stand in strings of the style, so only their own letters may pass.
  const safe = runId.replaceAll(/[^a-z0-9-]/g, "");
  const hash = lastHash.replaceAll(/[^0-9a-f]/g, "");
  return `${CSS}
@media print {
  @page {
    size: A4;
    margin: 16mm 16mm 18mm;
    @top-left { content: "Subterminator \\00B7  Run ${safe}"; font: 8pt system-ui, sans-serif; color: #5b6470; }
    @bottom-left { content: "Last hash ${hash}"; font: 6.5pt ui-monospace, "Liberation Mono", monospace; color: #5b6470; }
    @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8pt system-ui, sans-serif; color: #5b6470; }
  }
  /* The first page has its own head, also in browsers that know no margin boxes. */
  @page :first { @top-left { content: none; } }
}`;
}

const CSS = `
:root {
  color-scheme: light dark;
  --paper: #ffffff; --ground: #eef0f3; --ink: #16191d; --soft: #59626e; --line: #d9dde3; --tint: #f5f6f8;
  --good: #11683b; --good-tint: #e7f4ec; --open: #8a5300; --open-tint: #fdf3e0; --bad: #a3241c; --bad-tint: #fcebe9;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #171a1f; --ground: #0d0f12; --ink: #e8eaed; --soft: #a0a8b3; --line: #313740; --tint: #1f2329;
    --good: #6fd39b; --good-tint: #12291c; --open: #f0bd6a; --open-tint: #2d220f; --bad: #f59a92; --bad-tint: #331714;
  }
}
* { box-sizing: border-box; }
html { background: var(--ground); -webkit-text-size-adjust: 100%; }
body { margin: 0; padding: 32px 16px 64px; color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif; overflow-wrap: anywhere; }
.sheet { max-width: 860px; margin: 0 auto; background: var(--paper); border: 1px solid var(--line); border-radius: 6px; padding: 28px 48px 44px; }
.running-head { color: var(--soft); font-size: 12.5px; }
.running-head > div { display: flex; justify-content: space-between; gap: 24px; padding-bottom: 10px; border-bottom: 1px solid var(--line); }
.running-head b { color: var(--ink); font-weight: 600; }
h1 { margin: 14px 0 8px; font-size: 29px; line-height: 1.22; letter-spacing: -0.012em; font-weight: 650; text-wrap: balance; }
h2 { margin: 40px 0 12px; padding-bottom: 6px; border-bottom: 2px solid var(--ink); font-size: 18px; line-height: 1.3; font-weight: 650; }
h3 { margin: 0; font-size: 15px; font-weight: 600; }
p { margin: 0 0 10px; }
.lead { color: var(--soft); max-width: 66ch; }
.badge { display: inline-block; margin-top: 26px; padding: 4px 12px; border-radius: 99px; font-size: 13.5px; font-weight: 600; }
.badge::before { margin-right: 7px; }
.confirmed { color: var(--good); background: var(--good-tint); } .confirmed::before { content: "\\2713"; }
.open { color: var(--open); background: var(--open-tint); } .open::before { content: "?"; }
.unchanged { color: var(--bad); background: var(--bad-tint); } .unchanged::before { content: "\\2715"; }
.trial { color: var(--soft); background: var(--tint); } .trial::before { content: "\\25CB"; }
.soft { color: var(--soft); }
.small { font-size: 13px; }
.mono { font: 12.5px/1.45 ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", Menlo, Consolas, monospace; }
dl { display: grid; grid-template-columns: 190px 1fr; margin: 0; }
dt, dd { margin: 0; padding: 7px 0; border-bottom: 1px solid var(--line); }
dt { padding-right: 16px; color: var(--soft); }
dl > :nth-last-child(-n + 2) { border-bottom: 0; }
dd .soft { font-size: 13px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; margin-bottom: 10px; }
.pair > div { padding: 12px 18px 6px; background: var(--tint); border-radius: 5px; }
.pair dl { grid-template-columns: 112px 1fr; }
blockquote { margin: 0 0 12px; padding: 12px 18px; border-left: 4px solid var(--line); background: var(--tint); border-radius: 0 4px 4px 0; }
.told blockquote { border-left-color: var(--good); }
blockquote p { margin: 0 0 4px; font-size: 16.5px; }
.tier { display: grid; grid-template-columns: 40px 1fr; gap: 0 12px; padding: 12px 0; border-bottom: 1px solid var(--line); }
.tier:last-child { border-bottom: 0; }
.tier > b { width: 30px; height: 30px; border-radius: 50%; display: grid; place-items: center; font-size: 15px; color: var(--good); background: var(--good-tint); }
.tier.missing > b { color: var(--soft); background: var(--tint); }
.tier ul { margin: 6px 0 0; padding-left: 18px; }
.card { border: 1px solid var(--line); border-radius: 5px; padding: 14px 18px; margin-bottom: 12px; }
.card .exact { margin: 8px 0; padding: 10px 14px; background: var(--tint); border-radius: 4px; white-space: pre-wrap; }
.yes { color: var(--good); font-weight: 600; } .no { color: var(--bad); font-weight: 600; } .maybe { color: var(--open); font-weight: 600; }
.list { margin: 0; padding: 0; list-style: none; }
.list li { padding: 8px 0; border-bottom: 1px solid var(--line); }
.list li:last-child { border-bottom: 0; }
.step { display: grid; grid-template-columns: 34px 1fr 272px; gap: 4px 16px; padding: 16px 0; border-bottom: 1px solid var(--line); }
.step:last-child { border-bottom: 0; }
.step.plain { grid-template-columns: 34px 1fr; }
.step > b { color: var(--soft); font-weight: 600; font-variant-numeric: tabular-nums; }
.step p { margin: 3px 0 0; }
.held { margin-left: 6px; padding: 1px 8px; border-radius: 99px; font-size: 12px; font-weight: 600; color: var(--bad); background: var(--bad-tint); white-space: nowrap; }
figure { margin: 0; }
.shot img, .whole img { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 4px; background: #fff; }
.card .shot { max-width: 420px; margin-top: 10px; }
.card .shot img { width: auto; max-width: 100%; }
.once { white-space: nowrap; }
.gap { margin: 0; padding: 10px 14px; border: 1px dashed var(--line); border-radius: 4px; color: var(--soft); font-size: 13px; }
.sliced > div { background-size: 100% auto; background-repeat: no-repeat; background-color: #fff; border: solid var(--line); border-width: 0 1px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.sliced > div:first-child { border-top-width: 1px; } .sliced > div:last-child { border-bottom-width: 1px; }
footer { margin-top: 36px; padding-top: 14px; border-top: 1px solid var(--line); color: var(--soft); font-size: 13px; }
@media screen {
  .shot { cursor: zoom-in; outline-offset: 3px; }
  .shot:focus { position: fixed; inset: 0; z-index: 9; display: grid; place-items: center; padding: 2vmin; max-width: none; margin: 0; background: rgb(0 0 0 / 82%); cursor: zoom-out; outline: 0; }
  .shot:focus img { width: auto; max-width: 100%; max-height: 96vh; border: 0; }
}
@media screen and (max-width: 720px) {
  body { padding: 0; }
  .sheet { padding: 20px 18px 36px; border: 0; border-radius: 0; }
  .running-head > div { flex-direction: column; gap: 2px; }
  h1 { font-size: 24px; }
  .once { white-space: normal; }
  dl { grid-template-columns: 1fr; }
  dt { border: 0; padding-bottom: 0; }
  dd { padding-top: 0; }
  .pair { grid-template-columns: 1fr; }
  .step, .step.plain { grid-template-columns: 26px 1fr; }
  .step > :nth-child(3) { grid-column: 2; }
}
@media print {
  html, body { background: #fff; }
  body { padding: 0; font-size: 9.6pt; line-height: 1.42; }
  .sheet { max-width: none; border: 0; padding: 0; }
  .running-head { font-size: 8pt; }
  .running-head > div { padding-bottom: 5pt; margin-bottom: 10pt; border-bottom: 0.6pt solid var(--line); }
  h1 { font-size: 19pt; } h2 { margin: 20pt 0 7pt; font-size: 12.5pt; border-width: 1.2pt; break-after: avoid; } h3 { font-size: 9.8pt; }
  .badge { margin-top: 4pt; font-size: 9pt; } .small, dd .soft, footer, .gap { font-size: 8.4pt; } .mono { font-size: 8pt; }
  .badge, .held, blockquote, .card .exact, .tier > b { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  dl { grid-template-columns: 42mm 1fr; } .pair dl { grid-template-columns: 24mm 1fr; } .pair { gap: 4mm; } .pair > div { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  dt, dd { padding: 3.5pt 0; }
  blockquote p { font-size: 10.6pt; }
  .step { grid-template-columns: 8mm 1fr 76mm; gap: 2pt 5mm; padding: 8pt 0; } .step.plain { grid-template-columns: 8mm 1fr; }
  .card .shot { max-width: 88mm; }
  .step, .card, .tier, blockquote, .pair, dt, dd, .list li, .shot, .sliced > div, .whole, .keep { break-inside: avoid; }
  .last-page { break-before: page; }
  .whole img { max-height: 232mm; width: auto; max-width: 100%; }
  h2 + p { break-after: avoid; }
  p { orphans: 3; widows: 3; }
}`;
