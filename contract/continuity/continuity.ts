import { z } from "zod";
import { leaveTypes } from "../codes/leave.ts";
import { recordParts } from "../codes/people.ts";
import { Id, IdParams, ListQuery, PersonName, PlainDate } from "../common.ts";
import { OwnTypeName } from "../leave/own-types.ts";
import { limits } from "../limits.ts";
import { lineOperations } from "../line/lines.ts";
import { defineOperations } from "../operation.ts";
import { chartOperations } from "./chart.ts";
import { firstDaysOperations } from "./first-days.ts";
import { gapOperations } from "./gaps.ts";
import { HandoverSummary, handoverOperations } from "./handovers.ts";
import { Promised, promiseOperations } from "./promises.ts";
import { StandIn, standInOperations } from "./stand-ins.ts";
import { talkOperations } from "./talks.ts";

/** A period under one manager, or none; it includes its last day. Null means no known end. */
export const ManagerTerm = z.object({
  manager: PersonName.nullable(),
  /** A deactivated manager neither decides nor reads. */
  isActive: z.boolean(),
  /** Known to super administrators only until this future day. */
  announcedFrom: PlainDate.nullable(),
  from: PlainDate,
  to: PlainDate.nullable(),
});
export type ManagerTerm = z.infer<typeof ManagerTerm>;

const PastEmployment = z.object({
  /** Null if unknown. */
  from: PlainDate.nullable(),
  to: PlainDate,
});

const PositionTerm = z.object({
  positionTitle: z.string(),
  departmentName: z.string(),
  from: PlainDate,
  to: PlainDate.nullable(),
});

/** Leave that awaits a decision, or one on its cancellation. */
export const OpenLeave = z.object({
  id: Id,
  leaveType: z.enum(leaveTypes),
  ownType: OwnTypeName.nullable(),
  startDate: PlainDate,
  endDate: PlainDate,
  isCancellation: z.boolean(),
});
export type OpenLeave = z.infer<typeof OpenLeave>;

/** An overview of an employee's way through the company; the history has the rest. */
export const PersonPage = z.object({
  id: Id,
  name: z.string(),
  isActive: z.boolean(),
  employeeNumber: z.string(),
  hireDate: PlainDate.nullable(),
  terminationDate: PlainDate.nullable(),
  /** The day from which service counts, if before the hire date (BCEA s 84). */
  serviceFrom: PlainDate.nullable(),
  /** The earlier employments of someone rehired, the earliest first. */
  pastEmployments: z.array(PastEmployment),
  /** The company's day: earlier days are history, later ones are plans. */
  today: PlainDate,
  managers: z.array(ManagerTerm),
  positions: z.array(PositionTerm),
  /** Open or proposed, the first due first; at most 20, with their total. */
  promises: z.object({ items: z.array(Promised), total: z.int() }),
  /** Undecided, the first to start first; at most 20. */
  openLeave: z.array(OpenLeave),
  annualLeave: z.object({
    total: z.number(),
    used: z.number(),
    remaining: z.number(),
    pending: z.number(),
  }),
  /** The caller's latest 20. */
  handovers: z.array(HandoverSummary),
  /** Their stand-ins, and those they provide, from today on; the first to begin first. */
  standIns: z.array(StandIn),
  managersStandIn: StandIn.nullable(),
  /** Whether the caller may name their stand-in. */
  canNameStandIn: z.boolean(),
  /** Whether the caller may make the employee a promise, or propose one to themselves. */
  canPromise: z.boolean(),
});
export type PersonPage = z.infer<typeof PersonPage>;

/** What a list says of a person beside their name: dates and numbers, no text and no type of leave. */
export const PersonGlance = z.object({
  /** Today's; null without one. */
  manager: PersonName.nullable(),
  managerSince: PlainDate.nullable(),
  /** The manager before today's; null without one. */
  earlierManager: PersonName.nullable(),
  /** Undecided, the first to start first; at most 20. */
  openLeave: z.array(z.object({ startDate: PlainDate, endDate: PlainDate })),
  annualLeave: z.object({ remaining: z.number(), pending: z.number() }),
  /** Open or proposed. */
  promises: z.int(),
  /** The newest note that the caller reads. */
  lastNote: z.object({ day: PlainDate, by: z.string() }).nullable(),
  /** The latest unfinished one of the caller. */
  handoverId: Id.nullable(),
});
export type PersonGlance = z.infer<typeof PersonGlance>;

/** A part of a record was opened on a day; recorded once a day. */
export const RecordRead = z.object({
  by: PersonName,
  part: z.enum(recordParts),
  day: PlainDate,
  /** The number of line and shared notes read; null for other parts. */
  notes: z.int().nullable(),
});
export type RecordRead = z.infer<typeof RecordRead>;

/** What one's next manager, or else the present one, sees of one's own record. */
export const NextManagerView = z.object({
  /** Null without a present or future manager. */
  manager: PersonName.nullable(),
  /** From this day; today without a recorded change. */
  from: PlainDate,
  isPlanned: z.boolean(),
  /** The open parts of the record. */
  sees: z.object({
    history: z.boolean(),
    leave: z.boolean(),
    documents: z.boolean(),
    record: z.boolean(),
  }),
  /** The part one can read as well: entries of the history, open promises, shared notes. */
  entries: z.int(),
  promises: z.int(),
  sharedNotes: z.int(),
  /** Line notes, which one knows by number only. */
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
  glance: {
    method: "GET",
    path: "/secure/continuity/glance/:id",
    access: "approved",
    summary:
      "Show today's manager of an employee whose page you may open, and the number of days and matters that are open; too little to be recorded as a read",
    params: IdParams,
    response: PersonGlance,
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
  ...talkOperations,
});
