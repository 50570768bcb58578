import { type RawBuilder, sql } from "kysely";
import type { PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { visibleTo } from "./sight.ts";

type Reader = Pick<PersonActor, "employeeId" | "isSuperadmin">;

/**
 * Whether the reader may read the promise behind an alias: the one rule by which lists, person page and history filter. Who leads
 * the employee today does, and super administrators; the employee as well, but never an intent about themselves, whatever their
 * role. A promise belongs to the line: who made it reads it as long as they lead the employee.
 */
export const readsPromise = (
  tx: Tx,
  reader: Reader,
  { alias, today }: { alias: string; today: string },
): RawBuilder<boolean> => sql`(case
  when ${sql.ref(`${alias}.employee_id`)} = ${reader.employeeId} then not ${sql.ref(`${alias}.is_intent`)}
  else ${visibleTo(tx, reader, { what: "notes", column: `${alias}.employee_id`, today })} end)`;
