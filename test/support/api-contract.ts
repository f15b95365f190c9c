import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

export type Operation = {
  id: string;
  method: string;
  path: string;
  scope: string | undefined;
  parameters: { name: string; in: "path" | "query"; required: boolean; schema: object }[];
  body: object | undefined;
  /** What is wrong with an answer; undefined where it is as the document says. */
  fault(status: number, type: string, answer: unknown): string | undefined;
};

type Content = Record<string, { schema?: object }>;
type Described = {
  operationId: string;
  "x-scope"?: string;
  parameters?: Operation["parameters"];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
};
type Document = { paths: Record<string, Record<string, Described>>; components: object };

/** What a client knows of a server: its OpenAPI document, and nothing of its source. */
export function operationsOf(document: Document): Operation[] {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
  const compiled = (schema: object): ValidateFunction =>
    ajv.compile({ ...schema, components: document.components });
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const checks = new Map(
        Object.entries(described.responses).map(([status, { content }]) => {
          const [type = "", { schema } = {}] = Object.entries(content)[0] ?? [];
          return [status, { type, validate: schema && compiled(schema) }] as const;
        }),
      );
      return {
        id: described.operationId,
        method: method.toUpperCase(),
        path,
        scope: described["x-scope"],
        parameters: described.parameters ?? [],
        body: described.requestBody?.content["application/json"]?.schema,
        fault(status, type, answer) {
          const check =
            checks.get(String(status)) ?? (status >= 400 ? checks.get("default") : undefined);
          if (check === undefined) return `the status ${status} is not described`;
          const [wanted = ""] = check.type.split("*");
          if (!type.startsWith(wanted)) return `it is ${type}, not ${check.type}`;
          if (check.validate === undefined || check.validate(answer)) return undefined;
          return ajv.errorsText(check.validate.errors);
        },
      };
    }),
  );
}
