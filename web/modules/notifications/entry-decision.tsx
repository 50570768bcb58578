import { useState } from "react";
import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import { type Decision, DecisionFacts, decideOnLeave } from "#web/modules/leave/index.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { text } from "./text.ts";

const { decision: labels } = text;

/** The facts and buttons below a notification of a leave request; a rejection asks for its reason. */
export function EntryDecision({ review }: { review: PendingReview }) {
  const { employee, can } = review;
  const [isRejecting, setIsRejecting] = useState(false);
  const [reason, setReason] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const decide = async (decision: Decision) => {
    setIsBusy(true);
    await decideOnLeave(decision, review, employee.name, { reason });
    setIsBusy(false);
  };
  const label = (action: string) => labels.label(action, employee.name);
  return (
    <div className="flex flex-col gap-2 ps-17 pe-5 pb-3">
      <DecisionFacts leave={review} today={currentDay()} />
      {isRejecting && (
        <TextArea
          label={labels.reason}
          help={labels.reasonHelp}
          value={reason}
          onChange={setReason}
          rows={2}
          maxLength={2000}
        />
      )}
      <div className="flex gap-2">
        {isRejecting ? (
          <>
            <Button size="sm" variant="ghost" onClick={() => setIsRejecting(false)}>
              {labels.back}
            </Button>
            <Button
              size="sm"
              variant="danger"
              disabled={isBusy}
              aria-label={label(labels.reject)}
              onClick={() => void decide("reject")}
            >
              {labels.reject}
            </Button>
          </>
        ) : (
          <>
            {can.reject && (
              <Button
                size="sm"
                variant="ghost"
                disabled={isBusy}
                aria-label={label(labels.reject)}
                onClick={() => setIsRejecting(true)}
              >
                {labels.reject}
              </Button>
            )}
            {can.approve && (
              <Button
                size="sm"
                variant="tinted"
                disabled={isBusy}
                aria-label={label(labels.approve)}
                onClick={() => void decide("approve")}
              >
                {labels.approve}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
