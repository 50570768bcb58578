import { leaveTypeLabels } from "#contract/codes/leave.ts";
import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import { type Decision, DecisionButtons, DecisionFacts } from "#web/modules/leave/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { BareLink } from "#web/ui/link.tsx";

interface PendingReviewRowProps {
  leave: PendingReview;
  today: string;
  href: string;
  /** It folds away: it has been decided on. */
  isDecided: boolean;
  isHiddenOnPhones: boolean;
  onDecide: (decision: Decision, leave: PendingReview) => void;
}

/** A request with what its decision needs, and the two buttons. */
export function PendingReviewRow(props: PendingReviewRowProps) {
  const { leave, today, href, isDecided, isHiddenOnPhones, onDecide } = props;
  const { name } = leave.employee;
  const type = leaveTypeLabels[leave.leaveType];
  return (
    <li
      data-request={leave.id}
      inert={isDecided}
      className={classNames(
        "grid transition-[grid-template-rows,opacity] duration-160",
        isDecided ? "grid-rows-[0fr] opacity-0" : "grid-rows-[1fr]",
        isHiddenOnPhones && "max-sm:hidden",
      )}
    >
      <div className="min-h-0 overflow-hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-line border-t px-5 py-3">
          <div className="flex min-w-0 flex-1 basis-64 gap-3">
            <Avatar name={name} />
            <div className="min-w-0 flex-1">
              <p className="text-muted tabular-nums">
                <BareLink
                  href={href}
                  className="rounded-sm font-medium text-ink hover:underline max-sm:py-3"
                >
                  {name}
                </BareLink>{" "}
                · {type}, {proseDays(leave.startDate, leave.endDate, today)} ·{" "}
                <span className="whitespace-nowrap">{formatDays(leave.leaveDuration)}</span>
              </p>
              <p className="truncate text-muted text-sm">“{leave.reason}”</p>
              <DecisionFacts leave={leave} today={today} />
            </div>
          </div>
          <DecisionButtons leave={leave} onDecide={(decision) => onDecide(decision, leave)} />
        </div>
      </div>
    </li>
  );
}
