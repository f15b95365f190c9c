import { readFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { tableControls, tablePage } from "./table-page.ts";

/** What a click on the target leaves on the page after the n-th time. */
export type Effect = { text: string; present: boolean };

export type BenchPage = {
  name: string;
  title: string;
  path: string;
  /** Ordinary pages and tables have different goals. */
  kind: "ordinary" | "heavy" | "table";
  target: { role: string; name: string };
  effect: (clicks: number) => Effect;
  /** Names of controls, to count how many of them an observation shows. */
  controls: string[];
  rounds: { full: number; quick: number };
  /** A second click takes the first one back; without it half of the samples would be of another page. */
  toggles?: true;
  needsSwagger?: true;
};

const list = (names: string): string[] => names.split(", ");

const ORDINARY = { full: 15, quick: 3 };

const table = (controls: number, rounds: BenchPage["rounds"]): BenchPage => ({
  name: `table-${controls}`,
  title: `Table, ${controls.toLocaleString("en")} controls`,
  path: `/table-${controls}`,
  kind: "table",
  target: { role: "button", name: "Refresh list" },
  effect: (clicks) => ({ text: `List reading ${clicks}`, present: true }),
  controls: tableControls(controls),
  rounds,
});

export const pages: BenchPage[] = [
  {
    name: "account",
    title: "Account page, 20 controls",
    path: "/account",
    kind: "ordinary",
    target: { role: "button", name: "Refresh usage" },
    effect: (clicks) => ({ text: `Usage reading ${clicks}`, present: true }),
    controls: list(
      "Home, Library, New and popular, Account, Help, Change plan, Cancel subscription, Refresh usage, E-mail, Display name, " +
        "Send me the newsletter, Save contact, Current password, New password, Change password, Update card, Terms, Privacy, Imprint, Contact us",
    ),
    rounds: ORDINARY,
  },
  {
    name: "modal",
    title: "Modal, frames, shadow roots",
    path: "/modal",
    kind: "ordinary",
    target: { role: "button", name: "Next tip" },
    effect: (clicks) => ({ text: `Tip ${clicks} of today`, present: true }),
    controls: list(
      "Now on, Coming soon, Your visit, Seats, Show free seats, Seat A1, Seat A2, Seat A3, Seat A4, Keep row A free, " +
        "Seat B1, Seat B2, Seat B3, Seat B4, Keep row B free, Send reviews, All reviews, Send checkout, All checkout, " +
        "Do not show tips again, Next tip, Close tips",
    ),
    rounds: ORDINARY,
  },
  {
    name: "spa",
    title: "Swagger UI, a real single-page app",
    path: "/spa",
    kind: "ordinary",
    target: { role: "button", name: "GET /book Lists books" },
    effect: (clicks) => ({ text: "Try it out", present: clicks % 2 === 1 }),
    controls: list(
      "Authorize, Lists books, Adds a book, Updates a book, Finds a book, Removes a book, Uploads a cover, Lists members, " +
        "Adds a member, Finds a member, Updates a member, Removes a member, Starts a session, Lists loans, Lends a book, " +
        "Renews a loan, Takes a book back",
    ),
    rounds: ORDINARY,
    toggles: true,
    needsSwagger: true,
  },
  {
    name: "heavy",
    title: "Swagger UI with GitHub's whole API",
    path: "/heavy",
    kind: "heavy",
    target: { role: "button", name: "Schemas" },
    effect: (clicks) => ({ text: "security-advisory-ecosystems", present: clicks % 2 === 0 }),
    controls: list("Terms of service, Support - Website, Schemas, Simple User, Basic Error"),
    rounds: { full: 9, quick: 2 },
    toggles: true,
    needsSwagger: true,
  },
  {
    name: "mail",
    title: "Mailbox, 50 mails",
    path: "/mail",
    kind: "ordinary",
    target: { role: "button", name: "Check for new mail" },
    effect: (clicks) => ({ text: `Checked ${clicks} times`, present: true }),
    controls: list(
      "Main menu, Search mail, Settings, Compose, Inbox, Starred, Sent, Drafts, Spam, Select all, Check for new mail, Older, " +
        "Your statement is ready, Re: Saturday, Two books are due, Photos from the lake",
    ),
    rounds: ORDINARY,
  },
  {
    name: "admin",
    title: "Console with a table of orders",
    path: "/admin",
    kind: "ordinary",
    target: { role: "button", name: "Reload figures" },
    effect: (clicks) => ({ text: `Figures reading ${clicks}`, present: true }),
    controls: list(
      "Home, Customers, Reports, Reload figures, Unpaid, To ship, Filter, State, Export, New order, Select all orders, Customer, " +
        "#2318, #2317, #2310, Edit, More, Next",
    ),
    rounds: ORDINARY,
  },
  table(100, ORDINARY),
  table(1_000, ORDINARY),
  table(10_000, { full: 5, quick: 2 }),
];

export type PageServer = { url: (page: BenchPage) => string; close: () => Promise<void> };

const here = (file: string) => fileURLToPath(new URL(`./pages/${file}`, import.meta.url));

const TYPES: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
};

