import { type RawBuilder, sql } from "kysely";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { ListQuery } from "#contract/common.ts";
import type { Tx } from "#server/db/database.ts";
import { contains, offsetOf } from "#server/db/list.ts";
import { termsFor, termsOf } from "./search-terms.ts";

export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** The company's events on these days that contain every search term. */
export const eventsOn = (tx: Tx, { from, to }: Days, terms: readonly string[]) => {
  let found = tx
    .selectFrom("calendarEvents as c")
    .where("c.tenantId", "=", tx.tenantId)
    .where("c.removedAt", "is", null);
  if (from !== undefined) found = found.where("c.eventDate", ">=", from);
  if (to !== undefined) found = found.where("c.eventDate", "<=", to);
  for (const term of termsFor("event", terms))
    found = found.where(contains(["c.event_name", "c.event_description"], term));
  return found;
};

export async function findEvents(
  tx: Tx,
  { search, page, pageSize, ...days }: Days & Pick<ListQuery, "search" | "page" | "pageSize">,
): Promise<{ items: Omit<CalendarEvent, "tenantId">[]; total: number }> {
  const terms = termsOf(search);
  const [items, { total }] = await Promise.all([
    eventsOn(tx, days, terms)
      .select(["c.id", "c.eventName", "c.eventDescription", "c.eventDate", "c.eventTime"])
      .select(["c.updatedAt", "c.version"])
      .select(sql<CalendarEvent["eventType"]>`c.event_type`.as("eventType"))
      .orderBy("c.eventDate")
      .orderBy("c.eventTime")
      .orderBy("c.id")
      .limit(pageSize)
      .offset(offsetOf({ page, pageSize }))
      .execute(),
    eventsOn(tx, days, terms)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

export interface EventRow {
  eventType: number;
  eventName: string;
  eventDescription: string;
  eventDate: string;
  eventTime: string;
}

export async function insertEvent(
  tx: Tx,
  row: EventRow,
  { createdById, at }: { createdById: number; at: string },
): Promise<number> {
  const { id } = await tx
    .insertInto("calendarEvents")
    .values({ tenantId: tx.tenantId, ...row, createdById, updatedAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** An event that is not removed, locked until the transaction ends. */
export const lockEvent = (tx: Tx, id: number) =>
  tx
    .selectFrom("calendarEvents")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .where("removedAt", "is", null)
    .select(["eventType", "eventDescription", "eventDate", "eventTime", "version"])
    .forUpdate()
    .executeTakeFirst();

const nextVersion: RawBuilder<number> = sql`version + 1`;

export const saveEvent = (tx: Tx, id: number, row: EventRow, at: string) =>
  tx
    .updateTable("calendarEvents")
    .set({ ...row, updatedAt: at, version: nextVersion })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();

/** Marks an event as removed. Only its name remains, for the calendars that show it as cancelled. */
export const saveEventRemoved = (tx: Tx, id: number, at: string) =>
  tx
    .updateTable("calendarEvents")
    .set({ removedAt: at, eventDescription: "", updatedAt: at, version: nextVersion })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();
