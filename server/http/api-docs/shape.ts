/** The parts of a JSON schema that Zod uses for the contract. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  additionalProperties?: boolean | JsonSchema;
  nullable?: boolean;
  format?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: boolean;
  maximum?: number;
  multipleOf?: number;
}

const maxValues = 24;

/** One field a line; a question mark makes it optional. */
export function shapeOf(schema: JsonSchema, indent = ""): string {
  const shape = bareShapeOf(schema, indent);
  return schema.nullable && shape !== "null" ? `${shape} | null` : shape;
}

function bareShapeOf(schema: JsonSchema, indent: string): string {
  if (schema.enum) return valuesOf(schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.map((option) => shapeOf(option, indent)))].join(" | ");
  if (schema.items) return listOf(shapeOf(schema.items, indent));
  if (schema.properties) return objectOf(schema, schema.properties, indent);
  if (typeof schema.additionalProperties === "object")
    return `{ [name]: ${shapeOf(schema.additionalProperties, indent)} }`;
  if (schema.format === "binary") return "file";
  return Array.isArray(schema.type) ? schema.type.join(" | ") : (schema.type ?? "any");
}

const listOf = (item: string) => (/ \| (?![^{]*\})/.test(item) ? `(${item})[]` : `${item}[]`);

function valuesOf(values: unknown[]): string {
  const shown = values.slice(0, maxValues).map((value) => JSON.stringify(value));
  const hidden = values.length - shown.length;
  return [...shown, ...(hidden > 0 ? [`… ${hidden} more`] : [])].join(" | ");
}

function objectOf(
  { required = [] }: JsonSchema,
  properties: Record<string, JsonSchema>,
  indent: string,
): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const note = rulesOf(property);
    const mark = required.includes(name) ? "" : "?";
    return `${inner}${name}${mark}: ${shapeOf(property, inner)}${note && `  // ${note}`}`;
  });
  return lines.length > 0 ? `{\n${lines.join("\n")}\n${indent}}` : "{}";
}

/** The rules for a value besides its type. */
export function rulesOf(schema: JsonSchema): string {
  const { format, minLength, maxLength, minimum, maximum, multipleOf } = schema;
  return [
    format !== undefined && format !== "binary" && format,
    minLength === 1 && "not blank",
    minLength !== undefined && minLength > 1 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minimum !== undefined &&
      minimum > Number.MIN_SAFE_INTEGER &&
      (schema.exclusiveMinimum ? `more than ${minimum}` : `at least ${minimum}`),
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `at most ${maximum}`,
    multipleOf !== undefined && `in steps of ${multipleOf}`,
    schema.default !== undefined && `${JSON.stringify(schema.default)} if left out`,
  ]
    .filter((rule) => rule !== false)
    .join(", ");
}
