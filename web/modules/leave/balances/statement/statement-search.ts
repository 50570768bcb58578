import { type LeaveBalance, leaveBalances } from "#contract/codes/leave.ts";
import { countingNumber, isDay, oneOf } from "#web/ui/table/list-search.ts";

export interface StatementSearch {
  /** A documented balance, or an own type by its id. */
  statement?: LeaveBalance | number;
  /** Today by default. */
  asOf?: string;
}

export function readStatementSearch(given: Record<string, unknown>): StatementSearch {
  const statement = oneOf(given.statement, leaveBalances) ?? countingNumber(given.statement);
  if (!statement) return {};
  return { statement, ...(isDay(given.asOf) && { asOf: given.asOf }) };
}
