import type { Context } from "#server/context.ts";
import { followLine } from "#server/modules/handovers/index.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import { type Manager, managersOf } from "#server/organisation/reporting-line.ts";
import { referenceChange } from "#server/story/changes.ts";
import type { StoryEntry } from "#server/story/story.ts";
import { refuseCircles } from "./circles.ts";

/** What a change of the line may know of the call that makes it. */
export type LineContext = Pick<Context, "tx" | "now" | "today" | "enqueueAll"> & {
  actor: { employeeId: number };
};

/** An employee, and the day on which their position, head or line changes. */
export interface Affected {
  employeeId: number;
  /** The first day of the new state. */
  from: string;
  /** The same if the story is to show the day alone; undefined if it happened now. */
  day?: string | undefined;
}

/** That from a day on, past or to come, an employee is led by someone else than was recorded before; null is nobody. */
interface LineChange extends Affected {
  was: Manager | null;
  is: Manager | null;
}

const onTheirDay = (affected: readonly Affected[]) =>
  affected.map(({ employeeId, from }) => ({ employeeId, day: from }));

/** The manager of each from their day on, as currently recorded and known on a day, today by default. */
export const managersOfAffected = (
  { tx, today }: Pick<Context, "tx" | "today">,
  affected: readonly Affected[],
  knownOn = today,
) => managersOf(asKnownOn(tx, knownOn), onTheirDay(affected));

/**
 * Called once after every change of the line, in its transaction, with who led the affected before it and who leads them after
 * it; returns the entries to record in their story, and throws `circle_of_managers`. Whatever else follows from a change of the line is told here.
 * Nobody hands over those who are only just joining; what follows from a plan follows once it is announced (`announced-plans.ts`).
 */
export async function lineChanged(
  context: LineContext,
  affected: readonly Affected[],
  before: ReadonlyMap<number, Manager>,
  after: ReadonlyMap<number, Manager>,
  { isJoining = false, isPlan = false } = {},
): Promise<StoryEntry[]> {
  await refuseCircles(context.tx, affected);
  const changes = lineChangesAmong(affected, before, after);
  const handovers = isJoining || isPlan ? [] : await followLine(context, changes);
  return [...changes.map(entryOf), ...handovers];
}

/**
 * The same for those who have just joined, with who leads them: nobody hands them over, and they lead nobody, so that no statement is
 * needed. Returns the entries to record in their story.
 */
export const lineBegun = (
  joined: readonly Affected[],
  after: ReadonlyMap<number, Manager>,
): StoryEntry[] => lineChangesAmong(joined, new Map(), after).map(entryOf);

const lineChangesAmong = (
  affected: readonly Affected[],
  before: ReadonlyMap<number, Manager>,
  after: ReadonlyMap<number, Manager>,
): LineChange[] =>
  affected.flatMap((one) => {
    const was = before.get(one.employeeId) ?? null;
    const is = after.get(one.employeeId) ?? null;
    return was?.id === is?.id ? [] : [{ ...one, was, is }];
  });

const entryOf = ({ employeeId, day, was, is }: LineChange): StoryEntry => ({
  subjectId: employeeId,
  kind: "manager_changed",
  changes: referenceChange("manager", was, is),
  day,
});
