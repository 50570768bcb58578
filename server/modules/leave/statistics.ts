import type { LeaveStatistics } from "#contract/leave.ts";
import type { Context } from "#server/context.ts";
import { countLeave } from "./record-queries.ts";

/** Pending and taken leave among the people whose leave the reader may see (AMB-137). */
export const leaveStatistics = ({ tx, actor }: Context): Promise<LeaveStatistics> =>
  countLeave(tx, actor);
