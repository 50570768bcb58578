import type { Manager, ManagerQuery } from "#contract/employees/employee-lists.ts";
import type { Page } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import { findManagers } from "./manager-queries.ts";

export async function listManagers(
  { tx, today }: Context,
  list: ManagerQuery,
): Promise<Page<Manager>> {
  const { items, total } = await findManagers(tx, { ...list, today });
  return { items: items.map(managerOf), total };
}

type ManagerRow = Awaited<ReturnType<typeof findManagers>>["items"][number];

const managerOf = ({ positionTitle, departmentTitle, ...row }: ManagerRow) => ({
  ...row,
  positionTitle: positionTitle ?? "",
  departmentTitle: departmentTitle ?? "",
});
