import { z } from "zod";
import { maxPageSize } from "#contract/common.ts";
import { errorCodesOf } from "#contract/error-codes.ts";
import { errors } from "#contract/errors.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { accessText } from "./access-text.ts";
import { countedText, limitTexts } from "./limit-text.ts";
import type { JsonSchema } from "./shape.ts";

export const schemaOf = (schema: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(schema, { target: "openapi-3.0", io, unrepresentable: "any" }) as JsonSchema;

export interface ParameterDescription {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: JsonSchema;
}

export const parametersOf = (operation: NamedOperation): ParameterDescription[] => [
  ...parametersIn(operation, "params"),
  ...parametersIn(operation, "query"),
  ...(operation.versioned ? [seenVersion] : []),
];

const seenVersion: ParameterDescription = {
  name: "If-Match",
  in: "header",
  required: false,
  schema: { type: "string" },
};

function parametersIn(operation: NamedOperation, part: "params" | "query"): ParameterDescription[] {
  const schema = operation[part];
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input");
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

export function responseTypeOf({ stream, file }: NamedOperation): string {
  if (stream) return "text/event-stream";
  if (file === "archive") return "application/zip";
  if (file === "calendar") return "text/calendar";
  return file === "download" || file === "export" ? "application/octet-stream" : "application/json";
}

function descriptionOf(operation: NamedOperation): string {
  const { limited } = operation;
  const limit = limited && `Limit: ${limitTexts(limited).join("; ")}. ${countedText(limited)}`;
  return [`${accessText(operation)}.`, limit].filter(Boolean).join("\n\n");
}

function describe(operation: NamedOperation) {
  const { summary, module, name, access, body, response, creates, file } = operation;
  const bodyType = file === "upload" ? "multipart/form-data" : "application/json";
  return {
    operationId: `${module}.${name}`,
    tags: [module],
    summary,
    description: descriptionOf(operation),
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: { content: { [bodyType]: { schema: schemaOf(body, "input") } } },
    }),
    responses: {
      [creates ? "201" : "200"]: {
        description: "Done",
        ...(operation.paged && { headers: pageHeaders }),
        content: { [responseTypeOf(operation)]: { schema: schemaOf(response, "output") } },
      },
      ...failures(operation),
    },
    security: access === "public" ? [] : [{ bearer: [] }],
  };
}

/** From the contract alone. */
export function openApi(operations: readonly NamedOperation[], basePath: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    paths[path][operation.method.toLowerCase()] = describe(operation);
  }
  return {
    openapi: "3.0.3" as const,
    info: { title: "Baton HR", version: "1.0.0" },
    servers: [{ url: basePath }],
    components: { securitySchemes: { bearer: { type: "http" as const, scheme: "bearer" } } },
    paths,
  };
}
