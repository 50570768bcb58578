import { IconCircleCheck } from "@tabler/icons-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import { type Area, places } from "#contract/places.ts";
import { type Decision, RejectDialog } from "#web/modules/leave/index.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { MoreLink } from "../top-list-card.tsx";
import { QuietGroup } from "./quiet-group.tsx";
import { ShowMore } from "./show-more.tsx";
import { text } from "./text.ts";
import { useLeaveDecisions } from "./use-leave-decisions.ts";
import {
  kindOf,
  type Waiting,
  type WaitingKind,
  type WaitingSource,
  waitingFor,
  waitingKinds,
} from "./waiting.ts";
import { WaitingFilter } from "./waiting-filter.tsx";
import { WaitingGroup } from "./waiting-group.tsx";

const [maxShown, maxShownOnPhones] = [7, 4];

interface WaitingCardProps {
  source: WaitingSource;
  area: Area;
  /** What comes next, for whom nothing waits. */
  next: string | undefined;
}

/** Everything that waits for the reader in one list, whatever its kind: late first, then decisions, then what is due soon. */
export function WaitingCard({ source, area, next }: WaitingCardProps) {
  const titleId = useId();
  const { today, pendingReviews, quiet } = source;
  const { box, decisions, decide, rejectDialog } = useDecidedRows();
  const [chosen, setChosen] = useState<WaitingKind>();
  const [isWhole, setWhole] = useState(false);
  // A decided request stays in its place while it folds.
  const isIn = (from: ReadonlyMap<number, unknown> | ReadonlySet<number>) => (one: Waiting) =>
    one.kind === "leave" && from.has(one.leave.id);
  const isDecided = isIn(decisions.decided);
  const groups = waitingFor(source);
  const open = groups.flatMap(({ items }) => items).filter((one) => !isDecided(one));
  const kinds = waitingKinds.filter((kind) => open.some((one) => kindOf(one) === kind));
  const kind = chosen && kinds.includes(chosen) ? chosen : undefined;
  const isChosen = (one: Waiting) => kind === undefined || kindOf(one) === kind;
  const listed = open.filter(isChosen);
  const shown = new Set(listed.slice(0, isWhole ? undefined : maxShown));
  const shownOnPhones = new Set(listed.slice(0, isWhole ? undefined : maxShownOnPhones));
  const unseen = pendingReviews.total - pendingReviews.items.length;
  const total = open.length + unseen;
  return (
    <section className="min-w-0 rounded-lg border border-line bg-card" aria-labelledby={titleId}>
      <div className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
        <h2 id={titleId} className="font-semibold text-lg">
          {text.title}
        </h2>
        {total > 0 && <Count>{total}</Count>}
        {kinds.length > 1 && (
          <WaitingFilter {...{ open, kinds, unseen }} chosen={kind} onChoose={setChosen} />
        )}
      </div>
      <div ref={box} tabIndex={-1} className="-outline-offset-2! rounded-lg">
        {groups.map(({ urgency, items }) => {
          const rows = items
            .filter((one) => !isIn(decisions.folded)(one) && isChosen(one))
            .filter((one) => shown.has(one) || isDecided(one));
          return (
            rows.length > 0 && (
              <WaitingGroup
                key={urgency}
                {...{ urgency, rows, today, area, isDecided }}
                isHiddenOnPhones={(one) => !shownOnPhones.has(one) && !isDecided(one)}
                onDecide={decide}
              />
            )
          );
        })}
        {total === 0 && (
          <EmptyState title={text.empty} icon={<IconCircleCheck size={22} stroke={1.75} />}>
            {next ? text.next(next) : text.nothingNext}
          </EmptyState>
        )}
        <ShowMore
          hidden={listed.length - shown.size}
          hiddenOnPhones={listed.length - shownOnPhones.size}
          label={text.more}
          onShow={() => setWhole(true)}
        />
        {(kind === undefined || kind === "leave") && (
          <MoreLink
            href={places.leaveOf(area, "pending")}
            total={unseen}
            shown={0}
            label={text.moreRequests}
          />
        )}
        <QuietGroup {...{ today, area }} quiet={quiet} isHidden={kind !== undefined} />
        {rejectDialog}
      </div>
    </section>
  );
}

const Count = ({ children }: { children: number }) => (
  <span className="text-muted tabular-nums">
    <span aria-hidden="true">{children}</span>
    <span className="sr-only">{text.count(children)}</span>
  </span>
);

/** Decisions in the list, a rejection with its reason; the focus moves on to the next request. */
function useDecidedRows() {
  const box = useRef<HTMLDivElement>(null);
  const [rejected, setRejected] = useState<PendingReview>();
  const shownRejected = useLastValue(rejected);
  const rowOf = ({ id }: PendingReview) =>
    box.current?.querySelector(`[data-waiting="leave ${id}"]`);
  const decisions = useLeaveDecisions((leave, decision) =>
    rowOf(leave)?.querySelector<HTMLElement>(`button[value=${decision}]`)?.focus(),
  );

  // The pressed button goes with its row: keyboard users continue with the next request.
  const leaveRow = (decision: Decision, leave: PendingReview) => {
    const row = rowOf(leave);
    const buttons = [
      ...(box.current?.querySelectorAll<HTMLElement>(`li:not([inert]) button[value=${decision}]`) ??
        []),
    ];
    const following = buttons.find((one) => row && one.compareDocumentPosition(row) & isBefore);
    (following ?? buttons.at(-1) ?? box.current)?.focus();
  };
  const decide = (decision: Decision, leave: PendingReview) => {
    if (decision === "reject") return setRejected(leave);
    flushSync(() => void decisions.decide(decision, leave));
    leaveRow(decision, leave);
  };
  const reject = async (leave: PendingReview, reason: string) => {
    const isDone = await decisions.decide("reject", leave, reason);
    if (isDone) leaveRow("reject", leave);
    return isDone;
  };
  const rejectDialog: ReactNode = shownRejected && (
    <RejectDialog
      leave={shownRejected}
      isOpen={rejected !== undefined}
      onClose={() => setRejected(undefined)}
      onSubmit={(reason) => reject(shownRejected, reason)}
    />
  );
  return { box, decisions, decide, rejectDialog };
}

const isBefore = Node.DOCUMENT_POSITION_PRECEDING;
