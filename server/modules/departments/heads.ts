import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { tellEach } from "#server/story/story.ts";
import { findEmployeeName, findHolderIds } from "./queries.ts";

type EmployeeId = number | null;

/** Throws unless the head, where one is named, is an employee of the company. */
export async function checkHead(tx: Tx, headId: EmployeeId | undefined): Promise<void> {
  if (headId && !(await findEmployeeName(tx, headId)))
    throw new AppError("invalid_request", {
      fields: { departmentHeadId: "Please choose somebody of your company" },
    });
}

/** Tells the department's people who manages them now; the head themselves is managed by nobody in it. */
export async function tellNewHead(
  context: Context,
  departmentId: number,
  wasId: EmployeeId,
  isId: EmployeeId,
): Promise<void> {
  const { tx } = context;
  const nameOf = async (id: EmployeeId) =>
    id === null ? null : ((await findEmployeeName(tx, id))?.name ?? null);
  const [was, is] = [await nameOf(wasId), await nameOf(isId)];
  const peopleIds = await findHolderIds(tx, departmentId);

  const tellThose = async (ids: number[], before: string | null, after: string | null) => {
    if (before === null && after === null) return;
    await tellEach(context, ids, {
      kind: "manager_changed",
      changes: [{ field: "manager", before, after, isSensitive: false }],
      link: { kind: "department", id: departmentId },
    });
  };
  await tellThose(
    peopleIds.filter((id) => id !== wasId && id !== isId),
    was,
    is,
  );
  await tellThose(
    peopleIds.filter((id) => id === wasId),
    null,
    is,
  );
  await tellThose(
    peopleIds.filter((id) => id === isId),
    was,
    null,
  );
}
