import { expect, test } from "vitest";
import { employees } from "#contract/employees/employees.ts";
import { leave } from "#contract/leave/leave.ts";
import type { NewPolicyAssignment } from "#contract/leave/terms/policies.ts";
import type { BalanceTerms, PolicyTerms } from "#contract/leave/terms/terms.ts";
import { payroll } from "#contract/payroll/payroll.ts";
import { holidaysOf } from "#server/modules/holidays/index.ts";
import { today } from "#server/test/today.ts";
import { call, newTenant, type Person, type Refusal, type TestTenant } from "#server/test/world.ts";
import { plusDays } from "../engine/day.ts";

const yearly: BalanceTerms = {
  amount: { days: 20 },
  accrual: { kind: "at-once", isProrated: true },
  cycle: { kind: "service", months: 12 },
  carryOver: { cap: null, months: null },
  rounding: { to: 0.5, mode: "up" },
  waitingMonths: 0,
  minDaysPerWeek: 0,
  tiers: [],
};
const terms: PolicyTerms = {
  annual: yearly,
  sick: {
    ...yearly,
    amount: { weeks: 6 },
    accrual: { kind: "at-once", isProrated: false },
    cycle: { kind: "service", months: 36 },
    carryOver: { cap: 0, months: null },
  },
  familyResponsibility: {
    ...yearly,
    amount: { days: 5 },
    accrual: { kind: "at-once", isProrated: false },
    carryOver: { cap: 0, months: null },
  },
  study: { ...yearly, amount: { days: 4 } },
};

function freeMonday(day: string): string {
  const from = Temporal.PlainDate.from(day);
  const monday = from.add({ days: (8 - from.dayOfWeek) % 7 });
  const isFree = !holidaysOf("ZA", []).holidayOn(monday.toString());
  return isFree ? monday.toString() : freeMonday(monday.add({ days: 1 }).toString());
}

async function newCompany() {
  const tenant = await newTenant();
  const { owner } = tenant;
  const person = await tenant.newEmployee({ name: "Tshepo", surname: "Molefe", startDate: today });
  await call(person, leave.initializeLeave, {});
  await call(owner, leave.initializeLeave, {});
  const add = (given: object = {}) =>
    call(owner, leave.addPolicy, { body: { name: "Drivers", from: today, terms, ...given } });
  const assign = (given: Partial<NewPolicyAssignment> = {}) =>
    call(owner, leave.assignPolicy, {
      body: { policy: "act", to: { kind: "all" }, from: today, ...given },
    });
  return { tenant, owner, person, add, assign };
}

const toPerson = ({ employeeId }: Person) => ({ kind: "employee", employeeId }) as const;
const annual = async (person: Person, asOf?: string) =>
  (await call(person, leave.statement, { query: { balance: "annual", ...(asOf && { asOf }) } }))
    .body;
const fieldsOf = (body: unknown) => (body as Refusal).fields;
const listed = async ({ owner }: TestTenant) => (await call(owner, leave.policies, {})).body;

test("a policy gives its days from its first day everywhere", async () => {
  const { owner, person, add, assign } = await newCompany();
  const { status, body } = await add();
  expect(status).toBe(201);
  expect((await annual(person)).policy).toEqual({ name: "Standard", validFrom: null });
  expect((await assign({ policy: body.id, to: toPerson(person) })).status).toBe(201);

  const statement = await annual(person);
  expect(statement).toMatchObject({ remaining: 20, policy: { name: "Drivers", validFrom: today } });
  expect(statement.lines[0]).toMatchObject({ kind: "gained", days: 20 });
  const query = { employeeId: person.employeeId };
  const { body: records } = await call(owner, leave.combinedRecords, { query });
  expect(records[0]).toMatchObject({ annual: { total: 20, remaining: 20 }, study: { total: 4 } });
  const { body: details } = await call(owner, employees.detailedInfo, { query: {} });
  expect(details.find(({ id }) => id === person.employeeId)).toMatchObject({
    leaveAllocated: { annual: 20, familyResponsibility: 5 },
    leaveRemaining: { annual: 20, maternityPaternity: 87 },
  });
  expect((await annual(owner)).remaining).toBe(15);
});

