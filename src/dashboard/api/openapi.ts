import { z } from "zod";
import { KEY_HEADER } from "../security/sessions.ts";
import type { Route } from "./define-route.ts";
import { errorSchema } from "./shapes.ts";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of these routes, made of the schemas that check what comes in. */
export function openApi(routes: readonly Route[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const { path, method } = route;
    paths[path] = { ...paths[path], [method]: operation(route) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Subterminator",
      version,
      description:
        "Start runs, watch them, answer what they ask, and fetch what they prove. Send a token as `Authorization: Bearer …`.",
    },
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        page: { type: "apiKey", in: "header", name: KEY_HEADER },
      },
      schemas: { Error: schemaOf(errorSchema, "output") },
    },
    paths,
  };
}

function operation(route: Route): Json {
  const { id, words, scope, status = 200, output, body } = route;
  const params = parametersOf(route.params, "path");
  const query = parametersOf(route.query, "query");
  const refused = {
    description: "Refused; `field` names what is wrong with the input.",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
  return {
    operationId: id,
    summary: words,
    ...(scope === "none"
      ? { security: [] }
      : { security: [{ token: [scope] }, { page: [] }], "x-scope": scope }),
    ...(params.length + query.length === 0 ? {} : { parameters: [...params, ...query] }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemaOf(body, "input") } },
          },
        }),
    responses: {
      [status]:
        "media" in output
          ? { description: output.words, content: { [output.media]: {} } }
          : {
              description: words,
              content: { "application/json": { schema: schemaOf(output, "output") } },
            },
      default: refused,
    },
  };
}

function parametersOf(shape: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (shape === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(shape, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}

function schemaOf(shape: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: "any",
  }) as Json & { $schema?: string };
  return schema;
}
