import type pg from "pg";

interface Column {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isComputed: boolean;
  allowed: string | null;
}

const columnsOfPublicTables = `
  select c.relname as "table", a.attname as "column", t.typname as "type",
    not a.attnotnull as "isNullable", a.atthasdef as "hasDefault",
    a.attgenerated <> '' as "isComputed",
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%ANY ((ARRAY[%' or
        k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%' limit 1) as "allowed"
  from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    and a.attnum > 0 and not a.attisdropped
    and c.relname <> 'schema_migration'
  order by c.relname, a.attnum`;

const typeNames: Record<string, string> = {
  _cidr: "string[]",
  _int2: "number[]",
  _int8: "number[]",
  _text: "string[]",
  bool: "boolean",
  date: "string",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  jsonb: "JsonColumn",
  numeric: "number",
  text: "string",
  time: "string",
  timestamptz: "string",
  uuid: "string",
};

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const pascal = (name: string) => camel(`_${name}`);

function literals(constraint: string): string {
  return [...constraint.matchAll(/'([^']*)'::text/g)].map(([, value]) => `"${value}"`).join(" | ");
}

function columnType(from: Column): string {
  const { table, column, type, isNullable, hasDefault, isComputed, allowed } = from;
  const name = typeNames[type];
  if (!name) throw new Error(`No TypeScript type is known for ${table}.${column} (${type}).`);
  const value = allowed && type === "text" ? literals(allowed) : name;
  if (type === "jsonb") return value;
  const orNull = isNullable ? `${value} | null` : value;
  if (isComputed) return `GeneratedAlways<${orNull}>`;
  return hasDefault ? `Generated<${orNull}>` : orNull;
}

/** TypeScript source from a migrated database. */
export async function tablesSource(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(columnsOfPublicTables);
  const tables = Map.groupBy(rows, (row) => row.table);
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${camel(column.column)}: ${columnType(column)};`);
    return `interface ${pascal(table)} {\n${lines.join("\n")}\n}\n`;
  });
  const members = [...tables.keys()].map((table) => `  ${camel(table)}: ${pascal(table)};`);
  return [
    "// Generated from the migrated database by scripts/generate-tables.ts.",
    'import type { ColumnType, Generated, GeneratedAlways } from "kysely";\n',
    "/** Written as JSON text, read as the value. */",
    "type JsonColumn = ColumnType<unknown, string | undefined, string>;\n",
    ...interfaces,
    `export interface Tables {\n${members.join("\n")}\n}\n`,
  ].join("\n");
}
