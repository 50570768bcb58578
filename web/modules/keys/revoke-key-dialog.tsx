import type { ApiKey } from "#contract/keys.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { text } from "./text.ts";

interface RevokeKeyDialogProps {
  /** Open with a key. */
  apiKey: ApiKey | undefined;
  onClose: () => void;
}

export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const shown = useLastValue(apiKey);
  const { mutateAsync, isPending } = useApiMutation("keys.revokeKey");
  const revoke = async (id: number) => {
    try {
      await mutateAsync({ params: { id } });
      toast.success(text.revoke.done, { durationMs: shortNoticeMs });
    } catch (error) {
      toast.error(messageOf(error, text.revoke.failed));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={apiKey !== undefined}
      title={text.revoke.title(shown?.name ?? "")}
      confirmLabel={text.revoke.confirm}
      tone="danger"
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => void (shown && revoke(shown.id))}
    >
      {text.revoke.body}
    </ConfirmDialog>
  );
}
