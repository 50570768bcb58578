import { useMutation } from "@tanstack/react-query";
import type { Preferences } from "#contract/employees/employee-fields.ts";
import { callApi } from "#web/api/client.ts";
import { queryClient } from "#web/api/query-client.ts";
import { useCurrentEmployee } from "./current-employee.ts";
import { currentEmployeeQuery } from "./session-lookup.ts";

/** Shows a choice everywhere; returns the former one. */
function show(change: Partial<Preferences>): Preferences | undefined {
  const { queryKey } = currentEmployeeQuery;
  const before = queryClient.getQueryData(queryKey)?.preferences;
  queryClient.setQueryData(
    queryKey,
    (employee) => employee && { ...employee, preferences: { ...employee.preferences, ...change } },
  );
  return before;
}

/** Saves the employee's appearance for all devices. A choice applies at once and is reverted after a failure; the last of several remains. */
export function usePreferenceChange() {
  const { id } = useCurrentEmployee();
  return useMutation({
    scope: { id: "preferences" },
    mutationFn: (change: Partial<Preferences>) =>
      callApi("employees.update", { params: { id }, body: { preferences: change } }),
    onMutate: show,
    onError: (_error, _change, before) => void (before && show(before)),
  });
}
