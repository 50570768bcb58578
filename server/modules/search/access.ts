import type { PersonActor } from "#server/context.ts";

/** Whether the actor finds people by their employee number; colleagues may not read it, so none may try it out either. */
export const mayFindByNumber = (actor: PersonActor): boolean => actor.isSuperadmin;
