import type { Context } from "hono";
import type { z } from "zod";
import type { Served } from "../deps.ts";
import type { Caller, Scope } from "../security/scopes.ts";

type Shape = z.ZodType;
type In<S extends Shape | undefined> = S extends Shape ? z.output<S> : undefined;

export type Handled<
  P extends Shape | undefined,
  Q extends Shape | undefined,
  B extends Shape | undefined,
> = {
  params: In<P>;
  query: In<Q>;
  body: In<B>;
  caller: Caller;
  /** For streams and files only. */
  context: Context;
};

/** One route: where, who may, what goes in and out, and what is done. The OpenAPI document is made of these. */
export type RouteDefinition<
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
> = {
  id: string;
  method: "get" | "post" | "delete";
  /** As OpenAPI writes it: /api/v1/runs/{id}. */
  path: string;
  scope: Scope | "none";
  words: string;
  params?: P;
  query?: Q;
  body?: B;
  /** What a JSON answer holds; or the media type of another one. */
  output: Shape | { media: string; words: string };
  status?: 200 | 201 | 202;
  handle: (input: Handled<P, Q, B>, served: Served) => Promise<unknown>;
};

/** A route among others: what it takes is checked by its own schemas before it is handled. */
export type Route = Omit<RouteDefinition, "params" | "query" | "body" | "handle"> & {
  params?: Shape;
  query?: Shape;
  body?: Shape;
  handle: (input: never, served: Served) => Promise<unknown>;
};

export function defineRoute<
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
>(route: RouteDefinition<P, Q, B>): Route {
  return route as Route;
}
