import { z } from "zod";
import { leaveTypes } from "../codes/leave.ts";
import { recordParts } from "../codes/people.ts";
import { Id, IdParams, ListQuery, PersonName, PlainDate } from "../common.ts";
import { limits } from "../limits.ts";
import { lineOperations } from "../line/lines.ts";
import { defineOperations } from "../operation.ts";
import { chartOperations } from "./chart.ts";
import { firstDaysOperations } from "./first-days.ts";
import { gapOperations } from "./gaps.ts";
import { HandoverSummary, handoverOperations } from "./handovers.ts";
import { Promised, promiseOperations } from "./promises.ts";
import { StandIn, standInOperations } from "./stand-ins.ts";

/** A stretch of days under one manager, or under none; its last day belongs to it, and null means that none is known. */
export const ManagerTerm = z.object({
  manager: PersonName.nullable(),
  /** Whether the manager still signs in: nobody deactivated decides or reads. */
  isActive: z.boolean(),
  /** The first day on which everyone may know of it, if that is still to come; until then super administrators alone do. */
  announcedFrom: PlainDate.nullable(),
  from: PlainDate,
  to: PlainDate.nullable(),
});
export type ManagerTerm = z.infer<typeof ManagerTerm>;

/** An employment before the present one. */
const PastEmployment = z.object({
  /** Null if the first day is not known. */
  from: PlainDate.nullable(),
  to: PlainDate,
});

/** A stretch of days in one position. */
const PositionTerm = z.object({
  positionTitle: z.string(),
  departmentName: z.string(),
  from: PlainDate,
  to: PlainDate.nullable(),
});

/** A request for leave that waits for a decision, or for one on its cancellation. */
export const OpenLeave = z.object({
  id: Id,
  leaveType: z.enum(leaveTypes),
  startDate: PlainDate,
  endDate: PlainDate,
  isCancellation: z.boolean(),
});
export type OpenLeave = z.infer<typeof OpenLeave>;

/** What is known at a glance of an employee's way through the company; the history has the rest. */
export const PersonPage = z.object({
  id: Id,
  name: z.string(),
  isActive: z.boolean(),
  employeeNumber: z.string(),
  hireDate: PlainDate.nullable(),
  terminationDate: PlainDate.nullable(),
  /** The day from which service counts, where that is before the hire date (BCEA s 84). */
  serviceFrom: PlainDate.nullable(),
  /** The employments of someone rehired before the present one, the earliest first. */
  pastEmployments: z.array(PastEmployment),
  /** The company's day: what is before it has been, what is after it is planned. */
  today: PlainDate,
  /** Who has led, leads and will lead them, the earliest first. */
  managers: z.array(ManagerTerm),
  positions: z.array(PositionTerm),
  /** Those that are open or proposed, the first due first, at most 20; and how many there are of them. */
  promises: z.object({ items: z.array(Promised), total: z.int() }),
  /** Those that are not decided yet, the first to start first, at most 20. */
  openLeave: z.array(OpenLeave),
  /** Days of annual leave: granted, used, left, and of those left asked for. */
  annualLeave: z.object({
    total: z.number(),
    used: z.number(),
    remaining: z.number(),
    pending: z.number(),
  }),
  /** The latest 20 in which the caller takes part. */
  handovers: z.array(HandoverSummary),
  /** Who stands in for them, and for whom they do, today and later, the first to begin first. */
  standIns: z.array(StandIn),
  /** Who stands in today for who leads them; null if nobody does. */
  managersStandIn: StandIn.nullable(),
  /** Whether the caller may name who stands in for them. */
  canNameStandIn: z.boolean(),
  /** Whether the caller may promise the employee something, or propose a promise to themselves. */
  canPromise: z.boolean(),
});
export type PersonPage = z.infer<typeof PersonPage>;

/** That a part of a record was opened on a day, which is recorded once a day. */
export const RecordRead = z.object({
  by: PersonName,
  part: z.enum(recordParts),
  day: PlainDate,
  /** How many notes, if they were the part: of those for the line or shared with the employee. */
  notes: z.int().nullable(),
});
export type RecordRead = z.infer<typeof RecordRead>;

/** What of one's own record the manager sees who leads one next, or else who leads one today. */
export const NextManagerView = z.object({
  /** Null if nobody leads one, and nobody is to. */
  manager: PersonName.nullable(),
  /** From this day on; today if no change is recorded. */
  from: PlainDate,
  isPlanned: z.boolean(),
  /** Which parts of the record are open to them. */
  sees: z.object({
    history: z.boolean(),
    leave: z.boolean(),
    documents: z.boolean(),
    record: z.boolean(),
  }),
  /** How much of it one may read as well: entries of the history, open promises, notes that are shared. */
  entries: z.int(),
  promises: z.int(),
  sharedNotes: z.int(),
  /** For the line; of them one knows no more. */
  lineNotes: z.int(),
});
export type NextManagerView = z.infer<typeof NextManagerView>;

export const continuity = defineOperations("continuity", {
  person: {
    method: "GET",
    path: "/secure/continuity/person/:id",
    access: "approved",
    summary:
      "Get who has led, leads and will lead an employee, their positions, what is open and their annual leave; who reads it is recorded",
    params: IdParams,
    response: PersonPage,
    recorded: "history",
    errors: ["not_found"],
  },
  ...chartOperations,
  ...lineOperations,
  ...standInOperations,
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
  nextManagerView: {
    method: "GET",
    path: "/secure/continuity/next-manager-view",
    access: "approved",
    summary:
      "Get what of your record your next manager will see: what you may read as well, and how many notes are for the line",
    response: NextManagerView,
  },
  storyOfMine: {
    method: "GET",
    path: "/secure/continuity/story-of-mine",
    access: "approved",
    summary:
      "Get all that you may read of your own record as an archive: a page to be read and printed, the same as JSON, and your documents",
    response: z.file(),
    file: "archive",
    limited: limits.archive,
  },
  ...promiseOperations,
  ...gapOperations,
  ...handoverOperations,
  ...firstDaysOperations,
});
