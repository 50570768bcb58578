import { isPaid } from "#contract/codes/leave.ts";
import type { LiabilityDay, PayrollPeriod } from "#contract/leave/payroll.ts";
import type { Context } from "#server/context.ts";
import { csvLines } from "#server/csv/csv.ts";
import type { ReadPart, RowPlace } from "#server/csv/file-part.ts";
import { balanceOf } from "../balances/balances.ts";
import { findOffered } from "../balances/entry-list-queries.ts";
import { listGrants } from "../balances/grant-queries.ts";
import { readAccounts } from "../terms/account-queries.ts";
import type { PersonAccount } from "../terms/person-account.ts";
import { findPayrollSource } from "./payroll-period-queries.ts";
import {
  type LiabilityRow,
  listLiabilityRows,
  listPayrollRows,
  type PayrollRow,
} from "./payroll-queries.ts";

type Columns<Row> = readonly [header: string, value: (row: Row) => string | null][];

const employeesPerPart = 500;

const person: Columns<PayrollRow | LiabilityRow> = [
  ["Employee Number", ({ employeeNumber }) => employeeNumber],
  ["First Name", ({ name }) => name],
  ["Last Name", ({ surname }) => surname],
];

const isPaidRow = ({ leaveType, ownType }: PayrollRow): boolean =>
  leaveType === "OwnLeave" ? ownType?.isPaid === true : isPaid[leaveType];

/**
 * The next part of a period's payroll: approved leave in days and hours by employee and type, with corrections of
 * locked periods.
 */
export async function exportPayroll(
  { tx }: Pick<Context, "tx">,
  period: PayrollPeriod,
  after?: RowPlace,
): Promise<ReadPart> {
  const source = await findPayrollSource(tx, period);
  const rows = await listPayrollRows(tx, source, { after, limit: employeesPerPart });
  const columns: Columns<PayrollRow> = [
    ...person,
    ["Leave Type", ({ leaveType, ownType }) => ownType?.name ?? leaveType],
    ["Paid", (row) => (isPaidRow(row) ? "Yes" : "No")],
    ["Days", ({ days }) => String(days)],
    ["Hours", ({ hours }) => String(hours)],
    ["From", ({ from }) => from],
    ["To", ({ to }) => to],
    ["Kind", ({ isCorrection }) => (isCorrection ? "Correction" : "Leave")],
  ];
  const fileName = `leave-${period.from}-${period.to}.csv`;
  return {
    ofEmployeeId: rows.map(({ id }) => id),
    result: { ...partOf(columns, rows, after), fileName, last: lastOf(rows) },
  };
}

/** The next part of leave owed on a day: annual, and time in lieu if offered. It is paid out at exit (BCEA s 40). */
export async function exportLiability(
  { tx }: Pick<Context, "tx">,
  { on }: LiabilityDay,
  after?: RowPlace,
): Promise<ReadPart> {
  const found = await listLiabilityRows(tx, { on }, { after, limit: employeesPerPart });
  const [rows, { offersTimeInLieu }] = await Promise.all([
    balancesUntil(tx, found, on),
    findOffered(tx),
  ]);
  const ofTimeInLieu: Columns<(typeof rows)[number]> = offersTimeInLieu
    ? [["Time in Lieu Days Left", ({ inLieu }) => String(inLieu.remaining)]]
    : [];
  const columns: Columns<(typeof rows)[number]> = [
    ...person,
    ["Last Day", ({ lastDay }) => lastDay],
    ["On", () => on],
    ["Annual Days Granted", ({ annual }) => String(annual.total)],
    ["Annual Days Taken", ({ annual }) => String(annual.used)],
    ["Annual Days Left", ({ annual }) => String(annual.remaining)],
    ...ofTimeInLieu,
  ];
  return {
    ofEmployeeId: rows.map(({ id }) => id),
    result: {
      ...partOf(columns, rows, after),
      fileName: `leave-liability-${on}.csv`,
      last: lastOf(rows),
    },
  };
}

/** Annual leave and time in lieu, with leave taken until a day; leave in lieu counts on its first day. */
async function balancesUntil(tx: Context["tx"], rows: readonly LiabilityRow[], on: string) {
  const ids = rows.map(({ id }) => id);
  const [accountOf, grantRows] = await Promise.all([readAccounts(tx, ids), listGrants(tx, ids)]);
  const grantsOf = Map.groupBy(grantRows, ({ employeeId }) => employeeId);
  return rows.map((row) => {
    const known = accountOf(row.id);
    const [grants, account] = [grantsOf.get(row.id) ?? [], takenBy(known, on)];
    const leave = known.leave.filter(({ startDate }) => startDate && startDate <= on);
    return {
      ...row,
      annual: balanceOf("annual", { grants, leave, account }, on),
      inLieu: balanceOf("timeInLieu", { grants, leave, account }, on),
    };
  });
}

const takenBy = (account: PersonAccount, on: string): PersonAccount => ({
  ...account,
  daysOf: (id) => account.daysOf(id)?.filter(({ date }) => date <= on) ?? [],
});

function partOf<Row>(columns: Columns<Row>, rows: readonly Row[], after: RowPlace | undefined) {
  const header = after ? [] : [columns.map(([name]) => name)];
  const lines = rows.map((row) => columns.map(([, value]) => value(row)));
  return {
    contentType: "text/csv; charset=utf-8",
    text: csvLines([...header, ...lines], { isStart: !after }),
  };
}

/** The last employee's place if others may follow. */
function lastOf(rows: readonly { id: number; sortName: string }[]): RowPlace | undefined {
  const last = rows.at(-1);
  const employees = new Set(rows.map(({ id }) => id)).size;
  return last && employees === employeesPerPart ? [last.sortName, last.id] : undefined;
}
