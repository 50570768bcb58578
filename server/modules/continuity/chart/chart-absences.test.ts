import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { ownClock } from "#server/test/clock.ts";
import { newCompany } from "#server/test/dashboard-company.ts";
import { done } from "#server/test/rights/telling.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { chart } = api.continuity;

async function companyOfAbsences() {
  const company = await newCompany();
  const { owner, newPerson, newDepartment } = company;
  const head = await newPerson();
  const departmentId = await newDepartment("Sales", head.employeeId);
  const clerk = await newPerson({ departmentId });
  const rowOf = async (person: Person, query: object = {}) => {
    const asked = { of: head.employeeId, ...query };
    const people = await done(call(owner, chart, { query: asked }));
    return people.find(({ id }) => id === person.employeeId);
  };
  const awayUntil = async (person: Person, query?: object) =>
    (await rowOf(person, query))?.awayUntil;
  return { ...company, head, clerk, rowOf, awayUntil };
}

test("an employee on approved leave is marked with its last day", async () => {
  const { newLeave, clerk, awayUntil } = await companyOfAbsences();
  const [from, to] = [daysFromToday(-3), daysFromToday(4)];
  await newLeave(clerk, from, to);
  expect(await awayUntil(clerk)).toBe(to);
  for (const day of [from, today, to]) expect(await awayUntil(clerk, { day })).toBe(to);
  for (const day of [daysFromToday(-4), daysFromToday(5)])
    expect(await awayUntil(clerk, { day })).toBeNull();
});

test("the mark shows approved leave only, without its kind", async () => {
  const { newLeave, newPerson, newDepartment, clerk, owner, awayUntil, rowOf } =
    await companyOfAbsences();
  await newLeave(clerk, today, today, { leaveType: "SickLeave", reason: "Influenza" });
  const row = await rowOf(clerk);
  expect(row?.awayUntil).toBe(today);
  expect(JSON.stringify(row)).not.toMatch(/sick|influenza/i);
  const other = await newPerson({ departmentId: await newDepartment("Stores", owner.employeeId) });
  for (const leaveStatus of ["pending", "rejected", "cancelled"] as const) {
    await newLeave(other, today, today, { leaveStatus });
    expect(await awayUntil(other, { of: owner.employeeId })).toBeNull();
  }
});

test("the mark shows the last day of two half-day leaves", async () => {
  const { newLeave, clerk, awayUntil, inTenant } = await companyOfAbsences();
  const [yesterday, tomorrow, last] = [daysFromToday(-1), daysFromToday(1), daysFromToday(2)];
  const half = (id: number, days: object) =>
    inTenant((tx) =>
      tx
        .updateTable("leaveRequests")
        .set(days)
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", id)
        .execute(),
    );
  const afternoon = await newLeave(clerk, tomorrow, last);
  await half(afternoon, { startDate: today, startHalf: "afternoon" });
  const morning = await newLeave(clerk, yesterday, yesterday);
  await half(morning, { startDate: today, endDate: today, endHalf: "morning" });
  expect(await awayUntil(clerk)).toBe(last);
});

test("nobody who is deactivated is marked as away", async () => {
  const { newLeave, clerk, change, rowOf } = await companyOfAbsences();
  await newLeave(clerk, today, daysFromToday(3));
  await change(clerk, { isActive: false });
  expect(await rowOf(clerk)).toMatchObject({ isActive: false, awayUntil: null });
});

test("charts as known on an earlier day mark no absences", async () => {
  const setClock = ownClock();
  const { newLeave, clerk, owner, signInAgain, rowOf } = await companyOfAbsences();
  const [later, last] = [daysFromToday(2), daysFromToday(3)];
  await newLeave(clerk, today, last);
  setClock(later);
  Object.assign(owner, await signInAgain(owner));
  const known = async (knownOn: string) => (await rowOf(clerk, { knownOn }))?.awayUntil;
  expect([await known(later), await known(daysFromToday(1))]).toEqual([last, null]);
});
