import { sql } from "kysely";
import type { LiabilityDay } from "#contract/payroll/periods.ts";
import type { Context } from "#server/context.ts";
import type { ReadPart, RowPlace } from "#server/csv/file-part.ts";
import type { Tx } from "#server/db/database.ts";
import { leaveOwedOn } from "#server/modules/leave/index.ts";
import { wasEmployedOn } from "#server/organisation/past-employments.ts";
import {
  type Columns,
  type Employee,
  filePart,
  nextEmployees,
  type Part,
  partAfter,
} from "./file-parts.ts";

interface LiabilityRow extends Employee {
  lastDay: string | null;
}

/** The next part of leave owed on a day: annual, and time in lieu if offered. It is paid out at exit (BCEA s 40). */
export async function exportLiability(
  { tx }: Pick<Context, "tx">,
  { on }: LiabilityDay,
  after?: RowPlace,
): Promise<ReadPart> {
  const found = await listLiabilityRows(tx, { on }, partAfter(after));
  const owed = await leaveOwedOn(
    tx,
    found.map(({ id }) => id),
    on,
  );
  const rows = found.map((row) => ({ ...row, ...owed.of(row.id) }));
  const ofTimeInLieu: Columns<(typeof rows)[number]> = owed.offersTimeInLieu
    ? [["Time in Lieu Days Left", ({ inLieu }) => String(inLieu.remaining)]]
    : [];
  const columns: Columns<(typeof rows)[number]> = [
    ["Employee Number", ({ employeeNumber }) => employeeNumber],
    ["First Name", ({ name }) => name],
    ["Last Name", ({ surname }) => surname],
    ["Last Day", ({ lastDay }) => lastDay],
    ["On", () => on],
    ["Annual Days Granted", ({ annual }) => String(annual.total)],
    ["Annual Days Taken", ({ annual }) => String(annual.used)],
    ["Annual Days Left", ({ annual }) => String(annual.remaining)],
    ...ofTimeInLieu,
  ];
  return filePart({ fileName: `leave-liability-${on}.csv`, after }, columns, rows);
}

/** The next people employed on a day. */
async function listLiabilityRows(
  tx: Tx,
  { on }: LiabilityDay,
  part: Part,
): Promise<LiabilityRow[]> {
  const isEmployed = sql`((e.start_date is null or e.start_date <= ${on}::date)
    and (e.termination_date is null or e.termination_date >= ${on}::date)
    or ${wasEmployedOn(tx, sql`e.id`, sql`${on}::date`)})`;
  const { rows } = await sql<LiabilityRow>`
    select e.id, e.sort_name, e.employee_number, e.name, e.surname, e.termination_date as last_day
    from ${nextEmployees(tx, part, isEmployed)} as e
    order by e.sort_name, e.id`.execute(tx);
  return rows;
}
