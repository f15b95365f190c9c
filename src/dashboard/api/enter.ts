import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import { ContractError } from "../../contract/errors.ts";
import { COOKIE } from "../security/sessions.ts";
import { SCOPES } from "../security/scopes.ts";
import { defineRoute } from "./define-route.ts";
import { doneSchema } from "./shapes.ts";

export const enter = defineRoute({
  id: "enter",
  method: "post",
  path: "/api/v1/enter",
  scope: "none",
  words: "Exchanges the token of a link, once, for a cookie and the page's key.",
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  output: z.object({ key: z.string() }),
  async handle({ body, context }, { sessions, secure = false }) {
    const made = await sessions.enter(body.token);
    if (made === undefined)
      throw new ContractError("CONTRACT_MISMATCH", "token: this link was used or is too old.", {
        field: "token",
        hint: "Press Enter in the terminal of `subterminator serve` for a new link.",
      });
    setCookie(context, COOKIE, made.cookie, {
      httpOnly: true,
      sameSite: "Strict",
      secure,
      path: "/",
      maxAge: sessions.cookieSeconds,
    });
    return { key: made.key };
  },
});

export const leave = defineRoute({
  id: "leave",
  method: "post",
  path: "/api/v1/leave",
  scope: "read",
  words: "Ends this browser's session.",
  output: doneSchema,
  async handle({ context }, { sessions }) {
    await sessions.leave(getCookie(context, COOKIE) ?? "");
    deleteCookie(context, COOKIE, { path: "/" });
    return { done: true };
  },
});

export const whoAmI = defineRoute({
  id: "whoAmI",
  method: "get",
  path: "/api/v1/me",
  scope: "read",
  words: "Who this caller is, and what it may do.",
  output: z.object({ name: z.string(), scopes: z.array(z.enum(SCOPES)), version: z.string() }),
  async handle({ caller }, { version }) {
    return { ...caller, version };
  },
});
