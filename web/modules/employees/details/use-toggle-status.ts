import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { NextLeader } from "#contract/line/lines.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import type { ResultOf } from "#web/api/operations.ts";
import { queryClient } from "#web/api/query-client.ts";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { text } from "../text.ts";

type UsersPage = ResultOf<"employees.detailedInfo">;

/** Shows the new state in every list, before a refetch. */
function showState(employeeId: number, isActive: boolean): void {
  queryClient.setQueriesData<UsersPage>(
    { queryKey: ["employees", "detailedInfo"] },
    (page) =>
      page && {
        ...page,
        items: page.items.map((one) =>
          one.employeeId === employeeId ? { ...one, isActive, status: isActive } : one,
        ),
      },
  );
}

/** Activates or deactivates an employee, with a next manager for their people; resolves to its success. */
export function useToggleStatus() {
  const { mutateAsync, isPending } = useApiMutation("employees.toggleStatus");

  const toggle = async (
    { employeeId, status, ...person }: EmployeeDetail,
    leadsNext?: NextLeader,
  ): Promise<boolean> => {
    const isActive = !status;
    const name = personName(person);
    try {
      await mutateAsync({
        params: { id: employeeId },
        query: { activate: String(isActive) },
        ...(leadsNext && { body: { leadsNext } }),
      });
      showState(employeeId, isActive);
      const message = isActive ? text.toggle.activated : text.toggle.deactivated;
      toast.success(message(name), { durationMs: longNoticeMs });
      return true;
    } catch (error) {
      toast.error(messageOf(error, text.toggle.failed), { durationMs: longNoticeMs });
      return false;
    }
  };
  return { toggle, isBusy: isPending };
}
