import { expect, test } from "vitest";
import { employees } from "#contract/employees/employees.ts";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import type { AnnualTerms, BalanceTerms } from "#contract/leave/terms/terms.ts";
import { payroll } from "#contract/payroll/payroll.ts";
import { currentTime } from "#server/clock.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { ownClock } from "#server/test/clock.ts";
import { call, newTenant, type Refusal, services } from "#server/test/world.ts";
import { runShutdown } from "../planning/shutdown/shutdown-job.ts";

const monthly: BalanceTerms = {
  amount: { days: 12 },
  accrual: { kind: "monthly", at: "end", partialMonths: "full" },
  cycle: { kind: "year", from: "01-01" },
  carryOver: { cap: null, months: null },
  rounding: { to: 0.5, mode: "up" },
  waitingMonths: 0,
  minDaysPerWeek: 0,
  tiers: [],
};
const rest = { sick: monthly, familyResponsibility: monthly, study: monthly };
const dates = (startDate: string, endDate: string) =>
  ({ leaveType: "AnnualLeave", startDate, endDate }) satisfies Partial<NewLeaveRequest>;

/** 15 days of work, of 10 that are there by then. */
const toTheLimit = dates("2026-10-26", "2026-11-13");
const beyond = dates("2026-10-26", "2026-11-16");

/** An employee under a policy of a day a month, on 21 October 2026 and in a country without a floor. */
async function newCompany(terms: Partial<AnnualTerms> = { belowZero: 5 }) {
  const setClock = ownClock();
  setClock("2026-01-05");
  const tenant = await newTenant();
  await tenant.inTenant((tx) =>
    tx.updateTable("tenants").set({ country: "GB" }).where("id", "=", tx.tenantId).execute(),
  );
  const hired = await tenant.newEmployee({ surname: "Molefe", startDate: "2026-01-05" });
  await call(hired, leave.initializeLeave, {});
  const policy = (annual: object, other: object = {}) => ({
    name: "Owing",
    from: "2026-01-05",
    terms: { annual: { ...monthly, ...annual }, ...rest, ...other } as never,
  });
  const added = await call(tenant.owner, leave.addPolicy, { body: policy(terms) });
  const to = { kind: "employee" as const, employeeId: hired.employeeId };
  const assignment = { policy: added.body.id, to, from: "2026-01-05" };
  await call(tenant.owner, leave.assignPolicy, { body: assignment });
  setClock("2026-10-21");
  const owner = await tenant.signInAgain(tenant.owner);
  const person = await tenant.signInAgain(hired);
  const { employeeId } = person;
  const params = (id: number) => ({ params: { id } });
  return {
    ...{ inTenant: tenant.inTenant, owner, person, policy },
    check: async (body: typeof toTheLimit) => (await call(person, leave.checkDates, { body })).body,
    ask: (body: typeof toTheLimit) =>
      call(person, leave.createRequest, { body: { ...body, reason: "Rest" } }),
    book: (body: typeof toTheLimit) =>
      call(owner, leave.book, { body: { ...body, employeeId, reason: "Rest" } }),
    edit: (id: number, body: typeof toTheLimit) =>
      call(person, leave.edit, { ...params(id), body: { ...body, reason: "Rest" } }),
    approve: (id: number) => call(owner, leave.approve, params(id)),
    reject: (id: number) => call(owner, leave.reject, params(id)),
    outlook: async (body: typeof toTheLimit) => (await call(person, leave.outlook, { body })).body,
    summary: async () =>
      (await call(owner, leave.combinedRecords, { query: { employeeId } })).body[0],
    statement: async (asOf: string) =>
      (await call(person, leave.statement, { query: { balance: "annual", asOf } })).body,
  };
}
type Company = Awaited<ReturnType<typeof newCompany>>;

test("a check says what is left, and how far the balance may go", async () => {
  const { check } = await newCompany();
  expect(await check(toTheLimit)).toMatchObject({
    ...{ eligible: true, duration: 15, values: { remaining: -5, belowZero: 5 } },
    message:
      "This takes 15 days of annual leave; the balance is −5 days after that. The balance can go down to −5 days.",
  });
  expect(await check(beyond)).toMatchObject({
    ...{ eligible: false, code: "too-few-days", values: { available: 15, belowZero: 5 } },
    message:
      "Only 15 days of annual leave can be taken, and this takes 16 days. The balance can go down to −5 days.",
  });
});

test("without the term no balance goes below zero", async () => {
  const { check, ask } = await newCompany({});
  const last = dates("2026-10-26", "2026-11-06");
  expect(await check(last)).toMatchObject({ eligible: true, values: { remaining: 0 } });
  const more = await check(dates("2026-10-26", "2026-11-09"));
  expect(more).toMatchObject({ eligible: false, values: { available: 10 } });
  expect(more.values).not.toHaveProperty("belowZero");
  expect((await ask(toTheLimit)).status).toBe(409);
});

const small = dates("2026-10-26", "2026-10-26");
const idOf = async ({ ask }: Company, body = small) => (await ask(body)).body.id;

