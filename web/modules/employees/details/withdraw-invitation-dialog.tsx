import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { text } from "../text.ts";
import { useInvitation } from "./use-invitation.ts";

const { invitation: labels } = text;

export interface WithdrawInvitationDialogProps {
  person: EmployeeDetail | undefined;
  onClose: () => void;
}

/** Asks before it withdraws an invitation; a failure leaves it open. */
export function WithdrawInvitationDialog({ person, onClose }: WithdrawInvitationDialogProps) {
  const { withdraw, isWithdrawing } = useInvitation();
  const shown = useLastValue(person);
  if (!shown) return null;
  const confirm = async () => {
    if (await withdraw(shown)) onClose();
  };
  return (
    <ConfirmDialog
      isOpen={person !== undefined}
      title={labels.withdrawTitle(personName(shown))}
      confirmLabel={labels.withdraw}
      tone="danger"
      isPending={isWithdrawing}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {labels.withdrawBody}
    </ConfirmDialog>
  );
}
