import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from "jose";
import pg from "pg";

interface Table {
  name: string;
  tenantColumn: string;
  columns: string[];
}

interface Original<T> {
  made: T;
  tenantId: string;
  domain: string;
  /** The tables with rows of the company. */
  tables: Table[];
}

/** Makes a company by calls once per worker. Every journey gets a copy of its rows under its own domain. */
export function copied<T extends object>(
  make: (request: APIRequestContext) => Promise<T>,
): (request: APIRequestContext) => Promise<T> {
  let original: Promise<Original<T>> | undefined;
  return async (request) => {
    original ??= make(request).then(asOriginal);
    return copyOf(await original);
  };
}

/** One connection with all write rights to the journeys' database. */
let connected: Promise<pg.Client> | undefined;

const read = (...file: string[]) =>
  readFileSync(path.join(process.env.DATA_DIR ?? "", ...file), "utf8").trim();

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({
    host: "127.0.0.1",
    port: Number(read("postgres", "port")),
    user: "baton_supervisor",
    password: JSON.parse(read("postgres", "credentials.json")).supervisor,
    database: "baton",
  });
  // At the end of a run its database stops first.
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  connected ??= connect();
  const client = await connected;
  return (await client.query<Row>(text)).rows;
}

const isToken = (value: unknown): value is string =>
  typeof value === "string" && value.startsWith("eyJ");

type Claims = JWTPayload & { user_metadata: { tenant_id: string } };

/** The company of the tokens, which all belong to one. */
function tenantOf(made: object): string {
  let tenantId = "";
  JSON.stringify(made, (_, value: unknown) => {
    if (isToken(value)) tenantId = decodeJwt<Claims>(value).user_metadata.tenant_id;
    return value;
  });
  return tenantId;
}

async function asOriginal<T extends object>(made: T): Promise<Original<T>> {
  const tenantId = tenantOf(made);
  const [found] = await query<{ domain: string }>(
    `select domain from directory.domains where tenant_id = '${tenantId}'`,
  );
  if (!found) throw new Error("What was made is no company.");
  return { made, tenantId, domain: found.domain, tables: await tablesOf(tenantId) };
}

/** All tables but the queue, which would do or send things twice. */
async function tablesOf(tenantId: string): Promise<Table[]> {
  const all = await query<Table>(`
    select c.oid::regclass::text as name,
      case c.relname when 'tenants' then 'id' else 'tenant_id' end as "tenantColumn",
      json_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and c.relnamespace in ('public'::regnamespace, 'directory'::regnamespace)
    group by c.oid, c.relname
    having c.relname <> 'queue' and (c.relname = 'tenants' or bool_or(a.attname = 'tenant_id'))`);
  const filled = await query<{ name: string }>(
    all
      .map(
        ({ name, tenantColumn }) =>
          `select '${name}' as name where exists (select from ${name} where ${tenantColumn} = '${tenantId}')`,
      )
      .join(" union all "),
  );
  return all.filter(({ name }) => filled.some((table) => table.name === name));
}

async function copyOf<T extends object>(original: Original<T>): Promise<T> {
  const { made, tenantId, domain, tables } = original;
  const [copyId, copyDomain] = [randomUUID(), `c${randomBytes(5).toString("hex")}.co.za`];
  const inserts = tables.map(
    ({ name, tenantColumn, columns }) =>
      `insert into ${name} (${columns}) overriding system value
       select ${columns.map((column) => `new.${column}`)} from ${name} as old,
         jsonb_populate_record(null::${name}, replace(replace(to_jsonb(old)::text,
           '${tenantId}', '${copyId}'), '${domain}', '${copyDomain}')::jsonb) as new
       where old.${tenantColumn} = '${tenantId}'`,
  );
  // The rows were checked at their creation and need no announcement.
  const statements = [
    "begin",
    "set local session_replication_role = replica",
    ...inserts,
    // The people of the original signed in long ago.
    `update sessions set confirmed_at = expires_at where tenant_id = '${copyId}'`,
    "commit",
  ];
  await query(statements.join(";\n"));
  const renamed = JSON.stringify(made).replaceAll(domain, copyDomain);
  return withTokensOf(copyId, JSON.parse(renamed));
}

/** Replaces each token by one for the same session in another company. */
async function withTokensOf<T>(tenantId: string, value: T): Promise<T> {
  if (isToken(value)) return (await tokenOf(tenantId, value)) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(
    async ([key, part]) => [key, await withTokensOf(tenantId, part)] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as T;
}

function tokenOf(tenantId: string, token: string): Promise<string> {
  const claims = decodeJwt<Claims>(token);
  const { alg = "HS256", typ } = decodeProtectedHeader(token);
  return new SignJWT({ ...claims, user_metadata: { ...claims.user_metadata, tenant_id: tenantId } })
    .setProtectedHeader({ alg, ...(typ && { typ }) })
    .sign(new TextEncoder().encode(read("secret-key")));
}

/** Ends the ten minutes of a session's confirmation. */
export async function endConfirmation({ token }: { token: string }): Promise<void> {
  const { sid, user_metadata } = decodeJwt<Claims & { sid: string }>(token);
  await query(
    `update sessions set confirmed_at = null where id = '${sid}' and tenant_id = '${user_metadata.tenant_id}'`,
  );
}
