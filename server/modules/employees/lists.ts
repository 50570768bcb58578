import type {
  EmployeeDetailQuery,
  EmployeeListItem,
  EmployeeQuery,
  EmployeeStatistics,
} from "#contract/employees/employee-lists.ts";
import type { Page } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import { detailOf, type EmployeeRecord, listItemOf, withoutSensitive } from "./list-items.ts";
import { findDetails, findEmployees } from "./list-queries.ts";
import { findUserCounts } from "./queries.ts";

export async function listEmployees(
  { tx, actor, today }: Context,
  list: EmployeeQuery,
): Promise<Page<EmployeeListItem>> {
  const { items, total } = await findEmployees(tx, { ...list, actorId: actor.employeeId, today });
  return { items: items.map(listItemOf), total };
}

/** One page of the employees with their details; sensitive fields are included only for a single employee requested by id. */
export async function listDetails(
  { tx, actor, now, today }: Context,
  list: EmployeeDetailQuery,
): Promise<Page<EmployeeRecord>> {
  const { items, total } = await findDetails(tx, { ...list, actorId: actor.employeeId, today });
  const details = items.map((row) => detailOf(row, now));
  return { items: list.employeeId ? details : details.map(withoutSensitive), total };
}

/** How many users there are, and how many are pending (AMB-171). */
export const countUsers = ({
  tx,
}: Pick<Context, "tx">): Promise<Omit<EmployeeStatistics, "actionItems">> => findUserCounts(tx);
