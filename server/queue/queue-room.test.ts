import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/database.ts";
import { type OwnDatabase, startOwnDatabase } from "#server/test/own-database.ts";
import { type Entry, putInQueue } from "./queue-queries.ts";

// A database of its own, as a hundred thousand rows would hinder others.
let own: OwnDatabase;
let database: Database;
let owner: pg.Client;
beforeAll(async () => {
  own = await startOwnDatabase({ poolSize: 2 });
  ({ database, owner } = own);
});
afterAll(() => own.stop());

async function newCompany(waiting = 0): Promise<string> {
  const id = randomUUID();
  await owner.query("insert into tenants (id, domain_name) values ($1, $2)", [id, `${id}.co.za`]);
  await owner.query(
    `insert into queue (tenant_id, kind, urgency, content, ready_at, due_at)
     select $1, 'mail', 1, '{}', case when n % 2 = 0 then now() end, case when n % 2 = 1 then 'infinity'::timestamptz end
     from generate_series(1, $2::int) as n`,
    [id, waiting],
  );
  return id;
}
const job: Entry = { kind: "job", urgency: "routine", content: {} };
const add = (tenantId: string, entry: Partial<Entry> = {}, count = 1) =>
  database.inTenant(tenantId, (tx) =>
    putInQueue(tx, Array<Entry>(count).fill({ ...job, ...entry })),
  );
const refusal = {
  code: "unavailable",
  retryAfterSeconds: 60,
  message: expect.stringContaining("still waiting to be sent"),
};

test("a full queue accepts only work that a person waits for", async () => {
  const full = await newCompany(100_000);
  await add(full, {}, 2);
  await expect(add(full)).rejects.toMatchObject(refusal);
  await expect(add(full, { urgency: "invitation" }, 20)).rejects.toMatchObject(refusal);
  await add(full, { urgency: "awaited" });
  await add(await newCompany());
  await owner.query("delete from queue where tenant_id = $1 and kind = 'job'", [full]);
  await add(full);
});

test("a running job still writes its mails to a full queue", async () => {
  const full = await newCompany(100_001);
  await add(full, { kind: "mail" });
});

test("a change whose jobs are refused is not made", async () => {
  const full = await newCompany(100_001);
  const change = database.inTenant(full, async (tx) => {
    await tx
      .updateTable("tenants")
      .set({ tenantName: "Changed" })
      .where("id", "=", tx.tenantId)
      .execute();
    await putInQueue(tx, [job]);
  });
  await expect(change).rejects.toMatchObject(refusal);
  const { rows } = await owner.query("select tenant_name from tenants where id = $1", [full]);
  expect(rows[0].tenant_name).not.toBe("Changed");
});

test("what could not be done and is only remembered takes no room", async () => {
  const company = await newCompany(100_001);
  await owner.query("update queue set ready_at = null, due_at = null where tenant_id = $1", [
    company,
  ]);
  await add(company);
});
