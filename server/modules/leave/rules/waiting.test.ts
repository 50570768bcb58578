import { expect, test } from "vitest";
import type { LeaveType } from "#contract/codes/leave.ts";
import { leave } from "#contract/leave/leave.ts";
import type { BalanceTerms } from "#contract/leave/terms/terms.ts";
import { holidaysOf } from "#server/modules/holidays/index.ts";
import { today } from "#server/test/today.ts";
import { call, newTenant, type Refusal } from "#server/test/world.ts";
import { plusDays, plusMonths } from "../engine/day.ts";
import { companyPattern, workingDaysIn } from "./working-days.ts";

const waiting: BalanceTerms = {
  amount: { days: 20 },
  accrual: { kind: "at-once", isProrated: false },
  cycle: { kind: "service", months: 12 },
  carryOver: { cap: null, months: null },
  rounding: { to: 0.5, mode: "up" },
  waitingMonths: 3,
  minDaysPerWeek: 0,
  tiers: [],
};
const pattern = companyPattern([480, 480, 480, 480, 480, 0, 0]);
function workday(country: "GB" | "ZA", day: string, step: 1 | -1): string {
  const range = { startDate: day, endDate: day };
  return workingDaysIn(range, holidaysOf(country, []), pattern) > 0
    ? day
    : workday(country, plusDays(day, step), step);
}
const text = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));

async function newCompany(country: "GB" | "ZA", policy?: Partial<BalanceTerms>) {
  const tenant = await newTenant();
  const { owner } = tenant;
  await tenant.inTenant((tx) =>
    tx.updateTable("tenants").set({ country }).where("id", "=", tx.tenantId).execute(),
  );
  // Their documented grants become the policy's from the first day on.
  const person = await tenant.newEmployee({ startDate: today });
  const annual = { ...waiting, ...policy };
  const others = { ...waiting, waitingMonths: 0 };
  const terms = { annual, sick: others, familyResponsibility: others, study: others };
  const added =
    policy &&
    (await call(owner, leave.addPolicy, { body: { name: "Waiting", from: today, terms } }));
  await call(owner, leave.assignPolicy, {
    body: { policy: added?.body.id ?? "act", to: { kind: "all" }, from: today },
  });
  const dates = (day: string, leaveType: LeaveType = "AnnualLeave") => ({
    leaveType,
    startDate: day,
    endDate: day,
  });
  const check = async (...given: Parameters<typeof dates>) =>
    (await call(person, leave.checkDates, { body: dates(...given) })).body;
  const ask = (...given: Parameters<typeof dates>) =>
    call(person, leave.createRequest, { body: { ...dates(...given), reason: "Rest" } });
  return { tenant, owner, person, dates, check, ask };
}

test("leave in the waiting time is refused with the first day", async () => {
  const { check, ask, owner, person, dates } = await newCompany("GB", {});
  const until = plusMonths(today, 3);
  const [before, first] = [workday("GB", plusDays(until, -1), -1), workday("GB", until, 1)];
  const message = `There is annual leave from ${text(until)} on, after 3 months of employment.`;
  expect(await check(before)).toMatchObject({
    eligible: false,
    code: "waiting",
    message,
    values: { leaveType: "AnnualLeave", months: 3, earliest: until },
  });
  const refused = await ask(before);
  expect(refused.status).toBe(409);
  expect(refused.body as unknown as Refusal).toMatchObject({
    code: "leave_not_eligible",
    fields: { startDate: message },
  });
  const booking = { ...dates(before), employeeId: person.employeeId, reason: "Rest" };
  expect((await call(owner, leave.book, { body: booking })).status).toBe(409);
  expect((await call(person, leave.outlook, { body: dates(before) })).body.nearest).toMatchObject({
    startDate: first,
  });
  expect((await ask(first)).status).toBe(201);
});

test("days someone already has are free of the waiting time", async () => {
  const soon = workday("GB", plusDays(today, 20), 1);
  const { check, owner, person } = await newCompany("GB", {});
  const body = {
    employeeId: person.employeeId,
    balance: "annual",
    kind: "opening",
    days: 2,
    day: today,
    reason: "As agreed",
  } as const;
  await call(owner, leave.addEntry, { body });
  expect((await check(soon)).eligible).toBe(true);
  const without = await newCompany("GB", { waitingMonths: 0 });
  expect((await without.check(soon)).eligible).toBe(true);
  // Other balances have no wait.
  expect((await check(soon, "SickLeave")).eligible).toBe(true);
});

test("the Act's family responsibility leave waits four months (BCEA s 27)", async () => {
  const { check, owner, person } = await newCompany("ZA");
  const soon = workday("ZA", plusDays(today, 20), 1);
  expect(await check(soon, "FamilyResponsibilityLeave")).toMatchObject({
    code: "waiting",
    values: { months: 4, earliest: plusMonths(today, 4) },
  });
  const week = { name: "Three days", weeks: [[480, 480, 480, 0, 0, 0, 0]] };
  const { body } = await call(owner, leave.addPattern, { body: week });
  await call(owner, leave.assignPattern, {
    body: { patternId: body.id, employeeId: person.employeeId, from: today },
  });
  let monday = soon;
  while (Temporal.PlainDate.from(monday).dayOfWeek > 3)
    monday = workday("ZA", plusDays(monday, 1), 1);
  expect(await check(monday, "FamilyResponsibilityLeave")).toMatchObject({ code: "too-few-days" });
});
