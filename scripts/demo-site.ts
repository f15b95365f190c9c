import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A small subscription site on loopback whose truth is on its server: what was posted, and whether the plan still runs. */
export type DemoSite = {
  url: string;
  truth: () => { email: string; active: boolean; posts: string[] };
  close: () => void;
};

export async function startDemoSite(): Promise<DemoSite> {
  const posts: string[] = [];
  let email = "jo@example.com";
  let active = true;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? "/", "http://demo");
    const html = (body: string): ServerResponse =>
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page(body));
    if (request.method === "POST") {
      const form = new URLSearchParams(await bodyOf(request));
      posts.push(`${pathname} ${form.toString()}`);
      if (pathname === "/email") email = form.get("email") ?? email;
      if (pathname === "/membership/cancel") active = false;
      response
        .writeHead(303, { location: pathname === "/email" ? "/account?saved=1" : "/goodbye" })
        .end();
      return;
    }
    if (pathname === "/account")
      html(account(email, active, request.url?.includes("saved") === true));
    else if (pathname === "/goodbye") html(goodbye());
    else response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/account`,
    truth: () => ({ email, active, posts: [...posts] }),
    close: () => server.close().closeAllConnections(),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text.slice(0, 10_000);
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

function account(email: string, active: boolean, saved: boolean): string {
  return `<h1>Your account</h1>
    ${saved ? '<p role="status">Your e-mail address was saved.</p>' : ""}
    <section><h2>Contact</h2>
      <form method="post" action="/email">
        <label>E-mail <input type="email" name="email" value="${escape(email)}" required></label>
        <label>Password <input type="password" name="password" value="correct horse" autocomplete="current-password"></label>
        <button>Save</button>
      </form></section>
    <section><h2>Membership</h2>
      <p>${active ? "Northlight Plus, 9.99 a month. Renews on 2 December 2026." : "No membership. You have access until 2 December 2026."}</p>
      ${active ? '<form method="post" action="/membership/cancel"><input type="hidden" name="plan" value="plus"><button class="quiet">Cancel membership</button></form>' : '<a href="/join">Join again</a>'}
    </section>`;
}

function goodbye(): string {
  return `<h1>Your membership is cancelled</h1><p role="status">You have access until 2 December 2026. Reference NL-20417.</p><a href="/account">Back to your account</a>`;
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Northlight</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: #1c2530; background: #f4f6f8 }
  header, footer { background: #14314f; color: #fff; padding: 14px 32px; display: flex; gap: 24px } header a, footer a { color: #cfe3f7 }
  main { max-width: 640px; margin: 24px auto; background: #fff; border: 1px solid #dde3ea; border-radius: 10px; padding: 8px 32px 24px }
  label { display: block; margin: 10px 0 } input { display: block; width: 100%; padding: 8px; font: inherit; box-sizing: border-box }
  button { font: inherit; padding: 8px 18px; border-radius: 6px; border: 1px solid #14314f; background: #14314f; color: #fff } .quiet { background: #fff; color: #14314f }
</style>
<header><strong>Northlight</strong><nav><a href="/browse">Browse</a> <a href="/account">Account</a> <a href="/help">Help</a></nav></header>
<main>${body}</main>
<footer><a href="/terms">Terms</a><a href="/privacy">Privacy</a></footer></html>`;
}
