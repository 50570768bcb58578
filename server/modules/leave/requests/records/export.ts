import {
  grantedBalances,
  type LeaveBalance,
  leaveBalanceLabels,
  leaveBalances,
} from "#contract/codes/leave.ts";
import type { LeaveExportQuery } from "#contract/leave/requests/export.ts";
import type { Context } from "#server/context.ts";
import { csvLines } from "#server/csv/csv.ts";
import type { ReadPart, RowPlace } from "#server/csv/file-part.ts";
import { balancesOf } from "#server/modules/leave/balances/balances.ts";
import { findOffered } from "#server/modules/leave/balances/entry-list-queries.ts";
import { listGrants } from "#server/modules/leave/balances/grant-queries.ts";
import { listAccounts } from "#server/modules/leave/terms/account-queries.ts";
import { listLeave } from "../request-queries.ts";
import { findRecordsAfter } from "./record-queries.ts";

const rowsPerPart = 500;
const figures = ["total", "used", "pending", "remaining"] as const;
const figureLabels = { total: "Granted", used: "Used", pending: "Pending", remaining: "Remaining" };

const headerOf = (balances: readonly LeaveBalance[]) => [
  "Employee Number",
  "First Name",
  "Last Name",
  "Email",
  ...balances.flatMap((balance) =>
    figures.map((figure) => `${leaveBalanceLabels[balance]} ${figureLabels[figure]}`),
  ),
];

/** The next part of the filtered leave list as CSV by last name, with today's balances in days. */
export async function exportRecords(
  context: Context,
  filter: LeaveExportQuery,
  after?: RowPlace,
): Promise<ReadPart> {
  const { tx, today } = context;
  const rows = await findRecordsAfter(tx, context, filter, { after, limit: rowsPerPart });
  const ids = rows.map(({ id }) => id);
  const [grants, leave, accounts, { offersTimeInLieu }] = await Promise.all([
    listGrants(tx, ids),
    listLeave(tx, ids),
    listAccounts(tx, ids),
    findOffered(tx),
  ]);
  const listed = offersTimeInLieu ? leaveBalances : grantedBalances;
  const grantsOf = Map.groupBy(grants, ({ employeeId }) => employeeId);
  const leaveOf = Map.groupBy(leave, ({ employeeId }) => employeeId);
  const lines = rows.map(({ id, employeeNumber, name, surname, email }) => {
    const sources = {
      grants: grantsOf.get(id) ?? [],
      leave: leaveOf.get(id) ?? [],
      account: accounts.get(id),
    };
    const balances = balancesOf(sources, today);
    const days = listed.flatMap((balance) =>
      figures.map((figure) => String(balances[balance][figure])),
    );
    return [employeeNumber, name, surname, email, ...days];
  });
  const last = rows.length === rowsPerPart ? rows.at(-1) : undefined;
  return {
    ofEmployeeId: ids,
    result: {
      fileName: `leave-${today}.csv`,
      contentType: "text/csv; charset=utf-8",
      text: csvLines([...(after ? [] : [headerOf(listed)]), ...lines], { isStart: !after }),
      last: last && [last.sortName, last.id],
    },
  };
}
