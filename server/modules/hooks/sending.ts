import type { Tx } from "#server/context.ts";
import type { Services } from "#server/services.ts";
import { findEvents, shownEvent } from "#server/story/events.ts";
import { placeOf } from "./hooks.ts";
import type { Message } from "./message.ts";

/** A waiting delivery with all that its attempt needs. */
export interface Sending {
  deliveryId: number;
  hookId: number;
  createdAt: string;
  address: string;
  secrets: readonly string[];
  /** Undefined once the event has gone. */
  message: Message | undefined;
  isTest: boolean;
  isAgain: boolean;
  isFailing: boolean;
  /** Stopped, and not asked for by a person. */
  isStopped: boolean;
  /** Of a company that may not send. */
  isHeld: boolean;
}

/** Undefined if it was sent, or removed with its hook. */
export async function findSending(
  { sealing }: Pick<Services, "sealing">,
  tx: Tx,
  deliveryId: number,
  now: Date,
): Promise<Sending | undefined> {
  const found = await tx
    .selectFrom("hookDeliveries as d")
    .innerJoin("hooks as h", (join) =>
      join.on("h.tenantId", "=", tx.tenantId).onRef("h.id", "=", "d.hookId"),
    )
    .innerJoin("tenants as company", (join) => join.on("company.id", "=", tx.tenantId))
    .where("d.tenantId", "=", tx.tenantId)
    .where("d.id", "=", deliveryId)
    .where("d.state", "=", "waiting")
    .select([
      "d.eventId",
      "d.isAgain",
      "d.createdAt",
      "h.id as hookId",
      "h.address",
      "h.secretSealed",
      "h.secretBeforeSealed",
      "h.secretBeforeUntil",
      "h.isStopped",
      "h.failingSince",
      "company.suspendedAt",
      "company.confirmedAt",
    ])
    .executeTakeFirst();
  if (!found) return undefined;
  const { eventId, hookId, isAgain, createdAt, address } = found;
  const secrets = [sealing.open(found.secretSealed, placeOf(tx, hookId, "secret_sealed"))];
  if (found.secretBeforeSealed && Date.parse(found.secretBeforeUntil ?? "") > now.getTime())
    secrets.push(
      sealing.open(found.secretBeforeSealed, placeOf(tx, hookId, "secret_before_sealed")),
    );
  const isTest = eventId === null;
  return {
    ...{ deliveryId, hookId, createdAt, address, secrets, isTest, isAgain },
    message: isTest ? testMessage(deliveryId, createdAt) : await messageOf(tx, eventId),
    isFailing: found.failingSince !== null,
    isStopped: found.isStopped && !isAgain && !isTest,
    isHeld: found.suspendedAt !== null || found.confirmedAt === null,
  };
}

async function messageOf(tx: Tx, eventId: number): Promise<Message | undefined> {
  const row = await findEvents(tx).where("e.id", "=", eventId).executeTakeFirst();
  if (!row) return undefined;
  const event = shownEvent(row);
  return { id: event.id, body: JSON.stringify(event) };
}

function testMessage(deliveryId: number, at: string): Message {
  const id = `test_${deliveryId}`;
  const nothing = { number: null, subject: null, link: null, fields: [] };
  return { id, body: JSON.stringify({ id, type: "test", at, ...nothing }) };
}
