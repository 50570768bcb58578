import type { Context } from "#server/context.ts";
import { type Manager, managersOf } from "#server/organisation/reporting-line.ts";
import { referenceChange } from "#server/story/changes.ts";
import type { StoryEntry } from "#server/story/story.ts";

/** An employee, and the day on which their position or head changes. */
export interface Affected {
  employeeId: number;
  /** The first day of the new state. */
  from: string;
  /** The same if the story is to show the day alone; undefined if it happened now. */
  day?: string | undefined;
}

const onTheirDay = (affected: readonly Affected[]) =>
  affected.map(({ employeeId, from }) => ({ employeeId, day: from }));

/** The manager of each from their day on, as currently recorded. */
export const managersOfAffected = ({ tx }: Pick<Context, "tx">, affected: readonly Affected[]) =>
  managersOf(tx, onTheirDay(affected));

/** Story entries for those whose manager differs between `before` and `after`. */
export const managerEntries = (
  affected: readonly Affected[],
  before: ReadonlyMap<number, Manager>,
  after: ReadonlyMap<number, Manager>,
): StoryEntry[] =>
  affected.flatMap(({ employeeId, day }) => {
    const [was, is] = [before.get(employeeId) ?? null, after.get(employeeId) ?? null];
    if (was?.id === is?.id) return [];
    const changes = referenceChange("manager", was, is);
    return [{ subjectId: employeeId, kind: "manager_changed" as const, changes, day }];
  });