test("the leave owed is what the policy has given until then", async () => {
  const { owner, person, add, assign } = await newCompany();
  const { body } = await add();
  await assign({ policy: body.id, to: toPerson(person) });
  const owedOn = async (on: string) => {
    const file = await call(owner, payroll.exportLiability, { query: { on } });
    const line = String(file.body)
      .split("\n")
      .find((one) => one.includes("Molefe"));
    return line?.trim().split(",").slice(-3);
  };
  expect(await owedOn(today)).toEqual(["20", "0", "20"]);
  expect(await owedOn(plusDays(today, 400))).toEqual(["40", "0", "40"]);
});

test("leave is checked against the policy's days on its first day", async () => {
  const { person, add, assign } = await newCompany();
  const { body } = await add();
  await assign({ policy: body.id, to: toPerson(person) });
  const check = (startDate: string, endDate: string) =>
    call(person, leave.checkDates, { body: { leaveType: "AnnualLeave", startDate, endDate } });
  // Five weeks exceed the first year's 20 days, but not both years' days.
  const soon = (await check(plusDays(today, 7), plusDays(today, 41))).body;
  expect(soon).toMatchObject({ eligible: false, code: "too-few-days", values: { available: 20 } });
  expect((await check(plusDays(today, 380), plusDays(today, 408))).body.eligible).toBe(true);
});

test("the Act's policy gains a share each month", async () => {
  const { person, assign } = await newCompany();
  await assign({ from: plusDays(today, 10) });
  expect((await annual(person)).remaining).toBe(15);
  const later = await annual(person, plusDays(today, 400));
  expect(later.policy).toEqual({ name: "As the Act has it", validFrom: null });
  expect(later.lines.filter(({ kind }) => kind === "gained").length).toBeGreaterThan(11);
});

test("a policy below the law is refused with balance and section", async () => {
  const { add } = await newCompany();
  const short = { ...yearly, amount: { days: 14 } };
  const { status, body } = await add({ terms: { ...terms, annual: short, sick: short } });
  expect(status).toBe(400);
  expect(fieldsOf(body)).toEqual({
    "terms.annual":
      "Less than the law grants (BCEA s 20): after 12 months 14 days instead of 15 days",
    "terms.sick": expect.stringContaining("BCEA s 22"),
  });
});

test("what lapses too soon is less than the law, too", async () => {
  const { add } = await newCompany();
  const lapsing = { ...yearly, amount: { days: 15 }, carryOver: { cap: 0, months: null } };
  const { body } = await add({ terms: { ...terms, annual: lapsing } });
  expect(fieldsOf(body)?.["terms.annual"]).toContain("BCEA s 20");
});

test("a version changes the terms from its day on only", async () => {
  const { tenant, owner, person, add, assign } = await newCompany();
  const { body } = await add();
  await assign({ policy: body.id });
  const from = plusDays(today, 366);
  const version = {
    policyId: body.id,
    from,
    terms: { ...terms, annual: { ...yearly, amount: { days: 25 } } },
  };
  const save = (given: object = {}) =>
    call(owner, leave.addPolicyVersion, { body: { ...version, ...given } });
  expect((await save()).status).toBe(200);
  expect((await annual(person, plusDays(from, -2))).remaining).toBe(20);
  expect((await annual(person, plusDays(from, 1))).policy?.validFrom).toBe(from);
  expect((await annual(person, plusDays(from, 1))).remaining).toBeGreaterThan(40);

  expect(fieldsOf((await save()).body)).toEqual({ from: "A version begins on this day already" });
  expect(fieldsOf((await save({ from: plusDays(today, -1) })).body)).toEqual({
    from: "Please enter today or a later day",
  });
  expect((await save({ policyId: person.employeeId })).status).toBe(404);
  const drivers = (await listed(tenant)).find(({ name }) => name === "Drivers");
  expect(drivers?.versions.map(({ validFrom }) => validFrom)).toEqual([from, today]);
});

