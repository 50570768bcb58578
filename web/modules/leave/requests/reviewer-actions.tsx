import { IconDots } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { Leave } from "#contract/leave/requests/request.ts";
import { Button } from "#web/ui/button.tsx";
import { proseDays } from "#web/ui/format/dates.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { Menu } from "#web/ui/overlay/menu.tsx";
import { text } from "../text.ts";
import { changeText } from "./change-text.ts";
import { type Decision, decideOnCancellation } from "./leave-decision.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { TurnSickDialog } from "./turn-sick-dialog.tsx";

const { request: labels } = text;

export interface ReviewerActionsProps {
  leave: Leave;
  /** The employee's name. */
  name: string;
  /** The employee's reason for the cancellation, if given. */
  reason: string;
  isBusy: boolean;
  onDecide: (decision: Decision, leave: Leave, reason: string) => void;
  onCancelled: () => void;
  children: ReactNode;
}

/** A reviewer's actions on a request: approval, rejection, cancellation. */
export function ReviewerActions(props: ReviewerActionsProps) {
  const { leave, name, reason, isBusy, onDecide, onCancelled, children } = props;
  const { can } = leave;
  const [isSending, setIsSending] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const [isTurningSick, setIsTurningSick] = useState(false);
  const isOff = isBusy || isSending;
  const decideOn = async (granted: boolean, given = reason) => {
    setIsSending(true);
    const isDone = await decideOnCancellation(granted, leave, name, given);
    setIsSending(false);
    if (isDone) onCancelled();
    return isDone;
  };
  const isUnasked = can.cancel && !can.refuseCancellation;
  return (
    <>
      <DialogFooter>
        {children}
        {isUnasked && (
          <MoreMenu
            isOff={isOff}
            onTurnSick={can.turnSick ? () => setIsTurningSick(true) : undefined}
            onCancel={() => setIsCancelling(true)}
          />
        )}
        {can.refuseCancellation && (
          <Button disabled={isOff} onClick={() => void decideOn(false)}>
            {labels.keepLeave}
          </Button>
        )}
        {can.refuseCancellation && (
          <Button variant="danger" disabled={isOff} onClick={() => void decideOn(true)}>
            {labels.cancelLeave}
          </Button>
        )}
        {can.reject && (
          <Button
            variant="danger"
            disabled={isOff}
            onClick={() => onDecide("reject", leave, reason)}
          >
            {labels.reject}
          </Button>
        )}
        {can.approve && (
          <Button
            variant="primary"
            disabled={isOff}
            onClick={() => onDecide("approve", leave, reason)}
          >
            {labels.approve}
          </Button>
        )}
      </DialogFooter>
      <TurnSickDialog
        leave={leave}
        isOwn={false}
        isOpen={isTurningSick}
        onClose={() => setIsTurningSick(false)}
      />
      <ReasonDialog
        title={labels.cancelTitle(name)}
        description={labels.cancelLead(proseDays(leave.startDate, leave.endDate))}
        submitLabel={labels.cancelLeave}
        isRequired
        isOpen={isCancelling}
        onClose={() => setIsCancelling(false)}
        onSubmit={(given) => decideOn(true, given)}
      />
    </>
  );
}

interface MoreMenuProps {
  isOff: boolean;
  /** Undefined unless days of it may count as sick leave. */
  onTurnSick: (() => void) | undefined;
  onCancel: () => void;
}

/** Approved leave shows no decision buttons (LEAVEADM-32): a super administrator's actions are behind a menu. */
const MoreMenu = ({ isOff, onTurnSick, onCancel }: MoreMenuProps) => (
  <Menu
    items={[
      ...(onTurnSick ? [{ label: changeText.turnSick.open, onSelect: onTurnSick }] : []),
      { label: labels.cancelLeave, tone: "danger" as const, onSelect: onCancel },
    ]}
    trigger={
      <IconButton
        label={labels.more}
        disabled={isOff}
        icon={<IconDots size={18} stroke={1.75} />}
      />
    }
  />
);
