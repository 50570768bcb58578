import { z } from "zod";
import { dayRuleKinds } from "#contract/codes/leave.ts";
import {
  Created,
  Done,
  Id,
  IdParams,
  Instant,
  ListQuery,
  PersonName,
  PlainDate,
  requiredDate,
  requiredId,
  requiredText,
} from "#contract/common.ts";

/** Present and future rules per company. */
export const maxDayRules = 200;

/** In days. */
const maxBlockedDays = 366;
const dayMs = 86_400_000;

const day = (message: string) =>
  requiredDate(message).refine(
    (date) => date >= "2000-01-01" && date <= "2199-12-31",
    "Please enter a date between 2000 and 2199",
  );
const daysIn = ({ from, to }: { from: string; to: string | null }) =>
  to === null ? 0 : (Date.parse(to) - Date.parse(from)) / dayMs + 1;

export const NewDayRule = z
  .strictObject({
    kind: z.enum(dayRuleKinds, "Please choose what the days are for"),
    /** Null for the whole company. */
    departmentId: requiredId("Please choose a department").nullable(),
    from: day("Please enter the first day"),
    /** Null for no end, which blocked days must have. */
    to: day("Please enter the last day").nullable(),
    /** The people to be at work; null for blocked days. */
    minimum: z
      .int("Please enter how many people")
      .min(1, "At least 1 person")
      .max(100_000, "At most 100,000 people")
      .nullable(),
    /** The people concerned read it. */
    reason: requiredText("Please say why", 200),
  })
  .refine(({ from, to }) => to === null || from <= to, {
    path: ["to"],
    message: "The last day cannot be before the first",
  })
  .refine(({ kind, to }) => kind === "staffing" || to !== null, {
    path: ["to"],
    message: "Please enter the last day",
  })
  .refine(({ kind, ...days }) => kind === "staffing" || daysIn(days) <= maxBlockedDays, {
    path: ["to"],
    message: `At most ${maxBlockedDays} days`,
  })
  .refine(({ kind, minimum }) => (kind === "staffing") === (minimum !== null), {
    path: ["minimum"],
    message: "Please enter how many people, if the days are not blocked",
  });
export type NewDayRule = z.output<typeof NewDayRule>;

const Department = z.object({ id: Id, name: z.string() });

const DayRule = z.object({
  id: Id,
  kind: z.enum(dayRuleKinds),
  /** Null for the whole company. */
  department: Department.nullable(),
  from: PlainDate,
  /** Null for no end. */
  to: PlainDate.nullable(),
  /** The people to be at work; null for blocked days. */
  minimum: z.int().nullable(),
  reason: z.string(),
});

export const RecordedDayRule = DayRule.extend({
  by: PersonName,
  recordedAt: Instant,
  /** Null while in force. */
  revoked: z.object({ by: PersonName, at: Instant }).nullable(),
});
export type RecordedDayRule = z.infer<typeof RecordedDayRule>;

/** A day with too few people at work, and the required number. */
export const Shortfall = z.object({
  department: z.string().nullable(),
  minimum: z.int(),
  /** The first day with the fewest people at work. */
  date: PlainDate,
  atWork: z.number(),
  /** The number of days with too few people. */
  days: z.int(),
});
export type Shortfall = z.infer<typeof Shortfall>;

export const PlannedDayRule = DayRule.extend({
  /** Of a minimum: the people due and at work on the working days of the plan; pending leave counts as taken. */
  staffing: z.array(z.object({ date: PlainDate, due: z.number(), atWork: z.number() })),
});
export type PlannedDayRule = z.infer<typeof PlannedDayRule>;

const access = "superadmin";

export const leaveDayRules = {
  dayRules: {
    method: "GET",
    path: "/secure/leave/day-rules",
    access,
    summary:
      "List the days on which leave is blocked or a number of people should be at work, those to come first, with who set them",
    query: ListQuery.omit({ search: true, sort: true }),
    response: z.array(RecordedDayRule),
    paged: true,
  },
  addDayRule: {
    method: "POST",
    path: "/secure/leave/day-rules",
    access,
    summary:
      "Block annual leave, unpaid leave and time in lieu on some days, or say how many people should be at work, in a department or the whole company; leave that is booked stays",
    body: NewDayRule,
    response: Created,
    creates: true,
    touches: ["leave"],
    event: "settings_changed",
  },
  revokeDayRule: {
    method: "PUT",
    path: "/secure/leave/day-rules/revoke/:id",
    access,
    summary: "Take back such a rule; it stays on record",
    params: IdParams,
    response: Done,
    errors: ["not_found"],
    touches: ["leave"],
    event: "settings_changed",
  },
} as const;
