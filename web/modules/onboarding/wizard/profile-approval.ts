import { callApi } from "#web/api/client.ts";

/** Completes one's own profile and rereads the account state; resolves to its approval. */
export async function approveOwnStatus(employeeId: number): Promise<boolean> {
  await callApi("employees.approveStatus", { params: { id: employeeId } });
  const { employeeStatus } = await callApi("employees.currentEmployee", {});
  return employeeStatus === "approved";
}
