import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { maxPageSize } from "#contract/common.ts";
import { errorCodesOf } from "#contract/error-codes.ts";
import { errors } from "#contract/errors.ts";
import type { NamedOperation } from "#contract/operation.ts";

const json = (schema: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(schema, { target: "openapi-3.0", io, unrepresentable: "any" });

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

function parameters(operation: NamedOperation, part: "params" | "query") {
  const schema = operation[part];
  if (!schema) return [];
  const { properties = {}, required = [] } = json(schema, "input") as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: part === "params" ? "path" : "query",
    required: part === "params" || required.includes(name),
    schema: property,
  }));
}

function failures(operation: NamedOperation): Record<string, { description: string }> {
  const byStatus = Map.groupBy(errorCodesOf(operation), (code) => errors[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [String(status), { description: group.join(", ") }]),
  );
}

const pageHeaders = {
  "X-Total-Count": {
    description: "The number of rows on all pages together",
    schema: { type: "integer" },
  },
  Link: {
    description: `The next page, as \`<address>; rel="next"\`, if there is one. Without \`page\` and \`pageSize\` a response contains up to ${maxPageSize} rows`,
    schema: { type: "string" },
  },
};

function answerTypeOf({ stream, file }: NamedOperation): string {
  if (stream) return "text/event-stream";
  return file === "download" ? "application/octet-stream" : "application/json";
}

function describe(operation: NamedOperation, isServed: boolean) {
  const { summary, module, name, access, body, response, creates, file } = operation;
  const bodyType = file === "upload" ? "multipart/form-data" : "application/json";
  return {
    operationId: `${module}.${name}`,
    tags: [module],
    summary: isServed ? summary : `${summary} (not available yet)`,
    parameters: [...parameters(operation, "params"), ...parameters(operation, "query")],
    ...(body && {
      requestBody: { content: { [bodyType]: { schema: json(body, "input") } } },
    }),
    responses: {
      [creates ? "201" : "200"]: {
        description: "Done",
        ...(operation.paged && { headers: pageHeaders }),
        content: { [answerTypeOf(operation)]: { schema: json(response, "output") } },
      },
      ...failures(operation),
    },
    security: access === "public" ? [] : [{ bearer: [] }],
  };
}

/** The API's description, read from the contract alone. */
export function openApi(
  operations: readonly NamedOperation[],
  isServed: (operation: NamedOperation) => boolean,
  basePath: string,
) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    paths[path][operation.method.toLowerCase()] = describe(operation, isServed(operation));
  }
  return {
    openapi: "3.0.3" as const,
    info: { title: "Baton HR", version: "1.0.0" },
    servers: [{ url: basePath }],
    components: { securitySchemes: { bearer: { type: "http" as const, scheme: "bearer" } } },
    paths,
  };
}

/** Serves the API page at `/docs` below the base path. */
export async function serveApiDocs(
  app: FastifyInstance,
  document: ReturnType<typeof openApi>,
): Promise<void> {
  await app.register(swagger, { mode: "static", specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: true });
}
