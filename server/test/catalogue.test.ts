import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { tablesSource } from "#server/db/tables-source.ts";

const owner = new pg.Client(inject("ownerUrl"));
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const names = async (sql: string) => (await owner.query(sql)).rows.map(({ name }) => name);
const tenantTables = `select c.oid, c.relname from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and c.relname not in ('schema_migration', 'tenants')`;

test("every tenant table has row security with one policy", async () => {
  expect(
    await names(`select c.relname as name from (${tenantTables} union select 'tenants'::regclass, 'tenants') t
      join pg_class c on c.oid = t.oid
      where not c.relispartition and (not c.relrowsecurity or c.relforcerowsecurity or (select count(*) from pg_policy p
        where p.polrelid = c.oid and p.polcmd = '*' and p.polqual is not null and p.polwithcheck is not null) <> 1
        or (select count(*) from pg_policy p where p.polrelid = c.oid) <> 1)`),
  ).toEqual([]);
});

test("a partition is reached through its table only", async () => {
  expect(
    await names(`select relname as name from pg_class c
      where relispartition and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and (not relrowsecurity or exists (select from pg_policy where polrelid = c.oid)
          or relacl is not null and exists (select from aclexplode(relacl) where grantee <> relowner)
          or pg_get_userbyid(relowner) <> 'baton_owner')`),
  ).toEqual([]);
});

test("a partitioned table is divided by its ids without gaps", async () => {
  expect(
    await names(`with bounds as (
        select p.inhparent, pg_get_expr(c.relpartbound, c.oid) as range,
          (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'FROM \\(''?(\\w+)''?\\)'))[1] as range_start,
          (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''(\\d+)''\\)'))[1] as range_end
        from pg_inherits p join pg_class c on c.oid = p.inhrelid where c.relkind in ('r', 'p')),
      chained as (
        select *, lag(range_end, 1, 'MINVALUE') over (partition by inhparent order by range_end::bigint) as previous
        from bounds)
      select relname as name from pg_class t
      where relkind = 'p' and relnamespace = 'public'::regnamespace and (
        pg_get_partkeydef(t.oid) <> 'RANGE (id)'
        or exists (select from chained where inhparent = t.oid and range_start is distinct from previous)
        or coalesce((select max(range_end::bigint) from bounds where inhparent = t.oid), 0)
          <= (select last_value from app.ids))`),
  ).toEqual([]);
});

test("every policy is the plain tenant rule, without a subquery", async () => {
  const rule = await names(
    "select distinct regexp_replace(pg_get_expr(polqual, polrelid), '^\\((tenant_id|id) ', '(') as name from pg_policy",
  );
  expect(rule).toEqual([
    "(= (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)",
  ]);
});

test("tenant_id is never null and first in every key", async () => {
  expect(
    await names(`select t.relname as name from (${tenantTables}) t where not exists (
      select from pg_attribute a where a.attrelid = t.oid and a.attname = 'tenant_id' and a.attnotnull)`),
  ).toEqual([]);
  expect(
    await names(`select k.conname as name from (${tenantTables}) t join pg_constraint k on k.conrelid = t.oid
      where k.contype in ('p', 'u', 'f', 'x') and not exists (select from pg_attribute a
        where a.attrelid = t.oid and a.attnum = k.conkey[1] and a.attname = 'tenant_id')`),
  ).toEqual([]);
});

test("tenant_id is first in every index but those across tenants", async () => {
  const others = await names(`select i.indexrelid::regclass::text as name from (${tenantTables}) t
      join pg_index i on i.indrelid = t.oid where not exists (select from pg_attribute a
        where a.attrelid = t.oid and a.attnum = i.indkey[0] and a.attname = 'tenant_id')`);
  expect(others.toSorted()).toEqual(["due_open", "queue_due", "queue_ready"]);
});

