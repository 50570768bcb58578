import { IconCircleCheck } from "@tabler/icons-react";
import { type MouseEvent, useRef } from "react";
import { leaveTypeLabels } from "#contract/codes/leave-type.ts";
import type { StaffDashboard } from "#contract/dashboard.ts";
import type { PendingReview } from "#contract/pending-review.ts";
import { type Area, places } from "#contract/places.ts";
import type { Decision } from "#web/modules/leave/index.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { formatDate, rangeOf } from "#web/ui/format/dates.ts";
import { BareLink, Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";
import { useDecisions } from "./use-decisions.ts";

const { pendingReviews: labels } = text;
const maxShown = 5;

export interface PendingReviewsCardProps {
  reviews: StaffDashboard["pendingReviews"];
  area: Area;
}

/** The requests awaiting the reader's decision, the next to start first, decided on in place. */
export function PendingReviewsCard({ reviews, area }: PendingReviewsCardProps) {
  const { decidedIds, decide } = useDecisions();
  const left = reviews.items.filter(({ id }) => !decidedIds.has(id));
  const shown = left.slice(0, maxShown);
  const rest = reviews.total - (reviews.items.length - left.length) - shown.length;
  const end = useRef<HTMLDivElement>(null);

  // The pressed button goes with its row: keyboard users continue with the next request.
  const onDecide = (decision: Decision, leave: PendingReview, event: MouseEvent) => {
    const row = event.currentTarget.closest("li");
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    const button = next?.querySelector<HTMLElement>(`button[value=${decision}]`);
    (button ?? end.current)?.focus();
    void decide(decision, leave);
  };
  return (
    <Card
      title={labels.title}
      action={<Link href={places.leaveManagement(area)}>{labels.all}</Link>}
      isFlush
    >
      <div ref={end} tabIndex={-1} className="-outline-offset-2! rounded-lg">
        {shown.length === 0 ? (
          <EmptyState title={labels.empty} icon={<IconCircleCheck size={22} stroke={1.75} />}>
            {labels.emptyHelp}
          </EmptyState>
        ) : (
          <ul>
            {shown.map((leave) => (
              <Request
                key={leave.id}
                leave={leave}
                href={places.leaveRequest(area, leave.employee.id, leave.id)}
                onDecide={onDecide}
              />
            ))}
          </ul>
        )}
        {rest > 0 && (
          <p className="border-line border-t px-5 py-3 text-muted text-sm">{labels.more(rest)}</p>
        )}
      </div>
    </Card>
  );
}

interface RequestProps {
  leave: PendingReview;
  href: string;
  onDecide: (decision: Decision, leave: PendingReview, event: MouseEvent) => void;
}

function Request({ leave, href, onDecide }: RequestProps) {
  const { name } = leave.employee;
  const type = leaveTypeLabels[leave.leaveType];
  const range = rangeOf(formatDate(leave.startDate), formatDate(leave.endDate));
  const button = (decision: Decision, className: string) => (
    <Button
      size="sm"
      value={decision}
      aria-label={labels.label(labels[decision], type, name)}
      onClick={(event) => onDecide(decision, leave, event)}
      className={classNames("flex-1 sm:flex-none", className)}
    >
      {labels[decision]}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t px-5 py-3.5">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <BareLink href={href} className="rounded-sm font-medium hover:underline">
            {name}
          </BareLink>
          <p className="text-muted text-sm tabular-nums">
            {type} · {range} · {formatDays(leave.leaveDuration)}
          </p>
          <p className="truncate text-muted text-sm">{leave.reason}</p>
        </div>
      </div>
      <div className="flex w-full gap-2 sm:w-auto">
        {leave.can.reject && button("reject", "text-muted!")}
        {leave.can.approve && button("approve", "text-accent-text!")}
      </div>
    </li>
  );
}