test.each<[string, (company: Company, dates: typeof toTheLimit) => Promise<{ status: number }>]>([
  ["a request", ({ ask }, asked) => ask(asked)],
  ["a booking by a reviewer", ({ book }, asked) => book(asked)],
  ["an edited request", async (company, asked) => company.edit(await idOf(company), asked)],
])("%s reaches the limit and never passes it", async (_, act) => {
  expect((await act(await newCompany(), beyond)).status).toBe(409);
  expect((await act(await newCompany(), toTheLimit)).status).toBeLessThan(300);
});

test("an approval and a revived request are held to the limit", async () => {
  const company = await newCompany();
  const { approve, reject, book } = company;
  const id = await idOf(company, toTheLimit);
  await reject(id);
  const other = (await book(dates("2026-12-01", "2026-12-02"))).body.id;
  // One more is earned in November.
  expect((await approve(id)).status).toBe(409);
  await call(company.owner, leave.cancel, {
    params: { id: other },
    body: { reason: "Mistaken" },
  });
  expect((await approve(id)).status).toBe(200);
});

test("a refusal names the longest dates down to the limit", async () => {
  const { outlook } = await newCompany();
  expect((await outlook(beyond)).nearest).toEqual({
    ...{ startDate: "2026-10-26", endDate: "2026-11-15", duration: 15 },
  });
});

test("a balance below zero is told as it is wherever balances are", async () => {
  const company = await newCompany();
  const { owner, person, summary, statement, approve } = company;
  expect((await summary())?.annual).toMatchObject({ remaining: 9, belowZero: 5 });
  expect((await summary())?.sick).not.toHaveProperty("belowZero");
  const id = await idOf(company, toTheLimit);
  const { body: reviews } = await call(owner, leave.reviews, { query: { ids: String(id) } });
  expect(reviews).toMatchObject([{ remainingAfter: -5, lackingDays: 0 }]);
  await approve(id);
  expect((await summary())?.annual).toMatchObject({ total: 9, used: 15, remaining: -6 });
  expect(await statement("2026-11-20")).toMatchObject({ remaining: -5, belowZero: 5, taken: 15 });
  const { body: lines } = await call(owner, payroll.exportLiability, {
    query: { on: "2026-11-20" },
  });
  expect(String(lines)).toMatch(/Molefe,.*,10,15,-5\r?\n/);
  const { body: file } = await call(owner, leave.exportRecords, { query: {} });
  expect(String(file)).toMatch(/Molefe,[^\r\n]*,9,15,0,-6,/);
  const query = { from: "2026-10-01", to: "2026-11-30" };
  const { body: taken } = await call(owner, payroll.exportLeave, { query });
  expect(String(taken)).toContain("AnnualLeave,Yes,15,120,");
  expect((await call(person, leave.ownLapses, {})).body).toEqual([]);
});

test("leaving with a negative balance tells the days owed and takes none", async () => {
  const company = await newCompany();
  const { owner, person, statement, approve } = company;
  await approve(await idOf(company, toTheLimit));
  const changed = await call(owner, employees.update, {
    params: { id: person.employeeId },
    body: { terminationDate: "2026-11-30" },
  });
  expect(changed.status).toBe(200);
  const { body: file } = await call(owner, payroll.exportLiability, {
    query: { on: "2026-11-30" },
  });
  expect(String(file)).toMatch(/Molefe,2026-11-30,2026-11-30,11,15,-4\r?\n/);
  const last = await statement("2026-11-30");
  expect(last).toMatchObject({ remaining: -4, taken: 15, added: 11, lapsed: 0 });
  expect(last.lines.every(({ kind }) => kind === "taken" || kind === "gained")).toBe(true);
});

test("a shutdown uses annual leave down to the limit", async () => {
  const { owner, person, inTenant } = await newCompany();
  const { startDate: from, endDate: to } = beyond;
  const body = { name: "Works", from, to, departmentId: null, ifLacking: "unpaid" as const };
  const { id } = (await call(owner, leave.planShutdown, { body })).body;
  await inTenant(async (tx) =>
    runShutdown.run(await jobContext(services, tx, currentTime()), { id }),
  );
  const { body: people } = await call(owner, leave.shutdownPeople, { query: { shutdownId: id } });
  expect(people.find(({ employee }) => employee.id === person.employeeId)).toMatchObject({
    ...{ annualDays: 15, unpaidDays: 1, lackingDays: 1 },
  });
});

test.each([
  ["more than a quarter of a day's detail", { belowZero: 5.1 }, {}, "terms.annual.belowZero"],
  ["a limit above zero", { belowZero: -1 }, {}, "terms.annual.belowZero"],
  ["another balance", {}, { sick: { ...monthly, belowZero: 5 } }, "terms.sick.belowZero"],
])("a policy with %s is refused at its field", async (_, annual, other, field) => {
  const { owner, policy } = await newCompany({});
  const refused = await call(owner, leave.addPolicy, {
    body: { ...policy(annual, other), name: "Other", from: "2026-10-21" },
  });
  expect(refused.status).toBe(400);
  expect(Object.keys((refused.body as unknown as Refusal).fields ?? {})).toEqual([field]);
});

test("a saved policy keeps its limit", async () => {
  const { owner } = await newCompany({ belowZero: 2.5 });
  const { body } = await call(owner, leave.policies, {});
  expect(body.find(({ name }) => name === "Owing")?.versions[0]?.terms).toMatchObject({
    annual: { belowZero: 2.5 },
  });
});
