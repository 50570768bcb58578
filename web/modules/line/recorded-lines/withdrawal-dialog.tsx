import type { RecordedLine } from "#contract/line/lines.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ReasonedDialog } from "../reasoned-dialog.tsx";
import { sentenceOf } from "./sentence-of.ts";
import { text } from "./text.ts";

const { withdrawal: labels } = text;

interface WithdrawalDialogProps {
  line: RecordedLine;
  today: string;
  isOpen: boolean;
  onClose: () => void;
}

export function WithdrawalDialog({ line, today, isOpen, onClose }: WithdrawalDialogProps) {
  const { mutateAsync } = useApiMutation("continuity.withdrawLine");
  return (
    <ReasonedDialog
      title={labels.title}
      description={sentenceOf(line, today)}
      lead={<p className="text-muted">{labels.lead}</p>}
      label={labels.label}
      missing={labels.missing}
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      isDangerous
      failed={labels.failed}
      onReason={async (body) => {
        await mutateAsync({ params: { id: line.id }, body });
        toast.success(labels.done);
      }}
    />
  );
}
