import { z } from "zod";
import { PlainDate } from "#contract/common.ts";
import { Shortfall } from "../planning/day-rules.ts";
import { Absence } from "./pending-review.ts";

/** Beside whether leave can be booked: who of one's team is away then, what there is by then, and the nearest dates that can be. */
export const LeaveOutlook = z.object({
  /** Others of one's team with approved leave on these days: the first two, and how many; never with its type. */
  teamAway: z.object({ items: z.array(Absence), total: z.int() }),
  /** What a policy lets them ask for on the first of these days, if it is not what they can ask for today. */
  byThen: z
    .object({ date: PlainDate, available: z.number(), availableToday: z.number() })
    .nullable(),
  /** The day on which fewest would be at work with this leave, if they would be fewer than the company wants; pending leave is not counted. */
  staffing: Shortfall.nullable(),
  /** Dates near those asked for that can be booked; null if those can be booked, or none within 60 days can. */
  nearest: z.object({ startDate: PlainDate, endDate: PlainDate, duration: z.number() }).nullable(),
});
export type LeaveOutlook = z.infer<typeof LeaveOutlook>;

/** The reading of an outlook; the dates are those of a check. */
export const lookingAhead = <const Dates extends z.ZodType>(body: Dates) =>
  ({
    outlook: {
      method: "POST",
      path: "/secure/leave/outlook",
      access: "approved",
      summary:
        "Show who of your team, or that of an employee whose leave you may see, is away on the dates of leave that you consider, whether too few would be at work, how many days there are by then, and the nearest dates that can be booked if these cannot",
      body,
      response: LeaveOutlook,
      errors: ["not_found"],
      touches: [],
    },
  }) as const;
