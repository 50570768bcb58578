import type { CalendarEntry } from "#contract/calendar.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { text } from "./text.ts";

const { event: labels } = text;

interface DeleteEventDialogProps {
  entry: CalendarEntry;
  isOpen: boolean;
  onDeleted: () => void;
  onCancel: () => void;
}

export function DeleteEventDialog({ entry, isOpen, onDeleted, onCancel }: DeleteEventDialogProps) {
  const { mutateAsync, isPending } = useApiMutation("calendar.deleteWorkEvent");
  const remove = async () => {
    try {
      await mutateAsync({ params: { id: entry.event?.id ?? 0 } });
    } catch (error) {
      return toast.error(messageOf(error, labels.deleteFailed));
    }
    toast.success(labels.deleted(entry.name));
    onDeleted();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={labels.confirmDelete(entry.name)}
      confirmLabel={labels.confirm}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      {labels.confirmText}
    </ConfirmDialog>
  );
}
