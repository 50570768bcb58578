import type { EmployeeRole, EmploymentStatus } from "#contract/codes/people.ts";
import { type Day, isBefore, momentOn, workdayFrom, workdaysAfter } from "../days.ts";
import { type Random, randomOf } from "../random.ts";
import { type DepartmentName, domain } from "./company.ts";
import type { PositionTitle } from "./positions.ts";
import type { Row } from "./roster.ts";

export interface Person {
  fullName: string;
  name: string;
  surname: string;
  sex: "F" | "M";
  bornOn: Day;
  email: string;
  role: EmployeeRole;
  status: EmploymentStatus;
  /** Their first position's. */
  department: DepartmentName;
  title: PositionTitle;
  /** Whether they were that department's first head. */
  isFirstHead: boolean;
  employeeNumber: string;
  hiredOn: Day;
  /** When their record was created. */
  addedAt: Date;
  /** When their profile was completed; null while incomplete. */
  readyAt: Date | null;
}

interface Spot {
  row: Row;
  department: DepartmentName;
  isFirstHead: boolean;
  /** Their place in the order of creation. */
  order: number;
}

interface Times {
  today: Day;
  foundedOn: Day;
}

/** With all derived facts. */
export function personOf({ row, department, isFirstHead, order }: Spot, times: Times): Person {
  const [name, surname, sex, age, , title, more] = row;
  const fullName = `${name} ${surname}`;
  const random = randomOf(`arrival of ${fullName}`);
  const address = `${name}.${surname}`.toLowerCase().replaceAll(" ", "");
  return {
    fullName,
    name,
    surname,
    sex,
    bornOn: times.today.subtract({ years: age, days: random.between(1, 364) }),
    email: `${address}@${domain}`,
    role: more?.role ?? "Employee",
    status: more?.status ?? "FullTime",
    department,
    title,
    isFirstHead,
    employeeNumber: `KF-${String(order + 101)}`,
    ...arrivalOf(row, { isFirstHead, order, random }, times),
  };
}

type Arriving = Pick<Spot, "isFirstHead" | "order"> & { random: Random };
type Arrival = Pick<Person, "hiredOn" | "addedAt" | "readyAt">;

/** The first employees were added at sign-up, heads first; others just before their start. */
function arrivalOf(row: Row, arriving: Arriving, { today, foundedOn }: Times): Arrival {
  const { isFirstHead, order, random } = arriving;
  const [, , , , monthsHere, , { startsInDays, firstDayHours } = {}] = row;
  const hiredOn = workdayFrom(
    startsInDays === undefined
      ? today.subtract({ months: monthsHere }).with({ day: random.pick([1, 1, 1, 16]) })
      : today.add({ days: startsInDays }),
  );
  if (firstDayHours) {
    const [added, ready] = firstDayHours;
    return { hiredOn, addedAt: momentOn(foundedOn, added), readyAt: momentOn(foundedOn, ready) };
  }
  const minutes = 30 + order * 8;
  if (isBefore(hiredOn, foundedOn)) {
    const addedOn = workdaysAfter(foundedOn, isFirstHead ? 1 : 2);
    const readyOn = workdaysAfter(addedOn, isFirstHead ? 0 : random.between(1, 4));
    const readyAt = momentOn(readyOn, 15, random.between(0, 90));
    return { hiredOn, addedAt: momentOn(addedOn, 8, minutes), readyAt };
  }
  const addedOn = workdayFrom(hiredOn.subtract({ days: random.between(10, 16) }));
  const readyOn = workdaysAfter(hiredOn, random.between(0, 3));
  const addedAt = momentOn(addedOn, 8, minutes);
  if (startsInDays !== undefined) return { hiredOn, addedAt, readyAt: null };
  return { hiredOn, addedAt, readyAt: momentOn(readyOn, 9, random.between(0, 420)) };
}
