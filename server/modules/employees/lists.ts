import type {
  EmployeeDetail,
  EmployeeListItem,
  EmployeeQuery,
  EmployeeStatistics,
} from "#contract/employees/employee-lists.ts";
import type { Page } from "#contract/operation.ts";
import type { Context, Tx } from "#server/context.ts";
import { detailOf, listItemOf, withoutSensitive } from "./list-items.ts";
import { findDetails, findEmployees, findLeaveTaken } from "./list-queries.ts";
import { findStatistics } from "./queries.ts";

/** One page of the colleagues, with nothing in it that is sensitive. */
export async function listEmployees(
  { tx, actor }: Context,
  list: EmployeeQuery,
): Promise<Page<EmployeeListItem>> {
  const { items, total } = await findEmployees(tx, { ...list, actorId: actor.employeeId });
  return { items: items.map(listItemOf), total };
}

/** One page of the employees with their details; sensitive fields come only with the one employee asked for by number. */
export async function listDetails(
  { tx, actor }: Context,
  list: EmployeeQuery,
): Promise<Page<EmployeeDetail>> {
  const { items, total } = await findDetails(tx, { ...list, actorId: actor.employeeId });
  const ids = items.map(({ id }) => id);
  const taken = Map.groupBy(await findLeaveTaken(tx, ids), ({ employeeId }) => employeeId);
  const details = items.map((row) => detailOf(row, taken.get(row.id) ?? []));
  return { items: list.employeeId ? details : details.map(withoutSensitive), total };
}

/** How many users there are, how many are pending, and how much needs attention (AMB-171, AMB-172). */
export const statistics = (tx: Tx): Promise<EmployeeStatistics> => findStatistics(tx);
