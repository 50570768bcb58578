import { type Day, isBefore, momentOn, workdaysAfter, workdayUntil } from "../days.ts";
import { randomOf } from "../random.ts";
import type { Outline } from "./outline.ts";
import type { Person } from "./person.ts";
import { personalDetailsOf } from "./personal-details.ts";
import type { PlannedLeave } from "./planned-leave.ts";

export const ownTypeNames = { birthday: "Birthday Leave", volunteering: "Volunteering" } as const;

/** The company's own types of leave since then. */
export const ownTypesSince = ({ today }: Pick<Outline, "today">): Day =>
  workdayUntil(today.subtract({ days: 330 }));

const daysAhead = 60;

/** Some people take their birthday off, or help at a school for a day. */
export function ownLeaveOf(person: Person, outline: Outline): PlannedLeave[] {
  const { today, lastDayOf } = outline;
  const random = randomOf(`own leave of ${person.fullName}`);
  const [takesBirthday, volunteers] = [random.percent(45), random.percent(25)];
  const from = ownTypesSince(outline).add({ days: 14 });
  const until = lastDayOf(person) ?? today.add({ days: daysAhead });
  const days = [today.year - 1, today.year].flatMap((year) => [
    ...(takesBirthday ? [birthdayIn(year, person)] : []),
    ...(volunteers ? [volunteeringIn(year, random.between(40, 300))] : []),
  ]);
  return days
    .filter(({ day }) => isBefore(from, day) && isBefore(day, until))
    .filter(({ day }) => isBefore(person.hiredOn.add({ days: 60 }), day))
    .map(({ day, ...wish }) => askedFor(person, { day, ...wish }));
}

interface Wish {
  ownType: string;
  reason: string;
  day: Day;
}

/** The last day of work until the birthday, or the first one of its month. */
function birthdayIn(year: number, person: Person): Wish {
  const { month, day: dayOfMonth } = Temporal.PlainDate.from(personalDetailsOf(person).dateOfBirth);
  const birthday = Temporal.PlainDate.from({ year, month, day: dayOfMonth });
  const before = workdayUntil(birthday);
  const day = before.month === month ? before : birthday.add({ days: 8 - birthday.dayOfWeek });
  return { ownType: ownTypeNames.birthday, reason: "My birthday", day };
}

const volunteeringIn = (year: number, dayOfYear: number): Wish => ({
  ownType: ownTypeNames.volunteering,
  reason: "A day at the school in our street",
  day: workdayUntil(Temporal.PlainDate.from({ year, month: 1, day: 6 }).add({ days: dayOfYear })),
});

function askedFor(person: Person, { day, ...wish }: Wish): PlannedLeave {
  const askedOn = workdayUntil(day.subtract({ days: 10 }));
  return {
    ...{ person, leaveType: "OwnLeave", ...wish, firstDay: day, lastDay: day },
    askedAt: momentOn(askedOn, 8, 20),
    decision: { at: momentOn(workdaysAfter(askedOn, 1), 14, 5), isApproved: true },
  };
}
