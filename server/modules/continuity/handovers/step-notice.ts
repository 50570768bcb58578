import type { ContextOf, PersonActor, SystemActor } from "#server/context.ts";
import { handoverStep } from "#server/modules/line/index.ts";
import { notifyEach } from "#server/notices/notify.ts";
import type { HandoverRow } from "./handover-queries.ts";

interface Notified {
  to: readonly number[];
  /** Null once finished. */
  step: number | null;
}

type Row = Pick<HandoverRow, "id" | "employeeId" | "employeeName">;

/** Notifies others of a new step or the end, without the text. */
export const notifyOfStep = (
  context: ContextOf<PersonActor | SystemActor>,
  row: Row,
  notified: Notified,
): Promise<void> => notifyOfSteps(context, [{ row, ...notified }]);

export async function notifyOfSteps(
  context: ContextOf<PersonActor | SystemActor>,
  steps: readonly (Notified & { row: Row })[],
): Promise<void> {
  const { actor } = context;
  const told = steps.flatMap(({ row: { id, employeeId, employeeName }, to, step }) =>
    to
      .filter((recipientId) => recipientId !== actor.employeeId)
      .map((recipientId) => ({
        to: recipientId,
        details: {
          step,
          about: recipientId === employeeId ? null : { id: employeeId, name: employeeName },
        },
        byId: actor.employeeId,
        aboutId: id,
      })),
  );
  await notifyEach(context, handoverStep, told);
}
