import type { HalvesOfRange } from "#contract/codes/leave.ts";
import { AppError } from "#server/app-error.ts";
import { dayOf, plusDays } from "#server/company-day.ts";
import type { PublicCall, Tx } from "#server/context.ts";
import { hashOfFeedToken, tenantOfFeedToken } from "#server/modules/auth/index.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import type { Services } from "#server/services.ts";
import { standingOf } from "#server/standing.ts";
import { anniversaryDays } from "../anniversary-days.ts";
import { startOfEvent } from "../event-start.ts";
import { findFeedEvents, findOwnLeave, findReader, findTeamBirthdays } from "./feed-queries.ts";
import { type FeedEvent, icalText } from "./ical.ts";

const [daysBack, daysAhead] = [90, 365];
const maxOfEach = 1_000;

/**
 * An employee's calendar: events, holidays, team birthdays and their own leave without its type. Throws `not_found`
 * for an invalid address.
 */
export async function feedOf(
  { database }: Pick<Services, "database">,
  { now, caller }: Pick<PublicCall, "now" | "caller">,
  address: string,
): Promise<string> {
  const token = address.replace(/\.ics$/, "");
  const tenantId = tenantOfFeedToken(token);
  if (tenantId === undefined) throw new AppError("not_found");
  return database.readTenant(tenantId, (tx) => read(tx, hashOfFeedToken(token), now), caller);
}

async function read(tx: Tx, tokenHash: string, now: Date): Promise<string> {
  const reader = await findReader(tx, tokenHash);
  if (!reader || reader.suspendedAt || standingOf(reader) !== "approved")
    throw new AppError("not_found");
  const { id, timeZone } = reader;
  const today = dayOf(now, timeZone);
  const days = { from: plusDays(today, -daysBack), to: plusDays(today, daysAhead) };
  const [own, events, leave, birthdays] = await Promise.all([
    companyDays({ tx }),
    findFeedEvents(tx, days, maxOfEach),
    findOwnLeave(tx, id, days, maxOfEach),
    findTeamBirthdays(tx, id, today, maxOfEach),
  ]);
  const uid = (kind: string) => `${kind}@${tx.tenantId}.baton-hr`;
  const observedOn = anniversaryDays(today, daysAhead);
  const years = [days.from, days.to].map((day) => Number(day.slice(0, 4)));
  const holidays = [...new Set(years)]
    .flatMap((year) => own.listOf(year))
    .filter(({ date }) => days.from <= date && date <= days.to);
  const all: FeedEvent[] = [
    ...events.map((event) => ({
      uid: uid(`event-${event.id}`),
      sequence: event.version - 1,
      summary: event.eventName,
      description: event.eventDescription,
      starts: new Date(startOfEvent(event, timeZone).epochMilliseconds),
      changedAt: event.updatedAt,
      isCancelled: event.removedAt !== null,
    })),
    ...[...Map.groupBy(holidays, ({ date }) => date)].flatMap(([date, ofDay]) =>
      ofDay.map(({ name, isExpected }, before) => ({
        uid: uid(`holiday-${own.region}-${date}${before === 0 ? "" : `-${before + 1}`}`),
        sequence: 0,
        summary: isExpected ? `${name} (expected)` : name,
        starts: date,
      })),
    ),
    ...leave.map(({ id: request, startDate, endDate, leaveStatus, version, ...halves }) => ({
      uid: uid(`leave-${request}`),
      sequence: version - 1,
      summary: leaveText({ startDate, endDate, ...halves }),
      starts: startDate,
      until: endDate,
      isCancelled: leaveStatus === "cancelled",
    })),
    ...birthdays.flatMap(({ id: person, name, day }) => {
      const date = observedOn.get(day);
      if (date === undefined) return [];
      const summary = `${name}’s birthday`;
      return [{ uid: uid(`birthday-${person}-${date}`), sequence: 0, summary, starts: date }];
    }),
  ];
  return icalText(reader.tenantName || "Work", all, now);
}

/** Entries are whole days, so their text names the halves. */
function leaveText({
  startDate,
  endDate,
  startHalf,
  endHalf,
}: { startDate: string; endDate: string } & Required<HalvesOfRange>): string {
  const isFromNoon = startHalf === "afternoon";
  const isUntilNoon = endHalf === "morning";
  if (startDate === endDate && (isFromNoon || isUntilNoon))
    return `Leave (${isFromNoon ? startHalf : endHalf})`;
  const parts = [...(isFromNoon ? ["from noon"] : []), ...(isUntilNoon ? ["until noon"] : [])];
  return parts.length > 0 ? `Leave (${parts.join(", ")})` : "Leave";
}
