import type { PersonActor } from "#server/context.ts";
import type { Visibility } from "./story.ts";

/** Which entries of an employee's story are for a reader who may see it at all. */
export function readableVisibilities(
  { isSuperadmin, employeeId }: Pick<PersonActor, "isSuperadmin" | "employeeId">,
  subjectId: number,
): readonly Visibility[] {
  if (employeeId === subjectId)
    return isSuperadmin
      ? ["shared", "personal", "management", "private"]
      : ["shared", "personal", "private"];
  return isSuperadmin
    ? ["shared", "personal", "management", "administration"]
    : ["shared", "management"];
}
