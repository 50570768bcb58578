import { type LeaveBalance, leaveBalances } from "#contract/codes/leave.ts";
import { isDay, oneOf } from "#web/ui/table/list-search.ts";

export interface StatementSearch {
  statement?: LeaveBalance;
  /** Today by default. */
  asOf?: string;
}

export function readStatementSearch(given: Record<string, unknown>): StatementSearch {
  const statement = oneOf(given.statement, leaveBalances);
  if (!statement) return {};
  return { statement, ...(isDay(given.asOf) && { asOf: given.asOf }) };
}
