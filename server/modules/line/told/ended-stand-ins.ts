import type { Context } from "#server/context.ts";
import { notifyEach } from "#server/notices/notify.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import { standInsEndingWith } from "#server/organisation/stand-ins.ts";
import { lineChanged } from "../notices.ts";
import type { Difference } from "./differences.ts";

type Telling = Pick<Context, "tx" | "now" | "today" | "enqueueAll"> & {
  actor: { employeeId: number | null };
};

/** A stand-in ends with what the manager leads, and is notified. */
export async function tellStandIns(
  context: Telling,
  changes: readonly Difference[],
): Promise<void> {
  const { tx, today, actor } = context;
  const formers = new Map(changes.flatMap(({ was }) => (was ? [[was.id, was]] : [])));
  const firstDays = [...formers.keys()].map((id) => {
    const days = changes.filter(({ was }) => was?.id === id).map(({ from }) => from);
    const [, from = today] = [days.toSorted()[0] ?? today, today].toSorted();
    return { id, from };
  });
  if (firstDays.length === 0) return;
  const ended = await standInsEndingWith(asKnownOn(tx, today), firstDays);
  const told = ended.filter(({ standInId }) => standInId !== actor.employeeId);
  await notifyEach(
    context,
    lineChanged,
    told.map(({ standInId, managerId, day: from }) => ({
      to: standInId,
      details: {
        ...{ role: "standIn" as const, from, people: 0, requests: 0, promises: 0, about: null },
        manager: { id: managerId, name: formers.get(managerId)?.name ?? "" },
      },
      byId: actor.employeeId,
    })),
  );
}