test("an assignment ends the one before and replaces the planned one", async () => {
  const { tenant, person, assign } = await newCompany();
  const to = toPerson(person);
  await assign({ to });
  await assign({ to, policy: "standard", from: plusDays(today, 60) });
  await assign({ to, policy: "standard", from: plusDays(today, 30) });
  const [standard, act] = await listed(tenant);
  expect(standard?.assignments).toMatchObject([{ from: plusDays(today, 30), to: null }]);
  expect(act?.assignments).toMatchObject([
    { from: today, to: plusDays(today, 29), target: { name: "Tshepo Molefe" } },
  ]);
  expect(fieldsOf((await assign({ from: plusDays(today, -1) })).body)).toEqual({
    from: "Please enter today or a later day",
  });
});

test("a department's policy applies to its own people only", async () => {
  const { tenant, person, owner, assign } = await newCompany();
  const departmentId = await tenant.newDepartment("Drivers", owner.employeeId);
  const driver = await tenant.newEmployee({ departmentId, startDate: today });
  await call(driver, leave.initializeLeave, {});
  await assign({ to: { kind: "department", departmentId } });
  expect((await annual(driver)).policy?.name).toBe("As the Act has it");
  expect((await annual(person)).policy?.name).toBe("Standard");
});

test("a preview names the changed balances without any change", async () => {
  const { owner, person, add } = await newCompany();
  const { body } = await add();
  const preview = (given: object = {}) =>
    call(owner, leave.previewPolicy, {
      body: { policy: body.id, to: toPerson(person), from: today, ...given },
    });
  const { body: effect } = await preview();
  expect(effect).toMatchObject({ people: 1, compared: 1 });
  expect(effect.changes[0]).toMatchObject({
    employee: { name: "Tshepo Molefe" },
    balances: expect.arrayContaining([{ balance: "annual", before: 15, after: 20 }]),
  });
  expect((await preview({ policy: "standard" })).body.changes).toEqual([]);
  expect((await annual(person)).policy?.name).toBe("Standard");
});

test("a policy's name is unique in its company only", async () => {
  const { add } = await newCompany();
  expect((await add()).status).toBe(201);
  const again = await add({ name: "drivers" });
  expect([again.status, fieldsOf(again.body)]).toEqual([
    400,
    { name: "There is a policy of this name already" },
  ]);
  expect((await (await newCompany()).add()).status).toBe(201);
});

test("only super administrators read and set policies, and none of another company", async () => {
  const { person, add, assign, tenant } = await newCompany();
  const { body } = await add();
  expect((await call(person, leave.policies, {})).status).toBe(403);
  const own = { policy: body.id, to: toPerson(person), from: today };
  expect((await call(person, leave.assignPolicy, { body: own })).status).toBe(403);
  const other = await newCompany();
  expect((await other.assign({ policy: body.id })).status).toBe(404);
  expect((await other.assign({ to: toPerson(person) })).status).toBe(404);
  expect((await listed(other.tenant)).map(({ name }) => name)).toEqual([
    "Standard",
    "As the Act has it",
  ]);
  expect((await assign({ policy: body.id })).status).toBe(201);
  expect((await listed(tenant)).at(-1)?.assigned).toBe(1);
});

test("a policy's notice binds the employee and not a booking manager", async () => {
  const { owner, person, add, assign } = await newCompany();
  const asking = { noticeDays: 28, daysBack: 0 };
  const { id } = (await add({ terms: { ...terms, asking } })).body;
  await assign({ policy: id, to: toPerson(person) });
  const soon = freeMonday(plusDays(today, 3));
  const later = freeMonday(plusDays(today, 28));
  const dates = (day: string) => ({ startDate: day, endDate: day });
  const asked = { leaveType: "AnnualLeave", ...dates(soon), reason: "Rest" } as const;

  const refused = await call(person, leave.createRequest, { body: asked });
  expect([refused.status, (refused.body as Refusal).code]).toEqual([409, "leave_not_eligible"]);
  expect(fieldsOf(refused.body)?.startDate).toMatch(/28 days of notice/);
  const tried = await call(person, leave.checkDates, {
    body: { leaveType: "AnnualLeave", ...dates(soon) },
  });
  expect(tried.body).toMatchObject({
    eligible: false,
    code: "short-notice",
    values: { noticeDays: 28, earliest: plusDays(today, 28) },
  });
  const inTime = { ...asked, ...dates(later) };
  expect((await call(person, leave.createRequest, { body: inTime })).status).toBe(201);
  const { employeeId } = person;
  const booked = await call(owner, leave.book, { body: { ...asked, employeeId } });
  expect(booked.status).toBe(201);
});

