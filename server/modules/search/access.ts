import type { Actor } from "#server/context.ts";

/** Whether the actor finds people by their employee number; colleagues may not read it, so none may try it out either. */
export const mayFindByNumber = (actor: Actor): boolean => actor.isSuperadmin;

/** Whose notes the actor reads: everybody's, or those about the people they head, never about themselves. */
export const readableNotes = (actor: Actor): "all" | { headId: number } =>
  actor.isSuperadmin ? "all" : { headId: actor.employeeId };

/** Whose documents the actor reads: everybody's, or their own. */
export const readableDocuments = (actor: Actor): "all" | { id: number } =>
  actor.isSuperadmin ? "all" : { id: actor.employeeId };
