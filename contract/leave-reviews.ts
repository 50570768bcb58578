import { z } from "zod";
import { maxReviews } from "./codes/max-reviews.ts";
import { PendingReview } from "./pending-review.ts";

const ids = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/, "Please give ids, separated by commas")
  .transform((given) => given.split(",").map(Number))
  .refine((given) => given.length <= maxReviews, `At most ${maxReviews} ids`);

/** The reading of what decisions need. */
export const reviewing = {
  reviews: {
    method: "GET",
    path: "/secure/leave/reviews",
    access: "approved",
    summary:
      "Show what decisions on some requests need: the days left after each, and who else is away; those that are decided, or not yours to decide, are left out",
    query: z.strictObject({ ids }),
    response: z.array(PendingReview),
  },
} as const;
