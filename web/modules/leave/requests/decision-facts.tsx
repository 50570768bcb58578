import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { othersAwayText } from "../application/others-away-text.ts";
import { shortfallText } from "../application/shortfall-text.ts";
import { decisionText } from "./decision-text.ts";

const { facts: labels } = decisionText;

const balanceText = (left: number): string =>
  left < 0 ? labels.short(formatDays(-left)) : labels.left(left);

/** What a decision on leave needs: the days left after it, who else of the department is away, whether too few would be at work, and for whom the reader stands in or from whom they took it over; amber only for what speaks against it. */
export function DecisionFacts({ leave, today }: { leave: PendingReview; today: string }) {
  const { remainingAfter, othersAway, staffing, standsInFor, takenOver } = leave;
  const away = othersAwayText(leave, { today, readerId: useCurrentEmployee().id });
  const isShort = remainingAfter !== null && remainingAfter < 0;
  return (
    <p className="text-sm tabular-nums">
      {remainingAfter !== null && (
        <span className={classNames("font-medium", isShort ? "text-amber-text" : "text-ink")}>
          {balanceText(remainingAfter)}
        </span>
      )}
      {remainingAfter !== null && away && <span className="text-muted"> · </span>}
      {away && (
        <span className={othersAway.total > 0 ? "text-amber-text" : "text-muted"}>{away}</span>
      )}
      {staffing && (
        <span className="block text-amber-text">{labels.tooFew(shortfallText(staffing))}</span>
      )}
      {standsInFor && <span className="block text-muted">{labels.standsInFor(standsInFor)}</span>}
      {takenOver && (
        <span className="block text-muted">
          {labels.takenOver(takenOver.from ?? labels.superadmins, proseDay(takenOver.on, today))}
        </span>
      )}
    </p>
  );
}
