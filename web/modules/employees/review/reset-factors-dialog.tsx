import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { ReasonedDialog } from "#web/modules/line/index.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { text } from "../text.ts";

const { review: labels } = text;

interface ResetFactorsDialogProps {
  person: EmployeeDetail;
  isOpen: boolean;
  onClose: () => void;
}

/** Removes another person's second steps of sign-in, with a reason for the audit log. */
export function ResetFactorsDialog({ person, isOpen, onClose }: ResetFactorsDialogProps) {
  const { mutateAsync: reset } = useApiMutation("auth.resetFactors");
  const name = personName(person);
  return (
    <ReasonedDialog
      title={labels.resetTitle(name)}
      description={labels.resetLead}
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={labels.resetFactors}
      busyLabel={labels.resetting}
      isDangerous
      label={labels.resetReason}
      missing={labels.resetReasonRequired}
      failed={labels.resetFailed}
      onReason={async (body) => {
        await reset({ params: { id: person.employeeId }, body });
        toast.success(labels.resetDone(name), { durationMs: longNoticeMs });
      }}
    />
  );
}
