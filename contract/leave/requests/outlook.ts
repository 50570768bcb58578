import { z } from "zod";
import { PlainDate } from "#contract/common.ts";
import { Shortfall } from "../planning/day-rules.ts";
import { Absence } from "./pending-review.ts";

/** Context for possible leave: absences in the team, the later balance, and the nearest possible dates. */
export const LeaveOutlook = z.object({
  /** The team's approved leave on these days, without its type: the first two, and the total. */
  teamAway: z.object({ items: z.array(Absence), total: z.int() }),
  /** Today's manager (null: the super administrators), and the next one if they lead by the first of these days; null for bookings. */
  decides: z
    .object({
      name: z.string().nullable(),
      next: z.object({ to: z.string().nullable(), on: PlainDate }).nullable(),
    })
    .nullable(),
  /** Those in these days. */
  holidays: z.array(z.object({ date: PlainDate, name: z.string() })),
  /** The balance on the first of these days with all pending leave approved, if the policy changes it until then. */
  byThen: z
    .object({ date: PlainDate, remaining: z.number(), remainingToday: z.number() })
    .nullable(),
  /** The day with the fewest people at work if that is under the company's minimum; pending leave is not counted. */
  staffing: Shortfall.nullable(),
  /** The nearest possible dates; null if the asked ones are possible, or none are within 60 days. */
  nearest: z.object({ startDate: PlainDate, endDate: PlainDate, duration: z.number() }).nullable(),
});
export type LeaveOutlook = z.infer<typeof LeaveOutlook>;

/** The dates are those of a check. */
export const lookingAhead = <const Dates extends z.ZodType>(body: Dates) =>
  ({
    outlook: {
      method: "POST",
      path: "/secure/leave/outlook",
      access: "approved",
      summary:
        "Show who decides on leave that you consider, who of your team, or that of an employee whose leave you may see, is away on its dates, which of them are holidays, whether too few would be at work, how many days there are by then, and the nearest dates that can be booked if these cannot",
      body,
      response: LeaveOutlook,
      errors: ["not_found"],
      touches: [],
      traceless: "It changes nothing.",
    },
  }) as const;
