import { type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { stepDays } from "#server/modules/line/index.ts";
import { findDueSteps } from "./reminder-queries.ts";
import { notifyOfStep } from "./step-notice.ts";

/** Reminds whose step of a handover is due today or overdue, once for its day. */
export const dueStep = defineDue(stepDays, remindOfSteps);

async function remindOfSteps(context: DueContext, due: readonly Due[]): Promise<undefined> {
  for (const { ownerId, step, ...about } of await findDueSteps(context.tx, due, context.today))
    if (ownerId !== null) await notifyOfStep(context, about, { to: [ownerId], step });
}
