import type { PlannedBalance } from "#contract/codes/leave.ts";
import type { DetailsOf } from "#contract/notification-kinds.ts";
import {
  type Again,
  againOn,
  type Due,
  type DueContext,
  type DueTime,
  defineDue,
} from "#server/due/due.ts";
import { type Period, plusDays } from "#server/modules/leave/engine/day.ts";
import { leaveLapses } from "#server/modules/leave/notices.ts";
import { ownTypeLapses as lapsesOfOwnTypes } from "#server/modules/leave/own-types/own-lapses.ts";
import { notifyEach } from "#server/notices/notify.ts";
import { balanceSourcesOf } from "../balance-sources.ts";
import { lapsesOf } from "../balances.ts";
import {
  annualLapses,
  findReminded,
  inLieuLapses,
  keepLapses,
  listActiveAfter,
  ownTypeLapses,
  searchDays,
} from "./lapse-queries.ts";

const peopleAtOnce = 100;

type Sources =
  Awaited<ReturnType<typeof balanceSourcesOf>> extends ReadonlyMap<number, infer One> ? One : never;
type LapseDetails = DetailsOf<"leaveLapses">;

/** Stores coming lapses, weekly and after changes. They depend on policies, grants of own types, employment and places. */
export const dueLapseSearch = defineDue(searchDays, async (context, due) => {
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
  const aheadOf = (kind: DueTime) => ({ from: today, to: plusDays(today, kind.daysBefore + 7) });
  const people = [...(await balanceSourcesOf(context, ids))];
  const keep = (kind: DueTime, find: (sources: Sources, ahead: Period) => { lastDay: string }[]) =>
    keepLapses(
      tx,
      kind,
      people.flatMap(([employeeId, sources]) =>
        find(sources, aheadOf(kind)).map(({ lastDay }) => ({ employeeId, lastDay })),
      ),
    );
  await keep(annualLapses, (sources, ahead) => lapsesOf("annual", sources, ahead));
  await keep(ownTypeLapses, lapsesOfOwnTypes);
  const last = ids.length === peopleAtOnce ? ids.at(-1) : undefined;
  return last === undefined ? [] : [{ about, onDay, at: dueAt, reached: last }];
}

/** Notifies employees of lapsing days, once per last day. Repeats daily without a lapse, as cancelled leave may cause one. */
const remindOf =
  (balance: PlannedBalance | "own", lapsesOn: (sources: Sources, day: Period) => LapseDetails[]) =>
  async (context: DueContext, due: readonly Due[]): Promise<Again[]> => {
    const { tx, today } = context;
    const coming = due.filter(({ onDay }) => onDay >= today);
    const ids = coming.map(({ about }) => about);
    const sources = await balanceSourcesOf(context, await findReminded(tx, balance, ids));
    const lapsing = coming.flatMap(({ about: employeeId, onDay }) => {
      const own = sources.get(employeeId);
      const lapses = own ? lapsesOn(own, { from: onDay, to: onDay }) : [];
      return lapses.map((lapse) => ({ employeeId, ...lapse }));
    });
    const notices = lapsing.map(({ employeeId: to, ...details }) => ({ to, details }));
    await notifyEach(context, leaveLapses, notices);
    const isNotified = ({ about, onDay }: Due) =>
      lapsing.some(({ employeeId, lastDay }) => employeeId === about && lastDay === onDay);
    return againOn(
      context,
      plusDays(today, 1),
      coming.filter((one) => !isNotified(one)),
    );
  };

/** One notice for both kinds. */
const firstOf = (balance: PlannedBalance) => (sources: Sources, day: Period) =>
  lapsesOf(balance, sources, day)
    .slice(0, 1)
    .map(({ days, lastDay, isStatutory }) => ({
      ...{ days, lastDay },
      ...(balance !== "annual" && { balance }),
      ...(isStatutory && { isStatutory }),
    }));

export const dueAnnualLapse = defineDue(annualLapses, remindOf("annual", firstOf("annual")));

export const dueInLieuLapse = defineDue(
  inLieuLapses,
  remindOf("timeInLieu", firstOf("timeInLieu")),
);

export const dueOwnTypeLapse = defineDue(
  ownTypeLapses,
  remindOf("own", (sources, day) =>
    lapsesOfOwnTypes(sources, day).map(({ isStatutory: _, ...lapse }) => lapse),
  ),
);
