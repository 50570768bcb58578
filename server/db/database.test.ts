import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { followClock } from "#server/clock.ts";
import { connectDatabase, type Tx } from "./database.ts";

const database = connectDatabase({
  url: inject("appUrl"),
  poolSize: 4,
  prepare: inject("canPrepare"),
});
const [ours, theirs] = [randomUUID(), randomUUID()];

const tenantRow = (tx: Tx) => ({ id: tx.tenantId, domainName: `${tx.tenantId}.example` });
const insertTenant = (tx: Tx) => tx.insertInto("tenants").values(tenantRow(tx)).execute();
/** Tests omit the tenant on purpose; a sharded database then asks all its nodes. Other databases ignore this. */
const spanNodes = sql`set local citus.multi_task_query_log_level = 'off'`;
const departmentNames = async (tx: Tx) => {
  await spanNodes.execute(tx);
  const rows = await tx.selectFrom("departments").select("departmentName").execute();
  return rows.map((row) => row.departmentName);
};
/** Row security refuses it, or a sharded database does so earlier. */
const refused = { code: expect.stringMatching(/^(42501|0A000)$/) };
const insertDepartment = (tx: Tx, departmentName: string, tenantId = tx.tenantId) =>
  tx.insertInto("departments").values({ tenantId, departmentName }).execute();

beforeAll(async () => {
  for (const tenantId of [ours, theirs]) {
    await database.inTenant(tenantId, async (tx) => {
      await insertTenant(tx);
      await insertDepartment(tx, `Kitchen of ${tenantId}`);
    });
  }
});
afterAll(() => database.close());

test("a transaction sees only its own tenant's rows", async () => {
  expect(await database.readTenant(ours, departmentNames)).toEqual([`Kitchen of ${ours}`]);
  expect(await database.readTenant(theirs, departmentNames)).toEqual([`Kitchen of ${theirs}`]);
});

test("without a tenant nothing can be read or written", async () => {
  expect(
    await database.inDirectory((db) => db.selectFrom("departments").selectAll().execute()),
  ).toEqual([]);
  await expect(
    database.inDirectory((db) =>
      db.insertInto("departments").values({ tenantId: ours, departmentName: "X" }).execute(),
    ),
  ).rejects.toMatchObject({ code: "42501" });
});

test("no row can be written for another tenant, or moved to one", async () => {
  await expect(
    database.inTenant(ours, (tx) => insertDepartment(tx, "Smuggled", theirs)),
  ).rejects.toMatchObject({ code: "42501" });
  await expect(
    database.inTenant(ours, (tx) =>
      tx.updateTable("departments").set({ tenantId: theirs }).execute(),
    ),
  ).rejects.toMatchObject(refused);
});

test("a failed transaction is rolled back and its connection reused", async () => {
  await expect(
    database.inTenant(ours, async (tx) => {
      await insertDepartment(tx, "Never committed");
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  expect(await database.readTenant(ours, departmentNames)).not.toContain("Never committed");
});

test("a transaction whose failure was swallowed does not pass for committed", async () => {
  await expect(
    database.inTenant(ours, async (tx) => {
      await insertDepartment(tx, "Half");
      await sql`select 1 / 0`.execute(tx).catch(() => {});
    }),
  ).rejects.toThrow("rolled back");
});

test("a reading transaction cannot write", async () => {
  await expect(
    database.readTenant(ours, (tx) => insertDepartment(tx, "Written while reading")),
  ).rejects.toMatchObject({ code: "25006" });
});

test("a statement that was not awaited cannot run after its transaction", async () => {
  let late: Promise<unknown> | undefined;
  await database.inTenant(ours, async (tx) => {
    late = new Promise((resolve) => setTimeout(resolve, 20)).then(() =>
      insertDepartment(tx, "Too late"),
    );
    // It may fail before the check below.
    late.catch(() => {});
  });
  await expect(late).rejects.toThrow("is over");
});

test("only a valid tenant id is accepted", async () => {
  await expect(database.inTenant("x'; drop table story; --", departmentNames)).rejects.toThrow(
    "not a tenant's id",
  );
});

test("tenants that share few connections never see each other's rows", async () => {
  const wrong: string[] = [];
  await Promise.all(
    Array.from({ length: 400 }, async (_, turn) => {
      const tenantId = turn % 2 ? ours : theirs;
      if (turn % 5 === 0)
        await database.inTenant(tenantId, (tx) => sql`select nonsense`.execute(tx)).catch(() => {});
      // As many people: one person may not have so many waiting calls.
      const names = await database.readTenant(tenantId, departmentNames, { person: `${turn % 9}` });
      if (names.some((name) => !name.endsWith(tenantId))) wrong.push(...names);
    }),
  );
  expect(wrong).toEqual([]);
});

test("a connection has no tenant after its transactions", async () => {
  await database.inTenant(ours, departmentNames);
  const { rows } = await database.pool.query(
    "select coalesce(current_setting('app.tenant_id', true), '') as tenant, (select count(*) from departments) as seen",
  );
  expect(rows).toEqual([{ tenant: "", seen: 0 }]);
});

test("a lost connection fails its call and is replaced", async () => {
  const cut = database.inTenant(ours, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    await departmentNames(tx);
  });
  await expect(cut).rejects.toThrow();
  expect(await database.readTenant(ours, departmentNames)).toEqual([`Kitchen of ${ours}`]);
});

test("a call with an open transaction cannot take a second connection", async () => {
  const refusal = /open transaction must not take another connection/;
  const within = (work: () => Promise<unknown>) => database.inTenant(ours, async () => work());
  await expect(within(() => database.readTenant(theirs, departmentNames))).rejects.toThrow(refusal);
  await expect(within(() => database.inDirectory(async () => {}))).rejects.toThrow(refusal);
  await expect(within(async () => database.pool.query("select 1"))).rejects.toThrow(refusal);
  await expect(within(() => database.probe())).rejects.toThrow(refusal);
});

test("work may take a connection after the transaction that started it", async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const later = await database.inTenant(ours, async () => ({
    names: over.then(() => database.readTenant(theirs, departmentNames)),
  }));
  end();
  expect(await later.names).toEqual([`Kitchen of ${theirs}`]);
});

test("two calls at the same time have a transaction each", async () => {
  const names = await Promise.all(
    [ours, theirs].map((id) => database.readTenant(id, departmentNames)),
  );
  expect(names.flat()).toEqual([`Kitchen of ${ours}`, `Kitchen of ${theirs}`]);
});

test("a clock that cannot be read takes no connection", async () => {
  const one = connectDatabase({ url: inject("appUrl"), poolSize: 1, prepare: false });
  followClock(() => {
    throw new Error("The clock is empty.");
  });
  const asked = [
    one.inDirectory(async () => "here"),
    one.readTenant(ours, async () => "here"),
    one.readFoundTenant(
      async () => ours,
      async () => "here",
    ),
  ];
  await Promise.allSettled(asked);
  followClock(undefined);
  for (const work of asked) await expect(work).rejects.toThrow("The clock is empty.");
  expect(await one.inDirectory(async () => "here")).toBe("here");
  await one.close();
});
