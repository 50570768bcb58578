import type { PlannedDayRule } from "#contract/leave/planning/day-rules.ts";
import type { Tx } from "#server/context.ts";
import type { CompanyDays } from "#server/modules/holidays/index.ts";
import { earlier, later, lengthOf, plusDays } from "#server/modules/leave/engine/day.ts";
import { findPlannedDayRules } from "./day-rule-queries.ts";
import { daysAtWork } from "./shortfall.ts";

/** A plan's rules, with the number at work on its days; pending leave counts as taken. */
export async function planDayRules(
  tx: Tx,
  planned: { departmentIds: readonly number[]; from: string; to: string },
  calendar: CompanyDays,
): Promise<PlannedDayRule[]> {
  const rows = await findPlannedDayRules(tx, planned);
  const staffed = rows.flatMap(({ id, minimum, departmentId, departmentName, ...rule }) => {
    const from = later(rule.from, planned.from);
    const days = lengthOf({ from, to: earlier(rule.to ?? planned.to, planned.to) });
    const asked = { id, departmentId, department: departmentName, part: 0 };
    return minimum === null
      ? []
      : Array.from({ length: days }, (_, n) => ({ ...asked, minimum, date: plusDays(from, n) }));
  });
  const counted = Map.groupBy(
    await daysAtWork(tx, staffed, calendar, ["approved", "pending"]),
    ({ id }) => id,
  );
  return rows.map(({ departmentId, departmentName, ...rule }) => ({
    ...rule,
    department: departmentId === null ? null : { id: departmentId, name: departmentName ?? "" },
    staffing: (counted.get(rule.id) ?? []).map(({ date, due, atWork }) => ({ date, due, atWork })),
  }));
}