test("the application reaches the queue's entries by functions only", async () => {
  expect(
    await names(`select privilege_type as name from information_schema.role_table_grants
      where grantee = 'baton_app' and table_name = 'queue'`),
  ).toEqual(["INSERT"]);
  expect(
    await names(`select proname as name from pg_proc where pronamespace = 'app'::regnamespace
      and proname like 'queue%' and has_function_privilege('baton_app', oid, 'execute') order by 1`),
  ).toEqual([
    "queue_done",
    "queue_failed",
    "queue_forget",
    "queue_has_room",
    "queue_hold",
    "queue_length",
    "queue_release",
    "queue_take",
  ]);
});

test("there are no tables outside the schemas that these rules are about", async () => {
  expect(
    await names(`select distinct n.nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') order by 1`),
  ).toEqual(["app", "directory", "public"]);
});

test("every tenant table has a primary key and indexes for references", async () => {
  expect(
    await names(`select t.relname as name from (${tenantTables}) t
      where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`),
  ).toEqual([]);
  expect(
    await names(`select k.conrelid::regclass || ' ' || k.conname as name from pg_constraint k
      where k.contype = 'f' and k.conparentid = 0 and k.connamespace = 'public'::regnamespace
        and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indisvalid
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
          and ((string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(k.conkey)] @> k.conkey
            or i.indisunique and string_to_array(i.indkey::text, ' ')::int2[] <@ k.conkey))`),
  ).toEqual([]);
});

test("the schema uses only features of a distributed table", async () => {
  expect(
    await names(`select tgname as name from pg_trigger join pg_class c on c.oid = tgrelid
      where not tgisinternal and c.relnamespace::regnamespace::text in ('public', 'app', 'directory')`),
  ).toEqual([]);
  expect(
    await names(
      "select typname as name from pg_type where typtype = 'e' and typnamespace = 'public'::regnamespace",
    ),
  ).toEqual([]);
  expect(
    await names(`select conname as name from pg_constraint where contype = 'f'
      and connamespace = 'public'::regnamespace and (confdeltype in ('n', 'd') or confupdtype = 'c')`),
  ).toEqual([]);
  expect(
    await names(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and length(relname) > 50
      union select conname from pg_constraint where connamespace = 'public'::regnamespace and length(conname) > 50`),
  ).toEqual([]);
});

test("the application's role cannot own, bypass or alter tables", async () => {
  const { rows } = await owner.query(`select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
    (select count(*)::int from pg_class c where c.relowner = r.oid) as owned,
    has_schema_privilege(r.oid, 'public', 'create') as creates
    from pg_roles r where rolname = 'baton_app'`);
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      owned: 0,
      creates: false,
    },
  ]);
});

test.each([
  ["story"],
  ["newsletter_decisions"],
  ["leave_grants"],
  ["record_reads"],
  ["promise_versions"],
  ["promise_changes"],
  ["security_events"],
])("the application may only add to %s and read it", async (table) => {
  const { rows } = await owner.query(
    `select privilege_type as name from information_schema.role_table_grants
      where grantee = 'baton_app' and table_name = $1 order by 1`,
    [table],
  );
  expect(rows).toEqual([{ name: "INSERT" }, { name: "SELECT" }]);
});

test("the application cannot delete a promise or change its people", async () => {
  const changeable = `select column_name as name from information_schema.column_privileges
    where grantee = 'baton_app' and table_name = 'promises' and privilege_type = 'UPDATE' order by 1`;
  expect(
    await names(`select privilege_type as name from information_schema.role_table_grants
      where grantee = 'baton_app' and table_name = 'promises' order by 1`),
  ).toEqual(["INSERT", "SELECT"]);
  expect(await names(changeable)).toEqual([
    "changed_on",
    "changes",
    "due_on",
    "promise_text",
    "state",
    "version",
  ]);
});

test("the directories over all tenants can be asked, never read", async () => {
  expect(
    await names(`select relname as name from pg_class where relnamespace = 'directory'::regnamespace and relkind = 'r'
      and has_table_privilege('baton_app', oid, 'select, insert, update, delete')`),
  ).toEqual([]);
});

test("the table types are those of the migrated database", async () => {
  const written = await readFile(new URL("../db/tables.gen.ts", import.meta.url), "utf8");
  expect(await tablesSource(owner)).toBe(written);
});
