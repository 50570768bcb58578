import type { Context } from "#server/context.ts";
import { type Manager, managersOf } from "#server/organisation/reporting-line.ts";
import { referenceChange } from "#server/story/changes.ts";
import type { StoryEntry } from "#server/story/story.ts";

/** An employee, and the day from which their place or their head is another one. */
export interface Affected {
  employeeId: number;
  /** From which day on it is so. */
  from: string;
  /** The same where the story is to name the day alone; otherwise it happened now. */
  day?: string | undefined;
}

const onTheirDay = (affected: readonly Affected[]) =>
  affected.map(({ employeeId, from }) => ({ employeeId, day: from }));

/** Who leads each of them from their day on, as far as is recorded now. */
export const managersOfAffected = ({ tx }: Pick<Context, "tx">, affected: readonly Affected[]) =>
  managersOf(tx, onTheirDay(affected));

/** Story entries for those who are led by another than `before`; to be asked once the change is written. */
export async function managerEntries(
  context: Pick<Context, "tx">,
  affected: readonly Affected[],
  before: ReadonlyMap<number, Manager>,
): Promise<StoryEntry[]> {
  const after = await managersOfAffected(context, affected);
  return affected.flatMap(({ employeeId, day }) => {
    const [was, is] = [before.get(employeeId) ?? null, after.get(employeeId) ?? null];
    if (was?.id === is?.id) return [];
    const changes = referenceChange("manager", was, is);
    return [{ subjectId: employeeId, kind: "manager_changed" as const, changes, day }];
  });
}
