import fc from "fast-check";
import { expect, test } from "vitest";
import { grantedBalances } from "#contract/codes/leave.ts";
import type { NewPolicyAssignment } from "#contract/leave/terms/policies.ts";
import { defaultTimeZone } from "#server/company-day.ts";
import type { Tx } from "#server/context.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { tenantContext } from "#server/tenant-context.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { countingDatabase } from "#server/test/counting-database.ts";
import { sized } from "#server/test/full-size.ts";
import { ownerActor } from "#server/test/owner-actor.ts";
import { today } from "#server/test/today.ts";
import { mailsOf, newTenant, type Person, services, type TestTenant } from "#server/test/world.ts";
import { plusDays } from "../engine/day.ts";
import { bookLeave } from "../requests/bookings.ts";
import { cancelLeave } from "../requests/cancellations.ts";
import { listLeaveRecords } from "../requests/records.ts";
import { assignPattern } from "../terms/patterns.ts";
import { personAccount } from "../terms/person-account.ts";
import { assignPolicy } from "../terms/policies.ts";
import { grantDefaults } from "./allocations.ts";
import { balanceOf } from "./balances.ts";
import { addEntry } from "./entries.ts";
import { findShareSources } from "./kept-share-queries.ts";
import { keepSharesOf } from "./share-jobs.ts";

const workday = (n: number) => {
  const day = plusDays(today, n);
  return Temporal.PlainDate.from(day).dayOfWeek > 5 ? plusDays(day, 2) : day;
};
const nowOf = (day: string) => new Date(`${day}T10:00:00.000Z`);

const contextOf = (tenant: TestTenant, tx: Tx, on = today) =>
  tenantContext(services, tx, ownerActor(tenant), { now: nowOf(on), timeZone: defaultTimeZone });

async function newCompany(people: number) {
  const tenant = await newTenant();
  const departmentId = await tenant.newDepartment("Drivers", tenant.owner.employeeId);
  const staff: Person[] = [];
  for (let n = 0; n < people; n++)
    staff.push(
      await tenant.newEmployee({
        startDate: plusDays(today, -200 - 300 * n),
        ...(n % 2 === 0 && { departmentId }),
      }),
    );
  await tenant.inTenant((tx) =>
    grantDefaults(
      contextOf(tenant, tx),
      staff.map(({ employeeId }) => employeeId),
    ),
  );
  const as = <T>(work: (context: ReturnType<typeof contextOf>) => Promise<T>) =>
    tenant.inTenant((tx) => work(contextOf(tenant, tx)));
  const assign = (to: NewPolicyAssignment["to"], policy: "act" | "standard" = "act") =>
    as((context) => assignPolicy(context, { policy, to, from: today }));
  const book = ({ employeeId }: Person, from: number, leaveType = "AnnualLeave" as const) =>
    as((context) =>
      bookLeave(context, {
        employeeId,
        leaveType,
        startDate: workday(from),
        endDate: workday(from),
        reason: "Rest",
      }),
    );
  const sweep = (on = today) => keepSharesOf(services, tenant.tenantId, nowOf(on));
  return { tenant, staff, departmentId, as, assign, book, sweep };
}
type Company = Awaited<ReturnType<typeof newCompany>>;

/** What the list shows on a day in an order, each with the share used. */
const listed = ({ tenant }: Company, sort: "annual" | "-annual", on = today) =>
  tenant.inTenant(async (tx) => {
    const query = { sort, page: 1, pageSize: 20 };
    const { items } = await listLeaveRecords(contextOf(tenant, tx, on), query);
    return items.map(({ employee, annual }) => ({
      id: employee.id,
      share: annual.total > 0 ? annual.used / annual.total : 0,
    }));
  });

