import type { TakenOver } from "#contract/leave/requests/pending-review.ts";
import type { Context } from "#server/context.ts";
import { comingLeadersOf } from "#server/organisation/coming-leaders.ts";

interface Requested {
  id: number;
  employeeId: number;
  requestedOn: string;
}

/**
 * From whom and since when requests are the actor's to decide, by request: those of people whom they lead by now, and did not lead when it
 * was made. One statement, however many there are.
 */
export async function takenOverOf(
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  requests: readonly Requested[],
): Promise<ReadonlyMap<number, TakenOver>> {
  const asked = requests.map(({ employeeId, requestedOn }) => ({ employeeId, from: requestedOn }));
  const leaders = await comingLeadersOf(tx, asked);
  return new Map(
    requests.flatMap(({ id, employeeId, requestedOn }) => {
      const past = (leaders.get(employeeId) ?? []).filter(({ day }) => day <= today);
      const others = past.findLastIndex(({ manager }) => manager?.id !== actor.employeeId);
      const [before, first] = [past[others], past[others + 1]];
      return before && first && first.day > requestedOn
        ? [[id, { from: before.manager?.name ?? null, on: first.day }] as const]
        : [];
    }),
  );
}
