import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { text } from "../text.ts";

const { review: labels } = text;

/** Says why an employee is not approved, and approves them. */
export function UnapprovedProfile({ person }: { person: EmployeeDetail }) {
  const { mutateAsync, isPending } = useApiMutation("employees.approveStatus");
  const isRejected = person.employeeStatus === "rejected";
  const approve = async () => {
    try {
      await mutateAsync({ params: { id: person.employeeId } });
      toast.success(labels.approved(personName(person)), { durationMs: longNoticeMs });
    } catch (error) {
      toast.error(messageOf(error, labels.approveFailed), { durationMs: longNoticeMs });
    }
  };
  return (
    <Banner
      tone="amber"
      title={isRejected ? labels.rejected : labels.pending}
      action={
        <Button
          size="sm"
          isPending={isPending}
          pendingText={labels.approving}
          onClick={() => void approve()}
        >
          {labels.approve}
        </Button>
      }
    >
      <p className="wrap-anywhere whitespace-pre-line">
        {isRejected ? person.rejectionReason : labels.pendingHelp}
      </p>
    </Banner>
  );
}
