import type { PersonActor } from "#server/context.ts";

/** Whether the actor may change or remove a document that is visible to them: employees only what they have uploaded themselves. */
export const mayChange = (
  { isSuperadmin, employeeId }: Pick<PersonActor, "isSuperadmin" | "employeeId">,
  { uploadedById }: { uploadedById: number },
): boolean => isSuperadmin || uploadedById === employeeId;
