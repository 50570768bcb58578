import { useApiMutation } from "#web/api/hooks.ts";
import { ReasonedDialog } from "#web/modules/line/index.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";

const { release: labels } = text;

interface ReleaseDialogProps {
  handoverId: number;
  step: number;
  isOpen: boolean;
  onClose: () => void;
}

export function ReleaseDialog({ handoverId, step, isOpen, onClose }: ReleaseDialogProps) {
  const { mutateAsync } = useApiMutation("continuity.releaseStep");
  return (
    <ReasonedDialog
      title={labels.title}
      description={labels.lead}
      label={labels.reason}
      missing={labels.required}
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      failed={labels.failed}
      onReason={async ({ reason }) => {
        await mutateAsync({ params: { id: handoverId }, body: { step, reason } });
        toast.success(labels.done);
      }}
    />
  );
}