/** Serves the pages on 127.0.0.1, and the same ones as another site (another port under another host name) for frames. */
export async function servePages(options: {
  canary: string;
  swaggerFolder: string | undefined;
  /** A package that holds GitHub's whole API as one document. */
  githubFolder?: string | undefined;
}): Promise<PageServer> {
  let otherOrigin = "";

  const body = async (
    url: URL,
  ): Promise<{ type: string; content: string | Buffer } | undefined> => {
    const fill = async (file: string, values: Record<string, string> = {}) => ({
      type: "text/html; charset=utf-8",
      content: (await readFile(here(file), "utf8")).replace(
        /\{\{(\w+)\}\}/g,
        (_, key: string) => values[key] ?? "",
      ),
    });
    const tableSize = /^\/table-(\d+)$/.exec(url.pathname)?.[1];
    if (tableSize)
      return { type: "text/html; charset=utf-8", content: tablePage(Number(tableSize)) };
    const asset = /^\/swagger-ui-dist\/([\w.-]+\.(js|css))$/.exec(url.pathname);
    if (asset && options.swaggerFolder)
      return {
        type: TYPES[asset[2]!]!,
        content: await readFile(`${options.swaggerFolder}/${asset[1]}`),
      };
    switch (url.pathname) {
      case "/account":
        return fill("account.html", { canary: options.canary });
      case "/modal":
        return fill("modal.html", { otherOrigin });
      case "/frame":
        return fill("frame.html", {
          kind: (url.searchParams.get("kind") ?? "page").replace(/\W/g, ""),
        });
      case "/spa":
        return fill("spa.html");
      case "/heavy":
        return fill("heavy.html");
      case "/mail":
        return fill("mail.html");
      case "/admin":
        return fill("admin.html");
      case "/github-api.json":
        return options.githubFolder === undefined
          ? undefined
          : {
              type: TYPES["json"]!,
              content: await readFile(`${options.githubFolder}/generated/api.github.com.json`),
            };
      case "/library-api.json":
        return { type: TYPES["json"]!, content: await readFile(here("library-api.json")) };
      default:
        return undefined;
    }
  };

  const listen = () =>
    new Promise<http.Server>((resolve, reject) => {
      const server = http.createServer((request, response) => {
        body(new URL(request.url ?? "/", "http://bench"))
          .then((found) => {
            if (!found) return response.writeHead(204).end();
            return response.writeHead(200, { "content-type": found.type }).end(found.content);
          })
          .catch((error: unknown) => response.writeHead(500).end(String(error)));
      });
      server.once("error", reject).listen(0, "127.0.0.1", () => resolve(server));
    });

  const servers = [await listen(), await listen()];
  const [port, otherPort] = servers.map((server) => (server.address() as AddressInfo).port);
  // "localhost" is another site than 127.0.0.1, so Chromium puts the frame into a process of its own.
  otherOrigin = `http://localhost:${otherPort}`;

  return {
    url: (page) => `http://127.0.0.1:${port}${page.path}`,
    close: async () => {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
