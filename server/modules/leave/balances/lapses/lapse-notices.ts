import type { PlannedBalance } from "#contract/codes/leave.ts";
import type { SystemContext } from "#server/context.ts";
import { notifyEach } from "#server/modules/notifications/index.ts";
import { mailLapse } from "./lapse-mail.ts";
import { saveNotified } from "./lapse-queries.ts";

interface Lapse {
  employeeId: number;
  days: number;
  lastDay: string;
}

export async function notifyOfLapses(
  context: SystemContext,
  balance: PlannedBalance,
  lapses: readonly Lapse[],
): Promise<void> {
  const { tx, now, enqueueEach } = context;
  const isNew = await saveNotified(tx, balance, lapses, now.toISOString());
  const keyOf = ({ employeeId, lastDay }: Pick<Lapse, "employeeId" | "lastDay">) =>
    `${employeeId} ${lastDay}`;
  const found = new Set(isNew.map(keyOf));
  const ofBalance = balance === "annual" ? {} : { balance };
  const notices = lapses
    .filter((lapse) => found.has(keyOf(lapse)))
    .map(({ employeeId: to, days, lastDay }) => ({
      to,
      details: { days, lastDay, ...ofBalance },
      byId: null,
      aboutId: null,
    }));
  await notifyEach(context, "leaveLapses", notices, (told) =>
    enqueueEach(
      mailLapse,
      told.map(({ to, details }) => ({ employeeId: to, lastDay: details.lastDay, ...ofBalance })),
    ),
  );
}
