import { sql } from "kysely";
import type { Tx } from "#server/context.ts";

/** Marks a message as read; false if it is already, or not the recipient's. */
export async function saveRead(
  tx: Tx,
  id: number,
  { receiverId, at }: { receiverId: number; at: string },
): Promise<boolean> {
  const saved = await tx
    .updateTable("feedback")
    .set({ readAt: at })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .where("receiverId", "=", receiverId)
    .where("readAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}

export async function isReceivedBy(tx: Tx, id: number, receiverId: number): Promise<boolean> {
  const found = await tx
    .selectFrom("feedback")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .where("receiverId", "=", receiverId)
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks both against deactivation and sending, in order of id against deadlocks; returns whether each is active. */
export async function lockPair(tx: Tx, employeeIds: readonly [number, number]) {
  const { rows } = await sql<{ id: number; isActive: boolean }>`
    select id, is_active from employees
    where tenant_id = ${tx.tenantId} and id = any(${employeeIds}::bigint[])
    order by id for no key update`.execute(tx);
  return rows;
}

/** The numbers of messages since a moment: to one recipient, and to all. */
export async function countSent(
  tx: Tx,
  { senderId, receiverId, since }: { senderId: number; receiverId: number; since: string },
) {
  const { rows } = await sql<{ toRecipient: number; toAll: number }>`
    select count(*) filter (where receiver_id = ${receiverId}) as to_recipient, count(*) as to_all from feedback
    where tenant_id = ${tx.tenantId} and sender_id = ${senderId} and created_at > ${since}::timestamptz`.execute(
    tx,
  );
  return rows[0] ?? { toRecipient: 0, toAll: 0 };
}

interface NewMessage {
  senderId: number;
  receiverId: number;
  title: string;
  message: string;
  createdAt: string;
}

export const insertFeedback = (tx: Tx, message: NewMessage) =>
  tx
    .insertInto("feedback")
    .values({ tenantId: tx.tenantId, ...message })
    .returning("id")
    .executeTakeFirstOrThrow();
