import type { Context } from "#server/context.ts";
import type { ComingLeader } from "#server/organisation/coming-leaders.ts";
import type { Manager } from "#server/organisation/reporting-line.ts";
import { referenceChange } from "#server/story/changes.ts";
import type { StoryEntry } from "#server/story/story.ts";

/** An employee, and the first day of their new position, head or line. */
export interface Affected {
  employeeId: number;
  /** The first day of the new state. */
  from: string;
  /** The story's day; undefined if it happened now. */
  day?: string | undefined;
}

/** Managers by employee, on their day and from each later change on. */
export type ComingLeaders = ReadonlyMap<number, readonly ComingLeader[]>;

interface LeaderChange {
  employeeId: number;
  from: string;
  entry: StoryEntry;
}

/** The past or future days of a different manager than before, with story entries. */
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

export const leaderOn = (coming: readonly ComingLeader[], day: string) =>
  coming.findLast((one) => one.day <= day)?.manager ?? null;

/** The first day of a manager after another; null means none. */
interface Turn {
  day: string;
  was: Manager | null;
  is: Manager | null;
}

/** New later turns, and recorded ones that no longer apply. */
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

/** The later days of a change of manager. */
export const turnsIn = (coming: readonly ComingLeader[]): Turn[] =>
  coming.flatMap(({ day, manager }, n) => {
    const was = coming[n - 1]?.manager ?? null;
    return n === 0 || was?.id === manager?.id ? [] : [{ day, was, is: manager }];
  });

const keyOf = ({ day, was, is }: Turn) => `${day} ${was?.id} ${is?.id}`;
