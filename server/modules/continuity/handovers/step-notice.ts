import type { ContextOf, PersonActor, SystemActor } from "#server/context.ts";
import { handoverStep } from "#server/modules/line/index.ts";
import { notifyEach } from "#server/notices/notify.ts";
import type { HandoverRow } from "./handover-queries.ts";

interface Notified {
  to: readonly number[];
  /** Null once finished. */
  step: number | null;
}

/** Notifies others of a new step or the end, without the text. */
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