test("a list sorted by balance is in the order of the numbers it shows, on this and on coming days, whichever policy gives them", async () => {
  const company = await newCompany(6);
  const { staff, departmentId, assign, book, sweep, tenant } = company;
  const [first, second, third, fourth, fifth] = staff as [Person, Person, Person, Person, Person];
  for (const [person, days] of [
    [first, [3]],
    [second, [3, 10, 17]],
    [third, [3, 10]],
    [fourth, [10]],
    [fifth, [3, 10, 17, 24]],
  ] as const)
    for (const day of days) await book(person, day);
  await assign({ kind: "department", departmentId });
  await assign({ kind: "employee", employeeId: second.employeeId });
  await mailsOf(tenant.tenantId);
  for (const ahead of [0, 1, 9, 20, 29, 60]) {
    const on = plusDays(today, ahead);
    // Beyond what is kept ahead, the work of the day before has been done.
    if (ahead > 30) await sweep(plusDays(on, -1));
    const shown = await listed(company, "annual", on);
    expect(new Set(shown.map(({ share }) => share)).size).toBeGreaterThan(4);
    expect(shown).toEqual(shown.toSorted((a, b) => a.share - b.share || a.id - b.id));
    expect(await listed(company, "-annual", on)).toEqual(shown.toReversed());
  }
});

const who = fc.nat(2);
const anyEvent = fc.oneof(
  fc.record({ kind: fc.constant("book" as const), who, day: fc.integer({ min: 1, max: 50 }) }),
  fc.record({ kind: fc.constant("cancel" as const), who }),
  fc.record({ kind: fc.constant("enter" as const), who, days: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant("pattern" as const), who }),
  fc.record({
    kind: fc.constant("assign" as const),
    who,
    to: fc.constantFrom("employee" as const, "department" as const, "all" as const),
    policy: fc.constantFrom("act" as const, "act" as const, "standard" as const),
  }),
  fc.record({ kind: fc.constant("leaves" as const), who }),
  fc.record({ kind: fc.constant("unseat" as const), who }),
  fc.record({ kind: fc.constant("week" as const) }),
);
type Happening = typeof anyEvent extends fc.Arbitrary<infer One> ? One : never;

type Of<Kind extends Happening["kind"]> = Extract<Happening, { kind: Kind }>;
const idOf = ({ staff }: Company, { who: n }: { who: number }) => staff[n]?.employeeId ?? 0;

/** Changes what other modules write, and does the work of every few minutes. */
async function changeElsewhere(
  { tenant, sweep }: Company,
  change: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await tenant.inTenant(change);
  await sweep();
}

/** What happens, as the product does it; what it refuses changes nothing. */
const happenings: { [Kind in Happening["kind"]]: (company: Company, event: Of<Kind>) => unknown } =
  {
    book: ({ staff, book }, { who: n, day }) =>
      book(staff[n] as Person, day).catch(() => undefined),
    cancel: (company, event) =>
      company.as(async (context) => {
        const leave = await context.tx
          .selectFrom("leaveRequests")
          .where("tenantId", "=", company.tenant.tenantId)
          .where("employeeId", "=", idOf(company, event))
          .where("leaveStatus", "=", "approved")
          .select("id")
          .executeTakeFirst();
        if (leave) await cancelLeave(context, leave, { reason: typedBefore("Mistaken") });
      }),
    enter: (company, event) =>
      company.as((context) =>
        addEntry(context, {
          employeeId: idOf(company, event),
          balance: "annual",
          kind: "corrected",
          days: event.days,
          reason: typedBefore("Found"),
        }),
      ),
    pattern: (company, event) =>
      company.as((context) =>
        assignPattern(context, {
          employeeId: idOf(company, event),
          patternId: null,
          from: today,
        }),
      ),
    assign: async (company, { to: kind, policy, ...event }) => {
      const { assign, departmentId, tenant } = company;
      if (kind === "employee") return assign({ kind, employeeId: idOf(company, event) }, policy);
      await assign(kind === "all" ? { kind } : { kind, departmentId }, policy);
      return mailsOf(tenant.tenantId);
    },
    leaves: (company, event) =>
      changeElsewhere(company, (tx) =>
        tx
          .updateTable("employees")
          .set({ terminationDate: plusDays(today, 20) })
          .where("tenantId", "=", tx.tenantId)
          .where("id", "=", idOf(company, event))
          .execute(),
      ),
    unseat: async (company, { who: n }) => {
      await company.tenant.unseat(company.staff[n] as Person);
      await company.sweep();
    },
    week: (company) =>
      changeElsewhere(company, (tx) =>
        tx
          .updateTable("tenants")
          .set({ workMinutes: [480, 480, 480, 0, 0, 0, 0] })
          .where("id", "=", tx.tenantId)
          .execute(),
      ),
  };

