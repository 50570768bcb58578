import type { PersonActor } from "#server/context.ts";
import type { Visibility } from "./story.ts";

/** Which entries of an employee's story are for a reader who may see it at all. */
export function readableVisibilities(
  { isSuperadmin, employeeId }: Pick<PersonActor, "isSuperadmin" | "employeeId">,
  subjectId: number,
): readonly Visibility[] {
  if (isSuperadmin) return ["shared", "personal", "management"];
  return employeeId === subjectId ? ["shared", "personal"] : ["shared", "management"];
}
