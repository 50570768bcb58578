import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  balanceOfLeaveType,
  type LeaveType,
  leaveBalances,
  leaveTypes,
} from "#contract/codes/leave.ts";
import { AppError } from "#server/app-error.ts";
import { defaultTimeZone } from "#server/company-day.ts";
import { type Context, systemActor } from "#server/context.ts";
import { because } from "#server/story/reason.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { tenantContext } from "#server/tenant-context.ts";
import { sized } from "#server/test/full-size.ts";
import { ownerActor } from "#server/test/owner-actor.ts";
import { newTenant, type Person, services, type TestTenant } from "#server/test/world.ts";
import { changeEmployee } from "../employment/employment-change.ts";
import { addOwnType } from "../own-types/own-types.ts";
import { recountLeave } from "../recount/recount.ts";
import { approveLeave, rejectLeave } from "../requests/decisions.ts";
import { returnEarly } from "../requests/early-returns.ts";
import { leaveStatistics } from "../requests/records/statistics.ts";
import { requestLeave } from "../requests/requests.ts";
import { cancelLeave, withdrawLeave } from "../requests/withdrawals.ts";
import { initializeLeave } from "./allocations.ts";
import { insertEntries } from "./grant-queries.ts";

const owner = new pg.Client(inject("ownerUrl"));
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const people = 2;
const firstDay = Temporal.PlainDate.from("2025-12-01");
const dayAt = (days: number) => firstDay.add({ days }).toString();

const decisions = ["approve", "reject", "withdraw", "cancel", "shorten"] as const;
const anyEvent = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("initialize" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("correct" as const),
      balance: fc.constantFrom(...leaveBalances),
      days: fc.integer({ min: -200, max: 900 }).map((n) => n / 100),
      effectiveFrom: fc.integer({ min: -20, max: 60 }).map(dayAt),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("ask" as const),
      // One type is more frequent, so several approvals share a balance and a total.
      leaveType: fc.constantFrom(...leaveTypes, "AnnualLeave", "AnnualLeave", "AnnualLeave"),
      start: fc.nat(60),
      length: fc.nat(4),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(...decisions, "approve", "approve"),
      request: fc.nat(20),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("holiday" as const),
      day: fc.nat(64).map(dayAt),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("employ" as const),
      startDate: fc.option(fc.nat(60).map(dayAt)),
      terminationDate: fc.option(fc.nat(60).map(dayAt)),
    }),
  },
);
const events = fc.array(
  fc.record({ event: anyEvent, who: fc.nat(people - 1), on: fc.nat(40).map(dayAt) }),
  { minLength: 25, maxLength: 45 },
);
type Happening = typeof events extends fc.Arbitrary<(infer One)[]> ? One : never;

async function newCompany() {
  const tenant = await newTenant();
  const staff: Person[] = [];
  for (let n = 0; n < people; n++) staff.push(await tenant.newEmployee({ surname: "Khumalo" }));
  const { id: ownTypeId } = await tenant.inTenant((tx) =>
    addOwnType(contextOf(tenant, tx, { on: dayAt(0) }), {
      ...{ name: "Moving", color: "teal", isPaid: true, needsBalance: false },
      ...{ hasHalfDays: true, askers: "everyone", departmentIds: [], certificateAfterDays: null },
    }),
  );
  return { tenant, staff, ownTypeId };
}

const contextOf = (
  tenant: TestTenant,
  tx: Context["tx"],
  { on, as }: { on: string; as?: Person | undefined },
) =>
  tenantContext(
    services,
    tx,
    {
      ...ownerActor(tenant),
      ...(as && { employeeId: as.employeeId, isSuperadmin: false, employeeRole: "Employee" }),
    },
    { now: new Date(`${on}T10:00:00.000Z`), timeZone: defaultTimeZone },
  );

type Deciding = Extract<Happening["event"], { request: number }>;

