import { sql } from "kysely";
import type { EventType } from "#contract/codes/event-type.ts";
import type { DeliveryFailure } from "#contract/codes/hooks.ts";
import { type hooks, maxSentAgain } from "#contract/hooks.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context, Tx } from "#server/context.ts";
import { defineJob } from "#server/jobs/job.ts";
import { putInQueue } from "#server/queue/queue-queries.ts";
import type { Urgency } from "#server/queue/urgency.ts";
import { type NumberedEvents, sendingJob } from "#server/story/events.ts";
import { getHook } from "./hooks.ts";

/** Of an entry of the queue. */
export interface QueuedDelivery {
  deliveryId: number;
}

interface New {
  hookId: number;
  eventId: number | null;
}

const enqueue = (tx: Tx, ids: readonly number[], urgency: Urgency = "routine") =>
  putInQueue(
    tx,
    ids.map((deliveryId) => ({
      ...{ kind: "hook", urgency },
      content: { deliveryId } satisfies QueuedDelivery,
    })),
  );

/** Numbered events to each hook that asks for them. */
export const sendEvents = defineJob<NumberedEvents>(sendingJob, async ({ tx }, { after, upTo }) => {
  const { rows } = await sql<{ id: number }>`
    insert into hook_deliveries (tenant_id, hook_id, event_id)
    select ${tx.tenantId}, hook.id, event.id
    from api_events as event
    join hooks as hook on hook.tenant_id = ${tx.tenantId} and not hook.is_stopped and event.type = any(hook.types)
    where event.tenant_id = ${tx.tenantId} and event.number > ${after} and event.number <= ${upTo}
    order by event.number
    returning id`.execute(tx);
  await enqueue(
    tx,
    rows.map(({ id }) => id),
  );
  return [];
});

export async function listDeliveries(
  context: Pick<Context, "tx" | "now">,
  id: number,
  { beforeId, pageSize }: ParsedInput<typeof hooks.listDeliveries>["query"],
) {
  const { tx } = context;
  await getHook(context, id);
  const found = await tx
    .selectFrom("hookDeliveries as d")
    .leftJoin("apiEvents as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "d.eventId"),
    )
    .where("d.tenantId", "=", tx.tenantId)
    .where("d.hookId", "=", id)
    .$if(beforeId !== undefined, (query) => query.where("d.id", "<", beforeId ?? 0))
    .select([
      "d.id",
      sql<boolean>`d.event_id is null`.as("isTest"),
      "e.number",
      sql<EventType | null>`e.type`.as("type"),
      "d.isAgain",
      "d.state",
      "d.status",
      "d.ms",
      sql<DeliveryFailure | null>`d.failure`.as("failure"),
      "d.answer",
      "d.attempts",
      "d.createdAt",
      "d.sentAt",
    ])
    .orderBy("d.id", "desc")
    .limit(pageSize + 1)
    .execute();
  return { deliveries: found.slice(0, pageSize), hasMore: found.length > pageSize };
}

/** With the events' ids and bodies, signed with the secret of now. Throws `not_found` or `too_many_deliveries`. */
export async function redeliver(
  context: Context,
  id: number,
  { deliveryId, from = "", to = "" }: ParsedInput<typeof hooks.redeliver>["body"],
): Promise<{ count: number }> {
  const { types } = await getHook(context, id);
  const events =
    deliveryId === undefined
      ? await eventsOfDays(context, types, { from, to })
      : await eventOf(context.tx, id, deliveryId);
  if (events.length === 0 && deliveryId !== undefined) throw new AppError("not_found");
  if (events.length > maxSentAgain) throw new AppError("too_many_deliveries");
  const added = await addDeliveries(
    context.tx,
    events.map((eventId) => ({ hookId: id, eventId })),
    { isAgain: true },
  );
  await enqueue(context.tx, added);
  return { count: events.length };
}

async function eventOf(tx: Tx, hookId: number, deliveryId: number): Promise<number[]> {
  const found = await tx
    .selectFrom("hookDeliveries as d")
    .innerJoin("apiEvents as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "d.eventId"),
    )
    .where("d.tenantId", "=", tx.tenantId)
    .where("d.hookId", "=", hookId)
    .where("d.id", "=", deliveryId)
    .select("e.id")
    .execute();
  return found.map(({ id }) => id);
}

/** One more than allowed at most. */
async function eventsOfDays(
  { tx }: Context,
  types: readonly EventType[],
  { from, to }: { from: string; to: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from api_events as e join tenants as company on company.id = ${tx.tenantId}
    where e.tenant_id = ${tx.tenantId} and e.number is not null and e.type = any(${types}::text[])
      and e.at >= ${from}::timestamp at time zone company.time_zone
      and e.at < ${plusDays(to, 1)}::timestamp at time zone company.time_zone
    order by e.number limit ${maxSentAgain + 1}`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function sendTest(context: Context, id: number): Promise<{ deliveryId: number }> {
  const { tx } = context;
  await getHook(context, id);
  const [deliveryId = 0] = await addDeliveries(tx, [{ hookId: id, eventId: null }]);
  await enqueue(tx, [deliveryId], "awaited");
  return { deliveryId };
}

async function addDeliveries(
  tx: Tx,
  deliveries: readonly New[],
  { isAgain = false } = {},
): Promise<number[]> {
  if (deliveries.length === 0) return [];
  const added = await tx
    .insertInto("hookDeliveries")
    .values(deliveries.map((one) => ({ tenantId: tx.tenantId, ...one, isAgain })))
    .returning("id")
    .execute();
  return added.map(({ id }) => id);
}
