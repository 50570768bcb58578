import type { OwnTypeName } from "#contract/leave/own-types.ts";
import { ownLapsesOf } from "../balances/balances.ts";
import type { CountedLeave } from "../balances/counted-leave.ts";
import type { Period } from "../engine/day.ts";
import type { PersonOwnType } from "./own-balances.ts";

interface OwnSources {
  ownTypes: readonly PersonOwnType[];
  leave: readonly CountedLeave[];
}

/** An employee's days of open own types that lapse in a period, as in the statement. */
export const ownTypeLapses = (
  { ownTypes, leave }: OwnSources,
  period: Period,
): { ownType: OwnTypeName; days: number; lastDay: string; isStatutory: boolean }[] =>
  ownTypes.flatMap(({ id, name, color, isClosed, balance }) =>
    balance && !isClosed
      ? ownLapsesOf(balance, leave, period).map((lapse) => ({
          ownType: { id, name, color },
          ...lapse,
        }))
      : [],
  );

/** The same, only of days that can be used already. */
export const usableLapses = (sources: OwnSources, period: Period, today: string) =>
  ownTypeLapses(sources, period).filter(({ ownType, lastDay }) =>
    sources.ownTypes
      .find(({ id }) => id === ownType.id)
      ?.balance?.entriesUntil(today)
      .some(({ until }) => until === lastDay),
  );
