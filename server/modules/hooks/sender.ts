import { currentTime } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { type Places, startPlaces } from "#server/queue/places.ts";
import { markFailed, removeDone, type Taken } from "#server/queue/queue-queries.ts";
import type { Services } from "#server/services.ts";
import { attempt } from "./attempt.ts";
import type { QueuedDelivery } from "./deliveries.ts";
import type { Message } from "./message.ts";
import { saveOutcome } from "./outcome.ts";
import { findSending, type Sending } from "./sending.ts";

interface HookDelivering extends Pick<Services, "egress" | "sealing" | "jobs" | "links"> {
  database: Database;
}

interface HookSenderOptions extends HookDelivering {
  onError: (error: unknown) => void;
  pollMs?: number;
}

const places = 20;
const perTenant = 4;
const maxAgeMs = 2 * 86_400_000;
const heldSeconds = 600;

/** Outside transactions; any number of processes may send at once. */
export function startHookSender({
  onError,
  pollMs = 1_000,
  ...services
}: HookSenderOptions): Places {
  const { database } = services;
  const run = hookDelivery(services);
  return startPlaces<QueuedDelivery>({
    ...{ database, kind: "hook", places, perTenant, run, onError, pollMs },
  });
}

/** Works on one taken entry. A failing hook has one slot of a process. */
export function hookDelivery(services: HookDelivering) {
  const { database, egress } = services;
  const busyFailing = new Set<number>();

  async function send(taken: Taken<QueuedDelivery>, sending: Sendable, isOver: boolean) {
    const { address, secrets, message, hookId, isTest } = sending;
    const takesTurns = sending.isFailing && !isTest;
    if (takesTurns && busyFailing.has(hookId) && !isOver)
      return markFailed(database, taken, "The hook is failing.");
    if (takesTurns) busyFailing.add(hookId);
    try {
      const outcome = await attempt(egress, address, message, { secrets, now: currentTime() });
      await saveOutcome(services, taken, sending, { outcome, isLast: isOver || isTest });
    } finally {
      if (takesTurns) busyFailing.delete(hookId);
    }
  }

  return async (taken: Taken<QueuedDelivery>): Promise<void> => {
    const now = currentTime();
    const found = await database.inTenant(taken.tenantId, (tx) =>
      findSending(services, tx, taken.content.deliveryId, now),
    );
    if (!found) {
      await database.inDirectory((db) => removeDone(db, taken));
      return;
    }
    const isOver = now.getTime() - Date.parse(found.createdAt) >= maxAgeMs;
    if (found.isHeld && !isOver) await markFailed(database, taken, "held", heldSeconds);
    else if (isSendable(found)) await send(taken, found, isOver);
    else await saveOutcome(services, taken, found, { isLast: true });
  };
}

type Sendable = Sending & { message: Message };

const isSendable = (found: Sending): found is Sendable =>
  !found.isStopped && !found.isHeld && found.message !== undefined;
