import { sql } from "kysely";
import { expect, test } from "vitest";
import { genericColumns } from "#contract/codes/payroll.ts";
import { api } from "#contract/index.ts";
import { decodedText } from "#server/csv/decoded-text.ts";
import { recordsOf, withSeparator } from "#server/csv/separated-text.ts";
import { app, call, newTenant, type TestTenant } from "#server/test/world.ts";

const people = 1_201;

/** Each with a day of leave in March 2027. */
const insertPeople = ({ inTenant }: TestTenant) =>
  inTenant((tx) =>
    sql`
      with person as (
        insert into employees (tenant_id, name, surname, email, employee_number, employee_role, is_active, start_date)
        select ${tx.tenantId}::uuid, 'Anna, "A"', 'P ' || lpad(n::text, 5, '0'), 'p' || n || '@' || ${tx.tenantId}::text || '.test',
          'E-' || n, 'Employee', true, '2026-01-05'
        from generate_series(1, ${people}::int) as n returning id
      ), request as (
        insert into leave_requests (tenant_id, employee_id, leave_type, start_date, end_date, duration, reason, leave_status)
        select ${tx.tenantId}::uuid, id, 'AnnualLeave', '2027-03-15', '2027-03-15', 1, 'Rest', 'approved' from person returning id
      ), taken as (
        insert into leave_days (tenant_id, leave_id, day, cost, reason)
        select ${tx.tenantId}::uuid, id, '2027-03-15', 1, 'worked' from request returning leave_id
      )
      select count(*) from taken`.execute(tx),
  );

test("the parts of a profile's long file join without gap", async () => {
  const tenant = await newTenant();
  await insertPeople(tenant);
  const { body: profile } = await call(tenant.owner, api.payroll.saveProfile, {
    body: {
      ...{ name: "Wages", separator: "semicolon", decimal: "comma", dayStyle: "DD/MM/YYYY" },
      columns: genericColumns.map((one) => ({ ...one })),
      typeCodes: [{ leaveType: "AnnualLeave", ownTypeId: null, code: "101" }],
    },
  });
  const { rawPayload } = await app.inject({
    method: "GET",
    url: `/prod${api.payroll.exportLeave.path}?from=2027-03-01&to=2027-03-31&profileId=${profile.id}`,
    headers: { authorization: `Bearer ${tenant.owner.token}` },
  });
  const [headings, ...rows] = recordsOf(withSeparator(decodedText(rawPayload).text));
  expect(headings).toEqual(genericColumns.map(({ heading }) => heading));
  expect(rows.map(([number]) => number)).toEqual(
    Array.from({ length: people }, (_, n) => `E-${n + 1}`),
  );
  expect(new Set(rows.map((row) => row.slice(1, 2).join()))).toEqual(new Set(['Anna, "A"']));
});
