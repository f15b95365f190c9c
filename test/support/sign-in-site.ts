import { startPageServer, type PageServer } from "./page-server.ts";

export const PASSWORD = "Correct-Horse-77!";
const COOKIE = "visit=kim";

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;

const FORM = page(
  "Sign in to Orchard box",
  `<form method="post" action="/login"><p><label>E-mail <input name="email" type="email" autocomplete="username"></label></p>
   <p><label>Password <input name="password" type="password" autocomplete="current-password"></label></p><button>Sign in</button></form>`,
);

export type SignInSite = PageServer & { active: boolean; posts: string[] };

/** An account behind a password that only a person knows. */
export async function startSignInSite(): Promise<SignInSite> {
  const site = Object.assign(await startPageServer(), { active: true, posts: [] as string[] });
  const html = { "content-type": "text/html; charset=utf-8" };
  site.set("/account", ({ headers }, response) => {
    if (headers.cookie?.includes(COOKIE) !== true)
      return void response.writeHead(200, html).end(FORM);
    const state = site.active
      ? `<p>Active</p><p>$19.00 per month</p><p>Next payment on 14 December 2026</p>
         <form method="post" action="/end"><button>Cancel my subscription</button></form>`
      : "<p>Cancelled. You will not be charged again.</p>";
    response
      .writeHead(200, html)
      .end(page("Your account", `<section><h2>Orchard box</h2>${state}</section>`));
  });
  site.set("/login", ({ body }, response) => {
    const right = new URLSearchParams(body).get("password") === PASSWORD;
    site.posts.push(right ? "signed in" : "wrong password");
    response
      .writeHead(303, { location: "/account", ...(right && { "set-cookie": `${COOKIE}; Path=/` }) })
      .end();
  });
  site.set("/end", (_, response) => {
    site.posts.push("ended");
    site.active = false;
    response.writeHead(303, { location: "/account" }).end();
  });
  return site;
}
