import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { decisionText } from "../requests/decision-text.ts";

const { facts: labels } = decisionText;

type Review = Pick<PendingReview, "startDate" | "department" | "othersAway">;

/** Who of the department is away during a leave, in words; undefined if the employee is in no department. */
export function othersAwayText(
  { startDate, department, othersAway: { items, total } }: Review,
  { today, readerId }: { today: string; readerId: number },
): string | undefined {
  const [first, second] = items;
  if (!first) return department ? labels.nobodyAway(department.name) : undefined;
  const nameOf = ({ employee }: typeof first) =>
    employee.id === readerId ? labels.you : employee.name;
  if (second) return labels.someAway(nameOf(first), nameOf(second), total - items.length);
  const days =
    first.startDate <= startDate
      ? labels.until(proseDay(first.endDate, today))
      : proseDays(first.startDate, first.endDate, today);
  return first.employee.id === readerId
    ? labels.youAway(days)
    : labels.oneAway(first.employee.name, days);
}
