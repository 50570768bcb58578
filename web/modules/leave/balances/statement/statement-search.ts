import { type LeaveBalance, leaveBalances } from "#contract/codes/leave.ts";
import { isDay, oneOf } from "#web/ui/table/list-search.ts";

/** Which statement a screen has open, as its URL says. */
export interface StatementSearch {
  statement?: LeaveBalance;
  /** The day of the balance, if it is not today. */
  asOf?: string;
}

/** Reads the open statement from the URL. */
export function readStatementSearch(given: Record<string, unknown>): StatementSearch {
  const statement = oneOf(given.statement, leaveBalances);
  if (!statement) return {};
  return { statement, ...(isDay(given.asOf) && { asOf: given.asOf }) };
}
