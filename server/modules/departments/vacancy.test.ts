import fc from "fast-check";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { AppError } from "#server/app-error.ts";
import { defaultTimeZone } from "#server/company-day.ts";
import type { ContextOf, PersonActor, Tx } from "#server/context.ts";
import { tenantContext } from "#server/tenant-context.ts";
import { sized } from "#server/test/full-size.ts";
import { ownerActor } from "#server/test/owner-actor.ts";
import { newTenant, services, type TestTenant } from "#server/test/world.ts";
import { saveLastDay } from "./assignment-end-queries.ts";
import { fillPositions, releasePosition } from "./assignments.ts";
import { listPositions, updatePosition } from "./positions.ts";

const owner = new pg.Client(inject("ownerUrl"));
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const firstDay = Temporal.PlainDate.from("2026-03-02");
const dayAt = (days: number) => firstDay.add({ days }).toString();
const anyDay = fc.nat(40).map(dayAt);
const count = 3;
const anyOne = fc.nat(count - 1);

const anyChange = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("assign" as const),
      position: anyOne,
      from: fc.option(anyDay, { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("release" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("plan release" as const),
      lastDay: fc.option(anyDay),
      lastDayBefore: fc.option(anyDay),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("move position" as const), position: anyOne }),
  },
);
const changes = fc.array(fc.record({ change: anyChange, who: anyOne, on: anyDay }), {
  minLength: 15,
  maxLength: 30,
});
type Change = typeof changes extends fc.Arbitrary<(infer One)[]> ? One : never;

async function newCompany() {
  const tenant = await newTenant();
  const departmentIds = [
    await tenant.newDepartment("Finance"),
    await tenant.newDepartment("Sales"),
  ];
  const staff: number[] = [];
  for (let n = 0; n < count; n++) staff.push((await tenant.newEmployee()).employeeId);
  const positions = await tenant.inTenant((tx) =>
    tx
      .insertInto("positions")
      .values(
        staff.map((_, n) => ({
          tenantId: tx.tenantId,
          departmentId: departmentIds[0] ?? 0,
          positionTitle: `Accountant ${n}`,
        })),
      )
      .returning("id")
      .execute(),
  );
  return { tenant, departmentIds, staff, positionIds: positions.map(({ id }) => id) };
}
type Company = Awaited<ReturnType<typeof newCompany>>;

const contextOf = (tenant: TestTenant, tx: Tx, on: string): ContextOf<PersonActor> =>
  tenantContext(services, tx, ownerActor(tenant), {
    now: new Date(`${on}T10:00:00.000Z`),
    timeZone: defaultTimeZone,
  });

