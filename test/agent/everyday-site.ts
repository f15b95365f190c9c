import { startLedgerSite, type LedgerSite } from "../support/ledger-site.ts";

/** What the site will tell or has kept; the tests look here for the truth. */
export type Truth = { guests: string[]; starred: string[]; weight: string; voucher: string };
export type EverydaySite = LedgerSite & { truth: Truth };

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main>`;

const guestForm = (alert: string, name: string): string =>
  page(
    "Guest book",
    `${alert}<form method="post" action="/guests"><label>Name <input name="name" value="${name}"></label>
     <label>Day of visit <input name="day"></label><button>Sign the book</button></form>`,
  );

const ROWS_A_PAGE = 4;
const ROWS = Array.from({ length: 12 }, (_, index) => `R-${700 + index * 7}`);

function tablePage(number: number, starred: string[]): string {
  const rows = ROWS.slice((number - 1) * ROWS_A_PAGE, number * ROWS_A_PAGE).map(
    (id) =>
      `<tr><td>${id}</td><td>${starred.includes(id) ? "starred" : "plain"}</td><td><form method="post" action="/star">
       <input type="hidden" name="id" value="${id}"><button aria-label="Star ${id}">☆</button></form></td></tr>`,
  );
  const more = number * ROWS_A_PAGE < ROWS.length;
  return page(
    `Records, page ${number}`,
    `<table><tr><th>Record</th><th>State</th><th></th></tr>${rows.join("")}</table>
     ${more ? `<a href="/records?page=${number + 1}">Next page</a>` : "<p>This is the last page.</p>"}`,
  );
}

/** A small site for five everyday tasks; its answers depend on what it was sent. */
export async function startEverydaySite(): Promise<EverydaySite> {
  const truth: Truth = {
    guests: [],
    starred: [],
    weight: `${100 + Math.floor(Math.random() * 800)} grams`,
    voucher: `V${Math.floor(Math.random() * 1e6)}`,
  };
  const site = await startLedgerSite();
  const answer = (
    path: string,
    html: (sent: URLSearchParams, body: string) => string,
    status = 200,
  ): void =>
    site.set(path, ({ method, url, body }, response) => {
      const sent =
        method === "POST" ? new URLSearchParams(body) : new URL(url, "http://x").searchParams;
      response
        .writeHead(status, { "content-type": "text/html; charset=utf-8" })
        .end(html(sent, body));
    });

  answer("/guest-book", () => guestForm("", ""));
  answer("/guests", (sent) => {
    const name = sent.get("name") ?? "";
    const day = sent.get("day") ?? "";
    if (!/^\d{4}-\d\d-\d\d$/.test(day))
      return guestForm(
        `<p role="alert">Write the day as year-month-day, like 2026-03-12.</p>`,
        name,
      );
    truth.guests.push(`${name} ${day}`);
    return page("Guest book", `<p>${name} is guest number ${truth.guests.length}.</p>`);
  });

  answer("/library", () =>
    page(
      "Library",
      `<form action="/find"><label>Search <input name="q"></label><button>Find</button></form>`,
    ),
  );
  answer("/find", (sent) =>
    page(
      "Results",
      sent.get("q") === "walnut"
        ? `<ul><li><a href="/things/chair">Walnut chair</a></li><li><a href="/things/bowl">Walnut bowl</a></li></ul>`
        : "<p>Nothing was found.</p>",
    ),
  );
  answer("/things/bowl", () =>
    page("Walnut bowl", `<dl><dt>Weight</dt><dd>${truth.weight}</dd></dl>`),
  );

  answer("/records", (sent) => tablePage(Number(sent.get("page") ?? 1), truth.starred));
  answer("/star", (sent) => {
    truth.starred.push(sent.get("id") ?? "");
    return page("Starred", `<p>Record ${sent.get("id") ?? ""} carries a star now.</p>`);
  });

  answer("/letters", () =>
    page(
      "Letters",
      `<form method="post" action="/letter" enctype="multipart/form-data">
       <label>Your letter <input type="file" name="letter"></label><button>Hand in</button></form>`,
    ),
  );
  answer("/letter", (_, body) => {
    const file = /filename="([^"]*)"/.exec(body)?.[1] ?? "";
    return page(
      "Letters",
      file === "" ? "<p>No letter came.</p>" : `<p>We hold your letter ${file}.</p>`,
    );
  });

  answer("/desk", () =>
    page(
      "Desk",
      `<p><a href="/voucher" target="_blank">Show my voucher</a></p>
       <form method="post" action="/hand-over"><label>Voucher <input name="voucher"></label><button>Hand over</button></form>`,
    ),
  );
  answer("/voucher", () => page("Voucher", `<p>Your voucher is ${truth.voucher}.</p>`));
  answer("/hand-over", (sent) =>
    page(
      "Desk",
      sent.get("voucher") === truth.voucher ? "<p>It fits. Seat 12 is yours.</p>" : "<p>Wrong.</p>",
    ),
  );
  return { ...site, truth };
}
