import fc from "fast-check";
import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { BalanceTerms } from "#contract/leave/terms/terms.ts";
import { currentTime } from "#server/clock.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { ownClock } from "#server/test/clock.ts";
import { sized } from "#server/test/full-size.ts";
import { call, newTenant, services } from "#server/test/world.ts";
import { sumOf } from "../engine/amounts.ts";
import { plusDays } from "../engine/day.ts";
import { runShutdown } from "../planning/shutdown/shutdown-job.ts";

const yearly: BalanceTerms = {
  amount: { days: 20 },
  accrual: { kind: "at-once", isProrated: false },
  cycle: { kind: "year", from: "01-01" },
  carryOver: { cap: 5, months: 3 },
  rounding: { to: 0.5, mode: "up" },
  waitingMonths: 0,
  minDaysPerWeek: 0,
  tiers: [],
};

/** An employee since 5 January 2026 under a policy of annual leave, in a country without a floor. */
async function newCompany(annual: Partial<BalanceTerms> = {}, today = "2026-10-21") {
  const setClock = ownClock();
  setClock("2026-01-05");
  const tenant = await newTenant();
  await tenant.inTenant((tx) =>
    tx.updateTable("tenants").set({ country: "GB" }).where("id", "=", tx.tenantId).execute(),
  );
  const hired = await tenant.newEmployee({ startDate: "2026-01-05" });
  await call(hired, leave.initializeLeave, {});
  const rest = { sick: yearly, familyResponsibility: yearly, study: yearly };
  const terms = { annual: { ...yearly, ...annual }, ...rest };
  const policy = { name: "Yearly", from: "2026-01-05", terms };
  const { id } = (await call(tenant.owner, leave.addPolicy, { body: policy })).body;
  const assignment = { policy: id, to: { kind: "all" as const }, from: "2026-01-05" };
  await call(tenant.owner, leave.assignPolicy, { body: assignment });
  setClock(today);
  const owner = await tenant.signInAgain(tenant.owner);
  const person = await tenant.signInAgain(hired);
  const dates = (startDate: string, endDate: string) =>
    ({ leaveType: "AnnualLeave", startDate, endDate }) as const;
  const check = async (startDate: string, endDate: string) =>
    (await call(person, leave.checkDates, { body: dates(startDate, endDate) })).body;
  const ask = (startDate: string, endDate: string) =>
    call(person, leave.createRequest, { body: { ...dates(startDate, endDate), reason: "Rest" } });
  const approve = (request: number) => call(owner, leave.approve, { params: { id: request } });
  const reject = (request: number) => call(owner, leave.reject, { params: { id: request } });
  const statement = async (asOf: string) =>
    (await call(person, leave.statement, { query: { balance: "annual", asOf } })).body;
  const lapses = async () => (await call(person, leave.ownLapses, {})).body;
  return { ...tenant, owner, person, check, ask, approve, reject, statement, lapses };
}

test("carried days count only for the days of leave before their lapse", async () => {
  const { check, ask, approve, statement } = await newCompany({
    amount: { days: 5 },
    carryOver: { cap: 5, months: 1 },
  });
  // Two days in January, of ten that are there then; five of them are carried until 31 January.
  expect(await check("2027-01-28", "2027-02-10")).toMatchObject({
    eligible: false,
    code: "too-few-days",
    values: { duration: 10, available: 7 },
  });
  expect((await ask("2027-01-28", "2027-02-10")).status).toBe(409);
  const fitting = await check("2027-01-28", "2027-02-05");
  expect(fitting).toMatchObject({ eligible: true, duration: 7, values: { remaining: 0 } });
  await approve((await ask("2027-01-28", "2027-02-05")).body.id);
  expect((await statement("2027-02-28")).remaining).toBe(0);
});

test("leave after other leave's days never takes what was counted for those", async () => {
  const { check, ask, approve } = await newCompany({ carryOver: { cap: 0, months: null } });
  await approve((await ask("2027-11-01", "2027-11-26")).body.id);
  expect(await check("2027-03-01", "2027-03-01")).toMatchObject({
    eligible: false,
    values: { duration: 1, available: 0 },
  });
});

test("days earned until the leave count, and later leave keeps its own", async () => {
  const monthly = { kind: "monthly", at: "end", partialMonths: "full" } as const;
  const { check, ask, approve } = await newCompany({
    amount: { days: 12 },
    accrual: monthly,
    carryOver: { cap: null, months: null },
  });
  // Nine are earned by the end of September, three more by the end of the year.
  expect(await check("2026-12-01", "2026-12-15")).toMatchObject({ eligible: true, duration: 11 });
  await approve((await ask("2026-12-01", "2026-12-15")).body.id);
  expect(await check("2026-10-26", "2026-10-27")).toMatchObject({
    eligible: false,
    values: { duration: 2, available: 0 },
  });
  const later = await check("2027-06-01", "2027-06-04");
  expect(later).toMatchObject({ eligible: true, duration: 4 });
});

