import { type RawBuilder, sql } from "kysely";
import type { PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { peopleOf } from "./reporting-line.ts";
import { peopleStoodInFor } from "./stand-ins.ts";

/** The part of an employee's record that a reader asks for. */
export type Sight = "record" | "documents" | "leave" | "history" | "notes";

type Reader = Pick<PersonActor, "employeeId" | "isSuperadmin">;

/** Who reads it besides super administrators: the person themselves, who leads them today, and who stands in today for who does. */
const readers: Record<Sight, { self: boolean; manager: boolean; standIn?: true }> = {
  record: { self: true, manager: false },
  documents: { self: true, manager: false },
  leave: { self: true, manager: true, standIn: true },
  history: { self: true, manager: true },
  notes: { self: false, manager: true },
};

/** Whether the reader sees this much of everyone, themselves included. */
export const seesEveryone = (reader: Reader, what: Sight): boolean =>
  reader.isSuperadmin && readers[what].self;

/**
 * Whether the reader may see this much of the employee behind a column such as `e.id`: the one set by which lists, search,
 * dashboards and notes filter. Nobody reads notes about themselves, whatever their role.
 */
export function visibleTo(
  tx: Tx,
  reader: Reader,
  { what, column, today }: { what: Sight; column: string; today: string },
): RawBuilder<boolean> {
  const { self, manager, standIn } = readers[what];
  const { employeeId, isSuperadmin } = reader;
  const employee = sql.ref<number>(column);
  if (seesEveryone(reader, what)) return sql.lit(true);
  if (isSuperadmin) return sql`${employee} <> ${employeeId}`;
  const ids = [
    ...(self ? [sql`(select ${employeeId}::bigint)`] : []),
    ...(manager ? [peopleOf(tx, employeeId, today)] : []),
    ...(standIn ? [peopleStoodInFor(tx, employeeId, today)] : []),
  ];
  return ids.length === 0
    ? sql.lit(false)
    : sql`${employee} in (${sql.join(ids, sql` union all `)})`;
}
