import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { type Again, type Due, type DueContext, type DueDays, defineDue } from "#server/due/due.ts";
import { notify } from "#server/notices/notify.ts";
import { startOfEvent } from "../event-start.ts";
import { eventReminders } from "../notices.ts";
import { dueReminder, type EventReminder, reminderMoments } from "./due-reminder.ts";

/** The days of work events, due from the day before. Each event notifies everyone, so they come one at a time. */
export const eventDays: DueDays = {
  kind: "calendar.event",
  daysBefore: 1,
  atOnce: 1,
  days: (tx) => sql`
    select c.id as about, c.event_date as on_day from calendar_events as c
    where c.tenant_id = ${tx.tenantId} and c.event_type = 1 and c.removed_at is null`,
};

const findEventToRemind = (tx: Tx, id: number) =>
  tx
    .selectFrom("calendarEvents")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select(["id", "eventName", "eventDate", "eventTime"])
    .executeTakeFirstOrThrow();
type EventToRemind = Awaited<ReturnType<typeof findEventToRemind>>;

/** The next employees who can sign in. */
async function findRecipients(tx: Tx, after: number, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", ">", after)
    .where("e.isActive", "=", true)
    .where("e.employeeStatus", "=", "approved")
    .select("e.id")
    .orderBy("e.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

const peopleAtOnce = 500;

/** Reminds every user of an event in batches of 500. Each batch is one transaction, so an interruption repeats none. */
export const dueEvent = defineDue(eventDays, async (context, due) => {
  const again: (Again | undefined)[] = [];
  for (const one of due) again.push(await look(context, one));
  return again.flatMap((one) => one ?? []);
});

/** Sends the due reminder to the next people. Returns the time of the next look, unless the event is finished. */
async function look(
  context: DueContext,
  { about, onDay, ...now }: Due,
): Promise<Again | undefined> {
  const event = await findEventToRemind(context.tx, about);
  const starts = startOfEvent(event, context.timeZone);
  const { dayBefore, hourBefore } = reminderMoments(starts);
  const reminder = dueReminder(starts, context.now);
  if (reminder === "over") return undefined;
  if (reminder === "none") return { about, onDay, at: dayBefore };
  const at = reminder === "eventInADay" ? dayBefore : hourBefore;
  // The hour before starts with everyone again, even after an incomplete day before.
  const reached = +now.dueAt === +at || reminder === "eventInADay" ? now.reached : 0;
  const last = await remind(context, event, { reminder, after: reached });
  if (last !== undefined) return { about, onDay, at, reached: last };
  return reminder === "eventInADay" ? { about, onDay, at: hourBefore } : undefined;
}

/** Returns the last person reminded if more may follow. */
async function remind(
  context: DueContext,
  { id, eventName, eventDate, eventTime }: EventToRemind,
  { reminder, after }: { reminder: EventReminder; after: number },
): Promise<number | undefined> {
  const to = await findRecipients(context.tx, after, peopleAtOnce);
  await notify(context, eventReminders[reminder], {
    to,
    details: { eventName, eventDate, eventTime },
    aboutId: id,
  });
  return to.length === peopleAtOnce ? to.at(-1) : undefined;
}
