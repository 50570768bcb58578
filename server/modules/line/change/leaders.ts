import type { Context } from "#server/context.ts";
import type { ComingLeader } from "#server/organisation/coming-leaders.ts";
import type { Manager } from "#server/organisation/reporting-line.ts";
import { referenceChange } from "#server/story/changes.ts";
import type { StoryEntry } from "#server/story/story.ts";

/** An employee, and the day on which their position, head or line changes. */
export interface Affected {
  employeeId: number;
  /** The first day of the new state. */
  from: string;
  /** The same if the story is to show the day alone; undefined if it happened now. */
  day?: string | undefined;
}

/** Managers by employee, on their day and from each later day on which that is to change. */
export type ComingLeaders = ReadonlyMap<number, readonly ComingLeader[]>;

interface LeaderChange {
  employeeId: number;
  from: string;
  entry: StoryEntry;
}

/** The days, past or to come, from which employees have another manager than was recorded before, with the entries for their story. */
export const leaderChanges = (
  { today }: Pick<Context, "today">,
  affected: readonly Affected[],
  { before, after }: { before: ComingLeaders; after: ComingLeaders },
): LeaderChange[] =>
  affected.flatMap(({ employeeId, from, day }) => {
    const earlier = before.get(employeeId) ?? [];
    const coming = after.get(employeeId) ?? [];
    const [was, is] = [leaderOn(earlier, from), leaderOn(coming, from)];
    return [
      ...(was?.id === is?.id ? [] : [{ from, day, was, is }]),
      ...laterTurns(earlier, coming).map((turn) => ({
        ...turn,
        from: turn.day,
        day: turn.day === today ? undefined : turn.day,
      })),
    ].map((change) => ({ employeeId, from: change.from, entry: entryOf(employeeId, change) }));
  });

const entryOf = (
  subjectId: number,
  { was, is, day }: Pick<Turn, "was" | "is"> & { day?: string | undefined },
): StoryEntry => ({
  subjectId,
  kind: "manager_changed",
  changes: referenceChange("manager", was, is),
  day,
});

const leaderOn = (coming: readonly ComingLeader[], day: string) =>
  coming.findLast((one) => one.day <= day)?.manager ?? null;

/** A day on which one manager follows another; null is nobody. */
interface Turn {
  day: string;
  was: Manager | null;
  is: Manager | null;
}

/** What is new on later days: turns that were not recorded before, and recorded ones that do not come about. */
function laterTurns(before: readonly ComingLeader[], after: readonly ComingLeader[]): Turn[] {
  const [was, is] = [turnsIn(before), turnsIn(after)];
  const known = new Set(was.map(keyOf));
  const days = new Set(is.map(({ day }) => day));
  const begun = is.filter((turn) => !known.has(keyOf(turn)));
  const first = after[0]?.day ?? "";
  const over = was.flatMap(({ day, is: former }): Turn[] => {
    const leader = leaderOn(after, day);
    return day <= first || days.has(day) || leader?.id === former?.id
      ? []
      : [{ day, was: former, is: leader }];
  });
  return [...begun, ...over];
}

/** The later days on which the manager changes. */
export const turnsIn = (coming: readonly ComingLeader[]): Turn[] =>
  coming.flatMap(({ day, manager }, n) => {
    const was = coming[n - 1]?.manager ?? null;
    return n === 0 || was?.id === manager?.id ? [] : [{ day, was, is: manager }];
  });

const keyOf = ({ day, was, is }: Turn) => `${day} ${was?.id} ${is?.id}`;
