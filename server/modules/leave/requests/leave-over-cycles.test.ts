import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { BalanceTerms } from "#contract/leave/terms/terms.ts";
import { holidaysOf } from "#server/modules/holidays/index.ts";
import { today } from "#server/test/today.ts";
import { call, newTenant, type Refusal } from "#server/test/world.ts";
import { sumOf } from "../engine/amounts.ts";
import { plusDays } from "../engine/day.ts";
import { companyPattern, workingDaysIn } from "../rules/working-days.ts";

const yearly: BalanceTerms = {
  amount: { days: 15 },
  accrual: { kind: "at-once", isProrated: false },
  cycle: { kind: "year", from: "01-01" },
  carryOver: { cap: 0, months: null },
  rounding: { to: 0.5, mode: "up" },
  waitingMonths: 0,
  minDaysPerWeek: 0,
  tiers: [],
};
// The year after next begins with days outside the policy's first year.
const [year, next] = [Number(today.slice(0, 4)) + 1, Number(today.slice(0, 4)) + 2];

const pattern = companyPattern([480, 480, 480, 480, 480, 0, 0]);
const working = (startDate: string, endDate: string) =>
  workingDaysIn({ startDate, endDate }, holidaysOf("GB", []), pattern);
function lastOf(from: string, days: number): string {
  let to = from;
  while (working(from, to) < days) to = plusDays(to, 1);
  return to;
}
function firstBefore(yearEnd: string, days: number): string {
  let from = yearEnd;
  while (working(from, yearEnd) < days) from = plusDays(from, -1);
  return from;
}

/** A British company, as no policy is below its law, and an employee under a yearly policy. */
async function newCompany(annual: Partial<BalanceTerms> = {}) {
  const tenant = await newTenant();
  const { owner } = tenant;
  await tenant.inTenant((tx) =>
    tx.updateTable("tenants").set({ country: "GB" }).where("id", "=", tx.tenantId).execute(),
  );
  const person = await tenant.newEmployee({ startDate: "2020-01-06" });
  await call(person, leave.initializeLeave, {});
  const terms = {
    annual: { ...yearly, ...annual },
    sick: yearly,
    familyResponsibility: yearly,
    study: yearly,
  };
  const { body } = await call(owner, leave.addPolicy, {
    body: { name: "Yearly", from: today, terms },
  });
  await call(owner, leave.assignPolicy, {
    body: { policy: body.id, to: { kind: "all" }, from: today },
  });
  const dates = (startDate: string, endDate: string) =>
    ({ leaveType: "AnnualLeave", startDate, endDate }) as const;
  const check = async (startDate: string, endDate: string) =>
    (await call(person, leave.checkDates, { body: dates(startDate, endDate) })).body;
  const ask = (startDate: string, endDate: string) =>
    call(person, leave.createRequest, { body: { ...dates(startDate, endDate), reason: "Rest" } });
  const approve = (id: number) => call(owner, leave.approve, { params: { id } });
  const statement = async (asOf: string) =>
    (await call(person, leave.statement, { query: { balance: "annual", asOf } })).body;
  const own = async () => {
    const query = { employeeId: person.employeeId };
    return (await call(owner, leave.combinedRecords, { query })).body[0]?.annual.leaves ?? [];
  };
  return { owner, person, check, ask, approve, statement, own };
}

const inYears = (before: number, after: number) => [
  { from: `${year}-01-01`, to: `${year}-12-31`, days: before },
  { from: `${next}-01-01`, to: `${next}-12-31`, days: after },
];

test("leave over the new year names each year's days everywhere", async () => {
  const { check, ask, approve, statement, own } = await newCompany();
  const [from, to] = [firstBefore(`${year}-12-31`, 2), lastOf(`${next}-01-01`, 3)];
  const cycles = inYears(2, 3);
  expect(await check(from, to)).toMatchObject({
    eligible: true,
    duration: 5,
    message: `This takes 5 days of annual leave; 12 days remain after that. That is 2 days of ${year} and 3 days of ${next}.`,
    values: { cycles, remaining: 12 },
  });
  const { body } = await ask(from, to);
  expect((await own())[0]).toMatchObject({ leaveDuration: 5, cycles });
  expect((await approve(body.id)).body).toMatchObject({ leaveStatus: "approved", cycles });
  for (const [asOf, days] of [
    [`${year}-12-31`, -2],
    [`${next}-12-31`, -3],
  ] as const) {
    const { lines, remaining } = await statement(asOf);
    const line = lines.find((one) => one.kind === "taken" && one.days === days);
    expect(line?.leave).toMatchObject({ id: body.id, cycles });
    expect(remaining).toBe(15 + days);
  }
  expect(sumOf(cycles.map(({ days }) => days))).toBe(5);
});

