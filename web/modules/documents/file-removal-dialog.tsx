import { messageOf } from "#web/api/api-error.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";

interface RemovalWords {
  title: (name: string) => string;
  body: string;
  confirm: string;
  done: (name: string) => string;
  failed: string;
}

interface FileRemovalDialogProps {
  removed: { id: number; name: string } | undefined;
  words: RemovalWords;
  isPending: boolean;
  remove: (id: number) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before it removes a document or similar file; a failure leaves it open. */
export function FileRemovalDialog(props: FileRemovalDialogProps) {
  const { removed, words, isPending, remove, onClose } = props;
  const shown = useLastValue(removed);
  if (!shown) return null;
  const confirm = async () => {
    try {
      await remove(shown.id);
    } catch (error) {
      return toast.error(messageOf(error, words.failed), { durationMs: longNoticeMs });
    }
    toast.success(words.done(shown.name), { durationMs: longNoticeMs });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={removed !== undefined}
      title={words.title(shown.name)}
      confirmLabel={words.confirm}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {words.body}
    </ConfirmDialog>
  );
}
