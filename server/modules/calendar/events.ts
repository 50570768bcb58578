import type {
  CalendarEvent,
  CalendarEventDetails,
  CalendarEventUpdate,
  calendar,
} from "#contract/calendar.ts";
import { eventTypeCodes } from "#contract/codes/event-type.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import {
  findEvents,
  insertEvent,
  lockEvent,
  saveEvent,
  saveEventRemoved,
} from "./event-queries.ts";

type EventQuery = ParsedInput<typeof calendar.getAllCalendarEvents>["query"];

/** One page of the company's events, by date and time. */
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

/** Creates an event. */
export async function createEvent(
  { tx, actor, now }: Pick<Context, "tx" | "actor" | "now">,
  details: CalendarEventDetails,
): Promise<{ id: number }> {
  const id = await insertEvent(tx, rowOf(details), {
    createdById: actor.employeeId,
    at: now.toISOString(),
  });
  return { id };
}

/** Changes a work event; throws `not_found`, `event_read_only`, or `conflict` if it is no longer the version that was read. */
export async function updateEvent(
  { tx, now }: Pick<Context, "tx" | "now">,
  id: number,
  { version, ...details }: CalendarEventUpdate,
): Promise<{ ok: true }> {
  const before = await lockWorkEvent(tx, id);
  if (version !== undefined && version !== before.version) throw new AppError("conflict");
  const { eventDescription = before.eventDescription } = details;
  await saveEvent(tx, id, rowOf({ ...details, eventDescription }), now.toISOString());
  return { ok: true };
}

/** Removes a work event; throws `not_found` or `event_read_only`. */
export async function deleteEvent(
  { tx, now }: Pick<Context, "tx" | "now">,
  id: number,
): Promise<{ ok: true }> {
  await lockWorkEvent(tx, id);
  await saveEventRemoved(tx, id, now.toISOString());
  return { ok: true };
}

/** Only work events can be changed: holidays and birthdays that were entered stay as they are (AMB-164). */
async function lockWorkEvent(tx: Context["tx"], id: number) {
  const event = await lockEvent(tx, id);
  if (!event) throw new AppError("not_found");
  if (event.eventType !== eventTypeCodes.WorkEvent) throw new AppError("event_read_only");
  return event;
}
