import { z } from "zod";
import { PlainDate } from "#contract/common.ts";

/** Approved and pending days of later cycles of a balance, from the first of their days. */
export const LaterLeave = z.object({ from: PlainDate, booked: z.number(), pending: z.number() });
export type LaterLeave = z.infer<typeof LaterLeave>;
