import type { LedPerson, PlannedLine } from "#contract/lines.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { headsOf, type Manager, managersOf } from "#server/organisation/reporting-line.ts";
import { checkLine } from "./line-check.ts";
import { findPeople, findSaid } from "./line-queries.ts";
import { type SaidLine, type Stretch, timelineOf } from "./timeline.ts";

/**
 * What a change would mean for each of the employees, in the given order, without recording it; throws what recording it would, but
 * for circles. The number of statements does not grow with the employees.
 */
export async function previewLed(
  context: Pick<Context, "tx">,
  change: PlannedLine,
): Promise<LedPerson[]> {
  const { tx } = context;
  const planned = await checkLine(context, change);
  const employeeIds = planned.map(({ employeeId }) => employeeId);
  const before = Map.groupBy(await findSaid(tx, employeeIds), ({ employeeId }) => employeeId);
  const asked = planned.map((said) => ({
    employeeId: said.employeeId,
    stretches: timelineOf([...(before.get(said.employeeId) ?? []), { ...said, id: 0, plan: null }]),
  }));
  const people = await findPeople(tx, [...employeeIds, ...managersIn(asked)]);
  const named = (id: number | null): Manager | null => {
    const found = id === null ? undefined : people.get(id);
    return found ? { id: found.id, name: found.name } : null;
  };
  const was = await managersOf(tx, onDay(employeeIds, change.from));
  const heads = await headsOf(tx, onDay(employeeIds, change.from));
  const laterDays = asked.flatMap(({ employeeId, stretches }) => {
    const until = untilOf(stretches);
    return until ? [{ employeeId, day: plusDays(until, 1) }] : [];
  });
  const headsLater = await headsOf(tx, laterDays);
  return asked.map(({ employeeId, stretches }) => {
    const until = untilOf(stretches);
    const following = until ? on(stretches, plusDays(until, 1)) : undefined;
    const led = (stretch: Stretch | undefined, head: ReadonlyMap<number, Manager>) =>
      stretch && stretch.leads !== "head"
        ? named(stretch.managerId)
        : (head.get(employeeId) ?? null);
    return {
      employee: named(employeeId) ?? { id: employeeId, name: "" },
      was: was.get(employeeId) ?? null,
      is: led(on(stretches, change.from), heads),
      until,
      next: until ? led(following, headsLater) : null,
    };
  });
}

const onDay = (employeeIds: readonly number[], day: string) =>
  employeeIds.map((employeeId) => ({ employeeId, day }));

const on = (stretches: readonly Stretch[], day: string) =>
  stretches.find(({ from, to }) => from <= day && (to === null || day <= to));

/** The last day of the planned change, which has no id yet. */
const untilOf = (stretches: readonly Stretch[]) =>
  stretches.find(({ changeId }) => changeId === 0)?.to ?? null;

const managersIn = (asked: readonly { stretches: readonly Pick<SaidLine, "managerId">[] }[]) =>
  asked.flatMap(({ stretches }) => stretches.flatMap(({ managerId }) => managerId ?? []));
