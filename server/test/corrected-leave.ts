import type { Person, TestTenant } from "./world.ts";

/** Changes someone's granted annual leave by a signed difference. */
export const correctAnnualLeave = (
  { inTenant }: TestTenant,
  { employeeId }: Person,
  days: number,
) =>
  inTenant((tx) =>
    tx
      .insertInto("leaveGrants")
      .values({
        tenantId: tx.tenantId,
        employeeId,
        balance: "annual",
        days,
        effectiveFrom: "2026-01-05",
        cause: "corrected",
        recordedAt: "2026-01-05T08:00:00Z",
      })
      .execute(),
  );
