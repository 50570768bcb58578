import { IconCircleCheck } from "@tabler/icons-react";
import { type MouseEvent, useRef } from "react";
import { flushSync } from "react-dom";
import type { StaffDashboard } from "#contract/dashboard.ts";
import type { PendingReview } from "#contract/pending-review.ts";
import { type Area, places } from "#contract/places.ts";
import type { Decision } from "#web/modules/leave/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { MoreLink } from "./more-link.tsx";
import { PendingReviewRow } from "./pending-review-row.tsx";
import { text } from "./text.ts";
import { useDecisions } from "./use-decisions.ts";

const { pendingReviews: labels } = text;
const [maxShown, maxShownOnPhones] = [5, 2];

export interface PendingReviewsCardProps {
  reviews: StaffDashboard["pendingReviews"];
  today: string;
  area: Area;
}

/** The requests awaiting the reader's decision, the next to start first, decided on in place. */
export function PendingReviewsCard({ reviews, today, area }: PendingReviewsCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const { decidedIds, decide } = useDecisions(({ id }, decision) =>
    box.current
      ?.querySelector<HTMLElement>(`[data-request="${id}"] button[value=${decision}]`)
      ?.focus(),
  );
  const left = reviews.items.filter(({ id }) => !decidedIds.has(id));
  const total = reviews.total - (reviews.items.length - left.length);
  // A decided request stays where it is while it folds.
  const rows = reviews.items.filter((leave) => left.indexOf(leave) < maxShown);

  // The pressed button goes with its row: keyboard users continue with the next request.
  const onDecide = (decision: Decision, leave: PendingReview, event: MouseEvent) => {
    const row = event.currentTarget.closest("li");
    flushSync(() => decide(decision, leave));
    const open = [...(box.current?.querySelectorAll("li:not([inert])") ?? [])];
    const next = open.find((one) => row && one.compareDocumentPosition(row) & isBefore);
    const button = (next ?? open.at(-1))?.querySelector<HTMLElement>(`button[value=${decision}]`);
    (button ?? box.current)?.focus();
  };
  return (
    <Card
      title={labels.title}
      action={<Link href={places.leaveManagement(area)}>{labels.all}</Link>}
      isFlush
    >
      <div ref={box} tabIndex={-1} className="-outline-offset-2! rounded-lg">
        <ul>
          {rows.map((leave) => (
            <PendingReviewRow
              key={leave.id}
              leave={leave}
              today={today}
              href={places.leaveRequest(area, leave.employee.id, leave.id)}
              isDecided={decidedIds.has(leave.id)}
              isHiddenOnPhones={left.indexOf(leave) >= maxShownOnPhones}
              onDecide={onDecide}
            />
          ))}
        </ul>
        {left.length === 0 && (
          <EmptyState title={labels.empty} icon={<IconCircleCheck size={22} stroke={1.75} />}>
            {labels.emptyHelp}
          </EmptyState>
        )}
        <MoreLink
          href={places.leaveOf(area, "pending")}
          total={total}
          shown={maxShown}
          shownOnPhones={maxShownOnPhones}
          label={labels.more}
        />
      </div>
    </Card>
  );
}

const isBefore = Node.DOCUMENT_POSITION_PRECEDING;
