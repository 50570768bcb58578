import type { LeaveType } from "#contract/codes/leave.ts";
import {
  type Day,
  isBefore,
  momentOn,
  mondayOf,
  workdayFrom,
  workdaysAfter,
  workdayUntil,
} from "../days.ts";
import { type Random, randomOf } from "../random.ts";
import { type Occasion, reasons } from "./leave-reasons.ts";
import type { Outline } from "./outline.ts";
import type { Person } from "./person.ts";
import type { PlannedLeave } from "./planned-leave.ts";

/** Days off an employee might want, and the notice they give. */
interface Wish {
  occasion: Occasion;
  leaveType: LeaveType;
  firstDay: Day;
  lastDay: Day;
  askedDaysBefore: number;
}

const settlingInDays = 30;
const daysAhead = 120;

/** The employee's requests of these years, with their decisions. */
export function leaveHabitsOf(person: Person, outline: Outline): PlannedLeave[] {
  const { today, foundedOn, lastDayOf } = outline;
  const random = randomOf(`leave of ${person.fullName}`);
  const began = isBefore(person.hiredOn, foundedOn) ? foundedOn : person.hiredOn;
  const from = began.add({ days: settlingInDays });
  const until = lastDayOf(person) ?? today.add({ days: daysAhead });
  const years = Array.from(
    { length: today.year - foundedOn.year + 1 },
    (_, i) => foundedOn.year + i,
  );
  return years
    .flatMap((year) => wishesOf(year, random))
    .map((wish) => askedFor(person, wish, random))
    .filter(({ firstDay, lastDay }) => !isBefore(firstDay, from) && !isBefore(until, lastDay));
}

const wishesOf = (year: number, random: Random): Wish[] => [
  ...times(random.percent(70) ? 1 : 0, () => december(year, random)),
  ...times(random.percent(80) ? 1 : 0, () => schoolHolidays(year, random)),
  ...times(random.percent(40) ? 1 : 0, () => schoolHolidays(year, random)),
  ...times(random.between(0, 2), () => longWeekend(year, random)),
  ...times(random.between(0, 2), () => illness(year, random)),
  ...times(random.percent(25) ? 1 : 0, () => family(year, random)),
  ...times(random.percent(4) ? 1 : 0, () => unpaid(year, random)),
];

const times = (count: number, make: () => Wish): Wish[] => Array.from({ length: count }, make);

const dateOf = (year: number, month: number, day: number): Day =>
  Temporal.PlainDate.from({ year, month, day });

const anyDayOf = (year: number, random: Random): Day =>
  workdayFrom(dateOf(year, 1, 8).add({ days: random.between(0, 330) }));

function december(year: number, random: Random): Wish {
  const firstDay = workdayFrom(dateOf(year, 12, random.between(13, 21)));
  return {
    occasion: "december",
    leaveType: "AnnualLeave",
    firstDay,
    lastDay: firstDay.add({ days: random.between(8, 12) }),
    askedDaysBefore: random.between(40, 80),
  };
}

function schoolHolidays(year: number, random: Random): Wish {
  const month = random.pick([3, 4, 6, 7, 7, 9, 10]);
  const firstDay = mondayOf(dateOf(year, month, random.between(1, 28)));
  return {
    occasion: "schoolHolidays",
    leaveType: "AnnualLeave",
    firstDay,
    lastDay: firstDay.add({ days: 4 }),
    askedDaysBefore: random.between(14, 45),
  };
}

function longWeekend(year: number, random: Random): Wish {
  const monday = mondayOf(anyDayOf(year, random));
  const day = random.percent(50) ? monday : monday.add({ days: 4 });
  const askedDaysBefore = random.between(4, 15);
  return {
    occasion: "longWeekend",
    leaveType: "AnnualLeave",
    firstDay: day,
    lastDay: day,
    askedDaysBefore,
  };
}

function illness(year: number, random: Random): Wish {
  const firstDay = anyDayOf(year, random);
  const lastDay = firstDay.add({ days: random.between(0, 2) });
  return { occasion: "illness", leaveType: "SickLeave", firstDay, lastDay, askedDaysBefore: 0 };
}

function family(year: number, random: Random): Wish {
  const firstDay = anyDayOf(year, random);
  const lastDay = firstDay.add({ days: random.between(0, 1) });
  const askedDaysBefore = random.between(0, 3);
  return {
    occasion: "family",
    leaveType: "FamilyResponsibilityLeave",
    firstDay,
    lastDay,
    askedDaysBefore,
  };
}

function unpaid(year: number, random: Random): Wish {
  const firstDay = mondayOf(anyDayOf(year, random));
  const lastDay = firstDay.add({ days: 2 });
  return { occasion: "unpaid", leaveType: "UnpaidLeave", firstDay, lastDay, askedDaysBefore: 21 };
}

/** Requests for personal plans are sometimes refused; illness is decided on the same day. */
function askedFor(person: Person, { occasion, askedDaysBefore, ...wish }: Wish, random: Random) {
  const isPlan = wish.leaveType === "AnnualLeave" || wish.leaveType === "UnpaidLeave";
  const askedOn = workdayUntil(wish.firstDay.subtract({ days: askedDaysBefore }));
  const decidedOn = workdaysAfter(askedOn, isPlan ? random.between(0, 3) : 0);
  return {
    person,
    ...wish,
    reason: random.pick<string>(reasons[occasion]),
    askedAt: momentOn(askedOn, random.between(7, 10), random.between(0, 59)),
    decision: {
      at: momentOn(decidedOn, random.between(12, 16), random.between(0, 59)),
      isApproved: !(isPlan && random.percent(8)),
    },
  };
}
