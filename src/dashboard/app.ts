import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { getCookie } from "hono/cookie";
import { ContractError, type ErrorCode } from "../contract/errors.ts";
import { parseInput } from "../contract/input.ts";
import { StoreError } from "../runs/store-error.ts";
import type { Route } from "./api/define-route.ts";
import { openApi } from "./api/openapi.ts";
import { ROUTES } from "./api/routes.ts";
import type { Served } from "./deps.ts";
import {
  isFollowedLink,
  isOurHost,
  isOurOrigin,
  PAGE_HEADERS,
  type OwnNames,
} from "./security/guard.ts";
import { rateLimit } from "./security/rate.ts";
import { may, type Caller } from "./security/scopes.ts";
import { COOKIE, KEY_HEADER } from "./security/sessions.ts";
import type { WebFiles } from "./web-files.ts";

const BODY_LIMIT = 64 * 1024;

type Refused = { status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503 };

/** The whole server as a function of a request: who it is from, what it may, what it wants. */
export function createApp(served: Served, web: WebFiles, names: OwnNames): Hono {
  const app = new Hono();
  const tries = rateLimit(20, 0.5);
  const calls = rateLimit(400, 100);

  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) context.header(name, value);
    if (!isOurHost(context, names))
      return refuse(
        context,
        403,
        "FORBIDDEN",
        "Host is not this server.",
        "Use the address that `subterminator serve` printed.",
      );
    if (!isOurOrigin(context, names) && !isFollowedLink(context))
      return refuse(
        context,
        403,
        "FORBIDDEN",
        "Requests from other pages are refused.",
        "Open the dashboard by its own address.",
      );
    return next();
  });
  app.use("/api/v1/runs", compress());
  app.use("/assets/*", compress());
  app.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (context) =>
        refuse(
          context,
          413,
          "LIMIT_EXCEEDED",
          "The request is too large.",
          `Send at most ${BODY_LIMIT} bytes.`,
        ),
    }),
  );

  const document = openApi(ROUTES, served.version);
  app.get("/openapi.json", (context) => context.json(document));
  for (const route of ROUTES) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
    app.on(route.method.toUpperCase(), path, async (context) => {
      if (route.scope === "none") {
        if (route.method === "post" && !tries("enter")) return tooMany(context);
        return answer(route, context, served, { name: "nobody", scopes: [] });
      }
      const caller = await callerOf(context, served);
      if (caller === undefined) {
        context.header("www-authenticate", "Bearer");
        return refuse(
          context,
          401,
          "UNAUTHORIZED",
          "This needs a token or a session.",
          "Open the link that `subterminator serve` prints, or send a token of `subterminator tokens create`.",
        );
      }
      if (!may(caller, route.scope))
        return refuse(
          context,
          403,
          "FORBIDDEN",
          `This needs the scope ${route.scope}.`,
          "Make a token with that scope: `subterminator tokens create`.",
        );
      if (!calls(caller.name)) return tooMany(context);
      return answer(route, context, served, caller);
    });
  }
  app.all("/api/*", (context) =>
    refuse(
      context,
      404,
      "NOT_FOUND",
      "There is nothing here.",
      "/openapi.json lists what there is.",
    ),
  );
  app.get("*", async (context) => {
    const file = web.find(new URL(context.req.url).pathname);
    if (file === undefined)
      return refuse(context, 404, "NOT_FOUND", "There is nothing here.", "The dashboard is at /.");
    return context.body(new Uint8Array(file.data), 200, {
      "content-type": file.type,
      "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
    });
  });
  app.notFound((context) =>
    refuse(
      context,
      404,
      "NOT_FOUND",
      "There is nothing here.",
      "/openapi.json lists what there is.",
    ),
  );
  app.onError((error, context) => failed(context, error));
  return app;
}

async function callerOf(
  context: Context,
  { sessions, tokens }: Served,
): Promise<Caller | undefined> {
  const bearer = /^bearer +(\S+) *$/i.exec(context.req.header("authorization") ?? "")?.[1];
  if (bearer !== undefined) return tokens.find(bearer);
  return sessions.find(getCookie(context, COOKIE), context.req.header(KEY_HEADER));
}

async function answer(
  route: Route,
  context: Context,
  served: Served,
  caller: Caller,
): Promise<Response> {
  try {
    const input = {
      params: route.params && parseInput(route.params, context.req.param()),
      query: route.query && parseInput(route.query, context.req.query()),
      body: route.body && parseInput(route.body, await bodyOf(context)),
      caller,
      context,
    };
    const result = await route.handle(input as never, served);
    return result instanceof Response
      ? result
      : context.json(result as object, route.status ?? 200);
  } catch (error) {
    return failed(context, error);
  }
}

async function bodyOf(context: Context): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(context.req.header("content-type") ?? ""))
    throw new ContractError("CONTRACT_MISMATCH", "body: Content-Type must be application/json.", {
      field: "body",
    });
  try {
    return await context.req.json();
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new ContractError("CONTRACT_MISMATCH", "body: it is not JSON.", { field: "body" });
    throw error;
  }
}

const STATUS: Partial<Record<ErrorCode, Refused["status"]>> = {
  CONTRACT_MISMATCH: 400,
  LIMIT_EXCEEDED: 429,
  CANCELLED: 503,
  BROWSER_UNAVAILABLE: 503,
  BROWSER_DISCONNECT: 503,
  PAGE_CRASH: 503,
  NAVIGATION_TIMEOUT: 503,
  NETWORK_ERROR: 503,
  NAVIGATION_BLOCKED: 409,
  ELEMENT_GONE: 409,
  ELEMENT_OBSCURED: 409,
  ELEMENT_DISABLED: 409,
  NOT_TARGETABLE: 409,
};

function failed(context: Context, error: unknown): Response {
  if (error instanceof ContractError) {
    // A service stands in the body: that it is not known is a wrong field, not a missing page.
    const missing =
      error.field !== "service" &&
      /there is no|not open any more|used or is too old/i.test(error.message);
    const status =
      missing && error.code === "CONTRACT_MISMATCH" ? 404 : (STATUS[error.code] ?? 500);
    return refuse(context, status, error.code, error.message, error.hint, error.field);
  }
  if (error instanceof StoreError)
    return refuse(
      context,
      error.code === "RUN_NOT_FOUND" ? 404 : 503,
      error.code,
      error.message,
      error.hint,
    );
  if ((error as { status?: unknown } | undefined)?.status === 413)
    return refuse(context, 413, "LIMIT_EXCEEDED", "The request is too large.", "Send less.");
  return refuse(
    context,
    500,
    "INTERNAL",
    "The server failed in a way it should not.",
    "Please report this with the server's log.",
  );
}

function refuse(
  context: Context,
  status: Refused["status"],
  code: string,
  message: string,
  hint: string,
  field?: string,
): Response {
  const retryable = status === 429 || status === 503;
  const error = { code, message, hint, retryable, ...(field === undefined ? {} : { field }) };
  return context.json({ error }, status);
}

function tooMany(context: Context): Response {
  context.header("retry-after", "1");
  return refuse(context, 429, "LIMIT_EXCEEDED", "Too many requests.", "Wait a second, then go on.");
}
