import type { EmploymentEffect } from "#contract/codes/leave.ts";
import { sumOf } from "../engine/amounts.ts";
import { overlaps } from "../rules/working-days.ts";
import type { Affected, LeaveBefore } from "./employment-queries.ts";
import { effectOn, leaveWithin } from "./leave-within.ts";

/** A request that the days of employment change: before any cut, and after this change. */
export interface ChangedLeave {
  row: Affected;
  /** What a later change may restore. */
  before: LeaveBefore;
  after: LeaveBefore;
  effect: EmploymentEffect;
}

/** The requests changed by their person's employments. Leave is not restored over other leave of theirs. */
export const changedLeave = (affected: readonly Affected[]): ChangedLeave[] =>
  [...Map.groupBy(affected, ({ employeeId }) => employeeId).values()].flatMap(changedLeaveOfOne);

function changedLeaveOfOne(affected: readonly Affected[]): ChangedLeave[] {
  const restored: LeaveBefore[] = [];
  return affected.flatMap((row): ChangedLeave[] => {
    const before = beforeCut(row);
    const after = leaveWithin(before, row.employments);
    const effect = effectOn(presentOf(row), after);
    if (!effect) return [];
    if (effect === "restored") {
      if ([...row.others, ...restored].some((other) => overlaps(other, after))) return [];
      restored.push(after);
    }
    return [{ row, before, after, effect }];
  });
}

/** The request as it is. */
function presentOf({ storedStatus, startHalf, endHalf, ...row }: Affected): LeaveBefore {
  const { startDate, endDate, duration, days } = row;
  const { certificateDue, cancellationAskedAt, decidedById, decidedAt, decisionReason } = row;
  return {
    leaveStatus: storedStatus as LeaveBefore["leaveStatus"],
    ...{ startDate, endDate, startHalf, endHalf, duration, days },
    ...{ certificateDue, cancellationAskedAt, decidedById, decidedAt, decisionReason },
  };
}

/** The request before its cut, with the remaining days as counted since. */
function beforeCut(row: Affected): LeaveBefore {
  const { leaveBefore } = row;
  if (!leaveBefore) return presentOf(row);
  const presentOn = new Map(row.days.map((day) => [day.date, day]));
  const days = leaveBefore.days.map((day) => presentOn.get(day.date) ?? day);
  return { ...leaveBefore, days, duration: sumOf(days.map(({ cost }) => cost)) };
}
