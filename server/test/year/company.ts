import { plusDays } from "#server/company-day.ts";
import { ownClock } from "../clock.ts";
import { newTenant, type Person } from "../world.ts";
import { firstDepartmentOf, firstHeadOf, sizes } from "./changes.ts";
import type { Who } from "./questions.ts";

const firstDay = "2026-02-02";
export const dayAt = (day: number) => plusDays(firstDay, day);
/** The Monday of leave requested on a day. */
export const mondayAfter = (day: number) => dayAt(day + 63 - (day % 7));

/** Three hundred people before the first change, on a clock of the test's own. */
export async function newYear() {
  const setClock = ownClock();
  setClock(dayAt(0));
  const tenant = await newTenant();
  const people: Person[] = [];
  const add = async (departmentId: number, person: number) =>
    people.push(await tenant.newEmployee({ departmentId, surname: `Person ${person}` }));
  const board = await tenant.newDepartment("Board");
  const departments: number[] = [];
  for (let person = 0; person < sizes.people; person++) {
    const department = firstDepartmentOf(person);
    if (person === 2 * sizes.departments)
      for (let n = 0; n < sizes.departments; n++) {
        const head = people[firstHeadOf(n)];
        departments.push(await tenant.newDepartment(`Department ${n}`, head?.employeeId ?? null));
      }
    await add(departments[department] ?? board, person);
  }
  const idOf = (person: number) => people[person]?.employeeId ?? 0;
  const sessions = new Map<Who, Person>();
  return {
    tenant,
    idOf,
    departmentId: (department: number) => departments[department] ?? 0,
    /** The asked people sign in on the new day. */
    begin: (day: number) => {
      setClock(dayAt(day));
      sessions.clear();
    },
    as: async (who: Who): Promise<Person> => {
      const person = who === "owner" ? tenant.owner : people[who];
      if (!person) throw new Error(`There is no person ${who}.`);
      const session = sessions.get(who) ?? (await tenant.signInAgain(person));
      sessions.set(who, session);
      return session;
    },
  };
}
export type Year = Awaited<ReturnType<typeof newYear>>;
