import { type Day, dayOf, workdayFrom, workdayUntil } from "../days.ts";
import { leavers, returner } from "./career-changes.ts";
import type { DepartmentName } from "./company.ts";
import { type Person, personOf } from "./person.ts";
import { roster } from "./roster.ts";

export interface Outline {
  now: Date;
  today: Day;
  /** The day of the company's sign-up. */
  foundedOn: Day;
  people: readonly Person[];
  owner: Person;
  /** Maintains the company's records. */
  keeper: Person;
  named(fullName: string): Person;
  /** The last day after a resignation, even if followed by a return. */
  lastDayOf(person: Person): Day | undefined;
  isBack(person: Person): boolean;
}

const yearsCovered = 2;

/** Two years up to this moment; the same for the same day. */
export function outlineFor(now: Date): Outline {
  const today = dayOf(now);
  const foundedOn = workdayFrom(today.subtract({ years: yearsCovered }));
  const rows = (Object.keys(roster) as DepartmentName[]).flatMap((department) =>
    roster[department].map((row, i) => ({ row, department, isFirstHead: i === 0 })),
  );
  const people = rows.map((spot, i) => personOf({ ...spot, order: i }, { today, foundedOn }));
  const named = (fullName: string) => {
    const person = people.find((one) => one.fullName === fullName);
    if (!person) throw new Error(`The roster has no ${fullName}.`);
    return person;
  };
  const [owner, keeper] = [named("Naledi Khumalo"), named("Ayanda Zulu")];
  const lastDayOf = ({ fullName }: Person) => {
    const leaver = leavers.find(({ who }) => who === fullName);
    const month = leaver && today.subtract({ months: leaver.monthsAgo });
    return month && workdayUntil(month.with({ day: month.daysInMonth }));
  };
  const isBack = ({ fullName }: Person) => fullName === returner.who;
  return { now, today, foundedOn, people, owner, keeper, named, lastDayOf, isBack };
}
