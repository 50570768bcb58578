import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { migrate } from "./migration.ts";

// Each test has its own database: it moves the sequence of all ids.
const width = 1 << 24;
const template = `partitions_${randomUUID().slice(0, 8)}`;
let name: string;
let supervisor: pg.Client;
let owner: pg.Client;
let app: pg.Client;

const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};
const urlOf = (role: "ownerUrl" | "appUrl", database = name) =>
  inject(role).replace(/\/\w+$/, `/${database}`);

beforeAll(async () => {
  supervisor = await connect(inject("supervisorUrl"));
  await supervisor.query(`create database ${template} owner baton_owner`);
  await migrate({ ownerUrl: urlOf("ownerUrl", template) });
});
afterAll(async () => {
  await supervisor.query(`drop database ${template}`);
  await supervisor.end();
});

beforeEach(async () => {
  name = `partitions_${randomUUID().slice(0, 8)}`;
  await supervisor.query(`create database ${name} owner baton_owner template ${template}`);
  await supervisor.query(`grant connect on database ${name} to baton_app`);
  owner = await connect(urlOf("ownerUrl"));
  app = await connect(urlOf("appUrl"));
  await owner.query(`
    create table readings (
      tenant_id uuid not null references tenants (id),
      id bigint not null default nextval('app.ids'),
      taken_at timestamptz not null default now(),
      primary key (tenant_id, id)
    ) partition by range (id);
    create index readings_by_the_moment_at_which_they_were_taken on readings (tenant_id, taken_at, id);
    select app.protect('readings', 'select, insert');
    select app.partition_by_id('readings')`);
});
afterEach(async () => {
  await app.end();
  await owner.end();
  await supervisor.query(`drop database ${name} with (force)`);
});

const prepare = async (client = app): Promise<number> =>
  (await client.query("select app.prepare_partitions() as made")).rows[0].made;
const moveTo = (id: number) => owner.query("select setval('app.ids', $1)", [id]);
const partitions = async () =>
  (
    await owner.query(`select c.relname, pg_get_expr(c.relpartbound, c.oid) as range from pg_inherits
      join pg_class c on c.oid = inhrelid where inhparent = 'readings'::regclass order by c.oid`)
  ).rows.map(({ relname, range }) => `${relname} ${range}`);
const newTenant = async () => {
  const id = randomUUID();
  await owner.query("insert into tenants (id, domain_name) values ($1, $2)", [id, `${id}.example`]);
  return id;
};
const inTenant = async (tenantId: string, sql: string) => {
  const [, , result] = (await app.query(
    `begin; set local app.tenant_id = '${tenantId}'; ${sql}; commit`,
  )) as unknown as pg.QueryResult[];
  return result?.rows;
};

test("a partitioned table covers its ids and two more ranges", async () => {
  expect(await partitions()).toEqual([
    `readings_0 FOR VALUES FROM (MINVALUE) TO ('${width}')`,
    `readings_1 FOR VALUES FROM ('${width}') TO ('${2 * width}')`,
    `readings_2 FOR VALUES FROM ('${2 * width}') TO ('${3 * width}')`,
  ]);
  expect(await prepare()).toBe(0);
});

test("servers create the next partition once, before an id needs it", async () => {
  await moveTo(width);
  await Promise.all([prepare(), prepare(owner)]);
  expect((await partitions()).slice(3)).toEqual([
    `readings_3 FOR VALUES FROM ('${3 * width}') TO ('${4 * width}')`,
  ]);
  expect(await prepare()).toBe(0);
});

test("every id has a partition after a jump of the sequence", async () => {
  const tenantId = await newTenant();
  await moveTo(60 * width + 5);
  await prepare();
  expect((await partitions()).slice(3)).toEqual([
    `readings_60 FOR VALUES FROM ('${3 * width}') TO ('${61 * width}')`,
    `readings_61 FOR VALUES FROM ('${61 * width}') TO ('${62 * width}')`,
    `readings_62 FOR VALUES FROM ('${62 * width}') TO ('${63 * width}')`,
  ]);
  await inTenant(tenantId, `insert into readings (tenant_id) values ('${tenantId}')`);
  await inTenant(
    tenantId,
    `insert into readings (tenant_id, id) values ('${tenantId}', ${20 * width})`,
  );
  expect(await inTenant(tenantId, "select id::text from readings order by readings.id")).toEqual([
    { id: `${20 * width}` },
    { id: `${60 * width + 6}` },
  ]);
});

test("a partition is created while the table is being read and written", async () => {
  const tenantId = await newTenant();
  await moveTo(width);
  await owner.query("begin; select * from readings");
  await owner.query("insert into readings (tenant_id) values ($1)", [tenantId]);
  expect(await prepare()).toBeGreaterThan(0);
  await owner.query("commit");
});

test("the application reaches a partition only through its table", async () => {
  const [ours, theirs] = [await newTenant(), await newTenant()];
  for (const tenantId of [ours, theirs])
    await inTenant(tenantId, `insert into readings (tenant_id) values ('${tenantId}')`);
  expect(await inTenant(ours, "select tenant_id from readings")).toEqual([{ tenant_id: ours }]);
  await expect(app.query("select from readings_0")).rejects.toMatchObject({ code: "42501" });
  await expect(app.query("select app.partition_by_id('readings')")).rejects.toMatchObject({
    code: "42501",
  });
});

test("a partition's indexes are named after those of its table", async () => {
  const { rows } = await owner.query(
    "select indexname from pg_indexes where tablename = 'readings_2' order by 1",
  );
  expect(rows.map(({ indexname }) => indexname)).toEqual([
    "readings_by_the_moment_at_which_they_were_taken_2",
    "readings_pkey_2",
  ]);
});

test("a table whose ids are not from the shared sequence is refused", async () => {
  await owner.query("create table counted (id bigint not null) partition by range (id)");
  await expect(owner.query("select app.partition_by_id('counted')")).rejects.toThrow(
    "not partitioned by ranges of an id that comes from app.ids",
  );
});
