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
import { balanceOf, balancesOf } from "#server/modules/leave/balances/balances.ts";
import { findOffered } from "#server/modules/leave/balances/entry-list-queries.ts";
import { listGrants } from "#server/modules/leave/balances/grant-queries.ts";
import type { PersonOwnType } from "#server/modules/leave/own-types/own-balances.ts";
import { listPersonOwnTypes } from "#server/modules/leave/own-types/person-own-types.ts";
import { readAccounts } from "#server/modules/leave/terms/account-queries.ts";
import { listLeave } from "../request-queries.ts";
import { findRecordsAfter } from "./record-queries.ts";

const rowsPerPart = 500;
const figures = ["total", "used", "pending", "remaining"] as const;
const figureLabels = { total: "Granted", used: "Used", pending: "Pending", remaining: "Remaining" };

const headerOf = (balances: readonly LeaveBalance[], own: readonly PersonOwnType[]) => [
  "Employee Number",
  "First Name",
  "Last Name",
  "Email",
  ...[
    ...balances.map((balance) => leaveBalanceLabels[balance]),
    ...own.map(({ name }) => name),
  ].flatMap((name) => figures.map((figure) => `${name} ${figureLabels[figure]}`)),
];

const withBalance = (types: readonly PersonOwnType[] = []) =>
  types.flatMap(({ balance, ...type }) => (balance ? [{ ...type, balance }] : []));

/** The next part of the filtered leave list as CSV by last name, with today's balances in days. */
export async function exportRecords(
  context: Context,
  filter: LeaveExportQuery,
  after?: RowPlace,
): Promise<ReadPart> {
  const { tx, today } = context;
  const rows = await findRecordsAfter(tx, context, filter, { after, limit: rowsPerPart });
  const ids = rows.map(({ id }) => id);
  const [grants, leave, accountOf, ownTypes, { offersTimeInLieu }] = await Promise.all([
    listGrants(tx, ids),
    listLeave(tx, ids),
    readAccounts(tx, ids),
    listPersonOwnTypes(context, ids),
    findOffered(tx),
  ]);
  const listed = offersTimeInLieu ? leaveBalances : grantedBalances;
  const grantsOf = Map.groupBy(grants, ({ employeeId }) => employeeId);
  const leaveOf = Map.groupBy(leave, ({ employeeId }) => employeeId);
  const lines = rows.map(({ id, employeeNumber, name, surname, email }) => {
    const sources = {
      grants: grantsOf.get(id) ?? [],
      leave: leaveOf.get(id) ?? [],
      account: accountOf(id),
    };
    const balances = balancesOf(sources, today);
    const all = [
      ...listed.map((balance) => balances[balance]),
      ...withBalance(ownTypes.get(id)).map(({ balance }) => balanceOf(balance, sources, today)),
    ];
    const days = all.flatMap((balance) => figures.map((figure) => String(balance[figure])));
    return [employeeNumber, name, surname, email, ...days];
  });
  const last = rows.length === rowsPerPart ? rows.at(-1) : undefined;
  return {
    ofEmployeeId: ids,
    result: {
      fileName: `leave-${today}.csv`,
      contentType: "text/csv; charset=utf-8",
      text: csvLines(
        [...(after ? [] : [headerOf(listed, withBalance([...ownTypes.values()][0]))]), ...lines],
        { isStart: !after },
      ),
      last: last && [last.sortName, last.id],
    },
  };
}
