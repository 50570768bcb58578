import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { text } from "../text.ts";

const { invitation: labels } = text;

/** Resends and withdraws invitations; both resolve to their success. */
export function useInvitation() {
  const resending = useApiMutation("onboarding.resendInvitation");
  const withdrawing = useApiMutation("onboarding.withdrawInvitation");
  const attempt = async (work: Promise<unknown>, done: string, failed: string) => {
    try {
      await work;
      toast.success(done, { durationMs: longNoticeMs });
      return true;
    } catch (error) {
      toast.error(messageOf(error, failed), { durationMs: longNoticeMs });
      return false;
    }
  };
  return {
    resend: (person: EmployeeDetail) =>
      attempt(
        resending.mutateAsync({ params: { id: person.employeeId } }),
        (person.invitation?.status === "notSent" ? labels.sent : labels.resent)(personName(person)),
        labels.resendFailed,
      ),
    withdraw: (person: EmployeeDetail) =>
      attempt(
        withdrawing.mutateAsync({ params: { id: person.employeeId } }),
        labels.withdrew(personName(person)),
        labels.withdrawFailed,
      ),
    isResending: resending.isPending,
    isWithdrawing: withdrawing.isPending,
  };
}