/** Mostly on a request that allows it, sometimes on another. */
async function decide(context: Context, { kind, request }: Deciding): Promise<void> {
  const requests = await context.tx
    .selectFrom("leaveRequests")
    .where("tenantId", "=", context.tx.tenantId)
    .select(["id", "employeeId", "leaveStatus", "startDate"])
    .orderBy("id")
    .execute();
  const wanted = kind === "cancel" || kind === "shorten" ? "approved" : "pending";
  const pending = requests.filter(({ leaveStatus }) => leaveStatus === wanted);
  const choice = request < 16 && pending.length > 0 ? pending : requests;
  const decided = choice[request % Math.max(1, choice.length)];
  if (!decided) return;
  const { id, employeeId } = decided;
  const own = { ...context, actor: { ...context.actor, employeeId } };
  if (kind === "approve") await approveLeave(context, { id });
  if (kind === "reject") await rejectLeave(context, { id });
  if (kind === "withdraw") await withdrawLeave(own, { id });
  if (kind === "cancel") await cancelLeave(context, { id }, { reason: typedBefore("Mistaken") });
  if (kind === "shorten") await returnEarly(own, { id }, { endDate: decided.startDate });
}

async function changeHoliday(tenant: TestTenant, context: Context, day: string): Promise<void> {
  const { tx } = context;
  const set = await tx
    .updateTable("tenantHolidays")
    .set({ revokedAt: context.now.toISOString() })
    .where("tenantId", "=", tx.tenantId)
    .where("holidayDate", "=", day)
    .where("revokedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!set)
    await tx
      .insertInto("tenantHolidays")
      .values({ tenantId: tx.tenantId, holidayDate: day, name: "Rest", isWorkingDay: false })
      .execute();
  await recountLeave.run(
    { ...context, actor: systemActor },
    {
      ...{ from: day, to: day, keptBefore: null, after: 0 },
      byId: tenant.owner.employeeId,
      reason: because("workingDays", {}),
    },
  );
}

const typeOf = (leaveType: LeaveType, ownTypeId: number) =>
  leaveType === "OwnLeave" ? { leaveType, ownTypeId } : { leaveType };

/** Runs an event as the product does; a refused one has no effect. */
async function happen(
  { tenant, staff, ownTypeId }: Awaited<ReturnType<typeof newCompany>>,
  { event, who, on }: Happening,
): Promise<void> {
  const as = staff[who];
  if (!as) throw new Error("There is no such employee.");
  const work = async (tx: Context["tx"]) => {
    if (event.kind === "initialize")
      return void (await initializeLeave(contextOf(tenant, tx, { on, as })));
    if (event.kind === "correct") {
      const { balance, days, effectiveFrom } = event;
      const recording = { effectiveFrom, recordedAt: `${on}T10:00:00Z`, recordedById: 1 };
      return void (await insertEntries(tx, as.employeeId, [{ balance, days }], {
        ...recording,
        cause: "corrected",
      }));
    }
    if (event.kind === "ask") {
      const { leaveType, start, length } = event;
      const [startDate, endDate] = [dayAt(start), dayAt(start + length)];
      const asked = { ...typeOf(leaveType, ownTypeId), startDate, endDate, reason: "Rest" };
      return void (await requestLeave(contextOf(tenant, tx, { on, as }), asked));
    }
    if (event.kind === "holiday")
      return changeHoliday(tenant, contextOf(tenant, tx, { on }), event.day);
    if (event.kind === "employ") {
      const { kind: _, ...days } = event;
      return void (await changeEmployee(contextOf(tenant, tx, { on }), as.employeeId, days));
    }
    return decide(contextOf(tenant, tx, { on }), event);
  };
  await tenant.inTenant(work).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

const allRows = ({ inTenant }: TestTenant) =>
  inTenant(async (tx) => ({
    leave: await tx
      .selectFrom("leaveRequests")
      .where("tenantId", "=", tx.tenantId)
      .selectAll()
      .execute(),
    kept: await tx
      .selectFrom("leaveBalances")
      .where("tenantId", "=", tx.tenantId)
      .selectAll()
      .execute(),
    totals: await tx
      .selectFrom("leaveTotals")
      .where("tenantId", "=", tx.tenantId)
      .selectAll()
      .execute(),
    days: await tx
      .selectFrom("leaveDays")
      .where("tenantId", "=", tx.tenantId)
      .selectAll()
      .execute(),
  }));
type Rows = Awaited<ReturnType<typeof allRows>>;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Leave without a documented balance is kept together. */
const keptAs = (type: LeaveType) => balanceOfLeaveType[type] ?? "unpaid";

/** Compares a person's days used with their approved leave. */
function expectUsed({ leave, kept }: Rows, { employeeId }: Person): void {
  for (const name of [...leaveBalances, "unpaid"] as const) {
    const taken = leave.filter(
      (one) =>
        one.employeeId === employeeId &&
        keptAs(one.leaveType) === name &&
        one.leaveStatus === "approved",
    );
    const own = kept.filter((row) => row.employeeId === employeeId && row.balance === name);
    expect(own.length).toBeLessThanOrEqual(1);
    expect(own[0]?.used ?? 0).toBe(sumOf(taken.map(({ duration }) => duration)));
  }
}

/** Compares the totals with all approved leave, as statistics read them. */
function expectTotals({ leave, totals }: Rows): void {
  for (const type of leaveTypes) {
    const approved = leave.filter(
      ({ leaveType, leaveStatus }) => leaveType === type && leaveStatus === "approved",
    );
    const daysUsed = sumOf(approved.map(({ duration }) => duration));
    const ofType = totals.filter(({ leaveType }) => leaveType === type);
    expect(sumOf(ofType.map(({ requests }) => requests))).toBe(approved.length);
    expect(sumOf(ofType.map((one) => one.days))).toBe(daysUsed);
  }
}

function expectDays({ leave, days: costs }: Rows): void {
  for (const { id, duration } of leave)
    expect(sumOf(costs.filter(({ leaveId }) => leaveId === id).map(({ cost }) => cost))).toBe(
      duration,
    );
}

function countsOf({ leave }: Rows) {
  const approved = leave.filter(({ leaveStatus }) => leaveStatus === "approved");
  const taken = (isOne: (type: LeaveType) => boolean) =>
    approved.filter((one) => isOne(one.leaveType));
  const days = (rows: Rows["leave"]) => rows.reduce((sum, { duration }) => sum + duration, 0);
  const users = (rows: Rows["leave"]) => new Set(rows.map(({ employeeId }) => employeeId)).size;
  const takers = (rows: Rows["leave"]) => users(rows.filter(({ duration }) => duration > 0));
  const annual = taken((type) => type === "AnnualLeave");
  const sick = taken((type) => type === "SickLeave");
  const other = taken((type) => type !== "AnnualLeave" && type !== "SickLeave");
  return {
    pendingLeaveRequests: users(leave.filter(({ leaveStatus }) => leaveStatus === "pending")),
    annualLeaveCount: days(annual),
    annualLeaveUsersCount: takers(annual),
    sickLeaveCount: days(sick),
    sickLeaveUsersCount: takers(sick),
    otherLeaveCount: days(other),
    otherLeaveUsersCount: takers(other),
  };
}

const statisticsOf = (tenant: TestTenant) =>
  tenant.inTenant((tx) => leaveStatistics(contextOf(tenant, tx, { on: dayAt(0) })));

test("stored use, totals and statistics always equal their recalculation", async () => {
  await fc.assert(
    fc.asyncProperty(events, async (happenings) => {
      const company = await newCompany();
      for (const happening of happenings) await happen(company, happening);
      const { tenant, staff } = company;
      const kept = await allRows(tenant);
      expect(await statisticsOf(tenant)).toEqual(countsOf(kept));
      await owner.query("select app.recount_leave_balances($1)", [tenant.tenantId]);
      for (const rows of [kept, await allRows(tenant)]) {
        for (const person of staff) expectUsed(rows, person);
        expectTotals(rows);
        expectDays(rows);
      }
      expect(await statisticsOf(tenant)).toEqual(countsOf(kept));
    }),
    { numRuns: sized({ small: 15, full: 25 }) },
  );
});
