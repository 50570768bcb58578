import { type Day, dayOf, workdayFrom, workdayUntil } from "../days.ts";
import { cast } from "./cast.ts";
import type { DepartmentName } from "./company.ts";
import { type Person, personOf } from "./person.ts";
import { leaver } from "./turns.ts";

export interface Script {
  now: Date;
  today: Day;
  /** The day on which the company signed up. */
  foundedOn: Day;
  people: readonly Person[];
  owner: Person;
  /** Who keeps the company's records from day to day. */
  keeper: Person;
  named(fullName: string): Person;
  /** The last day of somebody who resigned. */
  lastDayOf(person: Person): Day | undefined;
}

const yearsTold = 2;

/** The last two years of the company as they look from this moment; the same for the same day. */
export function scriptFor(now: Date): Script {
  const today = dayOf(now);
  const foundedOn = workdayFrom(today.subtract({ years: yearsTold }));
  const rows = (Object.keys(cast) as DepartmentName[]).flatMap((department) =>
    cast[department].map((row, i) => ({ row, department, isFirstHead: i === 0 })),
  );
  const people = rows.map((spot, i) => personOf({ ...spot, turn: i }, { today, foundedOn }));
  const named = (fullName: string) => {
    const person = people.find((one) => one.fullName === fullName);
    if (!person) throw new Error(`Nobody in the cast is named ${fullName}.`);
    return person;
  };
  const [owner, keeper] = [named("Naledi Khumalo"), named("Ayanda Zulu")];
  const monthLeft = today.subtract({ months: leaver.monthsAgo });
  const left = workdayUntil(monthLeft.with({ day: monthLeft.daysInMonth }));
  const lastDayOf = ({ fullName }: Person) => (fullName === leaver.who ? left : undefined);
  return { now, today, foundedOn, people, owner, keeper, named, lastDayOf };
}
