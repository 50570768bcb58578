import { z } from "zod";
import { recordParts } from "./codes/record-part.ts";
import { Id, IdParams, ListQuery, PersonName, PlainDate } from "./common.ts";
import { defineOperations } from "./operation.ts";

/** A stretch of days under one manager, or under none; its last day belongs to it, and null means that none is known. */
export const ManagerTerm = z.object({
  manager: PersonName.nullable(),
  /** Whether the manager still signs in: nobody deactivated decides or reads. */
  isActive: z.boolean(),
  from: PlainDate,
  to: PlainDate.nullable(),
});
export type ManagerTerm = z.infer<typeof ManagerTerm>;

/** A stretch of days in one position. */
export const PositionTerm = z.object({
  positionTitle: z.string(),
  departmentName: z.string(),
  from: PlainDate,
  to: PlainDate.nullable(),
});
export type PositionTerm = z.infer<typeof PositionTerm>;

/** What is known at a glance of an employee's way through the company; the history has the rest. */
export const PersonPage = z.object({
  id: Id,
  name: z.string(),
  isActive: z.boolean(),
  employeeNumber: z.string(),
  hireDate: PlainDate.nullable(),
  terminationDate: PlainDate.nullable(),
  /** The company's day: what is before it has been, what is after it is planned. */
  today: PlainDate,
  /** Who has led, leads and will lead them, the earliest first. */
  managers: z.array(ManagerTerm),
  positions: z.array(PositionTerm),
});
export type PersonPage = z.infer<typeof PersonPage>;

/** That a part of a record was opened on a day, which is recorded once a day. */
export const RecordRead = z.object({
  by: PersonName,
  part: z.enum(recordParts),
  day: PlainDate,
});
export type RecordRead = z.infer<typeof RecordRead>;

export const continuity = defineOperations("continuity", {
  person: {
    method: "GET",
    path: "/secure/continuity/person/:id",
    access: "approved",
    summary:
      "Get who has led, leads and will lead an employee, and their positions; who reads it is recorded",
    params: IdParams,
    response: PersonPage,
    recorded: "history",
    errors: ["not_found"],
  },
  readsOfMine: {
    method: "GET",
    path: "/secure/continuity/reads-of-mine",
    access: "approved",
    summary:
      "List who else has opened which part of your record in the last 24 months, latest first",
    query: ListQuery.pick({ page: true, pageSize: true }),
    response: z.array(RecordRead),
    paged: true,
  },
});
