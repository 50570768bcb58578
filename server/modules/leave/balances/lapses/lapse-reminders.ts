import type { PlannedBalance } from "#contract/codes/leave.ts";
import type { SystemContext } from "#server/context.ts";
import { type Again, againOn, type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { plusDays } from "#server/modules/leave/engine/day.ts";
import { leaveLapses } from "#server/modules/leave/notices.ts";
import { notifyEach } from "#server/notices/notify.ts";
import { balanceSourcesOf } from "../balance-sources.ts";
import { lapsesOf } from "../balances.ts";
import {
  annualLapses,
  findReminded,
  inLieuLapses,
  keepAnnualLapses,
  listActiveAfter,
  policyDays,
} from "./lapse-queries.ts";

const peopleAtOnce = 100;

/** Stores coming lapses of annual leave, weekly and after policy changes. They depend on policies, employment and places. */
export const dueLapseSearch = defineDue(policyDays, async (context, due) => {
  const again: Again[] = [];
  for (const one of due) again.push(...(await lookAhead(context, one)));
  return again;
});

async function lookAhead(
  context: DueContext,
  { about, onDay, dueAt, reached }: Due,
): Promise<Again[]> {
  const { tx, today } = context;
  const ids = await listActiveAfter(tx, reached, peopleAtOnce);
  const ahead = { from: today, to: plusDays(today, annualLapses.daysBefore + 7) };
  const lapses = [...(await balanceSourcesOf(context, ids))].flatMap(([employeeId, sources]) =>
    lapsesOf("annual", sources, ahead).map((lapse) => ({ employeeId, ...lapse })),
  );
  if (lapses.length > 0) await keepAnnualLapses(tx, lapses);
  const last = ids.length === peopleAtOnce ? ids.at(-1) : undefined;
  return last === undefined ? [] : [{ about, onDay, at: dueAt, reached: last }];
}

/** Notifies employees of lapsing days, once per last day. Repeats daily without a lapse, as cancelled leave may cause one. */
const remindOf =
  (balance: PlannedBalance) =>
  async (context: DueContext, due: readonly Due[]): Promise<Again[]> => {
    const { tx, today } = context;
    const coming = due.filter(({ onDay }) => onDay >= today);
    const ids = coming.map(({ about }) => about);
    const sources = await balanceSourcesOf(context, await findReminded(tx, balance, ids));
    const lapsing = coming.flatMap(({ about: employeeId, onDay }) => {
      const own = sources.get(employeeId);
      const lapses = own ? lapsesOf(balance, own, { from: onDay, to: onDay }) : [];
      // One notice for both kinds.
      return lapses.slice(0, 1).map((lapse) => ({ employeeId, ...lapse }));
    });
    await notifyOfLapses(context, balance, lapsing);
    const isNotified = ({ about, onDay }: Due) =>
      lapsing.some(({ employeeId, lastDay }) => employeeId === about && lastDay === onDay);
    return againOn(
      context,
      plusDays(today, 1),
      coming.filter((one) => !isNotified(one)),
    );
  };

export const dueAnnualLapse = defineDue(annualLapses, remindOf("annual"));

export const dueInLieuLapse = defineDue(inLieuLapses, remindOf("timeInLieu"));

interface Lapse {
  employeeId: number;
  days: number;
  lastDay: string;
  isStatutory: boolean;
}

async function notifyOfLapses(
  context: SystemContext,
  balance: PlannedBalance,
  lapses: readonly Lapse[],
): Promise<void> {
  const ofBalance = balance === "annual" ? {} : { balance };
  const notices = lapses.map(({ employeeId: to, days, lastDay, isStatutory }) => ({
    to,
    details: { days, lastDay, ...ofBalance, ...(isStatutory && { isStatutory }) },
  }));
  await notifyEach(context, leaveLapses, notices);
}
