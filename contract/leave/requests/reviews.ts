import { z } from "zod";
import { maxReviews } from "#contract/codes/leave.ts";
import { queryIds } from "#contract/common.ts";
import { PendingReview } from "./pending-review.ts";

export const reviewing = {
  reviews: {
    method: "GET",
    path: "/secure/leave/reviews",
    access: "approved",
    summary:
      "Show what decisions on some requests need: the days left after each, and who else is away; those that are decided, or not yours to decide, are left out",
    query: z.strictObject({ ids: queryIds(maxReviews) }),
    response: z.array(PendingReview),
    recorded: "leave",
  },
} as const;
