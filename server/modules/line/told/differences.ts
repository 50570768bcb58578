import type { Manager } from "#server/organisation/reporting-line.ts";
import { type ComingLeaders, leaderOn } from "../change/leaders.ts";

/** From a day on, today's included, someone else leads an employee than before. */
export interface Difference {
  employeeId: number;
  /** The first day of that manager; earlier than today if recorded late. */
  from: string;
  was: Manager | null;
  is: Manager | null;
}

/** What differs today and later, each stretch once, by employee and day. Employees without a manager before are not new here. */
export const differences = (
  today: string,
  before: ComingLeaders,
  after: ComingLeaders,
): Difference[] =>
  [...before].flatMap(([employeeId, earlier]) => {
    const coming = after.get(employeeId) ?? [];
    const days = [...new Set([...earlier, ...coming].map(({ day }) => day))].toSorted();
    const present = days.findLast((day) => day <= today);
    const stretches = days
      .filter((day) => day >= (present ?? today))
      .map((from) => ({
        employeeId,
        from,
        was: leaderOn(earlier, from),
        is: leaderOn(coming, from),
      }));
    return stretches.filter(
      ({ was, is }, n) => was?.id !== is?.id && !isSame({ was, is }, stretches[n - 1]),
    );
  });

type Pair = Pick<Difference, "was" | "is">;

const isSame = (one: Pair, other: Pair | undefined) =>
  other !== undefined && one.was?.id === other.was?.id && one.is?.id === other.is?.id;
