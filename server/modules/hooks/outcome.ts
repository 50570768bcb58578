import type { DeliveryState } from "#contract/codes/hooks.ts";
import { currentTime } from "#server/clock.ts";
import type { SystemContext, Tx } from "#server/context.ts";
import type { Database } from "#server/db/database.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { listSuperadminIds } from "#server/modules/tenant/index.ts";
import { notify } from "#server/notices/notify.ts";
import { markFailed, removeDone, type Taken } from "#server/queue/queue-queries.ts";
import { recordSecurity } from "#server/security-events/security-events.ts";
import type { Services } from "#server/services.ts";
import type { Outcome } from "./attempt.ts";
import type { QueuedDelivery } from "./deliveries.ts";
import { lockHook, saveHook, unfailing } from "./hooks.ts";
import { hookFails } from "./notices.ts";
import type { Sending } from "./sending.ts";

const dayMs = 86_400_000;
const toldAfterMs = dayMs;
const stoppedAfterMs = 3 * dayMs;
const minFailures = 20;
const gone = 410;

interface Result {
  /** None for what was not sent at all. */
  outcome?: Outcome;
  /** Whether a failure is final. */
  isLast: boolean;
}

/** Writes what came of a delivery and removes it from the queue, unless it is tried again. */
export async function saveOutcome(
  services: Pick<Services, "jobs" | "links"> & { database: Database },
  taken: Taken<QueuedDelivery>,
  sending: Sending,
  { outcome, isLast }: Result,
): Promise<void> {
  const isDone = outcome?.failure === null;
  const isGone = outcome?.status === gone;
  const isOver = isDone || isLast || isGone;
  const state = stateAfter(isDone, isOver);
  await services.database.inTenant(taken.tenantId, async (tx) => {
    // What a person sends by hand neither heals nor harms the hook. Its row is locked before the delivery's, as by its removal.
    if (outcome && !sending.isAgain && !sending.isTest) {
      const context = await jobContext(services, tx, currentTime());
      await (isDone ? heal(context, sending) : harm(context, sending, isGone));
    }
    await saveDelivery(tx, sending, outcome, state);
    if (isOver) await removeDone(tx, taken);
  });
  if (state === "waiting")
    await markFailed(
      services.database,
      taken,
      outcome?.failure ?? "",
      outcome?.pauseSeconds ?? null,
    );
}

function stateAfter(isDone: boolean, isOver: boolean): DeliveryState {
  if (isDone) return "delivered";
  return isOver ? "failed" : "waiting";
}

const saveDelivery = (
  tx: Tx,
  { deliveryId }: Sending,
  outcome: Outcome | undefined,
  state: DeliveryState,
) =>
  tx
    .updateTable("hookDeliveries")
    .set((eb) => ({
      state,
      ...(outcome
        ? {
            ...{ status: outcome.status, ms: outcome.ms, failure: outcome.failure },
            ...{ answer: outcome.answer, sentAt: currentTime().toISOString() },
            attempts: eb("attempts", "+", 1),
          }
        : { failure: "hook_stopped" }),
    }))
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", deliveryId)
    .execute();

const heal = ({ tx, now }: SystemContext, { hookId }: Sending) =>
  saveHook(tx, hookId, { ...unfailing, lastDeliveredAt: now.toISOString() });

/** After a day without success people are told; after three days and many failures, or a 410, it stops. */
async function harm(context: SystemContext, { hookId }: Sending, isGone: boolean): Promise<void> {
  const { tx, now } = context;
  const hook = await lockHook(tx, hookId);
  const failingSince = hook.failingSince ?? now.toISOString();
  const failures = hook.failures + 1;
  const lastedMs = now.getTime() - Date.parse(failingSince);
  const isStopped = isGone || (lastedMs >= stoppedAfterMs && failures >= minFailures);
  const isTold = hook.isFailureTold || lastedMs >= toldAfterMs;
  await saveHook(tx, hookId, {
    ...{ failingSince, failures, isFailureTold: isTold },
    isStopped: isStopped || hook.isStopped,
  });
  const isNewlyStopped = isStopped && !hook.isStopped;
  if (isNewlyStopped)
    await recordSecurity(tx, {
      kind: "hook_stopped",
      details: { hook: hook.name, host: new URL(hook.address).host, failures },
    });
  if (!isNewlyStopped && (!isTold || hook.isFailureTold || hook.isStopped)) return;
  const to = [...new Set([hook.createdById, ...(await listSuperadminIds(tx))])];
  const details = { name: hook.name, isStopped };
  await notify(context, hookFails, { to, details, aboutId: hookId });
}