test("leave within a year or by the standard names no cycles", async () => {
  const { check, ask, own } = await newCompany();
  const [from, to] = [`${next}-01-01`, lastOf(`${next}-01-01`, 3)];
  const checked = await check(from, to);
  expect(checked.message).not.toMatch(/It is/);
  expect(checked.values).not.toHaveProperty("cycles");
  await ask(from, to);
  expect((await own())[0]).toMatchObject({ cycles: [] });
  const tenant = await newTenant();
  const { body } = await call(tenant.owner, leave.checkDates, {
    body: {
      leaveType: "AnnualLeave",
      startDate: firstBefore(`${year}-12-31`, 2),
      endDate: lastOf(`${next}-01-01`, 3),
    },
  });
  expect(body.values).not.toHaveProperty("cycles");
});

test("each year's days cover its own part of the leave", async () => {
  const { check, ask, approve } = await newCompany();
  const february = `${year}-02-01`;
  const { body } = await ask(february, lastOf(february, 12));
  await approve(body.id);
  // Three days are left this year, and fifteen next year.
  const before = (days: number) => firstBefore(`${year}-12-31`, days);
  const after = (days: number) => lastOf(`${next}-01-01`, days);
  expect(await check(before(3), after(15))).toMatchObject({ eligible: true, duration: 18 });
  expect(await check(before(4), after(1))).toMatchObject({
    eligible: false,
    code: "too-few-days",
    message: `Only 3 days of annual leave of ${year} remain, and this takes 4 days of it.`,
    values: { duration: 4, available: 3, cycle: { from: `${year}-01-01` } },
  });
  expect(await check(before(1), after(16))).toMatchObject({
    eligible: false,
    message: `Only 15 days of annual leave of ${next} remain, and this takes 16 days of it.`,
  });
  expect((await ask(before(1), after(16))).status).toBe(409);
  expect((await ask(before(3), after(15))).status).toBe(201);
});

test("an approval needs enough days in each of both years", async () => {
  const { owner, person, ask, approve } = await newCompany();
  const asked = await ask(firstBefore(`${year}-12-31`, 3), lastOf(`${next}-01-01`, 2));
  const correct = (days: number) =>
    call(owner, leave.addEntry, {
      body: {
        employeeId: person.employeeId,
        balance: "annual",
        kind: "corrected",
        days,
        day: `${year}-01-01`,
        reason: "Days of an earlier employer",
        isConfirmed: true,
      },
    });
  await correct(-13);
  const { status, body } = await approve(asked.body.id);
  expect(status).toBe(409);
  expect((body as unknown as Refusal).message).toBe(
    `Only 2 days of annual leave of ${year} remain, and this takes 3 days of it.`,
  );
  await correct(1);
  expect((await approve(asked.body.id)).status).toBe(200);
});

test("this year's pending requests reserve days carried into the next", async () => {
  const { check, ask } = await newCompany({ carryOver: { cap: null, months: null } });
  const february = `${year}-02-01`;
  const [from, total] = [`${next}-02-01`, 30];
  const open = await check(from, lastOf(from, total));
  const carried = open.code === "fits" ? (open.values.remaining ?? 0) : -1;
  expect(carried).toBeGreaterThanOrEqual(0);
  await ask(february, lastOf(february, 10));
  expect(await check(from, lastOf(from, total + carried))).toMatchObject({
    eligible: false,
    values: { available: total + carried - 10, pending: 10 },
  });
  expect(await check(from, lastOf(from, total + carried - 10))).toMatchObject({ eligible: true });
});
