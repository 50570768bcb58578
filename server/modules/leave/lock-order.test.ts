import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { call, newTenant } from "#server/test/world.ts";

/** A company with its first policy for everyone, and a job that has locked one of its people. */
async function beforeItsPattern() {
  const { tenantId, owner, newEmployee } = await newTenant();
  const { employeeId } = await newEmployee();
  const policy = { policy: "act" as const, to: { kind: "all" as const }, from: "2031-01-01" };
  const pattern = { name: "Short", weeks: [[480, 0, 0, 0, 0, 0, 0]] };
  const { body: added } = await call(owner, leave.addPattern, { body: pattern });
  expect((await call(owner, leave.assignPolicy, { body: policy })).status).toBe(201);
  const job = new pg.Client(inject("ownerUrl"));
  await job.connect();
  onTestFinished(() => job.end());
  await job.query("begin");
  await job.query("select from employees where tenant_id = $1 and id = $2 for no key update", [
    tenantId,
    employeeId,
  ]);
  return { tenantId, owner, employeeId, patternId: added.id, job };
}

const isBlocking = async (job: pg.Client) =>
  (
    await job.query(
      "select from pg_locks as l where not l.granted and pg_backend_pid() = any(pg_blocking_pids(l.pid))",
    )
  ).rowCount;

test("a pattern assigned while a job counts leave never deadlocks", async () => {
  const { tenantId, owner, employeeId, patternId, job } = await beforeItsPattern();
  const assigned = call(owner, leave.assignPattern, {
    body: { patternId, employeeId, from: "2031-01-01" },
  });
  await expect.poll(() => isBlocking(job), { timeout: 60_000 }).toBe(1);
  // What every row of the company does, such as a history entry or a notification of the job.
  await job.query("select from tenants where id = $1 for key share", [tenantId]);
  await job.query("commit");
  expect((await assigned).status).toBe(201);
});

test("a booking locks the days of its company before the person", async () => {
  const { tenantId, owner, employeeId, job } = await beforeItsPattern();
  const booked = call(owner, leave.book, {
    body: {
      employeeId,
      leaveType: "UnpaidLeave",
      startDate: "2031-03-03",
      endDate: "2031-03-04",
      reason: "Rest",
    },
  });
  await expect.poll(() => isBlocking(job), { timeout: 60_000 }).toBe(1);
  const other = new pg.Client(inject("ownerUrl"));
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("begin");
  const changed = other.query("select from tenants where id = $1 for update nowait", [tenantId]);
  await expect(changed).rejects.toThrow("could not obtain lock");
  await other.query("rollback");
  await job.query("commit");
  expect((await booked).status).toBe(201);
});
