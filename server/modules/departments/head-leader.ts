import type { DepartmentDetails } from "#contract/departments.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { setLines } from "#server/modules/line/index.ts";
import { because } from "#server/story/reason.ts";

/**
 * Records who leads the given head of a department from their first day on, if it is said. To be called before the head is changed, so
 * that the head passes from who leads them now to who leads them then; throws what is wrong as `headLedBy`.
 */
export async function recordLeaderOfHead(
  context: Context,
  departmentId: number,
  {
    departmentHeadId: employeeId,
    headFrom: from = context.today,
    headLedBy: managerId,
    announcedFrom,
  }: Pick<DepartmentDetails, "departmentHeadId" | "headFrom" | "headLedBy" | "announcedFrom">,
): Promise<void> {
  if (!employeeId || managerId === undefined) return;
  try {
    await setLines(context, {
      people: [{ employeeId, leads: "manager", managerId }],
      from,
      announcedFrom,
      reason: because("headNamed", { department: departmentId }),
    });
  } catch (error) {
    const [problem] = error instanceof AppError ? Object.values(error.fields ?? {}) : [];
    if (problem === undefined) throw error;
    throw new AppError("invalid_request", { fields: { headLedBy: problem } });
  }
}
