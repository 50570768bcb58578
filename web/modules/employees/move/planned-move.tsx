import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatDate } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

interface PlannedMoveProps {
  employeeId: number;
  canWithdraw?: boolean;
}

export function PlannedMove({ employeeId, canWithdraw }: PlannedMoveProps) {
  const params = { id: employeeId };
  const { data } = useApiQuery("employees.plannedMove", { params });
  const { mutateAsync, isPending } = useApiMutation("employees.withdrawMove");
  const planned = data?.planned;
  if (!planned) return null;
  const withdraw = async () => {
    try {
      await mutateAsync({ params });
      toast.success(text.withdrawn, { durationMs: longNoticeMs });
    } catch (error) {
      toast.error(messageOf(error, text.tryAgain), { durationMs: longNoticeMs });
    }
  };
  return (
    <Banner
      action={
        canWithdraw && (
          <Button
            size="sm"
            className="-my-1"
            isPending={isPending}
            pendingText={text.withdrawing}
            onClick={() => void withdraw()}
          >
            {text.withdraw}
          </Button>
        )
      }
    >
      {text.plannedFor(planned.positionTitle, planned.departmentName, formatDate(planned.date))}
      {planned.announcedFrom && (
        <span className="block">{text.secret(formatDate(planned.announcedFrom))}</span>
      )}
    </Banner>
  );
}
