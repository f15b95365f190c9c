const CONTROLS_PER_ROW = 4;
const TOOLBAR_CONTROLS = 4;

const rowsFor = (controls: number) => Math.round((controls - TOOLBAR_CONTROLS) / CONTROLS_PER_ROW);
const invoice = (index: number) => `INV-${String(index + 1).padStart(5, "0")}`;

/** Those of a row whose name no other text of the row repeats, so without its link. */
export const tableControls = (controls: number): string[] =>
  Array.from({ length: rowsFor(controls) }, (_, index) => invoice(index)).flatMap((number) => [
    `Select ${number}`,
    `Download ${number}`,
    `More for ${number}`,
  ]);

/** An invoice list with about that many controls: a toolbar, then checkbox, link and two buttons a row. */
export function tablePage(controls: number): string {
  const row = (index: number) => {
    const number = invoice(index);
    const month = String((index % 12) + 1).padStart(2, "0");
    return `<tr>
<td><input type="checkbox" aria-label="Select ${number}"></td>
<td><a href="/table-${controls}?invoice=${number}">${number}</a></td>
<td>2026-${month}-15</td><td>${10 + (index % 90)}.99 EUR</td><td>${index % 7 ? "Paid" : "Open"}</td>
<td><button type="button">Download ${number}</button> <button type="button" aria-label="More for ${number}">...</button></td>
</tr>`;
  };
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Invoices</title>
<style>body{font:14px/1.4 sans-serif;margin:0 24px}td,th{padding:2px 10px;text-align:left}</style></head>
<body>
<h1>Invoices</h1>
<h2 id="reading">List reading 0</h2>
<div role="toolbar" aria-label="List">
<label>Filter <input type="search" name="filter"></label>
<label>Year <select name="year"><option>2026</option><option>2025</option></select></label>
<button type="button" id="refresh">Refresh list</button>
<a href="/table-${controls}?export">Export list</a>
</div>
<table><thead><tr><th>Pick</th><th>Invoice</th><th>Date</th><th>Amount</th><th>State</th><th>Actions</th></tr></thead>
<tbody>
${Array.from({ length: rowsFor(controls) }, (_, index) => row(index)).join("\n")}
</tbody></table>
<script>
let readings = 0;
document.getElementById("refresh").addEventListener("click", () => {
  readings += 1;
  document.getElementById("reading").textContent = "List reading " + readings;
});
</script>
</body></html>`;
}
