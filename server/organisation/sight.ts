import { type RawBuilder, sql } from "kysely";
import type { PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { peopleOf } from "./reporting-line.ts";
import { peopleStoodInFor } from "./stand-ins.ts";

export type Sight = "record" | "documents" | "leave" | "history" | "notes";

type Reader = Pick<PersonActor, "employeeId" | "isSuperadmin">;

/** The readers besides super administrators: the person, today's manager, and the manager's stand-in. */
const readers: Record<Sight, { self: boolean; manager: boolean; standIn?: true }> = {
  record: { self: true, manager: false },
  documents: { self: true, manager: false },
  leave: { self: true, manager: true, standIn: true },
  history: { self: true, manager: true },
  notes: { self: false, manager: true },
};

/** Whether the reader sees this part of every record, their own included. */
export const seesEveryone = (reader: Reader, what: Sight): boolean =>
  reader.isSuperadmin && readers[what].self;

/** The one filter of lists, search and dashboards, on a column such as `e.id`. Notes about oneself stay hidden. */
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