const happen = <Kind extends Happening["kind"]>(company: Company, event: Of<Kind>) =>
  (happenings[event.kind as Kind] as (company: Company, event: Of<Kind>) => unknown)(
    company,
    event,
  );

/** Compares what is kept of an employee with what the engine computes, on days to come. */
async function expectKept({ tenant }: Company, { employeeId }: Person): Promise<void> {
  const { sources, kept } = await tenant.inTenant(async (tx) => ({
    sources: (await findShareSources(tx, [employeeId]))[0],
    kept: await tx
      .selectFrom("leaveShares")
      .where("tenantId", "=", tx.tenantId)
      .where("employeeId", "=", employeeId)
      .selectAll()
      .execute(),
  }));
  const account = personAccount(sources?.account);
  if (!sources || !account) return expect(kept).toEqual([]);
  for (const balance of grantedBalances)
    for (let ahead = 0; ahead <= 40; ahead++) {
      const on = plusDays(today, ahead);
      const rows = kept.filter(
        (row) =>
          row.balance === balance &&
          row.dateFrom <= on &&
          (row.dateTo === null || row.dateTo >= on),
      );
      const { total, used } = balanceOf(
        balance,
        { grants: sources.grants, leave: account.leave, account },
        on,
      );
      expect(rows.map(({ shareUsed }) => shareUsed)).toEqual([total > 0 ? used / total : 0]);
    }
}

test("the shares kept of balances are those of the engine on every day of the coming weeks, whatever is booked, corrected, assigned and moved in whichever order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyEvent, { minLength: 8, maxLength: 16 }),
      async (events: Happening[]) => {
        const company = await newCompany(3);
        await company.assign({ kind: "department", departmentId: company.departmentId });
        await mailsOf(company.tenant.tenantId);
        for (const event of events) await happen(company, event);
        for (const person of company.staff) await expectKept(company, person);
      },
    ),
    { numRuns: sized({ small: 6, full: 12 }) },
  );
});

test("to sort by balance takes as many statements with policies as without, and as many for ten people as for one", async () => {
  const company = await newCompany(2);
  const { tenant, staff, assign } = company;
  const { database, statements } = countingDatabase();
  const count = async () => {
    const before = statements();
    await database.readTenant(tenant.tenantId, (tx) =>
      listLeaveRecords(contextOf(tenant, tx), { sort: "annual", page: 1, pageSize: 20 }),
    );
    return statements() - before;
  };
  const without = await count();
  await assign({ kind: "employee", employeeId: staff[0]?.employeeId ?? 0 });
  expect(await count()).toBe(without);
  await Promise.all(Array.from({ length: 9 }, () => tenant.newEmployee()));
  await assign({ kind: "all" });
  await mailsOf(tenant.tenantId);
  expect(await count()).toBe(without);
});

test("one pass keeps the shares of all who are new, of more people than are computed at once, too", async () => {
  const { tenant, assign, sweep } = await newCompany(1);
  await assign({ kind: "all" });
  await mailsOf(tenant.tenantId);
  const rows = Array.from({ length: 450 }, (_, n) => ({
    email: `new.${n}@protea.co.za`,
    startDate: plusDays(today, -n),
  }));
  const added = await tenant.inTenant((tx) => insertEmployees(tx, rows));
  await sweep();
  const kept = await tenant.inTenant((tx) =>
    tx
      .selectFrom("leaveShareStates")
      .where("tenantId", "=", tx.tenantId)
      .where("employeeId", "in", added)
      .where("keptUntil", ">=", plusDays(today, 10))
      .select("employeeId")
      .execute(),
  );
  expect(kept).toHaveLength(added.length);
});
