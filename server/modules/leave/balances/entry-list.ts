import type { LeaveEntry, leaveEntries } from "#contract/leave/balances/entries.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { findVisibleEmployee } from "../access-queries.ts";
import { findEntries } from "./entry-list-queries.ts";

/** One page of what was granted or entered into the balances of the actor, or of an employee whose leave they may see; throws `not_found`. */
export async function listEntries(
  context: Context,
  query: ParsedInput<typeof leaveEntries.entries>["query"],
): Promise<Page<LeaveEntry>> {
  const { tx, actor } = context;
  const employee = await findVisibleEmployee(tx, context, query.employeeId ?? actor.employeeId);
  if (!employee) throw new AppError("not_found");
  const { items, total } = await findEntries(tx, employee.id, query);
  return {
    items: items.map(({ recordedById, recordedByName, ...entry }) => ({
      ...entry,
      by: recordedById === null ? null : { id: recordedById, name: recordedByName },
    })),
    total,
  };
}
