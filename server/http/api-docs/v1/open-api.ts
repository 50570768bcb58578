import { errors } from "#contract/errors.ts";
import { examples } from "#contract/v1/examples.ts";
import { errorCodesOfKey, type NamedKeyOperation } from "#contract/v1/operation.ts";
import { schemaOf } from "#contract/v1/promise.ts";

export const exampleOf = ({ name }: NamedKeyOperation) => examples[name as keyof typeof examples];

export interface KeyParameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: ReturnType<typeof schemaOf>;
  example?: string | number;
}

export const parametersOfKey = (operation: NamedKeyOperation): KeyParameter[] => [
  ...parametersIn(operation, "params"),
  ...parametersIn(operation, "query"),
];

function parametersIn(operation: NamedKeyOperation, part: "params" | "query"): KeyParameter[] {
  const schema = operation[part];
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input");
  const example: Readonly<Record<string, string | number>> = exampleOf(operation)[part] ?? {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: part === "params" ? "path" : "query",
    required: part === "params" || required.includes(name),
    schema: property,
    ...(example[name] !== undefined && { example: example[name] }),
  }));
}

const headers = {
  "Request-Id": { description: "Names the call in the server's log", schema: { type: "string" } },
  RateLimit: {
    description: "Calls left, and seconds until they return",
    schema: { type: "string" },
  },
  "RateLimit-Policy": { description: "Calls a minute", schema: { type: "string" } },
};

function failures(operation: NamedKeyOperation) {
  const byStatus = Map.groupBy(errorCodesOfKey(operation), (code) => errors[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(", "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}

const describe = (operation: NamedKeyOperation) => ({
  operationId: operation.name,
  summary: operation.summary,
  description: operation.scope ? `Scope: ${operation.scope}` : "Any key",
  parameters: parametersOfKey(operation),
  responses: {
    "200": {
      description: "Done",
      headers,
      content: {
        "application/json": {
          schema: schemaOf(operation.response, "output"),
          example: exampleOf(operation).response,
        },
      },
    },
    ...failures(operation),
  },
});

/** Version 1 in OpenAPI 3.1, from the contract alone. */
export function openApiOfV1(operations: readonly NamedKeyOperation[], basePath: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: "3.1.0" as const,
    info: { title: "Baton HR for other systems", version: "1" },
    servers: [{ url: basePath }],
    security: [{ key: [] }],
    components: {
      securitySchemes: { key: { type: "http", scheme: "bearer", bearerFormat: "baton_…" } },
      schemas: {
        Error: {
          type: "object",
          required: ["code", "message"],
          properties: {
            code: { type: "string" },
            message: { type: "string" },
            fields: { type: "object", additionalProperties: { type: "string" } },
          },
        },
      },
    },
    paths,
  };
}
