import { type RawBuilder, sql } from "kysely";
import type { PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { visibleTo } from "./sight.ts";

type Reader = Pick<PersonActor, "employeeId" | "isSuperadmin">;

/**
 * Whether the reader may read the note behind an alias, deleted or not: the one rule by which lists, search and history filter.
 * Its author does, as long as they are in the company; super administrators all but drafts; who leads the employee today what is
 * for the line; and the employee what is shared with them, and nothing else, whatever their role.
 */
export function readsNote(
  tx: Tx,
  reader: Reader,
  { alias, today }: { alias: string; today: string },
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const about = `${alias}.about_employee_id`;
  const me = reader.employeeId;
  const forOthers = reader.isSuperadmin ? ["line", "hr", "shared"] : ["line", "shared"];
  return sql`(case when ${sql.ref(about)} = ${me} then ${column("audience")} = 'shared'
    else ${column("author_id")} = ${me} or (${column("audience")} = any(${forOthers}::text[])
      and ${visibleTo(tx, reader, { what: "notes", column: about, today })}) end)`;
}

/**
 * Whether the reader of the note behind an alias wrote it, and neither leads the employee today nor is a super administrator: they
 * keep what they wrote themselves, and read nothing that was written to it since.
 */
export const readsOwnTextsAlone = (
  tx: Tx,
  reader: Reader,
  { alias, today }: { alias: string; today: string },
): RawBuilder<boolean> => {
  const about = `${alias}.about_employee_id`;
  const me = reader.employeeId;
  return sql`(${sql.ref(`${alias}.author_id`)} = ${me} and ${sql.ref(about)} <> ${me}
    and not ${visibleTo(tx, reader, { what: "notes", column: about, today })})`;
};

/** Whether that reader finds the present text of the note, which is theirs. */
export const readsPresentText = (
  tx: Tx,
  reader: Reader,
  note: { alias: string; today: string },
): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${note.alias}.${name}`);
  return sql`(coalesce(${column("written_by_id")} = ${column("author_id")}, true)
    or not ${readsOwnTextsAlone(tx, reader, note)})`;
};
