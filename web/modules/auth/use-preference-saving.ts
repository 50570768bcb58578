import { useMutation } from "@tanstack/react-query";
import type { Preferences } from "#contract/employee-fields.ts";
import { callApi } from "#web/api/client.ts";
import { queryClient } from "#web/api/query-client.ts";
import { useCurrentEmployee } from "./current-employee.ts";
import { currentEmployeeQuery } from "./session-lookup.ts";

export type { Preferences };

const show = (preferences: Preferences) =>
  queryClient.setQueryData(
    currentEmployeeQuery.queryKey,
    (employee) => employee && { ...employee, preferences },
  );

/**
 * Keeps how the app looks with the person, so that it follows them to other devices. The choice counts at once, and is
 * taken back where it cannot be saved.
 */
export function usePreferenceSaving() {
  const { id, preferences } = useCurrentEmployee();
  return useMutation({
    mutationFn: (change: Partial<Preferences>) =>
      callApi("employees.update", { params: { id }, body: { preferences: change } }),
    onMutate: (change) => void show({ ...preferences, ...change }),
    onError: () => void show(preferences),
  });
}