/** A change as in the product; refused ones change nothing. */
async function happen(company: Company, { change, who, on }: Change): Promise<void> {
  const { tenant, departmentIds, staff, positionIds } = company;
  const [employeeId = 0, positionOf] = [staff[who], (n: number) => positionIds[n] ?? 0];
  const work = async (tx: Tx): Promise<unknown> => {
    const context = contextOf(tenant, tx, on);
    switch (change.kind) {
      case "assign":
        return fillPositions(context, [
          { employeeId, positionId: positionOf(change.position), dateJoined: change.from },
        ]);
      case "release":
        return releasePosition(context, employeeId);
      case "plan release":
        return saveLastDay(context.tx, employeeId, {
          ...change,
          today: context.today,
          now: context.now,
        });
      case "move position":
        return updatePosition(context, positionOf(change.position), {
          positionTitle: "Accountant",
          jobDescription: "Counts",
          departmentId: departmentIds[who % departmentIds.length] ?? 0,
        });
    }
  };
  await tenant.inTenant(work).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

const days = Array.from({ length: 44 }, (_, n) => dayAt(n - 1));

/** Each position's held and ending days, as stored and by its assignments. */
const verdictsOf = ({ tenant }: Company) =>
  tenant.inTenant(async (tx) => {
    const { rows } = await sql<{
      id: number;
      day: string;
      kept: { isHeld: boolean; isEnding: boolean };
      dated: { isHeld: boolean; isEnding: boolean };
    }>`
      select p.id, on_day.day::text as day,
        json_build_object('isHeld', p.held_until >= on_day.day, 'isEnding', p.ending_until >= on_day.day) as kept,
        json_build_object(
          'isHeld', count(a.id) filter (where a.date_to is null or a.date_to >= on_day.day) > 0,
          'isEnding', count(a.id) filter (where a.date_to >= on_day.day) > 0) as dated
      from positions as p
        cross join unnest(${days}::date[]) as on_day (day)
        left join position_assignments as a
          on a.tenant_id = ${tx.tenantId} and a.position_id = p.id and a.retracted_at is null
      where p.tenant_id = ${tx.tenantId}
      group by p.id, p.held_until, p.ending_until, on_day.day`.execute(tx);
    return rows;
  });

type Verdicts = Awaited<ReturnType<typeof verdictsOf>>;

function expectKept(verdicts: Verdicts): void {
  expect(verdicts.map(({ id, day, kept }) => ({ id, day, ...kept }))).toEqual(
    verdicts.map(({ id, day, dated }) => ({ id, day, ...dated })),
  );
}

async function expectLists({ tenant }: Company, verdicts: Verdicts, day: string): Promise<void> {
  const ids = (status: "available" | "filled" | "ended") =>
    tenant.inTenant(async (tx) => {
      const query = { status, page: 1, pageSize: 50 };
      const { items, total } = await listPositions(contextOf(tenant, tx, day), query);
      expect(total).toBe(items.length);
      return items.map(({ id }) => id).sort();
    });
  const meant = (isMeant: (dated: Verdicts[number]["dated"]) => boolean) =>
    verdicts
      .filter((one) => one.day === day && isMeant(one.dated))
      .map(({ id }) => id)
      .sort();
  expect(await ids("available")).toEqual(meant(({ isHeld }) => !isHeld));
  expect(await ids("filled")).toEqual(meant(({ isHeld, isEnding }) => isHeld && !isEnding));
  expect(await ids("ended")).toEqual(meant(({ isEnding }) => isEnding));
}

test("stored vacancies match the assignments of every day, after any changes [APIPOS-01]", async () => {
  await fc.assert(
    fc.asyncProperty(changes, anyDay, async (happenings, day) => {
      const company = await newCompany();
      for (const happening of happenings) await happen(company, happening);
      const verdicts = await verdictsOf(company);
      expectKept(verdicts);
      await expectLists(company, verdicts, day);
      await owner.query(
        "update positions set held_until = '2026-03-09', ending_until = '2026-03-20' where tenant_id = $1",
        [company.tenant.tenantId],
      );
      await owner.query("select app.recount_vacancies($1)", [company.tenant.tenantId]);
      expectKept(await verdictsOf(company));
    }),
    { numRuns: sized({ small: 3, full: 12 }) },
  );
});

test("a position that changes department stays held by its future employees", async () => {
  const company = await newCompany();
  const assign = (position: number, from: string, on: string): Change => ({
    change: { kind: "assign", position, from },
    who: 0,
    on,
  });
  await happen(company, assign(1, dayAt(0), dayAt(0)));
  await happen(company, assign(0, dayAt(1), dayAt(1)));
  await happen(company, assign(1, dayAt(2), dayAt(2)));
  await happen(company, assign(0, dayAt(3), dayAt(3)));
  const change = { kind: "move position", position: 1 } as const;
  await happen(company, { change, who: 1, on: dayAt(0) });
  const verdicts = await verdictsOf(company);
  expect(verdicts.filter(({ dated }) => dated.isHeld).length).toBeGreaterThan(0);
  expectKept(verdicts);
});

test("stored vacancies are right after simultaneous changes", async () => {
  const company = await newCompany();
  const all = fc.sample(changes, { numRuns: 2, seed: 8 }).flat();
  const ended = await Promise.allSettled(all.map((one) => happen(company, one)));
  const codes = ended.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  // The database refuses the slower of two, without a deadlock.
  expect(codes.filter((code) => code !== "23P01")).toEqual([]);
  expectKept(await verdictsOf(company));
});
