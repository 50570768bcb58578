import type { PlannedBalance } from "#contract/codes/leave.ts";
import type { SystemContext } from "#server/context.ts";
import { notifyEach } from "#server/notices/notify.ts";
import { leaveLapses } from "../../notices.ts";

/** Days of an employee that can be taken until a day and no longer. */
export interface Lapse {
  employeeId: number;
  days: number;
  lastDay: string;
}

/** Notifies employees of days of a balance that lapse, in the app and by mail. */
export async function notifyOfLapses(
  context: SystemContext,
  balance: PlannedBalance,
  lapses: readonly Lapse[],
): Promise<void> {
  const ofBalance = balance === "annual" ? {} : { balance };
  const notices = lapses.map(({ employeeId: to, days, lastDay }) => ({
    to,
    details: { days, lastDay, ...ofBalance },
  }));
  await notifyEach(context, leaveLapses, notices);
}
