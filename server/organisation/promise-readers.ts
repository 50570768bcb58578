import { type RawBuilder, sql } from "kysely";
import type { PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { visibleTo } from "./sight.ts";

type Reader = Pick<PersonActor, "employeeId" | "isSuperadmin">;

/** The one rule for promises. The employee never reads an intent about themselves, whatever their role. */
export const readsPromise = (
  tx: Tx,
  reader: Reader,
  { alias, today }: { alias: string; today: string },
): RawBuilder<boolean> => sql`(case
  when ${sql.ref(`${alias}.employee_id`)} = ${reader.employeeId} then not ${sql.ref(`${alias}.is_intent`)}
  else ${visibleTo(tx, reader, { what: "notes", column: `${alias}.employee_id`, today })} end)`;
