import type {
  CalendarEvent,
  CalendarEventDetails,
  CalendarEventUpdate,
  calendar,
} from "#contract/calendar.ts";
import { eventTypeCodes } from "#contract/codes/calendar.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { existingTime } from "#contract/rules/skipped-hour.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { keepDue, renewDue } from "#server/due/due-queries.ts";
import { companyTimeZone } from "#server/jobs/job-context.ts";
import { settle } from "#server/notices/notify.ts";
import {
  findEvents,
  insertEvent,
  lockEvent,
  saveEvent,
  saveEventRemoved,
} from "./event-queries.ts";
import { eventDays } from "./reminders/event-reminders.ts";

type EventQuery = ParsedInput<typeof calendar.getAllCalendarEvents>["query"];

export async function listEvents(
  { tx }: Pick<Context, "tx">,
  query: EventQuery,
): Promise<Page<CalendarEvent>> {
  checkOrder(query);
  const { items, total } = await findEvents(tx, query);
  return { items: items.map((event) => ({ ...event, tenantId: tx.tenantId })), total };
}

function checkOrder({ from, to }: Pick<EventQuery, "from" | "to">): void {
  if (from && to && to < from)
    throw new AppError("invalid_request", {
      fields: { to: "The last day cannot be before the first" },
    });
}

const rowOf = ({ eventType, eventName, eventDate, eventTime, ...rest }: CalendarEventDetails) => ({
  eventType,
  eventName,
  eventDate,
  eventTime,
  eventDescription: rest.eventDescription ?? "",
});

/** At an hour that exists: the clocks may leave one out (AMB-223). */
async function existingRow(tx: Tx, details: CalendarEventDetails) {
  const { eventDate, eventTime, ...rest } = rowOf(details);
  const time = existingTime(eventDate, eventTime, await companyTimeZone(tx));
  return { ...rest, eventDate, eventTime: time };
}

export async function createEvent(
  { tx, actor, now }: Pick<Context, "tx" | "actor" | "now">,
  details: CalendarEventDetails,
): Promise<{ id: number }> {
  const id = await insertEvent(tx, await existingRow(tx, details), {
    createdById: actor.employeeId,
    at: now.toISOString(),
  });
  await keepDue(tx, eventDays, [id]);
  return { id };
}

/**
 * Changes a work event; a new time has its own reminders. Throws `not_found`, `event_read_only`, or `conflict` for an
 * outdated version.
 */
export async function updateEvent(
  context: Pick<Context, "tx" | "now">,
  id: number,
  { version, ...details }: CalendarEventUpdate,
): Promise<{ ok: true }> {
  const { tx, now } = context;
  const before = await lockWorkEvent(tx, id);
  if (version !== undefined && version !== before.version) throw new AppError("conflict");
  const { eventDescription = before.eventDescription } = details;
  const row = await existingRow(tx, { ...details, eventDescription });
  await saveEvent(tx, id, row, now.toISOString());
  if (row.eventDate === before.eventDate && isSameTime(row.eventTime, before.eventTime))
    return { ok: true };
  await renewDue(tx, eventDays, [id]);
  await settleReminders(context, id);
  return { ok: true };
}

const isSameTime = (one: string, other: string) => one.padEnd(8, ":00") === other;

/** Ends all reminders of an event's former time. */
async function settleReminders(context: Pick<Context, "tx" | "now">, id: number): Promise<void> {
  await settle(context, { kind: "eventInADay", aboutId: id });
  await settle(context, { kind: "eventInAnHour", aboutId: id });
}

/** Removes a work event; throws `not_found` or `event_read_only`. */
export async function deleteEvent(
  context: Pick<Context, "tx" | "now">,
  id: number,
): Promise<{ ok: true }> {
  const { tx, now } = context;
  await lockWorkEvent(tx, id);
  await saveEventRemoved(tx, id, now.toISOString());
  await settleReminders(context, id);
  return { ok: true };
}

/** Throws for other types: imported holidays and birthdays are read-only (AMB-164). */
async function lockWorkEvent(tx: Context["tx"], id: number) {
  const event = await lockEvent(tx, id);
  if (!event) throw new AppError("not_found");
  if (event.eventType !== eventTypeCodes.WorkEvent) throw new AppError("event_read_only");
  return event;
}
