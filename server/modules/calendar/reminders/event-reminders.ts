import { plusDays } from "#server/company-day.ts";
import type { SystemContext } from "#server/context.ts";
import { forDueCompanies } from "#server/jobs/due-companies.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { notify } from "#server/notices/notify.ts";
import type { Services } from "#server/services.ts";
import { startOfEvent } from "../event-start.ts";
import { eventReminders } from "../notices.ts";
import { dueReminder } from "./due-reminder.ts";
import {
  type EventToRemind,
  findRecipients,
  findTenantsWithEvents,
  findToRemind,
  lockToRemind,
  saveReached,
} from "./event-reminder-queries.ts";

const [eventsAtOnce, peopleAtOnce] = [100, 500];

/**
 * Reminds everyone in a company who can sign in of its work events, a day and an hour before, each as they have chosen. It works in
 * batches of 500 people, each in its own transaction with how far it has come, so that nobody is reminded twice if it is cut off.
 */
export async function remindOfEvents(
  { database, ...services }: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  // A company's day is at most one away from the server's, and an event reminds of itself on the day before.
  const days = { from: plusDays(today, -1), to: plusDays(today, 2) };
  const company = (tenantId: string): Company => ({
    find: (after) =>
      database.readTenant(tenantId, (tx) => findToRemind(tx, days, after, eventsAtOnce)),
    remind: (id) =>
      database.inTenant(tenantId, async (tx) => {
        const event = await lockToRemind(tx, days, id);
        return event ? remindBatch(await jobContext(services, tx, now), event) : false;
      }),
  });
  await forDueCompanies(
    database,
    (db, after) => findTenantsWithEvents(db, after, days),
    (tenantId) => remindIn(company(tenantId), now),
  );
}

interface Company {
  /** Some of the events, after an id. */
  find(after: number): Promise<EventToRemind[]>;
  /** Reminds the next people of an event; returns whether there may be more. */
  remind(id: number): Promise<boolean>;
}

async function remindIn({ find, remind }: Company, now: Date): Promise<void> {
  for (let after = 0; ; ) {
    const events = await find(after);
    for (const { id } of events.filter((event) => hasWork(event, now))) while (await remind(id));
    const last = events.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

const reachedBy = { eventInADay: "dayRemindedTo", eventInAnHour: "hourRemindedTo" } as const;

const dueFor = (event: EventToRemind, now: Date) =>
  dueReminder(startOfEvent(event, event.timeZone), now);

function hasWork(event: EventToRemind, now: Date): boolean {
  const due = dueFor(event, now);
  return due === "over" || (due !== "none" && event[reachedBy[due]] !== null);
}

/** Reminds the next people of an event; returns whether there may be more. */
async function remindBatch(context: SystemContext, event: EventToRemind): Promise<boolean> {
  const { id, eventName, eventDate, eventTime } = event;
  const due = dueFor(event, context.now);
  if (due === "none") return false;
  if (due === "over") {
    await saveReached(context.tx, id, { dayRemindedTo: null, hourRemindedTo: null });
    return false;
  }
  const reached = event[reachedBy[due]];
  if (reached === null) return false;
  const to = await findRecipients(context.tx, reached, peopleAtOnce);
  await notify(context, eventReminders[due], {
    to,
    details: { eventName, eventDate, eventTime },
    aboutId: id,
  });
  const hasMore = to.length === peopleAtOnce;
  await saveReached(context.tx, id, {
    // An hour before, the reminder of the day before comes too late for those whom it has not reached.
    ...(due === "eventInAnHour" && { dayRemindedTo: null }),
    [reachedBy[due]]: hasMore ? (to.at(-1) ?? null) : null,
  });
  return hasMore;
}
