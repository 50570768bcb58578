import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import type { DocumentDialogProps } from "./document-part.ts";
import { text } from "./text.ts";

const { remove: labels } = text;

/** Asks before a document is removed, and does it; stays open if it fails. */
export function RemoveDocumentDialog({ document, onClose }: DocumentDialogProps) {
  const { mutateAsync, isPending } = useApiMutation("documents.remove");
  const shown = useLastValue(document);
  if (!shown) return null;
  const confirm = async () => {
    try {
      await mutateAsync({ params: { id: shown.id } });
    } catch (error) {
      return toast.error(messageOf(error, labels.failed), { durationMs: longNoticeMs });
    }
    toast.success(labels.done(shown.documentName), { durationMs: longNoticeMs });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={document !== undefined}
      title={labels.title(shown.documentName)}
      confirmLabel={labels.confirm}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {labels.body}
    </ConfirmDialog>
  );
}
