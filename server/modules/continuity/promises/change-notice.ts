import type { PromiseChange } from "#contract/codes/continuity.ts";
import type { Context } from "#server/context.ts";
import { notify, settle } from "#server/notices/notify.ts";
import { promiseChanged } from "../notices.ts";
import { findLeaders } from "./leader-queries.ts";

interface Changed {
  id: number;
  employeeId: number;
  employeeName: string;
  isIntent: boolean;
}

/**
 * Notifies the manager of proposals, and the employee of everything but intents, without the text. Withdrawals settle earlier
 * notifications.
 */
export async function notifyOfPromise(
  context: Context,
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
  await notify(context, promiseChanged, {
    to,
    details: { change, about: isOwn ? { id: employeeId, name: employeeName } : null },
    byId: actor.employeeId,
    aboutId: id,
  });
}
