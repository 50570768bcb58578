import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { familyRelationLabels, maxReviews } from "#contract/codes/leave.ts";
import type { OpenLeave } from "#contract/continuity/continuity.ts";
import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import type { StoryMatter } from "#contract/story.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { DecisionButtons } from "./decision-buttons.tsx";
import { DecisionFacts } from "./decision-facts.tsx";
import { RejectDialog } from "./lazy-reject-dialog.tsx";
import { type Decision, decideOnLeave } from "./leave-decision.ts";
import { LeaveStatusBadge } from "./leave-status-badge.tsx";

interface StoryRequestProps {
  matter: StoryMatter;
  /** The person's pending requests. */
  openLeave: readonly OpenLeave[];
  today: string;
}

/** In a request's matter: its pending state, with buttons for its reviewers. */
export function StoryRequest({ matter: { link }, ...shown }: StoryRequestProps) {
  if (link?.kind !== "leave_request") return null;
  return <Request leaveId={link.id} {...shown} />;
}

function Request({
  leaveId,
  openLeave,
  today,
}: Omit<StoryRequestProps, "matter"> & { leaveId: number }) {
  const pending = openLeave.filter(({ isCancellation }) => !isCancellation);
  const isPending = pending.some(({ id }) => id === leaveId);
  const ids = pending.slice(0, maxReviews).map(({ id }) => id);
  const { data } = useApiQuery(
    "leave.reviews",
    { query: { ids: ids.join(",") } },
    { isEnabled: isPending },
  );
  const review = data?.find(({ id }) => id === leaveId);
  const place = useRef<HTMLDivElement>(null);
  const [decidedVersion, setDecidedVersion] = useState<number>();
  const isShown = isPending && (!review || review.version !== decidedVersion);
  const [isRejecting, setIsRejecting] = useState(false);
  const rejected = useLastValue(isRejecting ? review : undefined);

  const decide = async (leave: PendingReview, decision: Decision, reason = "") => {
    flushSync(() => setDecidedVersion(leave.version));
    // The pressed button is gone.
    place.current?.focus();
    const isDone = await decideOnLeave(decision, leave, leave.employee.name, { reason });
    if (isDone) return true;
    setDecidedVersion(undefined);
    // Another reviewer may have decided meanwhile.
    void refreshAfter(`leave.${decision}`);
    return false;
  };
  return (
    <div ref={place} tabIndex={-1} className="rounded-md empty:sr-only">
      {isShown && <LeaveStatusBadge status="pending" />}
      {isShown && review && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="wrap-anywhere w-full whitespace-pre-line text-ink">
            “{review.reason}”
            {review.familyRelation && ` · ${familyRelationLabels[review.familyRelation]}`}
          </p>
          <DecisionFacts leave={review} today={today} />
          <DecisionButtons
            leave={review}
            onDecide={(decision) =>
              decision === "reject" ? setIsRejecting(true) : void decide(review, decision)
            }
          />
        </div>
      )}
      {rejected && (
        <RejectDialog
          leave={rejected}
          isOpen={isRejecting}
          onClose={() => setIsRejecting(false)}
          onSubmit={(reason) => decide(rejected, "reject", reason)}
        />
      )}
    </div>
  );
}
