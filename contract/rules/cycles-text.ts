import type { DaysInCycle } from "../codes/leave-eligibility.ts";
import { daysText, dayText } from "./leave-text.ts";

type Cycle = Pick<DaysInCycle, "from" | "to">;

const isYear = ({ from, to }: Cycle): boolean =>
  from === `${to.slice(0, 4)}-01-01` && to.endsWith("-12-31");

/** "2026", "the cycle until Jul 14, 2026". */
export const cycleText = (cycle: Cycle): string =>
  isYear(cycle) ? cycle.from.slice(0, 4) : `the cycle until ${dayText(cycle.to)}`;

/** "2 days of 2026 and 3 days of 2027". */
export const cyclesText = (cycles: readonly DaysInCycle[]): string =>
  cycles.map(({ days, ...cycle }) => `${daysText(days)} of ${cycleText(cycle)}`).join(" and ");
