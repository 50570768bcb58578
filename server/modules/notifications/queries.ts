import { sql } from "kysely";
import type { Notification, notifications } from "#contract/notifications.ts";
import type { ParsedInput } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { offsetOf } from "#server/db/list.ts";
import { fullName } from "#server/organisation/names.ts";
import { visibleTo } from "#server/organisation/sight.ts";

const notificationsOf = (tx: Tx, employeeId: number, unread: boolean | undefined) =>
  tx
    .selectFrom("notifications as n")
    .where("n.tenantId", "=", tx.tenantId)
    .where("n.employeeId", "=", employeeId)
    .$if(unread === true, (query) => query.where("n.readAt", "is", null))
    .$if(unread === false, (query) => query.where("n.readAt", "is not", null));

export type Reader = Pick<Context, "tx" | "actor" | "today">;
export type PageQuery = ParsedInput<typeof notifications.list>["query"];

export async function listPage(
  { tx, actor, today }: Reader,
  { unread, ...page }: PageQuery,
): Promise<Notification[]> {
  const { employeeId } = actor;
  const rows = await notificationsOf(tx, employeeId, unread)
    .leftJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "n.tenantId").onRef("by.id", "=", "n.byId"),
    )
    .innerJoin(
      sql<{
        id: number | null;
      }>`lateral (select (n.details -> 'about' ->> 'id')::bigint as id)`.as<"about">(sql`about`),
      (join) => join.onTrue(),
    )
    .select(["n.id", "n.kind", "n.details", "n.aboutId", "n.createdAt", "n.readAt", "n.byId"])
    .select(fullName("by").as("byName"))
    .select(
      sql<boolean | null>`case when about.id is not null
        then ${visibleTo(tx, actor, { what: "history", column: "about.id", today })} end`.as(
        "isPageOpen",
      ),
    )
    .orderBy("n.createdAt", "desc")
    .orderBy("n.id", "desc")
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();
  const items = rows.map(({ byId, byName, ...row }) => ({
    ...row,
    by: byId === null ? null : { id: byId, name: byName },
  }));
  // The details match the kind, as `notify` wrote both.
  return items as Notification[];
}

/** All, or only unread or read ones. */
export async function count(tx: Tx, employeeId: number, unread?: boolean): Promise<number> {
  const { total } = await notificationsOf(tx, employeeId, unread)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Marks a notification as read; returns whether the employee has it. */
export async function saveRead(
  tx: Tx,
  employeeId: number,
  id: number,
  readAt: string,
): Promise<boolean> {
  const found = await tx
    .updateTable("notifications")
    .set({ readAt: sql<string>`coalesce(read_at, ${readAt}::timestamptz)` })
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", employeeId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the number of notifications that were unread. */
export async function saveAllRead(tx: Tx, employeeId: number, readAt: string): Promise<number> {
  const rows = await tx
    .updateTable("notifications")
    .set({ readAt })
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", employeeId)
    .where("readAt", "is", null)
    .returning("id")
    .execute();
  return rows.length;
}
