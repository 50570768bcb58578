import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";

/** Marks the own profile complete and asks anew how the account stands; true once it is approved. */
export async function approveOwnStatus(employeeId: number): Promise<boolean> {
  await callApi("employees.approveStatus", { params: { id: employeeId } }).catch((error) => {
    // Whoever was rejected may not approve themselves; the status read below says so.
    if (!(error instanceof ApiError && error.status === 403)) throw error;
  });
  const { employeeStatus } = await callApi("employees.currentEmployee", {});
  return employeeStatus === "approved";
}
