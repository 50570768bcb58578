import { isSuperadmin } from "#contract/codes/employee-role.ts";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import type { Actor, Context, ContextOf, PersonActor, Tx } from "#server/context.ts";
import type { Links } from "#server/links.ts";
import { signedInEmployee } from "#server/modules/auth/index.ts";
import type { DepartmentName } from "./script/company.ts";
import type { Person } from "./script/person.ts";
import type { PositionTitle } from "./script/positions.ts";
import type { Script } from "./script/script.ts";

export interface Place {
  department: DepartmentName;
  title: PositionTitle;
}

export interface Seat extends Place {
  positionId: number;
}

/** What the replay knows of the company so far: who has which number, who is where, and what is free. */
interface Company {
  employeeIds: Map<Person, number>;
  departmentIds: Map<DepartmentName, number>;
  heads: Map<DepartmentName, Person>;
  seats: Map<Person, Seat>;
  vacancies: Seat[];
}

/** What is the same for all that happens. */
export interface Ground {
  tx: Tx;
  links: Links;
  sessionHours: number;
  /** Of the one password that everybody has here. */
  passwordHash: string;
}

export interface Stage extends Company, Ground {
  now: Date;
}

/** Something that happened at some moment, done by what the product itself would have called. */
export interface Scene {
  at: Date;
  play(stage: Stage): Promise<unknown>;
}

/** One side of the company's life. */
export type Chapter = (script: Script) => Scene[];

export const emptyCompany = (): Company => ({
  employeeIds: new Map(),
  departmentIds: new Map(),
  heads: new Map(),
  seats: new Map(),
  vacancies: [],
});

export const employeeIdOf = ({ employeeIds }: Stage, person: Person): number =>
  known(employeeIds, person, person.fullName);

export const departmentIdOf = ({ departmentIds }: Stage, name: DepartmentName): number =>
  known(departmentIds, name, name);

function known<Key>(map: Map<Key, number>, key: Key, name: string): number {
  const id = map.get(key);
  if (id === undefined) throw new Error(`${name} is not there yet.`);
  return id;
}

/** The context of a call that this person makes at the scene's moment. */
export async function actingAs(stage: Stage, person: Person): Promise<Context> {
  const { tx, now } = stage;
  const { authId, employeeRole, isActive, employeeStatus, id } = await signedInEmployee(
    tx,
    employeeIdOf(stage, person),
  );
  const actor: PersonActor = {
    kind: "person",
    tenantId: tx.tenantId,
    employeeId: id,
    accountId: authId,
    // Nobody's device takes part, so there is no session.
    sessionId: "",
    employeeRole,
    isSuperadmin: isSuperadmin(employeeRole),
    isActive,
    employeeStatus,
  };
  return contextAt(stage, now, actor);
}

const drop = async () => {};

/** The context of what happened at a moment long past: without the jobs, whose mails would go out today. */
export const contextAt = <By extends Actor>(
  { tx, links }: Ground,
  now: Date,
  actor: By,
): ContextOf<By> => ({
  tx,
  actor,
  now,
  today: dayOf(now, defaultTimeZone),
  enqueue: drop,
  enqueueEach: drop,
  links,
});
