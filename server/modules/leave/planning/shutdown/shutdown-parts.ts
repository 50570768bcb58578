import type { LackingChoice } from "#contract/codes/leave.ts";
import { hundredths, sumOf } from "#server/modules/leave/engine/amounts.ts";
import { earlier, later, plusDays } from "#server/modules/leave/engine/day.ts";
import type { Employment } from "#server/modules/leave/rules/eligibility.ts";
import { dayOfLeave, type RequestedDates } from "#server/modules/leave/rules/leave-days.ts";
import type { Rules } from "#server/modules/leave/rules/leave-duration.ts";
import { type DateRange, daysBetween } from "#server/modules/leave/rules/working-days.ts";

export interface ShutdownParts {
  parts: (RequestedDates & { duration: number })[];
  annualDays: number;
  unpaidDays: number;
  lackingDays: number;
}

interface Person {
  /** Existing leave. */
  leave: readonly DateRange[];
  employment: Employment;
  /** The days of annual leave available. */
  available: number;
}

/**
 * A person's shutdown leave: unbooked working days in their employment. Uses annual leave first, then the choice for
 * missing days.
 */
export function partsOf(
  { from, to, ifLacking }: { from: string; to: string; ifLacking: LackingChoice },
  { leave, employment, available }: Person,
  rules: Rules,
): ShutdownParts {
  const days = freeStretches(
    {
      startDate: later(from, employment.startDate ?? from),
      endDate: earlier(to, employment.endDate ?? to),
    },
    leave,
  ).flatMap((stretch) => daysOf(stretch, rules));
  const all = sumOf(days.map(({ cost }) => cost));
  const annual = days.slice(0, covered(days, available));
  const annualDays = sumOf(annual.map(({ cost }) => cost));
  const lackingDays = hundredths(all - annualDays);
  if (lackingDays > 0 && ifLacking === "skip")
    return { parts: [], annualDays: 0, unpaidDays: 0, lackingDays };
  const unpaid = days.slice(annual.length);
  return {
    parts: [...joined(annual, "AnnualLeave"), ...joined(unpaid, "UnpaidLeave")],
    annualDays,
    unpaidDays: lackingDays,
    lackingDays,
  };
}

/** A day of a stretch or its free half, with its cost. */
interface CostedDay extends DateRange {
  cost: number;
  stretch: string;
}

/** A range's stretches without leave. A half-taken day ends or begins one with its other half. */
function freeStretches(range: DateRange, leave: readonly DateRange[]): DateRange[] {
  const halves = Array.from(
    { length: Math.max(0, daysBetween(range.startDate, range.endDate)) * 2 },
    (_, n) => ({
      date: plusDays(range.startDate, Math.floor(n / 2)),
      half: n % 2 === 0 ? ("morning" as const) : ("afternoon" as const),
    }),
  );
  const stretches: (typeof halves)[] = [];
  let isOpen = false;
  for (const one of halves) {
    const isTaken = leave.some((other) => takes(other, one));
    if (!isTaken && isOpen) stretches.at(-1)?.push(one);
    else if (!isTaken) stretches.push([one]);
    isOpen = !isTaken;
  }
  return stretches.map((stretch) => {
    const [first, last] = [stretch[0], stretch.at(-1)];
    return {
      startDate: first?.date ?? range.startDate,
      endDate: last?.date ?? range.endDate,
      startHalf: first?.half ?? "morning",
      endHalf: last?.half ?? "afternoon",
    };
  });
}

type Half = { date: string; half: "morning" | "afternoon" };

const takes = (leave: DateRange, { date, half }: Half): boolean =>
  leave.startDate <= date &&
  leave.endDate >= date &&
  !(leave.startDate === date && leave.startHalf === "afternoon" && half === "morning") &&
  !(leave.endDate === date && leave.endHalf === "morning" && half === "afternoon");

function daysOf(stretch: DateRange, rules: Rules): CostedDay[] {
  const { startDate, endDate, startHalf = "morning", endHalf = "afternoon" } = stretch;
  return Array.from({ length: daysBetween(startDate, endDate) }, (_, n) => {
    const date = plusDays(startDate, n);
    return {
      startDate: date,
      endDate: date,
      startHalf: date === startDate ? startHalf : ("morning" as const),
      endHalf: date === endDate ? endHalf : ("afternoon" as const),
      cost: dayOfLeave(stretch, date, rules).cost,
      stretch: `${startDate} ${startHalf}`,
    };
  }).filter(({ cost }) => cost > 0);
}

/** How many of the days, in order, the available amount covers. */
function covered(days: readonly CostedDay[], available: number): number {
  let left = available;
  const first = days.findIndex(({ cost }) => {
    left = hundredths(left - cost);
    return left < 0;
  });
  return first === -1 ? days.length : first;
}

/** Joins ordered days into one request per stretch. */
function joined(days: readonly CostedDay[], leaveType: RequestedDates["leaveType"]) {
  return [...Map.groupBy(days, ({ stretch }) => stretch).values()].flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const { startDate, startHalf } = first;
    const { endDate, endHalf } = last;
    const duration = sumOf(group.map(({ cost }) => cost));
    return [{ leaveType, startDate, endDate, startHalf, endHalf, duration }];
  });
}
