import { z } from "zod";
import {
  Created,
  Id,
  Instant,
  PersonName,
  PlainDate,
  requiredDate,
  requiredId,
  requiredText,
} from "#contract/common.ts";
import { maxWeeks, maxWorkMinutes } from "#contract/rules/leave.ts";

/** Per company. */
export const maxPatterns = 50;

/** Minutes of work by weekday, Monday first. */
const Week = z
  .array(z.int().min(0, "At least 0 hours").max(maxWorkMinutes, "At most 24 hours"))
  .length(7, "Please enter the hours of each weekday");

export const NewPattern = z.strictObject({
  name: requiredText("Please enter a name", 100),
  /** One week, or several in rotation. */
  weeks: z
    .array(Week)
    .min(1, "At least one week")
    .max(maxWeeks, `At most ${maxWeeks} weeks`)
    .refine(
      (weeks) => weeks.flat().some((minutes) => minutes > 0),
      "At least one day must be worked",
    ),
});
export type NewPattern = z.infer<typeof NewPattern>;

export const NewPatternAssignment = z.strictObject({
  /** Null for the company's week. */
  patternId: requiredId("Please choose a pattern").nullable(),
  employeeId: requiredId("Please choose a person"),
  /** The first day; it lies in the first week of the pattern. */
  from: requiredDate("Please enter the first day").refine(
    (day) => day <= "2199-12-31",
    "Please enter a date before 2200",
  ),
});
export type NewPatternAssignment = z.infer<typeof NewPatternAssignment>;

const PatternAssignment = z.object({
  id: Id,
  employee: PersonName,
  from: PlainDate,
  to: PlainDate.nullable(),
  by: PersonName,
  recordedAt: Instant,
});

export const WorkPatternEntry = z.object({
  /** Null for the company's week. */
  id: Id.nullable(),
  name: z.string(),
  weeks: z.array(z.array(z.int())),
  /** Present and future assignments by first day, at most a hundred. */
  assignments: z.array(PatternAssignment),
  /** The total. */
  assigned: z.int(),
});
export type WorkPatternEntry = z.infer<typeof WorkPatternEntry>;

/** The effect of an assignment on unfinished leave. */
export const PatternEffect = z.object({
  /** Requests with other days than before, among the first hundred. */
  requests: z.int(),
  /** Days returned; below 0 if leave takes more days than before. */
  days: z.number(),
});
export type PatternEffect = z.infer<typeof PatternEffect>;

const access = "superadmin";

export const leavePatterns = {
  patterns: {
    method: "GET",
    path: "/secure/leave/patterns",
    access,
    summary: "List the patterns of work, the company's week first, with those who work by them",
    response: z.array(WorkPatternEntry),
  },
  addPattern: {
    method: "POST",
    path: "/secure/leave/patterns",
    access,
    summary: "Add a pattern of work of one or more weeks",
    body: NewPattern,
    response: Created,
    creates: true,
    touches: ["leave"],
    event: "settings_changed",
  },
  previewPattern: {
    method: "POST",
    path: "/secure/leave/patterns/preview",
    access,
    summary: "Count the days of leave that an employee would get back by another pattern of work",
    body: NewPatternAssignment,
    response: PatternEffect,
    errors: ["not_found"],
    touches: [],
    traceless: "It changes nothing.",
  },
  assignPattern: {
    method: "POST",
    path: "/secure/leave/patterns/assign",
    access,
    summary:
      "Let an employee work by a pattern from a day on; their leave that has not ended is recounted",
    body: NewPatternAssignment,
    response: Created,
    creates: true,
    errors: ["not_found"],
    touches: ["leave", "employees", "calendar", "continuity", "dashboard"],
    event: "settings_changed",
  },
} as const;
