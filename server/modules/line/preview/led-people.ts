import type { LedPerson, LineBlock, PlannedLine } from "#contract/line/planned-line.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { headsOf, type Manager, managersOf } from "#server/organisation/reporting-line.ts";
import { blocksOf } from "../line-blocks.ts";
import { getPeopleIn } from "../line-check.ts";
import { findPeople, findSaid } from "../line-queries.ts";
import { overlapOf, type SaidLine, type Stretch, timelineOf } from "../timeline.ts";
import { circlesIn } from "./planned-circles.ts";

export type PreviewedPerson = Omit<LedPerson, "passes" | "isHandedOver">;

interface Preview {
  people: PreviewedPerson[];
  blocks: LineBlock[];
}

/** What a change would mean for each employee, in order, and why it would be refused. The number of statements is constant. */
export async function previewLed(
  context: Pick<Context, "tx">,
  { people: chosen, from, to = null }: PlannedLine,
): Promise<Preview> {
  const { tx } = context;
  const known = await getPeopleIn(context, { people: chosen });
  const employeeIds = chosen.map(({ employeeId }) => employeeId);
  const said = Map.groupBy(await findSaid(tx, employeeIds), ({ employeeId }) => employeeId);
  const asked = chosen.map(({ employeeId, leads, managerId = null }) => {
    const before = said.get(employeeId) ?? [];
    const isChosen = leads !== undefined;
    const planned = isChosen ? [{ id: 0, leads, managerId, from, to, plan: null }] : [];
    return {
      employeeId,
      managerId,
      isChosen,
      stretches: timelineOf([...before, ...planned]),
      overlapFrom: isChosen ? overlapOf(timelineOf(before), { from, to })?.from : undefined,
    };
  });
  const wanted = asked
    .filter(({ isChosen }) => isChosen)
    .flatMap(({ employeeId, managerId, overlapFrom, stretches }) => {
      const employee = known.get(employeeId);
      const manager = managerId === null ? undefined : known.get(managerId);
      return employee ? [{ employee, manager, overlapFrom, stretches }] : [];
    });
  const people = await ledPeople(context, asked, from);
  const blocks = blocksOf(wanted, from);
  const blocked = new Set(blocks.flatMap((block) => block.people.map(({ id }) => id)));
  const possible = wanted.filter(({ employee }) => !blocked.has(employee.id));
  const led = new Map(people.map(({ employee, was }) => [employee.id, was]));
  const circles = await circlesIn(context, possible, { from, led });
  return { people, blocks: [...blocks, ...circles] };
}

interface Asked {
  employeeId: number;
  isChosen: boolean;
  stretches: readonly Stretch[];
}

/** The managers of these people on a day: recorded and planned, until when, and the next. */
async function ledPeople(
  { tx }: Pick<Context, "tx">,
  asked: readonly Asked[],
  from: string,
): Promise<PreviewedPerson[]> {
  const employeeIds = asked.map(({ employeeId }) => employeeId);
  const people = await findPeople(tx, [...employeeIds, ...managersIn(asked)]);
  const named = (id: number | null): Manager | null => {
    const found = id === null ? undefined : people.get(id);
    return found ? { id: found.id, name: found.name } : null;
  };
  const was = await managersOf(tx, onDay(employeeIds, from));
  const heads = await headsOf(tx, onDay(employeeIds, from));
  const laterDays = asked.flatMap(({ employeeId, stretches }) => {
    const until = untilOf(stretches);
    return until ? [{ employeeId, day: plusDays(until, 1) }] : [];
  });
  const headsLater = await headsOf(tx, laterDays);
  return asked.map(({ employeeId, isChosen, stretches }) => {
    const until = untilOf(stretches);
    const following = until ? on(stretches, plusDays(until, 1)) : undefined;
    const led = (stretch: Stretch | undefined, head: ReadonlyMap<number, Manager>) =>
      stretch && stretch.leads !== "head"
        ? named(stretch.managerId)
        : (head.get(employeeId) ?? null);
    const before = was.get(employeeId) ?? null;
    return {
      employee: named(employeeId) ?? { id: employeeId, name: "" },
      was: before,
      is: isChosen ? led(on(stretches, from), heads) : before,
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
