import type { PersonActor } from "#server/context.ts";
import type { Visibility } from "./story.ts";

/** Which entries of an employee's story are for a reader who may see it at all. */
export function readableVisibilities(
  { isSuperadmin, employeeId }: Pick<PersonActor, "isSuperadmin" | "employeeId">,
  subjectId: number,
): readonly Visibility[] {
  const others: readonly Visibility[] = isSuperadmin
    ? ["shared", "personal", "management"]
    : ["shared", "management"];
  if (employeeId !== subjectId) return others;
  return isSuperadmin ? [...others, "private"] : ["shared", "personal", "private"];
}
