import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { today } from "#server/test/today.ts";
import { call, newTenant } from "#server/test/world.ts";
import { plusDays, plusMonths } from "../engine/day.ts";

/** A Monday to Friday some days after a day. */
function weekAfter(day: string, days: number) {
  const from = Temporal.PlainDate.from(plusDays(day, days));
  const monday = from.add({ days: (8 - from.dayOfWeek) % 7 }).toString();
  return { startDate: monday, endDate: plusDays(monday, 4) };
}

/** A person hired today who books a week of this year of service and one of the next, and asks for another. */
async function newCompany() {
  const { owner, newEmployee } = await newTenant();
  const person = await newEmployee({ startDate: today });
  await call(person, leave.initializeLeave, {});
  const ask = async (dates: ReturnType<typeof weekAfter>) => {
    const body = { leaveType: "AnnualLeave", reason: "Rest", ...dates } as const;
    const asked = await call(person, leave.createRequest, { body });
    expect(asked.status).toBe(201);
    return asked.body;
  };
  const approve = (id: number) => call(owner, leave.approve, { params: { id } });
  const nextYear = plusMonths(today, 12);
  const thisYear = await ask(weekAfter(today, 30));
  const booked = await ask(weekAfter(nextYear, 30));
  await approve(thisYear.id);
  await approve(booked.id);
  const pending = await ask(weekAfter(nextYear, 60));
  const { employeeId } = person;
  const card = async () =>
    (await call(person, leave.combinedRecords, { query: { employeeId } })).body[0]?.annual;
  const statement = async (asOf = today) =>
    (await call(owner, leave.statement, { query: { balance: "annual", employeeId, asOf } })).body;
  return { thisYear, booked, pending, nextYear, card, statement };
}

test("a card tells the leave of later cycles as the statement does", async () => {
  const { thisYear, booked, pending, nextYear, card, statement } = await newCompany();
  const later = { from: nextYear, booked: booked.leaveDuration, pending: pending.leaveDuration };
  expect(await card()).toMatchObject({ used: thisYear.leaveDuration, pending: 0, later });
  expect(await statement()).toMatchObject({ booked: thisYear.leaveDuration, pending: 0, later });
  const then = await statement(nextYear);
  expect(then).toMatchObject({ ...{ booked: later.booked, pending: later.pending }, later: null });
});

test("leave within the cycle alone has no later cycle on its card", async () => {
  const { owner } = await newTenant();
  await call(owner, leave.initializeLeave, {});
  const { employeeId } = owner;
  const { body } = await call(owner, leave.combinedRecords, { query: { employeeId } });
  expect(body[0]?.annual).not.toHaveProperty("later");
});
