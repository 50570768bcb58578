import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { type Again, type Due, type DueContext, type DueDays, defineDue } from "#server/due/due.ts";
import { notify } from "#server/notices/notify.ts";
import { startOfEvent } from "../event-start.ts";
import { eventReminders } from "../notices.ts";
import { dueReminder, type EventReminder, reminderMoments } from "./due-reminder.ts";

/** The days of work events, first looked at when the day before begins; one at a time, as each reminds everyone. */
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

/** The next employees after an id who can sign in. */
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

/**
 * Reminds everyone in a company who can sign in of its work events, a day and an hour before, each as they have chosen: 500 people
 * in one transaction, so that nobody is reminded twice if it is cut off.
 */
export const dueEvent = defineDue(eventDays, async (context, due) => {
  const again: (Again | undefined)[] = [];
  for (const one of due) again.push(await look(context, one));
  return again.flatMap((one) => one ?? []);
});

/** Gives the reminder that is due by now to the next people; returns when to look again, unless there is nothing left to do. */
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
  // An hour before begins with everyone again, even if the day before has not reached them all.
  const reached = +now.dueAt === +at || reminder === "eventInADay" ? now.reached : 0;
  const last = await remind(context, event, { reminder, after: reached });
  if (last !== undefined) return { about, onDay, at, reached: last };
  return reminder === "eventInADay" ? { about, onDay, at: hourBefore } : undefined;
}

/** Reminds the next people after one; returns the last of them, if there may be more. */
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
