import { isTaken } from "#contract/codes/leave.ts";
import type { StaffDashboard, UpcomingEvent } from "#contract/dashboard.ts";
import type { OwnRequest } from "#contract/leave/requests/own-leave.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { anniversaryDays } from "#server/modules/calendar/index.ts";
import { unsettledPromises } from "#server/modules/continuity/index.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import { awayDays, ownLeave } from "#server/modules/leave/index.ts";
import { findTeamAbsences } from "./away-queries.ts";
import { employeeOf, home, topListOf } from "./home.ts";
import { findLedPeople } from "./led-people-queries.ts";
import { findTeamBirthdays } from "./occasion-queries.ts";
import { findWorkEvents } from "./own-queries.ts";
import { holidaysAmong, nextOf } from "./upcoming-events.ts";

const birthdayDays = 21;
const eventDays = 90;
const [requestsShown, eventsShown, promisesShown, peopleShown] = [5, 7, 6, 12];
/** The calendar has the others. */
const workEventsShown = 2;

export async function staffDashboard(context: Context): Promise<StaffDashboard> {
  const { tx, actor, today } = context;
  const { employeeId } = actor;
  const observedOn = anniversaryDays(today, birthdayDays);
  const [waiting, own, ownPromises, absences, birthdays, calendar, workEvents, people] =
    await Promise.all([
      home(context),
      ownLeave(context),
      unsettledPromises(context, employeeId, promisesShown),
      findTeamAbsences(tx, employeeId, { from: today, to: plusDays(today, awayDays) }, 7),
      findTeamBirthdays(tx, { employeeId, today }, [...observedOn.keys()], eventsShown),
      companyDays(context),
      findWorkEvents(tx, { from: today, to: plusDays(today, eventDays) }, workEventsShown),
      findLedPeople(context, peopleShown),
    ]);

  const events: UpcomingEvent[] = [
    ...holidaysAmong(calendar, today, eventDays),
    ...workEvents.map((event) => ({ kind: "work" as const, ...event })),
    ...leaveAhead(own.leave, today),
    ...birthdays.map(({ day, ...row }) => ({
      kind: "birthday" as const,
      date: observedOn.get(day) ?? today,
      employee: employeeOf(row),
    })),
  ];
  return {
    ...waiting,
    balances: balancesOf(own),
    requests: openOf(own.leave),
    ownPromises,
    teamAway: topListOf(absences, (row) => ({ ...row, employee: employeeOf(row) })),
    events: nextOf(events, eventsShown),
    people: topListOf(people, ({ positionTitle, ...row }) => ({
      employee: employeeOf(row),
      positionTitle,
    })),
  };
}

type Own = Awaited<ReturnType<typeof ownLeave>>;

const balancesOf = ({ balances, own }: Own) => ({
  annual: balances.annual,
  sick: balances.sick,
  family: balances.familyResponsibility,
  maternity: balances.maternityPaternity,
  study: balances.study,
  timeInLieu: balances.timeInLieu,
  own,
});

/** The newest requests that await a decision, also one on their cancellation. */
function openOf(leave: Own["leave"]): { items: OwnRequest[]; total: number } {
  const open = leave
    .filter(({ leaveStatus }) => leaveStatus === "pending" || leaveStatus === "cancellation_asked")
    .toSorted((a, b) => b.requestedAt.localeCompare(a.requestedAt));
  const items = open
    .slice(0, requestsShown)
    .map(({ duration, ...request }) => ({ ...request, leaveDuration: duration }));
  return { items, total: open.length };
}

const leaveAhead = (leave: Own["leave"], today: string): UpcomingEvent[] =>
  leave
    .filter(({ leaveStatus, startDate }) => isTaken(leaveStatus) && startDate >= today)
    .map(({ id, startDate, endDate, leaveType, ownType }) => ({
      kind: "leave",
      date: startDate,
      id,
      endDate,
      leaveType,
      ownType,
    }));
