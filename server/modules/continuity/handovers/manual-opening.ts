import type { handoverOperations } from "#contract/continuity/handovers.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { openHandovers } from "#server/modules/line/index.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { recordStory } from "#server/story/story.ts";
import { findLed } from "./step-queries.ts";

/** Opens a handover by hand. An open one between the same two people gets the new day. */
export async function openHandover(
  context: Context,
  { employeeId, takesOverOn }: ParsedInput<typeof handoverOperations.openHandover>["body"],
): Promise<{ id: number }> {
  const { tx, actor, today } = context;
  const isLed = visibleTo(tx, actor, { what: "notes", column: "e.id", today });
  const employee = await findLed(tx, { employeeId, today }, isLed);
  if (!employee) throw new AppError("not_found");
  if (!employee.isLed) throw new AppError("forbidden");
  if (!employee.isActive) throw new AppError("employee_deactivated");
  if (takesOverOn < today)
    throw new AppError("invalid_request", {
      fields: { takesOverOn: "Please choose today or a later day" },
    });
  const outgoingId = employee.managerId ?? actor.employeeId;
  const { entries, ids } = await openHandovers(context, [{ employeeId, outgoingId, takesOverOn }]);
  await recordStory(context, entries);
  return { id: ids[0] ?? 0 };
}
