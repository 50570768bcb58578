import type { PersonActor } from "#server/context.ts";
import type { Visibility } from "./story.ts";

/** The visibilities for a reader with access to the story. */
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
