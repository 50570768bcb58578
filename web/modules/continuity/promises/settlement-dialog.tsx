import type { Promised } from "#contract/continuity/promises.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { ReasonedDialog } from "#web/modules/line/index.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";

const { settle: labels } = text;

interface SettlementDialogProps {
  action: "keep" | "break" | "decline";
  promise: Promised;
  isOpen: boolean;
  onClose: () => void;
}

/** Records that a promise was kept, broken or not agreed to; all but the first with a reason. */
export function SettlementDialog({ action, promise, isOpen, onClose }: SettlementDialogProps) {
  const { mutateAsync } = useApiMutation(`continuity.${action}Promise`);
  const { title, lead, label, submit } = labels[action];
  return (
    <ReasonedDialog
      title={title}
      description={promise.promiseText}
      lead={lead && <p className="text-muted">{lead}</p>}
      label={label}
      missing={action === "keep" ? undefined : labels.required}
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={submit}
      busyLabel={labels.busy}
      failed={text.failed}
      onReason={async (body) => {
        await mutateAsync({ params: { id: promise.id }, body });
        toast.success(text.done[action]);
      }}
    />
  );
}
