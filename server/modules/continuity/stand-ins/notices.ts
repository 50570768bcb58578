import type { Context } from "#server/context.ts";
import { notify } from "#server/modules/notifications/index.ts";
import type { Named } from "#server/story/changes.ts";
import { mailStandIn } from "./jobs.ts";

interface ReportedStandIn {
  id: number;
  standInId: number;
  manager: Named;
  from: string;
  to: string;
}

/** Notifies who stands in for a manager that they do, or no longer do; nobody is notified of what they have said themselves. */
export async function notifyStandIn(
  { enqueueEach, ...context }: Context,
  { id, standInId, manager: { id: managerId, name }, from, to }: ReportedStandIn,
  isNamed: boolean,
): Promise<void> {
  const { actor } = context;
  await notify(context, {
    to: standInId === actor.employeeId ? [] : [standInId],
    kind: "standIn",
    details: { isNamed, manager: { id: managerId, name }, from, to },
    byId: actor.employeeId,
    aboutId: id,
    settles: { kind: "standIn", aboutId: id },
    mail: () => enqueueEach(mailStandIn, [{ standInId: id, isNamed }]),
  });
}
