import type { LeaveType } from "#contract/codes/leave.ts";
import { type Day, momentOn, mondayOf, workdaysAfter } from "../days.ts";
import { randomOf } from "../random.ts";
import { reasons } from "./leave-reasons.ts";
import type { Outline } from "./outline.ts";
import type { PlannedLeave } from "./planned-leave.ts";

interface Absence {
  who: string;
  leaveType: LeaveType;
  startsInDays: number;
  days: number;
  askedDaysAgo: number;
  reason: string;
}

/** Away on whatever day; the ill one still has days to bring a certificate. */
const away: readonly Absence[] = [
  {
    who: "Sipho Ndlovu",
    leaveType: "AnnualLeave",
    startsInDays: -3,
    days: 8,
    askedDaysAgo: 38,
    reason: "Going home to Nongoma",
  },
  {
    who: "Priya Naidoo",
    leaveType: "AnnualLeave",
    startsInDays: -2,
    days: 8,
    askedDaysAgo: 51,
    reason: "Visiting my sister in Durban",
  },
  {
    who: "Riaan Coetzee",
    leaveType: "SickLeave",
    startsInDays: -1,
    days: 8,
    askedDaysAgo: 1,
    reason: "Flu",
  },
];

/** The medical certificate (`timelines/policies.ts`) is overdue. */
const withoutCertificate: Absence = {
  who: "Pieter Steyn",
  leaveType: "SickLeave",
  startsInDays: -20,
  days: 8,
  askedDaysAgo: 20,
  reason: "I hurt my back lifting a pump",
};

/** The other employed parent takes the ten days that two have beside the four months. */
const mother = { who: "Zinhle Hadebe", startedDaysAgo: 61, askedDaysAgo: 110, months: 4 };
const daysUntilBirth = 14;

type Week = readonly [who: string, inWeeks: number, askedDaysAgo: number];

const agreed: readonly Week[] = [
  ["Michael Thompson", 1, 33],
  ["Hlengiwe Buthelezi", 1, 20],
  ["Buhle Ndaba", 2, 26],
  ["Daniel Meyer", 2, 44],
];

const asked: readonly Week[] = [
  ["Tshepo Molefe", 3, 2],
  ["Zanele Mthembu", 5, 1],
  ["Nomvula Dube", 4, 3],
  ["Johan Botha", 6, 2],
  ["Catherine Williams", 3, 4],
  ["Thandeka Ngcobo", 7, 1],
  ["Luthando Mqhayi", 5, 5],
];

/** Current, approved and pending. */
export const currentLeave = (outline: Outline): PlannedLeave[] => [
  ...[...away, withoutCertificate].map((absence) => absent(outline, absence)),
  maternity(outline),
  ...agreed.map((week) => weekOff(outline, week, true)),
  ...asked.map((week) => weekOff(outline, week, false)),
];

function absent({ today, named }: Outline, absence: Absence): PlannedLeave {
  const { who, leaveType, startsInDays, days, askedDaysAgo, reason } = absence;
  const firstDay = today.add({ days: startsInDays });
  const lastDay = firstDay.add({ days: days - 1 });
  const dates = { leaveType, firstDay, lastDay, reason };
  return { person: named(who), ...dates, ...agreedOn(who, today.subtract({ days: askedDaysAgo })) };
}

function maternity({ today, named }: Outline): PlannedLeave {
  const firstDay = today.subtract({ days: mother.startedDaysAgo });
  return {
    person: named(mother.who),
    leaveType: "MaternityLeave",
    firstDay,
    lastDay: firstDay.add({ months: mother.months }).subtract({ days: 1 }),
    reason: "The birth of our first child",
    parental: {
      event: "birth",
      date: firstDay.add({ days: daysUntilBirth }).toString(),
      role: "first",
      hasEmployedPartner: true,
      agreedShare: { months: mother.months, days: 0 },
    },
    ...agreedOn(mother.who, today.subtract({ days: mother.askedDaysAgo })),
  };
}

function weekOff({ today, named }: Outline, week: Week, isAgreed: boolean): PlannedLeave {
  const [who, inWeeks, askedDaysAgo] = week;
  const firstDay = mondayOf(today).add({ weeks: inWeeks });
  const { askedAt, decision } = agreedOn(who, today.subtract({ days: askedDaysAgo }));
  return {
    person: named(who),
    leaveType: "AnnualLeave",
    firstDay,
    lastDay: firstDay.add({ days: 4 }),
    reason: randomOf(`week of ${who}`).pick(reasons.week),
    askedAt,
    decision: isAgreed ? decision : null,
  };
}

function agreedOn(who: string, askedOn: Day) {
  const random = randomOf(`request of ${who}`);
  const decidedOn = workdaysAfter(askedOn, random.between(0, 1));
  return {
    askedAt: momentOn(askedOn, 7, random.between(0, 59)),
    decision: { at: momentOn(decidedOn, 11, random.between(0, 59)), isApproved: true },
  };
}
