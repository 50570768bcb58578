import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { LeaveSummary } from "#contract/leave/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { DescriptionList } from "#web/ui/display/description-list.tsx";
import { UsageBar } from "#web/ui/display/usage-bar.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { nameOf } from "#web/ui/format/person-name.ts";
import { Dialog, DialogBody } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { balancesWith, useOf } from "../balances/leave-balances.ts";
import { DecisionFacts } from "../requests/decision-facts.tsx";
import { LeaveFiles } from "../requests/files/leave-files.tsx";
import type { Decision } from "../requests/leave-decision.ts";
import { factsOf } from "../requests/leave-facts.tsx";
import { ReviewerActions } from "../requests/reviewer-actions.tsx";
import { text } from "../text.ts";
import { ParentalSection } from "./parental/lazy-parental-section.tsx";
import { useOfferedLeave } from "./use-offered-leave.ts";

const { request: labels } = text;

interface LeaveRequestDialogProps {
  summary: LeaveSummary;
  leave: Leave | undefined;
  isBusy: boolean;
  onDecide: (decision: Decision, leave: Leave, reason: string) => void;
  onCancelled: () => void;
  onClose: () => void;
}

/** A request with the facts and buttons for its decision, in place of the history. */
export function LeaveRequestDialog({
  summary,
  leave,
  onClose,
  ...decisions
}: LeaveRequestDialogProps) {
  const shown = useLastValue(leave);
  return (
    <Dialog
      title={labels.title}
      description={nameOf(summary.employee)}
      size="lg"
      hasLateContent
      isSteady
      back={text.details.history}
      isOpen={leave !== undefined}
      onClose={onClose}
    >
      {shown && (
        <Request key={shown.id} summary={summary} leave={shown} onClose={onClose} {...decisions} />
      )}
    </Dialog>
  );
}

function Request(props: LeaveRequestDialogProps & { leave: Leave }) {
  const { summary, leave, isBusy, onDecide, onCancelled, onClose } = props;
  const { id: myId } = useCurrentEmployee();
  const [reason, setReason] = useState("");
  const isDecided = !leave.can.reject && !leave.can.refuseCancellation;
  return (
    <>
      <DialogBody isTextOnly={isDecided}>
        <DescriptionList items={factsOf(leave)} />
        <ReviewFacts leave={leave} />
        <ParentalSection leave={leave} isOwn={summary.employee.id === myId} />
        {!isDecided && (
          <TextArea
            label={labels.yourReason}
            help={labels.yourReasonHelp}
            value={reason}
            onChange={setReason}
            rows={2}
            maxLength={2000}
          />
        )}
        <Balances summary={summary} />
        <LeaveFiles leave={leave} isOwn={summary.employee.id === myId} />
      </DialogBody>
      <ReviewerActions
        leave={leave}
        name={nameOf(summary.employee)}
        reason={reason}
        isBusy={isBusy}
        onDecide={onDecide}
        onCancelled={onCancelled}
      >
        <Button onClick={onClose}>{labels.close}</Button>
      </ReviewerActions>
    </>
  );
}

function Balances({ summary }: { summary: LeaveSummary }) {
  const names = balancesWith(useOfferedLeave(), summary);
  return (
    <section aria-labelledby="leave-balance-overview">
      <h3 id="leave-balance-overview" className="mb-3 font-semibold">
        {labels.balances}
      </h3>
      <div className="flex flex-col gap-3 rounded-lg border border-line p-4">
        {names.map((name) => {
          const { used, total, pending, remaining } = useOf(summary, name);
          return (
            <UsageBar
              key={name}
              label={text.overview[name]}
              value={used}
              max={total}
              pending={pending}
              valueText={labels.remaining(remaining, total)}
            />
          );
        })}
        {summary.own
          .filter(({ needsBalance }) => needsBalance)
          .map(({ type, used, total, pending, remaining }) => (
            <UsageBar
              key={type.id}
              label={type.name}
              value={used}
              max={total}
              pending={pending}
              valueText={labels.remaining(remaining, total)}
            />
          ))}
      </div>
    </section>
  );
}

/** The facts for a decision on a pending request; its space is reserved during loading. */
function ReviewFacts({ leave: { id, can } }: { leave: Leave }) {
  const { data } = useQuery({
    ...apiQuery("leave.reviews", { query: { ids: String(id) } }),
    enabled: can.reject,
  });
  const [review] = data ?? [];
  if (!can.reject) return null;
  return (
    <section aria-labelledby="for-your-decision" className="min-h-12">
      <h3 id="for-your-decision" className="mb-1 font-semibold">
        {text.request.forDecision}
      </h3>
      {review && <DecisionFacts leave={review} today={currentDay()} />}
    </section>
  );
}
