import { plusDays, startOf } from "#server/company-day.ts";
import { systemActor } from "#server/context.ts";
import { companyTimeZone } from "#server/jobs/job-context.ts";
import type { Services } from "#server/services.ts";
import { tenantContext } from "#server/tenant-context.ts";
import type { Again, Due, DueContext, DueKind } from "./due.ts";
import { findDue, findHeld, goOn, lockDue, postponeDue, saveLooked } from "./due-queries.ts";

/** Days per transaction, unless their kind differs. */
export const dueBatchSize = 100;

/** The wait after a handler's failure. */
const retryMs = 3_600_000;

type RoundServices = Pick<Services, "database" | "jobs" | "links">;

/** Handles all due days, with companies in turns. A failing day is repeated later; the first failure is thrown last. */
export async function handleDue(
  services: RoundServices,
  kinds: readonly DueKind[],
  now: Date,
): Promise<void> {
  const byName = new Map(kinds.map((one) => [one.kind as string, one]));
  const failures: unknown[] = [];
  const found = await services.database.inDirectory((db) => findDue(db, [...byName.keys()], now));
  for (let turn = found; turn.length > 0; ) {
    const unfinished: typeof found = [];
    for (const matter of turn) {
      const kind = byName.get(matter.kind);
      if (kind && (await handleBatch({ services, tenantId: matter.tenantId, kind, now, failures })))
        unfinished.push(matter);
    }
    turn = unfinished;
  }
  if (failures.length > 0) throw failures[0];
}

interface Work {
  services: RoundServices;
  tenantId: string;
  kind: DueKind;
  now: Date;
  failures: unknown[];
}

/** One by one if they fail together; returns whether there may be more. */
async function handleBatch(work: Work, only?: Due): Promise<boolean> {
  const { due, failure } = await attempt(work, only);
  if (failure !== undefined && due.length > 1) for (const one of due) await handleBatch(work, one);
  else if (failure !== undefined) await reportFailure(work, only ? [only] : due, failure);
  return due.length > 0;
}

async function reportFailure(
  { services, tenantId, kind, now, failures }: Work,
  due: Due[],
  failure: unknown,
) {
  failures.push(failure);
  const at = new Date(now.getTime() + retryMs);
  await services.database.inTenant(tenantId, (tx) => postponeDue(tx, kind.kind, due, at));
}

/** In a transaction; returns the days, and the failure behind a rollback. */
async function attempt(
  { services: { database, ...services }, tenantId, kind, now }: Work,
  only?: Due,
): Promise<{ due: Due[]; failure?: unknown }> {
  let due: Due[] = [];
  try {
    await database.inTenant(tenantId, async (tx) => {
      due = await lockDue(tx, kind.kind, {
        now,
        only,
        limit: kind.atOnce ?? dueBatchSize,
      });
      if (due.length === 0) return;
      const timeZone = await companyTimeZone(tx);
      const context = tenantContext(services, tx, systemActor, { now, timeZone });
      await look({ ...context, timeZone }, kind, due);
    });
    return { due };
  } catch (failure) {
    return { due, failure };
  }
}

/** Handles days still held, and stores the next ones. */
async function look(context: DueContext, kind: DueKind, due: readonly Due[]): Promise<void> {
  const { tx, now, today, timeZone } = context;
  const lookOn = ({ onDay }: Due) => plusDays(onDay, -kind.daysBefore);
  const [early, come] = split(due, (one) => lookOn(one) > today);
  const [past, present] = split(come, ({ onDay }) => onDay < today);
  const held = [...(await findHeld(tx, kind, past)), ...(await findHeld(tx, kind, present))];
  const asked = held.length > 0 ? await kind.handle(context, held) : undefined;
  const later = early.map((one) => ({ ...one, at: startOf(lookOn(one), timeZone) }));
  const again = [...later, ...(asked ?? [])];
  const stays = (one: Again) =>
    due.some(
      (other) =>
        isSame(one, other) &&
        one.at <= now &&
        +one.at === +other.dueAt &&
        (one.reached ?? 0) <= other.reached,
    );
  if (again.some(stays))
    throw new Error(`What falls due as ${kind.kind} is looked at again and comes no further.`);
  await saveLooked(tx, kind.kind, { now, due, again });
  // Today's occurrence of a yearly day is done.
  await goOn(tx, kind, { due: past, today, from: today });
  await goOn(tx, kind, { due: present, today, from: plusDays(today, 1) });
}

const isSame = (one: Again, other: Due) => one.about === other.about && one.onDay === other.onDay;

function split<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const { first = [], second = [] } = Object.groupBy(items, (item) =>
    isFirst(item) ? "first" : "second",
  );
  return [first, second];
}
