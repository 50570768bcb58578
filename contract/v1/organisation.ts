import { z } from "zod";
import { jobLevels } from "../codes/people.ts";
import { Id, Instant, inDigits, PlainDate } from "../common.ts";
import { type KeyOperation, openCodes, pageOf, pageQuery, Reference } from "./operation.ts";

const Department = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  headId: Reference,
  changedAt: Instant,
});

const Position = z.object({
  id: Id,
  title: z.string(),
  departmentId: Id,
  level: openCodes(jobLevels),
  /** The present or next holder. */
  holderId: Reference,
  changedAt: Instant,
});

const WorkPattern = z.object({
  id: Id,
  name: z.string(),
  /** Minutes of work on each day, Monday first, for each week before the pattern repeats. */
  weeks: z.array(z.array(z.int())),
});

export const organisationOperations = {
  listDepartments: {
    method: "GET",
    path: "/v1/departments",
    scope: "organisation.read",
    summary: "List departments with their heads",
    query: z.strictObject(pageQuery),
    response: pageOf(Department),
  },
  listPositions: {
    method: "GET",
    path: "/v1/positions",
    scope: "organisation.read",
    summary: "List positions with their holders",
    query: z.strictObject(pageQuery),
    response: pageOf(Position),
  },
  listHolidays: {
    method: "GET",
    path: "/v1/holidays",
    scope: "organisation.read",
    summary: "List the public holidays of a year, with the company's changes",
    query: z.strictObject({ year: inDigits(z.int().min(1970).max(2100)) }),
    response: z.object({
      items: z.array(
        z.object({
          date: PlainDate,
          name: z.string(),
          /** Whether the day depends on the moon, and may still move. */
          isExpected: z.boolean(),
        }),
      ),
    }),
  },
  listWorkPatterns: {
    method: "GET",
    path: "/v1/work-patterns",
    scope: "organisation.read",
    summary: "List the company's work patterns",
    query: z.strictObject(pageQuery),
    response: pageOf(WorkPattern),
  },
} as const satisfies Record<string, KeyOperation>;
