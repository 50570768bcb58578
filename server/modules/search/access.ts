import type { PersonActor } from "#server/context.ts";

/** Whether the actor finds people by their employee number; colleagues may not read it, so none may try it out either. */
export const mayFindByNumber = (actor: PersonActor): boolean => actor.isSuperadmin;

/** Whose notes the actor reads: everybody's, or those about the people they head, never about themselves. */
export const readableNotes = (actor: PersonActor): "all" | { headId: number } =>
  actor.isSuperadmin ? "all" : { headId: actor.employeeId };

/** Whose documents the actor reads: everybody's, or their own. */
export const readableDocuments = (actor: PersonActor): "all" | { id: number } =>
  actor.isSuperadmin ? "all" : { id: actor.employeeId };
