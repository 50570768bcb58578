import type { AffectedLeave, PlannedEmployment } from "#contract/leave/employment.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { findEmployee } from "../terms/pattern-queries.ts";
import { changedLeave } from "./affected-leave.ts";
import { listAffected } from "./employment-queries.ts";

/** The leave that another first or last day would change, by its start; throws `not_found`. */
export async function previewEmployment(
  { tx }: Pick<Context, "tx">,
  { employeeId, ...planned }: PlannedEmployment,
): Promise<AffectedLeave[]> {
  if (!(await findEmployee(tx, employeeId))) throw new AppError("not_found");
  return changedLeave(await listAffected(tx, [employeeId], planned))
    .map(({ row, after, effect }): AffectedLeave => {
      const { id, leaveType, ownType, leaveStatus, startDate, endDate } = row;
      const { duration: leaveDuration } = row;
      return {
        ...{ id, leaveType, ownType, leaveStatus, startDate, endDate, leaveDuration, effect },
        after:
          after.leaveStatus === "cancelled"
            ? null
            : {
                startDate: after.startDate,
                endDate: after.endDate,
                leaveDuration: after.duration,
              },
      };
    })
    .sort((one, other) => one.startDate.localeCompare(other.startDate));
}