test("what remains if approved counts carried days as used first", async () => {
  const { ask, approve, statement } = await newCompany();
  const { id } = (await ask("2027-01-04", "2027-01-15")).body;
  const asked = await statement("2027-04-01");
  expect(asked).toMatchObject({ remaining: 20, remainingIfApproved: 15 });
  expect(asked.lines[0]).toMatchObject({ kind: "pending", days: -10, left: 15 });
  await approve(id);
  expect(await statement("2027-04-01")).toMatchObject({ remaining: 15, remainingIfApproved: 15 });
});

test("days that are requested or booked are not among those that lapse", async () => {
  const { ask, reject, approve, lapses } = await newCompany({}, "2027-03-01");
  expect(await lapses()).toEqual([
    { balance: "annual", ownType: null, days: 5, lastDay: "2027-03-31", isStatutory: false },
  ]);
  const { id } = (await ask("2027-03-08", "2027-03-10")).body;
  expect(await lapses()).toMatchObject([{ days: 2 }]);
  await reject(id);
  expect(await lapses()).toMatchObject([{ days: 5 }]);
  await approve((await ask("2027-03-15", "2027-03-19")).body.id);
  expect(await lapses()).toEqual([]);
});

test("a shutdown takes no carried days after their lapse", async () => {
  const { owner, inTenant } = await newCompany({ amount: { days: 5 } }, "2027-03-01");
  const body = {
    ...{ name: "Works", from: "2027-03-30", to: "2027-04-09", departmentId: null },
    ifLacking: "unpaid" as const,
  };
  const { id } = (await call(owner, leave.planShutdown, { body })).body;
  await inTenant(async (tx) =>
    runShutdown.run(await jobContext(services, tx, currentTime()), { id }),
  );
  // Two of five carried days are left for March, and five of this year for seven in April.
  const { body: people } = await call(owner, leave.shutdownPeople, { query: { shutdownId: id } });
  expect(people).toContainEqual(
    expect.objectContaining({ annualDays: 7, unpaidDays: 2, lackingDays: 2 }),
  );
});

const days = fc.record({ at: fc.nat(420), length: fc.nat(14), isApproved: fc.boolean() });
const policy = fc.record({
  amount: fc.integer({ min: 5, max: 25 }).map((n) => ({ days: n })),
  accrual: fc.constantFrom<BalanceTerms["accrual"]>(
    { kind: "at-once", isProrated: true },
    { kind: "monthly", at: "start", partialMonths: "prorated" },
    { kind: "monthly", at: "end", partialMonths: "full" },
  ),
  carryOver: fc.record({
    cap: fc.option(fc.nat(8)),
    months: fc.option(fc.integer({ min: 1, max: 6 })),
  }),
});

type Asked = typeof days extends fc.Arbitrary<infer One> ? One : never;

/** Asks for each as far as it fits; returns the undecided requests, and what the last check promised on its last day. */
async function askAll(
  { check, ask, approve }: Awaited<ReturnType<typeof newCompany>>,
  all: readonly Asked[],
) {
  const pending: number[] = [];
  let promised: { on: string; days: number | null } | undefined;
  for (const { at, length, isApproved } of all) {
    const [from, to] = [plusDays("2026-10-21", at), plusDays("2026-10-21", at + length)];
    const checked = await check(from, to);
    const { status, body } = await ask(from, to);
    expect(status).toBe(checked.eligible ? 201 : 409);
    if (checked.code !== "fits") continue;
    promised = { on: to, days: checked.values.remaining };
    if (isApproved) expect((await approve(body.id)).status).toBe(200);
    else pending.push(body.id);
  }
  return { pending, promised };
}

test("what remains if approved is the balance after approval, never below zero", async () => {
  await fc.assert(
    fc.asyncProperty(policy, fc.array(days, { minLength: 4, maxLength: 9 }), async (terms, all) => {
      const company = await newCompany(terms);
      const { approve, statement } = company;
      const { pending, promised } = await askAll(company, all);
      const asOf = ["2026-10-21", "2027-01-01", "2027-04-01", "2027-07-01", "2028-02-01"];
      const before = await Promise.all(asOf.map(statement));
      for (const id of pending) expect((await approve(id)).status).toBe(200);
      for (const [at, day] of asOf.entries()) {
        const after = await statement(day);
        expect(after.remaining).toBe(before[at]?.remainingIfApproved);
        expect(sumOf([after.remaining, after.booked])).toBeGreaterThanOrEqual(0);
      }
      if (promised) expect((await statement(promised.on)).remaining).toBe(promised.days);
    }),
    { numRuns: sized({ small: 6, full: 40 }) },
  );
});
