import { isSuperadmin } from "#contract/codes/people.ts";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import type { Actor, Context, ContextOf, PersonActor, Tx } from "#server/context.ts";
import type { Links } from "#server/links.ts";
import { signedInEmployee } from "#server/modules/auth/index.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { DepartmentName } from "./outline/company.ts";
import type { Outline } from "./outline/outline.ts";
import type { Person } from "./outline/person.ts";
import type { PositionTitle } from "./outline/positions.ts";

export interface Place {
  department: DepartmentName;
  title: PositionTitle;
}

export interface Seat extends Place {
  positionId: number;
}

/** The company so far: ids, seats, heads and vacant positions. */
interface Company {
  employeeIds: Map<Person, number>;
  departmentIds: Map<DepartmentName, number>;
  heads: Map<DepartmentName, Person>;
  /** Managers other than the head of the department. */
  leaders: Map<Person, Person>;
  seats: Map<Person, Seat>;
  vacancies: Seat[];
}

export interface ReplayBase {
  tx: Tx;
  links: Links;
  storage: Storage;
  sessionHours: number;
  /** All employees share one password. */
  passwordHash: string;
}

export interface Replay extends Company, ReplayBase {
  now: Date;
}

/** A past event, by the product's own functions. */
export interface PastEvent {
  at: Date;
  happen(replay: Replay): Promise<unknown>;
}

export type Timeline = (outline: Outline) => PastEvent[];

export const emptyCompany = (): Company => ({
  employeeIds: new Map(),
  departmentIds: new Map(),
  heads: new Map(),
  leaders: new Map(),
  seats: new Map(),
  vacancies: [],
});

export const employeeIdOf = ({ employeeIds }: Replay, person: Person): number =>
  known(employeeIds, person, person.fullName);

export const departmentIdOf = ({ departmentIds }: Replay, name: DepartmentName): number =>
  known(departmentIds, name, name);

function known<Key>(map: Map<Key, number>, key: Key, name: string): number {
  const id = map.get(key);
  if (id === undefined) throw new Error(`${name} does not exist yet.`);
  return id;
}

/** A call by this person at the event's moment. */
export async function actingAs(replay: Replay, person: Person): Promise<Context> {
  const { tx, now } = replay;
  const { authId, employeeRole, isActive, employeeStatus, id } = await signedInEmployee(
    tx,
    employeeIdOf(replay, person),
    now,
  );
  const approved = employeeStatus === "approved" ? "approved" : "completing";
  // Deactivated people do not act, so an inactive actor is the owner in registration.
  const standing = isActive ? approved : "registering";
  const actor: PersonActor = {
    kind: "person",
    tenantId: tx.tenantId,
    employeeId: id,
    accountId: authId,
    // Without a device there is no session.
    sessionId: "",
    employeeRole,
    standing,
    isConfirmed: true,
    hasFactor: false,
    factorRequiredFrom: null,
    needsProvider: false,
    isSuperadmin: isSuperadmin(employeeRole) && standing === "approved",
  };
  return contextAt(replay, now, actor);
}

const drop = async () => {};

/** Without jobs: their mails would go out today. */
export const contextAt = <By extends Actor>(
  { tx, links }: ReplayBase,
  now: Date,
  actor: By,
): ContextOf<By> => ({
  tx,
  actor,
  now,
  today: dayOf(now, defaultTimeZone),
  enqueue: drop,
  enqueueEach: drop,
  enqueueAll: drop,
  links,
});
