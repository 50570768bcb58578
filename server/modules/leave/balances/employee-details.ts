import type { EmployeeDetail, EmployeeDetailQuery } from "#contract/employees/employee-lists.ts";
import type { Page } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import { listDetails } from "#server/modules/employees/index.ts";
import { readAccounts } from "../terms/account-queries.ts";
import { allocationOf } from "./allocations.ts";
import { balancesOf, daysOf } from "./balances.ts";
import { listGrants } from "./grant-queries.ts";

/** One page of employees with their balances today. A request by id includes the person's sensitive fields. */
export async function listEmployeeDetails(
  context: Context,
  query: EmployeeDetailQuery,
): Promise<{ ofEmployeeId: readonly number[]; result: Page<EmployeeDetail> }> {
  const { tx, today } = context;
  const { items, total } = await listDetails(context, query);
  const ids = items.map(({ id }) => id);
  const [grantRows, accountOf] = await Promise.all([listGrants(tx, ids), readAccounts(tx, ids)]);
  const grantsOf = Map.groupBy(grantRows, ({ employeeId }) => employeeId);
  const withLeave = items.map((employee) => {
    const grants = grantsOf.get(employee.id) ?? [];
    const account = accountOf(employee.id);
    const leaveAllocated = allocationOf(grants, today, account);
    const balances = balancesOf({ grants, leave: account.leave, account }, today);
    const leaveRemaining = leaveAllocated && {
      ...leaveAllocated,
      ...daysOf(balances, "remaining"),
    };
    return { ...employee, leaveAllocated, leaveRemaining };
  });
  return { ofEmployeeId: query.employeeId ? ids : [], result: { items: withLeave, total } };
}
