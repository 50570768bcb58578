import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { sized } from "#server/test/full-size.ts";
import { insertLargeCompany } from "#server/test/large-company.ts";
import { migrate } from "./migration.ts";

/** One transaction's share of a table's erasure; a company has several times as much. */
const batch = sized({ small: 100, full: 500 });

const name = `erased_${randomUUID().slice(0, 8)}`;
const urlOf = (role: "ownerUrl" | "appUrl") => inject(role).replace(/\/\w+$/, `/${name}`);
const supervisor = new pg.Client(inject("supervisorUrl"));
const owner = new pg.Client(urlOf("ownerUrl"));

beforeAll(async () => {
  await supervisor.connect();
  await supervisor.query(`create database ${name} owner baton_owner`);
  await supervisor.query(`grant connect on database ${name} to baton_app`);
  await migrate({ ownerUrl: urlOf("ownerUrl") });
  await owner.connect();
  // A table unknown to the migrations, with references to people and within itself.
  await owner.query(`create table readings (
    tenant_id uuid not null references tenants (id),
    id bigint not null default nextval('app.ids'),
    employee_id bigint not null,
    corrects_id bigint,
    primary key (tenant_id, id),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id),
    foreign key (tenant_id, corrects_id) references readings (tenant_id, id)
  );
  create index readings_by_employee on readings (tenant_id, employee_id);
  create index readings_by_corrected on readings (tenant_id, corrects_id);`);
});
afterAll(async () => {
  await owner.end();
  await supervisor.query(`drop database ${name} with (force)`);
  await supervisor.end();
});

async function newCompany(people: number): Promise<string> {
  const tenantId = await insertLargeCompany(owner, people);
  await owner.query(
    `insert into readings (tenant_id, employee_id) select tenant_id, id from employees where tenant_id = '${tenantId}';
     insert into readings (tenant_id, employee_id, corrects_id)
       select tenant_id, employee_id, id from readings where tenant_id = '${tenantId}';
     insert into queue (tenant_id, kind, urgency, content, ready_at)
       values ('${tenantId}', 'job', 2, '{"job": "test.work", "payload": {}}', now())`,
  );
  return tenantId;
}

/** Per table: the number of rows and a fingerprint. */
async function contentOf(tenantId: string): Promise<string[]> {
  const { rows } = await owner.query(`
    select c.oid::regclass::text as "table", a.attname as "column" from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition
      and c.relnamespace::regnamespace::text in ('public', 'app', 'directory')
      and (a.attname = 'tenant_id' or c.relname = 'tenants' and a.attname = 'id') order by 1`);
  const content: string[] = [];
  for (const { table, column } of rows) {
    const found = await owner.query(
      `select count(*) as rows, md5(string_agg(t::text, ',' order by t::text)) as print from ${table} t where ${column} = $1`,
      [tenantId],
    );
    if (Number(found.rows[0].rows) > 0)
      content.push(`${table} ${found.rows[0].rows} ${found.rows[0].print}`);
  }
  return content;
}

const erase = (tenantId: string, client = owner) =>
  client.query(`call app.erase_tenant('${tenantId}', ${batch})`);

test("erasing a company deletes all its rows and no others", async () => {
  const [erased, other] = [await newCompany(4 * batch), await newCompany(50)];
  const before = await contentOf(other);
  expect((await contentOf(erased)).length).toBe(before.length);
  await erase(erased);
  expect(await contentOf(erased)).toEqual([]);
  expect(await contentOf(other)).toEqual(before);
});

test("an interrupted erasure continues from where it stopped", async () => {
  const people = batch + 20;
  const tenantId = await newCompany(people);
  const worker = new pg.Client(urlOf("ownerUrl"));
  await worker.connect();
  worker.on("error", () => {});
  const { rows } = await worker.query("select pg_backend_pid() as pid");
  await owner.query("begin");
  await owner.query("select from employees where tenant_id = $1 for update", [tenantId]);
  const cut = expect(erase(tenantId, worker)).rejects.toThrow("terminat");
  const isWaiting = async () =>
    (await owner.query("select from pg_locks where not granted and pid = $1", [rows[0].pid]))
      .rowCount;
  await expect.poll(isWaiting, { timeout: 100_000 }).toBe(1);
  await supervisor.query("select pg_terminate_backend($1)", [rows[0].pid]);
  await cut;
  await owner.query("rollback");

  const left = (await contentOf(tenantId)).join("\n");
  expect(left).toMatch(new RegExp(`^employees ${people} `, "m"));
  expect(left).not.toMatch(/^(?:sessions|directory\.emails|leave_requests) /m);
  await erase(tenantId);
  expect(await contentOf(tenantId)).toEqual([]);
  await erase(tenantId);
});

test("the application cannot erase a company", async () => {
  const app = new pg.Client(urlOf("appUrl"));
  await app.connect();
  await expect(erase(randomUUID(), app)).rejects.toMatchObject({ code: "42501" });
  await app.end();
});
