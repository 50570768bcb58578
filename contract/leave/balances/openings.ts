import { z } from "zod";
import { leaveBalances } from "#contract/codes/leave.ts";
import { Done, PersonName, PlainDate, requiredLongText } from "#contract/common.ts";

/** How many opening balances one file may have. */
export const maxOpenings = 1000;

export const OpeningsFile = z.strictObject({
  /** The text of a CSV file with the columns Email, Balance, Days, From and Reason. */
  text: requiredLongText("Please choose a file", 500_000),
});
export type OpeningsFile = z.infer<typeof OpeningsFile>;

/** One row of the file: what it would enter, or what is wrong with it. */
export const OpeningRow = z.object({
  /** Its number in the file, the headings being 1. */
  row: z.number().int(),
  email: z.string(),
  employee: PersonName.nullable(),
  balance: z.enum(leaveBalances).nullable(),
  days: z.number().nullable(),
  day: PlainDate.nullable(),
  reason: z.string(),
  /** What is left before and after it, today or on its day if that is later; null if something is wrong. */
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** What is wrong, as a sentence. */
  fault: z.string().nullable(),
});
export type OpeningRow = z.infer<typeof OpeningRow>;

export const OpeningsCheck = z.object({ rows: z.array(OpeningRow), faults: z.number().int() });
export type OpeningsCheck = z.infer<typeof OpeningsCheck>;

/** Opening balances of many people from a file: read and checked row by row first, and then entered all or none. */
export const leaveOpenings = {
  checkOpenings: {
    method: "POST",
    path: "/secure/leave/openings/check",
    access: "superadmin",
    summary:
      "Read a CSV file of up to 1,000 opening balances, and show what each row would enter or what is wrong with it; nothing is entered",
    body: OpeningsFile,
    response: OpeningsCheck,
    touches: [],
  },
  enterOpenings: {
    method: "POST",
    path: "/secure/leave/openings",
    access: "superadmin",
    summary: "Enter all opening balances of a CSV file, or none if something is wrong with any",
    body: OpeningsFile,
    response: Done,
    touches: ["leave", "employees", "continuity", "dashboard"],
  },
} as const;
