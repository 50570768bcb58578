import type { ContextOf, PersonActor, SystemActor } from "#server/context.ts";
import { handoverStep } from "#server/modules/line/index.ts";
import { notifyEach } from "#server/notices/notify.ts";
import type { HandoverRow } from "./handover-queries.ts";

interface Notified {
  to: readonly number[];
  /** The step that it has come to; null once it is finished. */
  step: number | null;
}

/** Notifies people other than the actor that a handover has come to a step, or is finished; never what it says. */
export async function notifyOfStep(
  context: ContextOf<PersonActor | SystemActor>,
  { id, employeeId, employeeName }: Pick<HandoverRow, "id" | "employeeId" | "employeeName">,
  { to, step }: Notified,
): Promise<void> {
  const { actor } = context;
  const told = to.filter((recipientId) => recipientId !== actor.employeeId);
  await notifyEach(
    context,
    handoverStep,
    told.map((recipientId) => ({
      to: recipientId,
      details: {
        step,
        about: recipientId === employeeId ? null : { id: employeeId, name: employeeName },
      },
      byId: actor.employeeId,
      aboutId: id,
    })),
  );
}
