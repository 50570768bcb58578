import type { Context } from "#server/context.ts";
import { alwaysKnown, type KnownStretch, knownTimelineOf } from "./known-timeline.ts";
import { findSaid, findStretches, insertStretches, retractStretches } from "./line-queries.ts";
import { callOffLines } from "./plan-queries.ts";

/** Renews these employees' stretches from the recorded changes; unchanged ones stay stored. Plans without any remaining are called off. */
export async function renewLines(
  { tx, now, today }: Pick<Context, "tx" | "now" | "today">,
  employeeIds: readonly number[],
): Promise<void> {
  const all = await findSaid(tx, employeeIds);
  const said = Map.groupBy(all, ({ employeeId }) => employeeId);
  const timelines = [...said].flatMap(([employeeId, changes]) =>
    knownTimelineOf(changes, today).map((stretch) => ({ ...stretch, employeeId })),
  );
  const stretches = timelines.filter(({ leads }) => leads !== "head");
  const stored = await findStretches(tx, employeeIds);
  const storedKey = (one: StoredStretch) => keyOf(asKnownToday(one, today));
  const [after, before] = [new Set(stretches.map(keyOf)), new Set(stored.map(storedKey))];
  const over = stored.filter((one) => !after.has(storedKey(one))).map(({ id }) => id);
  const begun = stretches.filter((one) => !before.has(keyOf(one)));
  if (over.length > 0) await retractStretches(tx, over, now);
  if (begun.length > 0) await insertStretches(tx, begun, now);
  const changes = new Set(timelines.map(({ changeId }) => changeId));
  const left = all.flatMap(({ id, plan }) => (plan && changes.has(id) ? plan.id : []));
  await callOffLines(tx, employeeIds, { left, at: now, today });
}

type StoredStretch = Pick<KnownStretch, "changeId" | "from" | "to" | "knownFrom" | "knownUntil">;
const keyOf = ({ changeId, from, to, knownFrom, knownUntil }: StoredStretch) =>
  `${changeId} ${from} ${to} ${knownFrom} ${knownUntil}`;

/** An announced plan counts as always known, and what it replaced is dropped. */
const asKnownToday = (one: StoredStretch, today: string) =>
  one.knownFrom <= today ? { ...one, knownFrom: alwaysKnown } : one;
