import { z } from "zod";
import {
  Created,
  Done,
  Id,
  IdParams,
  Instant,
  inDigits,
  PersonName,
  PlainDate,
  requiredDate,
  requiredLongText,
  requiredText,
  typedByHuman,
} from "#contract/common.ts";

const [firstDay, lastDay] = ["2000-01-01", "2199-12-31"];
const reason = typedByHuman(requiredLongText("Please give a reason", 500));

const Effect = z.object({
  /** People whose leave takes other days than before. */
  people: z.int(),
  /** Days returned to them; below 0 if leave takes more days than before. */
  days: z.number(),
});
export const HolidayEffect = z.object({ upcoming: Effect, ended: Effect });
export type HolidayEffect = z.infer<typeof HolidayEffect>;

const OwnHoliday = z.object({
  id: Id,
  reason: z.string(),
  /** Null if unrecorded. */
  by: PersonName.nullable(),
  recordedAt: Instant,
});

export const LeaveHoliday = z.object({
  date: PlainDate,
  name: z.string(),
  isExpected: z.boolean(),
  /** Whether the company works on this public holiday. */
  isWorkingDay: z.boolean(),
  /** The company's own setting; null for an observed public holiday. */
  own: OwnHoliday.nullable(),
});
export type LeaveHoliday = z.infer<typeof LeaveHoliday>;

/** A withdrawn setting of the company. */
const RevokedHoliday = z.object({
  id: Id,
  date: PlainDate,
  name: z.string(),
  isWorkingDay: z.boolean(),
  revokedBy: PersonName.nullable(),
  revokedAt: Instant,
  revokeReason: z.string(),
});

export const LeaveHolidays = z.object({
  year: z.int(),
  /** By date. */
  holidays: z.array(LeaveHoliday),
  /** The latest first, at most a hundred. */
  revoked: z.array(RevokedHoliday),
});
export type LeaveHolidays = z.infer<typeof LeaveHolidays>;

const HolidayDate = requiredDate("Please enter a date").refine(
  (day) => day >= firstDay && day <= lastDay,
  "Please enter a date between 2000 and 2199",
);

export const NewHoliday = z.strictObject({
  date: HolidayDate,
  name: typedByHuman(requiredText("Please enter a name", 100)),
  /** Makes a public holiday a working day; otherwise the company adds a day off. */
  isWorkingDay: z.boolean().default(false),
  reason,
  /** Whether to recount past leave too. */
  includesEnded: z.boolean().default(false),
});
export type NewHoliday = z.output<typeof NewHoliday>;

export const HolidayRevocation = z.strictObject({
  reason,
  includesEnded: z.boolean().default(false),
});
export type HolidayRevocation = z.output<typeof HolidayRevocation>;

const HolidayPreview = z.strictObject({
  date: HolidayDate,
  /** Whether the result is a working day. */
  isWorkingDay: z.boolean(),
});

const access = "superadmin";
const touches = ["leave", "employees", "calendar", "continuity", "dashboard"] as const;

export const leaveHolidays = {
  holidays: {
    method: "GET",
    path: "/secure/leave/holidays",
    access,
    summary: "List a year's holidays, with the company's own settings",
    query: z.strictObject({ year: inDigits(z.int().min(2000).max(2199)) }),
    response: LeaveHolidays,
  },
  previewHoliday: {
    method: "POST",
    path: "/secure/leave/holidays/preview",
    access,
    summary: "Count whose leave would take other days if a day became a holiday, or a working day",
    body: HolidayPreview,
    response: HolidayEffect,
    touches: [],
    traceless: "It changes nothing.",
  },
  addHoliday: {
    method: "POST",
    path: "/secure/leave/holidays",
    access,
    summary:
      "Add a holiday of the company, or a public holiday that it works through; leave that has not ended is recounted",
    body: NewHoliday,
    response: Created,
    creates: true,
    touches,
    event: "settings_changed",
  },
  revokeHoliday: {
    method: "PUT",
    path: "/secure/leave/holidays/revoke/:id",
    access,
    summary:
      "Take back a day that the company has set, with a reason; leave that has not ended is recounted",
    params: IdParams,
    body: HolidayRevocation,
    response: Done,
    errors: ["not_found"],
    touches,
    event: "settings_changed",
  },
} as const;
