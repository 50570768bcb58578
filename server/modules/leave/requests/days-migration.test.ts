import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { holidaysOf } from "#server/modules/holidays/index.ts";
import { databaseBefore } from "#server/test/database-before.ts";
import { daysOfLeave } from "../rules/leave-days.ts";
import { companyPattern } from "../rules/working-days.ts";

const daysMigration = "0124_leave_days.sql";
const week = [480, 480, 480, 480, 240, 0, 0];

test("a migrated company's leave has a row for each day, as the statement explained it before", async () => {
  const { client, migrateTo } = await databaseBefore(daysMigration);
  const tenantId = randomUUID();
  await client.query(
    "insert into tenants (id, domain_name, country, work_minutes) values ($1, 'protea.co.za', 'ZA', $2)",
    [tenantId, week],
  );
  await client.query(
    "insert into employees (tenant_id, id, email, employee_role, is_active) values ($1, 7, 'a@protea.co.za', 'Employee', true)",
    [tenantId],
  );
  await client.query(
    `insert into holiday_changes (tenant_id, holiday_date, name, is_working_day)
    values ($1, '2026-03-03', 'Founders'' day', false), ($1, '2026-09-24', '', true)`,
    [tenantId],
  );
  const leave = [
    // A holiday of the law, one of the company, one worked through, and halves.
    { id: 11, startDate: "2026-04-01", endDate: "2026-04-08", duration: 3 },
    { id: 12, startDate: "2026-03-02", endDate: "2026-03-04", duration: 2, startHalf: "afternoon" },
    { id: 13, startDate: "2026-09-23", endDate: "2026-09-25", duration: 2.5 },
    // Counted before a holiday was declared, and by a longer week than today's.
    { id: 14, startDate: "2026-06-15", endDate: "2026-06-17", duration: 3 },
    { id: 15, startDate: "2026-07-03", endDate: "2026-07-05", duration: 3 },
    // Counted in months.
    { id: 16, startDate: "2027-01-04", endDate: "2027-05-03", duration: 60 },
  ] as const;
  for (const { id, startDate, endDate, duration, ...halves } of leave)
    await client.query(
      `insert into leave_requests (tenant_id, id, employee_id, leave_type, start_date, end_date, duration, leave_status, reason, start_half)
      values ($1, $2, 7, 'AnnualLeave', $3, $4, $5, 'pending', 'Rest', $6)`,
      [
        tenantId,
        id,
        startDate,
        endDate,
        duration,
        "startHalf" in halves ? halves.startHalf : "morning",
      ],
    );
  await migrateTo(daysMigration);

  const calendar = holidaysOf("ZA", [
    { holidayDate: "2026-03-03", name: "Founders' day", isWorkingDay: false },
    { holidayDate: "2026-09-24", name: "", isWorkingDay: true },
  ]);
  for (const { id, ...request } of leave) {
    const { rows } = await client.query(
      `select day::text as date, cost::float, reason, holiday from leave_days where leave_id = $1 order by day`,
      [id],
    );
    const explained = daysOfLeave(
      { leaveType: "AnnualLeave", ...request },
      { calendar, pattern: companyPattern(week) },
    );
    expect(rows).toEqual(explained);
  }
});
