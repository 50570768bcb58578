import { type Day, isBefore } from "../days.ts";
import { currentLeave } from "./current-leave.ts";
import { leaveHabitsOf } from "./leave-habits.ts";
import type { Outline } from "./outline.ts";
import { ownLeaveOf } from "./own-leave.ts";
import type { PlannedLeave } from "./planned-leave.ts";

/** Days a year for habits, usually and for employees with current leave. */
const maxDaysAYear = { usually: 14, beside: 9 };
const daysApart = 3;

/** Spread so that balances last and requests do not overlap. */
export function leavePlan(outline: Outline): PlannedLeave[] {
  const now = currentLeave(outline);
  const habits = outline.people.flatMap((person) => {
    const reserved = now.filter((one) => one.person === person);
    const usual = spreadOut(leaveHabitsOf(person, outline), reserved);
    return [...usual, ...spreadOut(ownLeaveOf(person, outline), [...reserved, ...usual])];
  });
  return [...now, ...habits];
}

function spreadOut(wishes: PlannedLeave[], reserved: readonly PlannedLeave[]): PlannedLeave[] {
  const planned: PlannedLeave[] = [];
  const maxDays = reserved.length > 0 ? maxDaysAYear.beside : maxDaysAYear.usually;
  const daysTaken = new Map<number, number>();
  for (const wish of wishes) {
    if ([...reserved, ...planned].some((other) => areClose(other, wish))) continue;
    if (wish.leaveType === "AnnualLeave") {
      const year = wish.person.hiredOn.until(wish.firstDay, { largestUnit: "years" }).years;
      const days = (daysTaken.get(year) ?? 0) + weekdaysIn(wish.firstDay, wish.lastDay);
      if (days > maxDays) continue;
      daysTaken.set(year, days);
    }
    planned.push(wish);
  }
  return planned;
}

const areClose = (one: PlannedLeave, other: PlannedLeave): boolean =>
  isBefore(one.firstDay.subtract({ days: daysApart }), other.lastDay) &&
  isBefore(other.firstDay.subtract({ days: daysApart }), one.lastDay);

const weekdaysIn = (firstDay: Day, lastDay: Day): number =>
  Array.from({ length: firstDay.until(lastDay).days + 1 }, (_, i) =>
    firstDay.add({ days: i }),
  ).filter(({ dayOfWeek }) => dayOfWeek <= 5).length;
