import type { StaffDashboard } from "#contract/dashboard.ts";
import { counted } from "#web/ui/format/counts.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { proseDayText } from "./day-text.ts";

const labels = {
  passesOn: (day: string) => `passes on ${day}`,
  requests: (count: number) => counted(count, "request"),
  proposed: "asks for a promise",
  promise: (day: string) => `promise due ${day}`,
  promiseLate: (day: string) => `promise late since ${day}`,
  awayUntil: (day: string) => `away until ${day}`,
  away: (days: string) => `away ${days}`,
  birthday: (day: string) => `birthday ${day}`,
  quiet: (day: string) => `last note, talk or promise ${day}`,
  quietAlways: "no note, talk or promise yet",
} as const;

export type PeopleDay = Pick<
  StaffDashboard,
  "pendingReviews" | "promises" | "teamAway" | "passingOn" | "events" | "quiet" | "today"
>;

interface Next {
  text: string;
  isUrgent: boolean;
}

/** What is next about one of the reader's people, the most urgent alone; undefined without anything. */
export function nextOfPerson(id: number, day: PeopleDay): Next | undefined {
  return passing(id, day) ?? asked(id, day) ?? promised(id, day) ?? ahead(id, day);
}

const isOf =
  (id: number) =>
  ({ employee }: { employee: { id: number } }): boolean =>
    employee.id === id;

function passing(id: number, { passingOn, today }: PeopleDay): Next | undefined {
  const found = passingOn.items.find(isOf(id));
  return found && { text: labels.passesOn(proseDayText(found.takesOverOn, today)), isUrgent: true };
}

function asked(id: number, { pendingReviews, promises }: PeopleDay): Next | undefined {
  const requests = pendingReviews.items.filter(isOf(id)).length;
  if (requests > 0) return { text: labels.requests(requests), isUrgent: true };
  const isProposed = promises.items.filter(isOf(id)).some(({ state }) => state === "proposed");
  return isProposed ? { text: labels.proposed, isUrgent: true } : undefined;
}

function promised(id: number, { promises, today }: PeopleDay): Next | undefined {
  const dueOn = promises.items.filter(isOf(id)).find((one) => one.dueOn !== null)?.dueOn;
  if (!dueOn) return undefined;
  const day = proseDayText(dueOn, today);
  return dueOn < today
    ? { text: labels.promiseLate(day), isUrgent: true }
    : { text: labels.promise(day), isUrgent: false };
}

function ahead(id: number, { teamAway, events, quiet, today }: PeopleDay): Next | undefined {
  const calm = (text: string) => ({ text, isUrgent: false });
  const away = teamAway.items.find(isOf(id));
  if (away && away.startDate <= today)
    return calm(labels.awayUntil(proseDayText(away.endDate, today)));
  if (away) return calm(labels.away(proseDays(away.startDate, away.endDate, today)));
  const birthday = events.find((one) => one.kind === "birthday" && one.employee.id === id);
  if (birthday) return calm(labels.birthday(proseDayText(birthday.date, today)));
  const silent = quiet.items.find(isOf(id));
  if (!silent) return undefined;
  return calm(silent.day === null ? labels.quietAlways : labels.quiet(proseDay(silent.day, today)));
}
