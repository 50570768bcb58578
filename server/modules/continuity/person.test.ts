import fc from "fast-check";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { findLine } from "#server/organisation/person-line.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { sized } from "#server/test/full-size.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";
import { aYear, newCompany, play } from "#server/test/year-of-changes.ts";
import { managerTerms } from "./manager-terms.ts";

const { person, readsOfMine } = api.continuity;

const open = (as: Person, of: Person) => call(as, person, { params: { id: of.employeeId } });
const readsOf = async (as: Person) => (await call(as, readsOfMine, { query: {} })).body;

test("managers are shown from their first day, including the planned one", async () => {
  const { clerk, head, follower, changeHead } = await companyOfReaders();
  await changeHead(follower, daysFromToday(30));
  const { status, body } = await open(clerk, clerk);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: clerk.employeeId, name: "Themba Nkosi", today });
  expect(body.managers).toEqual([
    {
      manager: { id: head.employeeId, name: "Hanna Botha" },
      isActive: true,
      announcedFrom: null,
      from: "2026-01-05",
      to: daysFromToday(29),
    },
    {
      manager: { id: follower.employeeId, name: "Farai Zulu" },
      isActive: true,
      announcedFrom: null,
      from: daysFromToday(30),
      to: null,
    },
  ]);
  expect(body.positions).toMatchObject([{ departmentName: "Sales", from: "2026-01-05", to: null }]);
});

test("only the employee, their manager and super administrators see the page", async () => {
  const company = await companyOfReaders();
  const { clerk, head, follower, director, colleague, owner, superadmin, stranger } = company;
  const statuses = async () => {
    const readers = [clerk, head, owner, superadmin, follower, director, colleague, stranger];
    const answers = await Promise.all(readers.map((reader) => open(reader, clerk)));
    return answers.map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 200, 200, 200, 404, 404, 404, 404]);
  await company.changeHead(follower);
  expect(await statuses()).toEqual([200, 404, 200, 200, 200, 404, 404, 404]);
});

test("employees see who opened their page, once a day", async () => {
  const { clerk, head, owner, colleague } = await companyOfReaders();
  for (const reader of [head, head, owner, clerk, colleague]) await open(reader, clerk);
  const reads = await readsOf(clerk);
  expect(reads.map(({ by, part, day }) => [by.id, part, day]).toSorted()).toEqual(
    [head, owner].map(({ employeeId }) => [employeeId, "history", today]).toSorted(),
  );
  expect(await readsOf(head)).toEqual([]);
});

test("the page shows the employee's pending leave and annual balance only", async () => {
  const { clerk, colleague, head, stranger, inTenant } = await companyOfReaders();
  await inTenant((tx) =>
    tx
      .insertInto("leaveRequests")
      .values(
        [
          { of: clerk, from: 20, leaveStatus: "pending" as const },
          { of: clerk, from: 30, leaveStatus: "approved" as const },
          { of: clerk, from: 10, leaveStatus: "approved" as const, isToBeCancelled: true },
          { of: clerk, from: 40, leaveStatus: "rejected" as const },
          { of: colleague, from: 5, leaveStatus: "pending" as const },
        ].map(({ of, from, leaveStatus, isToBeCancelled }) => ({
          tenantId: tx.tenantId,
          employeeId: of.employeeId,
          leaveType: "AnnualLeave" as const,
          startDate: daysFromToday(from),
          endDate: daysFromToday(from),
          duration: 1,
          leaveStatus,
          reason: "A quokka",
          ...(isToBeCancelled && { cancellationAskedAt: `${today}T06:00:00Z` }),
        })),
      )
      .execute(),
  );
  const { body } = await open(head, clerk);
  expect(body.openLeave).toMatchObject([
    { startDate: daysFromToday(10), isCancellation: true },
    { startDate: daysFromToday(20), endDate: daysFromToday(20), isCancellation: false },
  ]);
  const { total, used, remaining, pending } = body.annualLeave;
  expect([used, pending, total - remaining]).toEqual([2, 1, 2]);
  expect((await open(stranger, clerk)).body).not.toHaveProperty("openLeave");
});

test("a person without a position has no managers yet", async () => {
  const { owner, newEmployee } = await newTenant();
  const newcomer = await newEmployee();
  const { body } = await open(owner, newcomer);
  expect([body.managers, body.positions]).toEqual([[], []]);
});

test("the terms name each day's manager after any change in the company", async () => {
  await fc.assert(
    fc.asyncProperty(aYear, async (year) => {
      const company = await newCompany();
      const days = (await play(company, year)).map(({ day }) => day);
      const { employeeIds, tenant } = company;
      for (const employeeId of employeeIds)
        await tenant.inTenant(async (tx) => {
          const terms = managerTerms(await findLine(tx, employeeId, days[0] ?? ""), [
            { from: null, to: null },
          ]);
          for (const day of days) {
            const found = terms.find(({ from, to }) => from <= day && (to === null || day <= to));
            const led = (await managersOf(tx, [{ employeeId, day }])).get(employeeId);
            expect(found?.manager?.id).toBe(led?.id);
          }
          for (const [n, { to }] of terms.slice(0, -1).entries())
            expect(dayAfter(to)).toBe(terms[n + 1]?.from);
        });
    }),
    { numRuns: sized({ small: 3, full: 12 }) },
  );
});

const dayAfter = (day: string | null) =>
  day && Temporal.PlainDate.from(day).add({ days: 1 }).toString();
