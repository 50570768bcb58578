import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";

/** Marks one's own profile as complete and reads the account state again; true once it is approved. */
export async function approveOwnStatus(employeeId: number): Promise<boolean> {
  await callApi("employees.approveStatus", { params: { id: employeeId } }).catch((error) => {
    // A rejected employee may not approve themselves; the status read below says so.
    if (!(error instanceof ApiError && error.status === 403)) throw error;
  });
  const { employeeStatus } = await callApi("employees.currentEmployee", {});
  return employeeStatus === "approved";
}
