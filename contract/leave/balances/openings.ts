import { z } from "zod";
import { leaveBalances } from "#contract/codes/leave.ts";
import { Done, PersonName, PlainDate, requiredLongText } from "#contract/common.ts";
import { OwnTypeName } from "../own-types.ts";

/** The maximum per file. */
export const maxOpenings = 1000;

export const OpeningsFile = z.strictObject({
  /** The text of a CSV file with the columns Email, Balance, Days, From and Reason; a balance may be an own type. */
  text: requiredLongText("Please choose a file", 200_000),
});
export type OpeningsFile = z.infer<typeof OpeningsFile>;

/** One row of the file, with its planned entry or its fault. */
export const OpeningRow = z.object({
  /** As in a spreadsheet: the headings are row 1. */
  row: z.number().int(),
  email: z.string(),
  employee: PersonName.nullable(),
  balance: z.enum(leaveBalances).nullable(),
  /** The company's own type, in the place of a balance. */
  ownType: OwnTypeName.nullable(),
  days: z.number().nullable(),
  day: PlainDate.nullable(),
  reason: z.string(),
  /** The remainder before and after, today or on a later day of effect; null for a faulty row. */
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** A sentence about the fault. */
  fault: z.string().nullable(),
});
export type OpeningRow = z.infer<typeof OpeningRow>;

export const OpeningsCheck = z.object({ rows: z.array(OpeningRow), faults: z.number().int() });
export type OpeningsCheck = z.infer<typeof OpeningsCheck>;

/** Opening balances from a file: each row is checked first, then all are entered or none. */
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
    traceless: "It changes nothing.",
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
