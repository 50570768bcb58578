import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { currentTime } from "#server/clock.ts";
import { defaultTimeZone } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { refreshStatistics } from "#server/jobs/statistics.ts";
import { findNobodyLeads } from "#server/modules/continuity/gaps/finders.ts";
import { listPositions } from "#server/modules/departments/positions.ts";
import { listDetails, listEmployees } from "#server/modules/employees/list/lists.ts";
import { planLeave } from "#server/modules/leave/planning/planner/planner.ts";
import { tenantContext } from "#server/tenant-context.ts";
import { insertEmployees } from "./company/people.ts";
import { insertAssignments, insertDepartments } from "./company/positions.ts";
import { insertTenant, saveOwner } from "./company/tenant.ts";
import { type OwnDatabase, startOwnDatabase } from "./own-database.ts";
import { ownerActor } from "./owner-actor.ts";
import { rowsRead } from "./rows-read.ts";
import { services } from "./world.ts";

const people = 600;
const tables = [
  "accounts",
  "department_headships",
  "departments",
  "employee_lines",
  "employees",
  "position_assignments",
  "positions",
];

let own: OwnDatabase;
beforeAll(async () => {
  own = await startOwnDatabase({ poolSize: 2 });
  for (const table of [...tables, "search_words"])
    await own.owner.query(`alter table ${table} set (autovacuum_enabled = off)`);
}, 120_000);
afterAll(() => own.stop());

async function newCompany(tx: Tx): Promise<number> {
  await insertTenant(tx, "new.example");
  const rows = Array.from({ length: people }, (_, n) => ({
    name: `Thabo ${n}`,
    surname: `Mokoena ${n % 97}`,
    email: `p${n}@new.example`,
  }));
  const ids = await insertEmployees(tx, rows);
  const [owner = 0] = ids;
  await saveOwner(tx, owner);
  const departments = await insertDepartments(
    tx,
    Array.from({ length: 10 }, (_, n) => `Depot ${n}`),
  );
  await insertAssignments(
    tx,
    ids.map((employeeId, n) => ({
      employeeId,
      departmentId: departments[n % 10] ?? 0,
      positionTitle: `Driver ${n % 31}`,
    })),
  );
  return owner;
}

const page = { page: 1, pageSize: 50 };
const reads: Record<string, (context: Context) => Promise<unknown>> = {
  people: (context) => listEmployees(context, { ...page, sort: "lastName" }),
  "people by department": (context) => listEmployees(context, { ...page, sort: "departmentTitle" }),
  details: (context) => listDetails(context, { ...page, sort: "lastName" }),
  positions: (context) => listPositions(context, { ...page, sort: "positionTitle" }),
  planner: (context) => planLeave(context, { page: 1, weeks: 6 }),
  "people without a manager": (context) =>
    findNobodyLeads({ ...context, limit: 50, offset: 0, isSetAside: false }),
};

test("a company filled at once reads no more in its first minutes", async () => {
  const tenantId = randomUUID();
  const employeeId = await own.database.inTenant(tenantId, newCompany);
  const read = () =>
    own.database.inTenant(tenantId, async (tx) => {
      const actor = ownerActor({ tenantId, owner: { employeeId, accountId: "" } });
      const moment = { now: currentTime(), timeZone: defaultTimeZone };
      const context = tenantContext(services, tx, actor, moment);
      const counts: Record<string, number> = {};
      for (const [name, work] of Object.entries(reads))
        counts[name] = await rowsRead(tx, tables, () => work(context));
      return counts;
    });

  await own.database.inTenant(tenantId, async (tx) =>
    refreshStatistics.run(await jobContext(services, tx, currentTime()), {}),
  );
  const first = await read();
  await own.owner.query("analyze");
  const later = await read();
  for (const [name, count] of Object.entries(first))
    expect(count, name).toBeLessThan(1.5 * (later[name] ?? 0) + people);
});
