import type { RowFault } from "#contract/import/import.ts";
import type { PlannedLeader } from "#server/organisation/planned-line.ts";
import { keyOf, leadershipOf, type NamedLeaders, newcomerIn } from "./named-leaders.ts";
import type { PlannedRow } from "./plan.ts";

export interface LedRow {
  plan: PlannedRow;
  leader: PlannedLeader;
  leaderName: string;
}

/**
 * Whom rows name, and what is wrong with that. A row that is wrong adds nobody, so that those who would have been led by its person
 * are looked at again.
 */
export function checkedLeaders(
  naming: readonly PlannedRow[],
  named: NamedLeaders,
  today: string,
): {
  led: ReadonlyMap<number, LedRow>;
  faults: ReadonlyMap<number, RowFault>;
  leaveOut: (found: ReadonlyMap<number, RowFault>) => void;
} {
  const led = new Map<number, LedRow>();
  const faults = new Map<number, RowFault>();
  const byText = Map.groupBy(naming, ({ ledBy }) => keyOf(ledBy));

  /** Returns the rows that may have named the person of the row that is left out. */
  const without = (plan: PlannedRow, fault: RowFault): PlannedRow[] => {
    faults.set(plan.row, fault);
    led.delete(plan.row);
    const newcomer = newcomerIn(plan);
    return (newcomer ? named.forget(newcomer) : []).flatMap((key) => {
      const rows = (byText.get(key) ?? []).filter(({ row }) => !faults.has(row));
      byText.set(key, rows);
      return rows;
    });
  };

  /** Returns the rows that have to be looked at again. */
  const checkRow = (plan: PlannedRow): PlannedRow[] => {
    const person = plan.change?.stored ?? newcomerIn(plan);
    if (!person || faults.has(plan.row)) return [];
    const found = leadershipOf(person, named.find(plan.ledBy), today);
    if ("fault" in found) return without(plan, found.fault);
    led.set(plan.row, { plan, ...found });
    return [];
  };

  const check = (rows: readonly PlannedRow[]) => {
    const waiting = [...rows];
    for (const plan of waiting) for (const other of checkRow(plan)) waiting.push(other);
  };

  check(naming);
  const leaveOut = (found: ReadonlyMap<number, RowFault>) => {
    const plans = [...found].flatMap(([row, fault]) => {
      const plan = led.get(row)?.plan;
      return plan ? without(plan, fault) : [];
    });
    check(plans);
  };
  return { led, faults, leaveOut };
}
