import type { ContextOf, PersonActor, SystemActor } from "#server/context.ts";
import { notify } from "#server/modules/notifications/index.ts";
import type { HandoverRow } from "./handover-queries.ts";
import { mailHandover } from "./jobs.ts";

interface Notified {
  to: readonly number[];
  /** The step that it has come to; null once it is finished. */
  step: number | null;
}

/** Notifies people other than the actor that a handover has come to a step, or is finished; never what it says. */
export async function notifyOfStep(
  { enqueueEach, ...context }: ContextOf<PersonActor | SystemActor>,
  { id, employeeId, employeeName }: Pick<HandoverRow, "id" | "employeeId" | "employeeName">,
  { to, step }: Notified,
): Promise<void> {
  const { actor } = context;
  for (const recipientId of to) {
    if (recipientId === actor.employeeId) continue;
    const isOwn = recipientId === employeeId;
    await notify(context, {
      to: [recipientId],
      kind: "handoverStep",
      details: { step, about: isOwn ? null : { id: employeeId, name: employeeName } },
      byId: actor.employeeId,
      aboutId: id,
      mail: (recipientIds) =>
        enqueueEach(
          mailHandover,
          recipientIds.map((one) => ({ handoverId: id, recipientId: one })),
        ),
    });
  }
}
