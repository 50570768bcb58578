import { callApi } from "#web/api/client.ts";

/** Marks one's own profile as complete and reads the account state again; true once it is approved. */
export async function approveOwnStatus(employeeId: number): Promise<boolean> {
  await callApi("employees.approveStatus", { params: { id: employeeId } });
  const { employeeStatus } = await callApi("employees.currentEmployee", {});
  return employeeStatus === "approved";
}
