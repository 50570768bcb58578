import { queryOptions } from "@tanstack/react-query";
import type { CurrentEmployee } from "#contract/employees/employee-fields.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { apiQuery, queryClient, type SessionEnd, sessionEndOf } from "#web/api/query-client.ts";
import { currentSession } from "#web/api/session.ts";
import { setClockZone } from "#web/ui/format/clock.ts";

export type Lookup =
  | { outcome: "signed-in"; employee: CurrentEmployee }
  | { outcome: SessionEnd; employee?: undefined }
  /** The server cannot be reached, so the session's state is unknown; the employee is the last known one. */
  | { outcome: "unreachable"; error: ApiError; employee: CurrentEmployee | undefined };

/** Every response sets the clock of the screen. */
export const currentEmployeeQuery = queryOptions({
  ...apiQuery("employees.currentEmployee", {}),
  queryFn: async ({ signal }) => {
    const employee = await callApi("employees.currentEmployee", {}, { signal });
    setClockZone(employee.timeZone);
    return employee;
  },
});

/** As long as the session watch waits between two checks. */
const staleAfterMs = 60_000;

/** Asks the server for the signed-in employee; a recent response is reused without `isFresh`. */
export async function lookUpSession({ isFresh = false } = {}): Promise<Lookup> {
  if (!currentSession()) return { outcome: "signed-out" };
  const known = queryClient.getQueryData(currentEmployeeQuery.queryKey);
  try {
    const employee = await queryClient.fetchQuery({
      ...currentEmployeeQuery,
      // Navigation needs no second attempt if the first failure changes nothing.
      ...(known && !isFresh && { retry: false }),
      staleTime: isFresh ? 0 : staleAfterMs,
    });
    return { outcome: "signed-in", employee };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const end = sessionEndOf(error);
    if (end) return { outcome: end };
    const isRefused = [403, 404].includes(error.status);
    return isRefused
      ? { outcome: "signed-out" }
      : { outcome: "unreachable", error, employee: known };
  }
}
