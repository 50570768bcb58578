import { useState } from "react";
import type { EmployeeDetail } from "#contract/employee-lists.ts";
import { messageOf } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { refresh } from "#web/api/hooks.ts";
import type { ResultOf } from "#web/api/operations.ts";
import { queryClient } from "#web/api/query-client.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { personName } from "./person-name.ts";
import { shownMs } from "./shown-ms.ts";
import { text } from "./text.ts";

type UsersPage = ResultOf<"employees.detailedInfo">;

/** Shows the new state wherever the person stands, before the lists are fetched anew. */
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

/** Switches somebody on or off; answers whether it succeeded, and leaves all as it was where it did not. */
export function useToggleStatus() {
  const [isBusy, setIsBusy] = useState(false);

  const toggle = async (person: EmployeeDetail): Promise<boolean> => {
    const isActive = !person.status;
    setIsBusy(true);
    try {
      await callApi("employees.toggleStatus", {
        params: { id: person.employeeId },
        query: { activate: isActive ? "true" : "false" },
      });
      showState(person.employeeId, isActive);
      void refresh("employees");
      const words = isActive ? text.toggle.activated : text.toggle.deactivated;
      toast.success(words(personName(person)), { durationMs: shownMs });
      return true;
    } catch (error) {
      toast.error(messageOf(error, text.toggle.failed), { durationMs: shownMs });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { toggle, isBusy };
}
