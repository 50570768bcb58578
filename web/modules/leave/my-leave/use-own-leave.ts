import type { LeaveSummary } from "#contract/leave/leave.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";

/** The user's balances and leave; `summary` stays undefined without a record (AMB-133). */
export function useOwnLeave() {
  const { id } = useCurrentEmployee();
  const query = useApiQuery("leave.combinedRecords", { query: { employeeId: id, pageSize: 1 } });
  const summary: LeaveSummary | undefined = query.data?.items.find(
    ({ employee }) => employee.id === id,
  );
  return { ...query, summary };
}
