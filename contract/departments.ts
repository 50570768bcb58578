import { z } from "zod";
import { jobLevels, positionStatuses } from "./codes/people.ts";
import {
  Created,
  Done,
  GivenDay,
  Id,
  IdParams,
  Ignored,
  Instant,
  ListQuery,
  optionalLongText,
  PlainDate,
  QueryId,
  requiredId,
  requiredLongText,
  requiredText,
  sortedBy,
  Text,
} from "./common.ts";
import { defineOperations } from "./operation.ts";
import { announcedTooLate, isAnnouncedInTime } from "./rules/continuity.ts";
import { touchedByMoves } from "./touched-modules.ts";

const NextHead = z.object({
  /** The first day on which it applies. */
  from: PlainDate,
  id: Id.nullable(),
  name: z.string().nullable(),
});

export const Department = z.object({
  id: Id,
  departmentName: z.string(),
  description: z.string(),
  tenantId: z.uuid(),
  createdAt: Instant,
  updatedAt: Instant,
  departmentHeadId: Id.nullable(),
  departmentHeadName: z.string().nullable(),
  departmentHeadEmail: z.string().nullable(),
  /** The next planned change of head; null if there is none, and for staff. */
  nextHead: NextHead.nullable(),
  /** Another value once another head is recorded; null for staff. */
  basedOn: z.string().nullable(),
  employeeCount: z.int(),
});
export type Department = z.infer<typeof Department>;

export const DepartmentDetails = z
  .strictObject({
    departmentName: requiredText("Department name is required"),
    description: optionalLongText(2000).optional(),
    /** Left out, it stays unchanged; null means none. */
    departmentHeadId: Id.nullish(),
    /** The first day with (or without) the given head, until the next recorded change; today if left out. */
    headFrom: GivenDay.optional(),
    /** The given head's own manager from that day on; left out, nothing is recorded. */
    headLedBy: Id.optional(),
    /** The announcement, at the latest the first day; earlier, only super administrators know. At once if left out. */
    announcedFrom: GivenDay.optional(),
    /** The department's as the caller saw it; without it, heads recorded meanwhile refuse nothing. */
    basedOn: Text.max(64).optional(),
    tenantId: Ignored,
    createdAt: Ignored,
  })
  .refine(({ headLedBy, departmentHeadId }) => headLedBy === undefined || departmentHeadId, {
    path: ["headLedBy"],
    message: "Please choose the head who is led by them",
  })
  .refine(({ announcedFrom, headFrom = "" }) => isAnnouncedInTime(announcedFrom, headFrom), {
    path: ["announcedFrom"],
    message: announcedTooLate,
  });
export type DepartmentDetails = z.infer<typeof DepartmentDetails>;

export const Position = z.object({
  id: Id,
  positionTitle: z.string(),
  jobDescription: z.string(),
  jobLevel: z.enum(jobLevels),
  departmentId: Id,
  departmentName: z.string(),
  /** Null when vacant. */
  employeeId: Id.nullable(),
  employeeName: z.string().nullable(),
  tenantId: z.uuid(),
  dateJoined: PlainDate.nullable(),
  dateEnded: PlainDate.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Position = z.infer<typeof Position>;

export const PositionDetails = z.strictObject({
  positionTitle: requiredText("Position title is required"),
  jobDescription: requiredLongText("Job description is required", 5000),
  departmentId: requiredId("Department is required"),
  /** Left out, a new position is Entry and an existing one stays unchanged. */
  jobLevel: z.enum(jobLevels).optional(),
  /** Left out, zero or null, the employee stays in it, unless `dateEnded` is given. */
  employeeId: z.int().nonnegative().nullish(),
  /** The employee's last day in the position; with their id, null removes it. */
  dateEnded: GivenDay.nullish(),
  tenantId: Ignored,
  createdAt: Ignored,
});
export type PositionDetails = z.infer<typeof PositionDetails>;

export const departments = defineOperations("departments", {
  getAllDepartments: {
    method: "GET",
    path: "/secure/departments/get-all-departments",
    access: "approved",
    summary: "List the company's departments",
    query: ListQuery.extend({ sort: sortedBy("departmentName", "employeeCount", "createdAt") }),
    response: z.array(Department),
    paged: true,
  },
  getDepartment: {
    method: "GET",
    path: "/secure/departments/get-department/:id",
    access: "approved",
    summary: "Get a department",
    params: IdParams,
    response: Department,
    errors: ["not_found"],
  },
  createDepartment: {
    method: "POST",
    path: "/secure/departments/create-department",
    access: "superadmin",
    alsoWhile: ["registering"],
    summary: "Create a department",
    body: DepartmentDetails,
    response: Created,
    creates: true,
    errors: ["department_taken", "circle_of_managers"],
    touches: touchedByMoves,
  },
  updateDepartment: {
    method: "PUT",
    path: "/secure/departments/update-department/:id",
    access: "superadmin",
    summary: "Update a department",
    params: IdParams,
    body: DepartmentDetails,
    response: Done,
    errors: ["not_found", "department_taken", "line_changed", "circle_of_managers"],
    touches: touchedByMoves,
  },
  deleteDepartment: {
    method: "DELETE",
    path: "/secure/departments/delete-department/:id",
    access: "superadmin",
    summary: "Remove a department that never had a position, an employee or a head",
    params: IdParams,
    response: Done,
    errors: ["not_found", "department_in_use"],
    touches: ["departments", "search"],
  },
  getAllPositions: {
    method: "GET",
    path: "/secure/positions/get-all-positions",
    access: "approved",
    summary: "List the company's positions",
    query: ListQuery.extend({
      sort: sortedBy("positionTitle", "departmentName", "jobLevel", "createdAt"),
      departmentId: QueryId.optional(),
      status: z.enum(positionStatuses).optional(),
    }),
    response: z.array(Position),
    paged: true,
  },
  getPosition: {
    method: "GET",
    path: "/secure/positions/get-position/:id",
    access: "completing",
    summary: "Get a position",
    params: IdParams,
    response: Position,
    errors: ["not_found"],
  },
  createPosition: {
    method: "POST",
    path: "/secure/positions/create-position",
    access: "superadmin",
    alsoWhile: ["registering"],
    summary: "Create a position",
    body: PositionDetails,
    response: Created,
    creates: true,
    errors: ["position_taken", "circle_of_managers"],
    touches: touchedByMoves,
  },
  updatePosition: {
    method: "PUT",
    path: "/secure/positions/update-position/:id",
    access: "superadmin",
    summary: "Update a position",
    params: IdParams,
    body: PositionDetails,
    response: Done,
    errors: ["not_found", "position_taken", "circle_of_managers"],
    touches: touchedByMoves,
  },
  deletePosition: {
    method: "DELETE",
    path: "/secure/positions/delete-position/:id",
    access: "superadmin",
    summary: "Remove a position that was never filled",
    params: IdParams,
    response: Done,
    errors: ["not_found", "position_in_use"],
    touches: ["departments", "continuity", "search", "dashboard"],
  },
});
