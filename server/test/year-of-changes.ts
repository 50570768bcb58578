import fc from "fast-check";
import { expect } from "vitest";
import { defaultTimeZone } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { updateDepartment, updatePosition } from "#server/modules/departments/index.ts";
import { toggleStatus, updateEmployee } from "#server/modules/employees/index.ts";
import { tenantContext } from "#server/tenant-context.ts";
import { ownerActor } from "./owner-actor.ts";
import { newTenant, services } from "./world.ts";

const [people, places, parts] = [4, 4, 3];
const firstDay = Temporal.PlainDate.from("2026-02-02");

/** Numbers select people, place and department from lists. */
const anyEvent = fc.oneof(
  fc.record({
    kind: fc.constant("move" as const),
    who: fc.nat(people - 1),
    to: fc.nat(places - 1),
  }),
  fc.record({ kind: fc.constant("release" as const), who: fc.nat(people - 1) }),
  fc.record({
    kind: fc.constant("head" as const),
    of: fc.nat(parts - 1),
    who: fc.option(fc.nat(people - 1)),
  }),
  fc.record({
    kind: fc.constant("transfer" as const),
    position: fc.nat(places - 1),
    to: fc.nat(parts - 1),
  }),
  fc.record({
    kind: fc.constant("activation" as const),
    who: fc.nat(people - 1),
    isActive: fc.boolean(),
  }),
);
type Event = typeof anyEvent extends fc.Arbitrary<infer Value> ? Value : never;

/** One event per day, with days in between. */
export const aYear = fc.array(
  fc.record({ event: anyEvent, after: fc.integer({ min: 1, max: 30 }) }),
  {
    minLength: 12,
    maxLength: 20,
  },
);

/** The rule in plain lists, without a database and dates. */
interface Snapshot {
  positionOf: (number | null)[];
  departmentOf: number[];
  headOf: (number | null)[];
  isActive: boolean[];
}

/** A person's manager in a snapshot, or null. */
export const managerIn = (
  { positionOf, departmentOf, headOf }: Snapshot,
  who: number,
): number | null => {
  const position = positionOf[who] ?? null;
  const head = position === null ? null : (headOf[departmentOf[position] ?? 0] ?? null);
  return head === who ? null : head;
};

function next(before: Snapshot, event: Event): Snapshot {
  const { positionOf, departmentOf, headOf, isActive } = structuredClone(before);
  if (event.kind === "move" && !positionOf.includes(event.to)) positionOf[event.who] = event.to;
  if (event.kind === "release") positionOf[event.who] = null;
  if (event.kind === "head") headOf[event.of] = event.who;
  if (event.kind === "transfer") departmentOf[event.position] = event.to;
  if (event.kind === "activation") isActive[event.who] = event.isActive;
  return { positionOf, departmentOf, headOf, isActive };
}

/** The error of a refused event: a circle, or a deactivated head. */
function refusalOf(before: Snapshot, event: Event): { code: string } | undefined {
  if (
    event.kind === "head" &&
    event.who !== null &&
    event.who !== before.headOf[event.of] &&
    !before.isActive[event.who]
  )
    return { code: "invalid_request" };
  return hasCircle(next(before, event)) ? { code: "circle_of_managers" } : undefined;
}

/** Over any number of steps. */
const hasCircle = (snapshot: Snapshot): boolean =>
  snapshot.positionOf.some((_, who) => {
    const seen = new Set<number>();
    let above = managerIn(snapshot, who);
    while (above !== null && above !== who && !seen.has(above)) {
      seen.add(above);
      above = managerIn(snapshot, above);
    }
    return above === who;
  });

export async function newCompany() {
  const tenant = await newTenant();
  const of = async (count: number, add: (n: number) => Promise<number>) => {
    const ids: number[] = [];
    for (let n = 0; n < count; n++) ids.push(await add(n));
    return ids;
  };
  const employeeIds = await of(people, async () => (await tenant.newEmployee()).employeeId);
  const departmentIds = await of(parts, (n) => tenant.newDepartment(`Department ${n}`));
  const positionIds = await of(places, (n) =>
    tenant.inTenant(async (tx) => {
      const values = {
        tenantId: tx.tenantId,
        departmentId: departmentIds[n % parts] ?? 0,
        positionTitle: `Position ${n}`,
        jobDescription: "Works",
      };
      const row = await tx
        .insertInto("positions")
        .values(values)
        .returning("id")
        .executeTakeFirstOrThrow();
      return row.id;
    }),
  );
  return { tenant, employeeIds, departmentIds, positionIds };
}
type Company = Awaited<ReturnType<typeof newCompany>>;

/** As the owner, at noon. */
const onDay = <T>({ tenant }: Company, day: string, work: (context: Context) => Promise<T>) =>
  tenant.inTenant((tx) => {
    const now = new Date(`${day}T10:00:00.000Z`);
    return work(
      tenantContext(services, tx, ownerActor(tenant), { now, timeZone: defaultTimeZone }),
    );
  });

/** By the product; a filled position admits no second person. */
async function happen(company: Company, before: Snapshot, event: Event, context: Context) {
  const { employeeIds, departmentIds, positionIds } = company;
  const idOf = (who: number) => employeeIds[who] ?? 0;
  switch (event.kind) {
    case "move":
      if (before.positionOf.includes(event.to)) return;
      return updateEmployee(context, idOf(event.who), { positionId: positionIds[event.to] });
    case "release":
      return updateEmployee(context, idOf(event.who), { positionId: null });
    case "head":
      return updateDepartment(context, departmentIds[event.of] ?? 0, {
        departmentName: `Department ${event.of}`,
        departmentHeadId: event.who === null ? null : idOf(event.who),
      });
    case "transfer":
      return updatePosition(context, positionIds[event.position] ?? 0, {
        positionTitle: `Position ${event.position}`,
        jobDescription: "Works",
        departmentId: departmentIds[event.to] ?? 0,
      });
    case "activation":
      return toggleStatus(context, idOf(event.who), event.isActive);
  }
}

/** Skips impossible events; returns the snapshots by first day. */
export async function play(company: Company, year: readonly { event: Event; after: number }[]) {
  let day = firstDay;
  const initial = {
    positionOf: Array(people).fill(null),
    departmentOf: Array.from({ length: places }, (_, n) => n % parts),
    headOf: Array(parts).fill(null),
    isActive: Array(people).fill(true),
  };
  const days: { day: string; snapshot: Snapshot }[] = [{ day: day.toString(), snapshot: initial }];
  for (const { event, after } of year) {
    const before = days.at(-1)?.snapshot ?? initial;
    day = day.add({ days: after });
    const happening = onDay(company, day.toString(), (context) =>
      happen(company, before, event, context),
    );
    const refusal = refusalOf(before, event);
    if (refusal) await expect(happening).rejects.toMatchObject(refusal);
    else await happening;
    days.push({ day: day.toString(), snapshot: refusal ? before : next(before, event) });
  }
  return days;
}
