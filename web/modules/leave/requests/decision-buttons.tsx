import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { Button, type ButtonVariant } from "#web/ui/button.tsx";
import { decisionText as labels } from "./decision-text.ts";
import type { Decision } from "./leave-decision.ts";

interface DecisionButtonsProps {
  leave: PendingReview;
  onDecide: (decision: Decision) => void;
}

/** The reader's decisions on a request; each button has its decision as its value. */
export function DecisionButtons({ leave, onDecide }: DecisionButtonsProps) {
  const { can, employee } = leave;
  const button = (decision: Decision, variant: ButtonVariant) => (
    <Button
      size="sm"
      variant={variant}
      value={decision}
      aria-label={labels.label(labels[decision], leaveName(leave), employee.name)}
      onClick={() => onDecide(decision)}
      className="flex-1 sm:flex-none"
    >
      {labels[decision]}
    </Button>
  );
  return (
    <div className="flex w-full gap-2 sm:w-auto">
      {can.reject && button("reject", "ghost")}
      {can.approve && button("approve", "tinted")}
    </div>
  );
}
