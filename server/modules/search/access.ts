import type { PersonActor } from "#server/context.ts";

/** Whether the actor finds employees by number: colleagues may not read the number, so they must not be able to guess it by searching. */
export const mayFindByNumber = (actor: PersonActor): boolean => actor.isSuperadmin;
