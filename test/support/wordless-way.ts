import { startPageServer, type PageServer } from "./page-server.ts";

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;

/** An answer to no question: whoever only looks around does not choose one, and its words say nothing. */
const leads = (words: string, to: string, type = "radio"): string =>
  `<label><input type="${type}" onchange="location='${to}'"> ${words}</label>`;

export type WordlessWay = PageServer & { active: boolean; posts: string[] };

/** An account from which no word of any language leads out: somebody has to think. */
export async function startWordlessWay(): Promise<WordlessWay> {
  const site = Object.assign(await startPageServer(), { active: true, posts: [] as string[] });
  site.set("/account", (_, response) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(
        page(
          "Your account",
          site.active
            ? `<section><h2>Orchard box</h2><p>Active</p><p>$19.00 per month</p><p>Next payment on 14 December 2026</p><p>${leads("Quokka corner", "/quokka")}</p></section>`
            : `<section><h2>Orchard box</h2><p>Cancelled. You will not be charged again.</p></section>`,
        ),
      ),
  );
  // Once the way out is begun, one of several answers is a reason that the site asks for; a box on its own is not.
  site.set("/quokka", page("Quokka corner", leads("Wombat lounge", "/wombat", "checkbox")));
  site.set(
    "/wombat",
    page(
      "Cancel Orchard box?",
      `<p>Your Orchard box ends at once.</p><form method="post" action="/end"><button>Cancel my subscription</button></form><a href="/account">Keep it</a>`,
    ),
  );
  site.set("/end", (asked, response) => {
    site.posts.push(asked.path);
    site.active = false;
    response.writeHead(303, { location: "/account" }).end();
  });
  return site;
}
