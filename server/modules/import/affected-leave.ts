import type { ImportField } from "#contract/codes/import.ts";
import type { Tx } from "#server/context.ts";
import { affectedLeaveOf } from "../leave/index.ts";
import type { ChangedPerson } from "./changed-person.ts";
import type { PlannedRow } from "./plan.ts";

/** The planned days of employment in a row, if other ones. */
export const plannedDays = (
  id: number,
  { fields: { startDate, terminationDate } }: Pick<ChangedPerson, "fields">,
) =>
  startDate || terminationDate
    ? [
        {
          employeeId: id,
          ...(startDate && { firstDay: startDate }),
          ...(terminationDate && { lastDay: terminationDate }),
        },
      ]
    : [];

const warningIn = ({ fields }: ChangedPerson) => {
  const field: ImportField = fields.terminationDate ? "terminationDate" : "startDate";
  return { field, message: "This changes their leave" };
};

/** The planned rows, with a warning where other days of employment change leave. */
export async function withAffectedLeave(
  tx: Tx,
  planned: readonly PlannedRow[],
): Promise<PlannedRow[]> {
  const plans = planned.flatMap(({ faults, change }) =>
    change && faults.length === 0 ? plannedDays(change.stored.id, change.changed) : [],
  );
  const affected = await affectedLeaveOf(tx, plans);
  return planned.map((plan) =>
    plan.change && plan.faults.length === 0 && affected.has(plan.change.stored.id)
      ? { ...plan, warnings: [...(plan.warnings ?? []), warningIn(plan.change.changed)] }
      : plan,
  );
}
