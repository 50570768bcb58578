import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import type { ChosenUsers } from "../users/users-selection.ts";
import { manyText } from "./many-text.ts";

const labels = manyText;

export interface ManyDialogProps {
  chosen: ChosenUsers;
  count: number;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before it reminds the selected users of their profiles; a failure leaves it open. */
export function RemindManyDialog({ chosen, count, isOpen, onClose, onDone }: ManyDialogProps) {
  const { mutateAsync, isPending } = useApiMutation("onboarding.remindMany");
  const remind = async () => {
    try {
      const { reminded } = await mutateAsync({ body: { selection: chosen } });
      toast.success(labels.reminded(reminded), { durationMs: longNoticeMs });
      onClose();
      onDone();
    } catch (error) {
      toast.error(messageOf(error, labels.remindFailed), { durationMs: longNoticeMs });
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={labels.remindTitle(count)}
      confirmLabel={labels.remind}
      isPending={isPending}
      onConfirm={() => void remind()}
      onCancel={onClose}
    >
      {labels.remindBody}
    </ConfirmDialog>
  );
}
