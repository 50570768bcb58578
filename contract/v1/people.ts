import { z } from "zod";
import { employmentStatuses } from "../codes/people.ts";
import { employeeRoles } from "../codes/role.ts";
import { GivenDay, Id, IdParams, Instant, PlainDate, QueryId } from "../common.ts";
import { type KeyOperation, openCodes, pageOf, pageQuery, Reference } from "./operation.ts";

const Person = z.object({
  id: Id,
  /** Empty if the company gives none. */
  employeeNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  role: openCodes(employeeRoles),
  employmentStatus: openCodes(employmentStatuses),
  /** Whether they may sign in. */
  isActive: z.boolean(),
  startDate: PlainDate.nullable(),
  lastDay: PlainDate.nullable(),
  /** Today's, or the first one before the first day. */
  positionId: Reference,
  departmentId: Reference,
  createdAt: Instant,
  changedAt: Instant,
});

const HeldPosition = z.object({
  positionId: Id,
  departmentId: Id,
  from: PlainDate,
  /** Null until further notice. */
  to: PlainDate.nullable(),
});

const Line = z.object({
  personId: Id,
  /** Null without a manager: super administrators then decide. */
  managerId: Reference,
});

/** A day of the record, or of what is planned and announced; the company's day if left out. */
const on = GivenDay.optional();

export const peopleOperations = {
  listPeople: {
    method: "GET",
    path: "/v1/people",
    scope: "people.read",
    summary: "List people, former ones included",
    query: z.strictObject({
      ...pageQuery,
      departmentId: QueryId.optional(),
      status: z.enum(["active", "inactive"]).optional(),
      /** Only people whose own record has changed since this moment. */
      changedSince: Instant.optional(),
    }),
    response: pageOf(Person),
  },
  getPerson: {
    method: "GET",
    path: "/v1/people/:id",
    scope: "people.read",
    summary: "Get one person",
    params: IdParams,
    response: Person,
    errors: ["not_found"],
  },
  listPositionsOf: {
    method: "GET",
    path: "/v1/people/:id/positions",
    scope: "people.read",
    summary: "List a person's positions by day, past and announced ones included",
    params: IdParams,
    response: z.object({ items: z.array(HeldPosition) }),
    errors: ["not_found"],
  },
  getLineOf: {
    method: "GET",
    path: "/v1/people/:id/line",
    scope: "people.read",
    summary: "Get a person's manager on a day",
    params: IdParams,
    query: z.strictObject({ on }),
    response: Line.extend({ on: PlainDate }),
    errors: ["not_found"],
  },
  listLines: {
    method: "GET",
    path: "/v1/line",
    scope: "people.read",
    summary: "List the manager of each employed person on a day",
    query: z.strictObject({ ...pageQuery, on }),
    response: pageOf(Line).extend({ on: PlainDate }),
  },
} as const satisfies Record<string, KeyOperation>;
