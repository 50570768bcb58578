import { isSuperadmin } from "#contract/codes/employee-role.ts";
import type { Context, Tx } from "#server/context.ts";
import { signedInEmployee } from "#server/modules/auth/index.ts";
import type { Services } from "#server/services.ts";
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

export interface Stage extends Company {
  tx: Tx;
  services: Services;
  now: Date;
  /** Of the one password that everybody has here. */
  passwordHash: string;
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
  const { tx, now, services } = stage;
  const { authId, employeeRole, isActive, employeeStatus, id } = await signedInEmployee(
    tx,
    employeeIdOf(stage, person),
  );
  const actor = {
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
  return { tx, now, services, actor };
}
