import { messageOf } from "#web/api/api-error.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { text } from "./text.ts";

const { removal: labels } = text;

interface RemovalDialogProps {
  removed: { id: number; name: string } | undefined;
  /** The conditions of a removal. */
  note: string;
  isPending: boolean;
  remove: (id: number) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a department or position is removed; explains a refusal (AMB-214). */
export function RemovalDialog({ removed, note, isPending, remove, onClose }: RemovalDialogProps) {
  const shown = useLastValue(removed);
  if (!shown) return null;
  const confirm = async () => {
    try {
      await remove(shown.id);
      toast.success(labels.done(shown.name), { durationMs: longNoticeMs });
    } catch (error) {
      toast.error(messageOf(error, labels.failed), { durationMs: longNoticeMs });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={removed !== undefined}
      title={labels.title(shown.name)}
      confirmLabel={labels.confirm}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {note}
    </ConfirmDialog>
  );
}
