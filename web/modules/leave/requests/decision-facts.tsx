import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";
import { shortfallText } from "../application/shortfall-text.ts";
import { decisionText } from "./decision-text.ts";

type Review = Pick<PendingReview, "startDate" | "department" | "othersAway">;

/** Absences in the department during a leave, in words; undefined without a department. */
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

const { facts: labels } = decisionText;

/** The facts for a decision on leave; amber only for arguments against it. */
export function DecisionFacts({ leave, today }: { leave: PendingReview; today: string }) {
  const { remainingAfter, lackingDays, othersAway, staffing } = leave;
  const away = othersAwayText(leave, { today, readerId: useCurrentEmployee().id });
  const isShort = lackingDays > 0;
  const balance = isShort
    ? labels.short(formatDays(lackingDays))
    : remainingAfter !== null && labels.left(remainingAfter);
  return (
    <p className="text-sm tabular-nums">
      {balance && (
        <span className={classNames("font-medium", isShort ? "text-amber-text" : "text-ink")}>
          {balance}
        </span>
      )}
      {balance && away && <span className="text-muted"> · </span>}
      {away && (
        <span className={othersAway.total > 0 ? "text-amber-text" : "text-muted"}>{away}</span>
      )}
      {staffing && (
        <span className="block text-amber-text">{labels.tooFew(shortfallText(staffing))}</span>
      )}
      <Circumstances leave={leave} today={today} />
    </p>
  );
}

/** What is to come for the person: another manager, people without one meanwhile, the last day. */
export function aheadText(
  { passesOn, leads, lastDay }: Pick<PendingReview, "passesOn" | "leads" | "lastDay">,
  today: string,
): string {
  return [
    passesOn && labels.passesOn(passesOn.to ?? labels.superadmins, proseDay(passesOn.on, today)),
    leads > 0 && labels.leads(leads),
    lastDay && labels.leaves(proseDay(lastDay, today)),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What the decision gives back, and why it is the reader's. */
function Circumstances({ leave, today }: { leave: PendingReview; today: string }) {
  const { replacesId, standsInFor, takenOver } = leave;
  const ahead = aheadText(leave, today);
  return (
    <>
      {ahead && <span className="block text-muted first-letter:uppercase">{ahead}</span>}
      {replacesId !== null && <span className="block text-muted">{labels.replaces}</span>}
      {standsInFor && <span className="block text-muted">{labels.standsInFor(standsInFor)}</span>}
      {takenOver && (
        <span className="block text-muted">
          {labels.takenOver(takenOver.from ?? labels.superadmins, proseDay(takenOver.on, today))}
        </span>
      )}
    </>
  );
}
