import { IconCircleCheck } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { StaffDashboard } from "#contract/dashboard.ts";
import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import { type Area, places } from "#contract/places.ts";
import { type Decision, RejectDialog } from "#web/modules/leave/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { MoreLink } from "./more-link.tsx";
import { PendingReviewRow } from "./pending-review-row.tsx";
import { text } from "./text.ts";
import { useDecisions } from "./use-decisions.ts";

const { pendingReviews: labels } = text;
const [maxShown, maxShownOnPhones] = [5, 2];

interface PendingReviewsCardProps {
  reviews: StaffDashboard["pendingReviews"];
  today: string;
  area: Area;
}

/** The requests awaiting the reader's decision, the next to start first, decided on in place. */
export function PendingReviewsCard({ reviews, today, area }: PendingReviewsCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const [rejected, setRejected] = useState<PendingReview>();
  const { decided, folding, decide } = useDecisions(({ id }, decision) =>
    box.current
      ?.querySelector<HTMLElement>(`[data-request="${id}"] button[value=${decision}]`)
      ?.focus(),
  );
  const left = reviews.items.filter(({ id }) => !decided.has(id));
  const total = reviews.total - (reviews.items.length - left.length);
  // A decided request stays where it is while it folds.
  const rows = [...left.slice(0, maxShown), ...folding].toSorted(byStart);

  // The pressed button goes with its row: keyboard users continue with the next request.
  const leaveRow = (decision: Decision, { id }: PendingReview) => {
    const row = box.current?.querySelector(`[data-request="${id}"]`);
    const open = [...(box.current?.querySelectorAll("li:not([inert])") ?? [])];
    const next = open.find((one) => row && one.compareDocumentPosition(row) & isBefore);
    const button = (next ?? open.at(-1))?.querySelector<HTMLElement>(`button[value=${decision}]`);
    (button ?? box.current)?.focus();
  };
  const onDecide = (decision: Decision, leave: PendingReview) => {
    if (decision === "reject") return setRejected(leave);
    flushSync(() => void decide(decision, leave));
    leaveRow(decision, leave);
  };
  const reject = async (leave: PendingReview, reason: string) => {
    const isDone = await decide("reject", leave, reason);
    if (isDone) leaveRow("reject", leave);
    return isDone;
  };
  const shownRejected = useLastValue(rejected);
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
              isDecided={decided.has(leave.id)}
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
        {shownRejected && (
          <RejectDialog
            leave={shownRejected}
            isOpen={rejected !== undefined}
            onClose={() => setRejected(undefined)}
            onSubmit={(reason) => reject(shownRejected, reason)}
          />
        )}
      </div>
    </Card>
  );
}

const byStart = (one: PendingReview, other: PendingReview): number =>
  one.startDate.localeCompare(other.startDate) || one.id - other.id;

const isBefore = Node.DOCUMENT_POSITION_PRECEDING;
