import { IconCircleCheck } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { leaveTypeLabels } from "#contract/codes/leave.ts";
import type { StaffDashboard } from "#contract/dashboard.ts";
import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import { type Area, places } from "#contract/places.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import {
  type Decision,
  DecisionButtons,
  DecisionFacts,
  decideOnLeave,
  RejectDialog,
} from "#web/modules/leave/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { BareLink, Link } from "#web/ui/link.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { text } from "./text.ts";
import { MoreLink } from "./top-list-card.tsx";

const { pendingReviews: labels } = text;
const [maxShown, maxShownOnPhones] = [5, 2];

interface PendingReviewsCardProps {
  reviews: StaffDashboard["pendingReviews"];
  today: string;
  area: Area;
}

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
  // A decided request stays in its place while it folds.
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

interface PendingReviewRowProps {
  leave: PendingReview;
  today: string;
  href: string;
  /** Whether it is folding after its decision. */
  isDecided: boolean;
  isHiddenOnPhones: boolean;
  onDecide: (decision: Decision, leave: PendingReview) => void;
}

function PendingReviewRow(props: PendingReviewRowProps) {
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

/** The duration of a row's fold in ms. */
const foldMs = 200;

/** Decisions in a list: a decided request leaves at once and returns after an undo or a refusal. */
function useDecisions(onUndone: (leave: PendingReview, decision: Decision) => void) {
  const [decided, setDecided] = useState<ReadonlyMap<number, PendingReview>>(new Map());
  const [folded, setFolded] = useState<ReadonlySet<PendingReview>>(new Set());

  const restore = ({ id }: PendingReview) =>
    setDecided((known) => new Map([...known].filter(([one]) => one !== id)));

  /** Resolves to its success. */
  const decide = async (decision: Decision, leave: PendingReview, reason = "") => {
    setDecided((known) => new Map(known).set(leave.id, leave));
    setTimeout(() => setFolded((known) => new Set(known).add(leave)), foldMs);
    const isDone = await decideOnLeave(decision, leave, leave.employee.name, {
      reason,
      onUndone: () => {
        flushSync(() => restore(leave));
        onUndone(leave, decision);
      },
    });
    if (isDone) return true;
    restore(leave);
    // Another reviewer may have decided meanwhile.
    void refreshAfter(`leave.${decision}`);
    return false;
  };
  const folding = [...decided.values()].filter((leave) => !folded.has(leave));
  return { decided, folding, decide };
}