test("a policy's entry limit refuses last week's leave, except for managers", async () => {
  const { tenant, owner, add, assign } = await newCompany();
  const person = await tenant.newEmployee({ startDate: plusDays(today, -60) });
  const { id } = (await add({ terms: { ...terms, asking: { noticeDays: 28, daysBack: 6 } } })).body;
  await assign({ policy: id, to: toPerson(person) });
  const asked = (from: number, to: number) => ({
    leaveType: "UnpaidLeave" as const,
    startDate: plusDays(today, from),
    endDate: plusDays(today, to),
    reason: "Rest",
  });
  const request = (from: number, to: number) =>
    call(person, leave.createRequest, { body: asked(from, to) });

  const late = await request(-9, -1);
  expect([late.status, (late.body as Refusal).code]).toEqual([409, "leave_not_eligible"]);
  expect(fieldsOf(late.body)?.startDate).toMatch(/ask your manager to book it/);
  const { employeeId } = person;
  const booked = await call(owner, leave.book, { body: { ...asked(-13, -7), employeeId } });
  expect(booked.status).toBe(201);
  // Begun within six days, but still continuing.
  expect(fieldsOf((await request(-5, 7)).body)?.startDate).toMatch(/28 days of notice/);
  expect((await request(-5, -1)).status).toBe(201);
});

test("a needed certificate is announced and refuses no leave", async () => {
  const { owner, person, add, assign } = await newCompany();
  const certificate = { afterDays: 2, isForFrequent: true, dueDays: 5 };
  const { id } = (await add({ terms: { ...terms, certificate } })).body;
  await assign({ policy: id, to: toPerson(person) });
  const startDate = freeMonday(plusDays(today, 3));
  const endDate = plusDays(startDate, 4);
  const body = { leaveType: "SickLeave" as const, startDate, endDate };
  const due = plusDays(endDate, 5);
  for (const as of [person, owner]) {
    const told = await call(as, leave.checkDates, {
      body: { ...body, employeeId: person.employeeId },
    });
    expect(told.body).toMatchObject({ code: "fits", values: { certificateDue: due } });
    expect(told.body.message).toContain("A medical certificate is due by ");
  }
  const short = { ...body, endDate: plusDays(startDate, 1) };
  const told = await call(person, leave.checkDates, { body: short });
  expect(told.body).not.toMatchObject({ values: { certificateDue: expect.anything() } });
  const asked = await call(person, leave.createRequest, { body: { ...body, reason: "Unwell" } });
  expect(asked.status).toBe(201);
});

test("a certificate wanted for two consecutive days is refused", async () => {
  const { add } = await newCompany();
  const wanting = (afterDays: number) =>
    add({ terms: { ...terms, certificate: { afterDays, isForFrequent: false, dueDays: 0 } } });
  const refused = await wanting(1);
  expect(refused.status).toBe(400);
  expect(fieldsOf(refused.body)?.["terms.certificate.afterDays"]).toMatch(/BCEA s 23/);
  expect((await wanting(2)).status).toBe(201);
});

test.each([
  ["noticeDays", -1],
  ["noticeDays", 181],
  ["noticeDays", 1.5],
  ["daysBack", 367],
])("a policy whose %s is %d is refused at that field", async (field, value) => {
  const { add } = await newCompany();
  const asking = { noticeDays: 0, daysBack: null, [field]: value };
  const { status, body } = await add({ terms: { ...terms, asking } });
  expect(status).toBe(400);
  expect(Object.keys(fieldsOf(body) ?? {})).toEqual([`terms.asking.${field}`]);
});
