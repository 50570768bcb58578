import type { PromiseChange } from "#contract/codes/continuity.ts";
import type { Context } from "#server/context.ts";
import { notify, settle } from "#server/modules/notifications/index.ts";
import { mailPromiseChanged } from "./jobs.ts";
import { findLeaders } from "./leader-queries.ts";

interface Changed {
  id: number;
  employeeId: number;
  employeeName: string;
  isIntent: boolean;
}

/**
 * Notifies of what happened to a promise, not of what it says: who leads the employee of what they propose, and the employee of
 * anything else but intents. What is taken back concerns nobody any more.
 */
export async function notifyOfPromise(
  { enqueueEach, ...context }: Context,
  { id, employeeId, employeeName, isIntent }: Changed,
  change: PromiseChange,
): Promise<void> {
  const { tx, actor, today } = context;
  if (change === "taken_back") {
    await settle(context, { kind: "promiseChanged", aboutId: id });
    return;
  }
  const isOwn = actor.employeeId === employeeId;
  if (isIntent) return;
  const to = isOwn
    ? ((await findLeaders(tx, [employeeId], today)).get(employeeId) ?? [])
    : [employeeId];
  await notify(context, {
    to,
    kind: "promiseChanged",
    details: { change, about: isOwn ? { id: employeeId, name: employeeName } : null },
    byId: actor.employeeId,
    aboutId: id,
    mail: (recipientIds) =>
      enqueueEach(
        mailPromiseChanged,
        recipientIds.map((recipientId) => ({ promiseId: id, recipientId })),
      ),
  });
}
