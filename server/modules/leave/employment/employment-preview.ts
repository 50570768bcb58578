import type { AffectedLeave, PlannedEmployment } from "#contract/leave/employment.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { findEmployee } from "../terms/pattern-queries.ts";
import { type ChangedLeave, changedLeave } from "./affected-leave.ts";
import { listAffected } from "./employment-queries.ts";

/** The leave that another first or last day would change, by its start; throws `not_found`. */
export async function previewEmployment(
  { tx }: Pick<Context, "tx">,
  plan: PlannedEmployment,
): Promise<AffectedLeave[]> {
  if (!(await findEmployee(tx, plan.employeeId))) throw new AppError("not_found");
  return (await affectedLeaveOf(tx, [plan])).get(plan.employeeId) ?? [];
}

/** The leave that other days of employment would change, by employee and start. */
export async function affectedLeaveOf(
  tx: Tx,
  plans: readonly PlannedEmployment[],
): Promise<ReadonlyMap<number, AffectedLeave[]>> {
  const changed = plans.length > 0 ? changedLeave(await listAffected(tx, plans)) : [];
  const byStart = changed.toSorted((one, other) =>
    one.row.startDate.localeCompare(other.row.startDate),
  );
  const byPerson = Map.groupBy(byStart, ({ row }) => row.employeeId);
  return new Map([...byPerson].map(([id, rows]) => [id, rows.map(asAffected)]));
}

function asAffected({ row, after, effect }: ChangedLeave): AffectedLeave {
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
}
