import { leaveTypeLabels } from "#contract/codes/leave-type.ts";
import type { Leave, LeaveSummary } from "#contract/leave.ts";
import { Button } from "#web/ui/button.tsx";
import { type Description, DescriptionList } from "#web/ui/display/description-list.tsx";
import { UsageBar } from "#web/ui/display/usage-bar.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { formatDate, formatMoment } from "#web/ui/format/dates.ts";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { allBalances } from "./leave-balances.ts";
import type { Decision } from "./leave-decision.ts";
import { LeaveStatusBadge } from "./leave-status-badge.tsx";
import { text } from "./text.ts";

const { request: labels } = text;

export interface LeaveRequestDialogProps {
  summary: LeaveSummary;
  /** The request that is open; undefined while none is. */
  leave: Leave | undefined;
  isBusy: boolean;
  onDecide: (decision: Decision, leave: Leave) => void;
  onClose: () => void;
}

/** A request with the employee's remaining days, and the decision for anyone who may make it; in the place of the history. */
export function LeaveRequestDialog(props: LeaveRequestDialogProps) {
  const { summary, leave, isBusy, onDecide, onClose } = props;
  const shown = useLastValue(leave);
  return (
    <Dialog
      title={labels.title}
      size="lg"
      isSteady
      back={text.details.history}
      isOpen={leave !== undefined}
      onClose={onClose}
    >
      <DialogBody isTextOnly>
        <Balances summary={summary} />
        {shown && <DescriptionList items={factsOf(shown)} />}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{labels.close}</Button>
        {shown?.can.reject && (
          <Button variant="danger" disabled={isBusy} onClick={() => onDecide("reject", shown)}>
            {labels.reject}
          </Button>
        )}
        {shown?.can.approve && (
          <Button variant="primary" disabled={isBusy} onClick={() => onDecide("approve", shown)}>
            {labels.approve}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

const factsOf = (leave: Leave): Description[] => [
  { term: labels.type, value: leaveTypeLabels[leave.leaveType] },
  { term: labels.status, value: <LeaveStatusBadge status={leave.leaveStatus} /> },
  { term: labels.start, value: formatDate(leave.startDate) },
  { term: labels.end, value: formatDate(leave.endDate) },
  { term: labels.duration, value: formatDays(leave.leaveDuration) },
  { term: labels.contact, value: leave.contactNumberWhileOnLeave },
  { term: labels.reason, value: leave.reason },
  { term: labels.requested, value: formatMoment(leave.requestedAt) },
  ...(leave.decidedAt ? [{ term: labels.decided, value: decisionOf(leave) }] : []),
];

function decisionOf({ decidedAt, decidedBy }: Leave): string {
  const when = formatMoment(decidedAt);
  return decidedBy ? labels.decidedBy(when, decidedBy.name) : when;
}

const Balances = ({ summary }: { summary: LeaveSummary }) => (
  <section aria-labelledby="leave-balance-overview">
    <h3 id="leave-balance-overview" className="mb-3 font-semibold">
      {labels.balances}
    </h3>
    <div className="flex flex-col gap-3 rounded-lg border border-line p-4">
      {allBalances.map((name) => (
        <UsageBar
          key={name}
          label={text.overview[name]}
          value={summary[name].used}
          max={summary[name].total}
          pending={summary[name].pending}
          valueText={labels.remaining(summary[name].remaining, summary[name].total)}
        />
      ))}
    </div>
  </section>
);
