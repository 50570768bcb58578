import { type RawBuilder, sql } from "kysely";
import type { PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { visibleTo } from "./sight.ts";

type Reader = Pick<PersonActor, "employeeId" | "isSuperadmin">;

/** The one rule for notes in lists, search and history. Authors read theirs while employed; drafts are theirs alone. */
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

/** Former authors without a present role read their own texts only, and nothing written later. */
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

/** Whether the present text is that reader's. */
export const readsPresentText = (
  tx: Tx,
  reader: Reader,
  note: { alias: string; today: string },
): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${note.alias}.${name}`);
  return sql`(coalesce(${column("written_by_id")} = ${column("author_id")}, true)
    or not ${readsOwnTextsAlone(tx, reader, note)})`;
};
