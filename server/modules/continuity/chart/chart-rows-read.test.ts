import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tx } from "#server/db/database.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import {
  insertAssignments,
  insertDepartments,
  insertHeadship,
} from "#server/test/company/positions.ts";
import { insertTenant, saveOwner } from "#server/test/company/tenant.ts";
import { type OwnDatabase, startOwnDatabase } from "#server/test/own-database.ts";
import { rowsRead } from "#server/test/rows-read.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { getChangeDays, getChartCounts, listBranch, listVacancies } from "./chart.ts";

const people = 2_000;
const tables = [
  "employees",
  "positions",
  "position_assignments",
  "department_headships",
  "employee_lines",
] as const;

let own: OwnDatabase;
beforeAll(async () => {
  own = await startOwnDatabase({ poolSize: 2 });
  // Right after a large import, statistics do not exist yet.
  for (const table of tables)
    await own.owner.query(`alter table ${table} set (autovacuum_enabled = off)`);
}, 120_000);
afterAll(() => own.stop());

/** Half of the people are led by their department's head, half by individual lines. */
async function largeCompany(tx: Tx) {
  await insertTenant(tx, "large.example");
  const rows = Array.from({ length: people }, (_, n) => ({ email: `p${n}@large.example` }));
  const ids = await insertEmployees(tx, rows);
  const [owner = 0, head = 0, manager = 0] = ids;
  await saveOwner(tx, owner);
  const [departmentId = 0] = await insertDepartments(tx, ["Depot"]);
  await insertHeadship(tx, { departmentId, employeeId: head });
  await insertAssignments(
    tx,
    ids.slice(3).map((employeeId) => ({ employeeId, departmentId, positionTitle: "Driver" })),
  );
  const led = sql`unnest(${ids.slice(3 + people / 2)}::bigint[]) as led (id)`;
  await sql`
    insert into employee_line_changes (tenant_id, employee_id, leads, manager_id, date_from, reason, recorded_at, recorded_by_id)
    select ${tx.tenantId}, led.id, 'manager', ${manager}, '2026-02-02', '{"by": "person", "text": "A team of its own"}', now(), ${owner} from ${led}`.execute(
    tx,
  );
  await sql`
    insert into employee_lines (tenant_id, employee_id, manager_id, date_from, change_id, recorded_at)
    select tenant_id, employee_id, manager_id, date_from, id, recorded_at from employee_line_changes
    where tenant_id = ${tx.tenantId}`.execute(tx);
  return { head, manager };
}

test("reads of the organisation avoid a scan per person in new companies", async () => {
  const tenantId = randomUUID();
  const { head, manager } = await own.database.inTenant(tenantId, largeCompany);
  await own.database.inTenant(tenantId, async (tx) => {
    const page = { page: 1, pageSize: 50 };
    const reading = { tx, today };
    const reads = {
      top: () => listBranch(reading, page),
      head: () => listBranch(reading, { of: head, ...page }),
      manager: () => listBranch(reading, { of: manager, ...page }),
      past: () => listBranch(reading, { of: manager, day: daysFromToday(-20), ...page }),
      vacancies: () => listVacancies(reading, page),
      changes: () => getChangeDays(reading, { from: "2025-01-01", to: daysFromToday(400) }),
      counts: () => getChartCounts(reading, {}),
    };
    for (const [name, read] of Object.entries(reads)) {
      expect(await rowsRead(tx, tables, read), name).toBeLessThan(100 * people);
    }
  });
});
