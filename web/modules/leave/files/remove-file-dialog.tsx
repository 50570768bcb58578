import type { LeaveFile } from "#contract/leave-files.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { filesText } from "./files-text.ts";

const { removal: labels } = filesText;

interface RemoveFileDialogProps {
  /** The file that it is open for, if any. */
  file: LeaveFile | undefined;
  onClose: () => void;
}

/** Asks before a file of a request is removed, and does it; stays open if it fails. */
export function RemoveFileDialog({ file, onClose }: RemoveFileDialogProps) {
  const { mutateAsync, isPending } = useApiMutation("leave.removeFile");
  const shown = useLastValue(file);
  if (!shown) return null;
  const confirm = async () => {
    try {
      await mutateAsync({ params: { id: shown.id } });
    } catch (error) {
      return toast.error(messageOf(error, labels.failed), { durationMs: longNoticeMs });
    }
    toast.success(labels.done(shown.fileName), { durationMs: longNoticeMs });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={file !== undefined}
      title={labels.title(shown.fileName)}
      confirmLabel={labels.confirm}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {labels.help}
    </ConfirmDialog>
  );
}
