import fc from "fast-check";
import { expect, test } from "vitest";
import { leaveBalances } from "#contract/codes/leave-balance.ts";
import { leaveStatuses } from "#contract/codes/leave-status.ts";
import { leaveTypes } from "#contract/codes/leave-type.ts";
import { newTenant, type TestTenant } from "#server/test/world.ts";
import { balancesOnDay } from "./balance-queries.ts";
import { type Balance, type BalanceSources, balanceOf } from "./balances.ts";

const firstDay = Temporal.PlainDate.from("2026-01-01");
const dayAt = (days: number) => firstDay.add({ days }).toString();
const hundredths = (min: number, max: number) => fc.integer({ min, max }).map((n) => n / 100);

const grants = fc.array(
  fc.record({
    balance: fc.constantFrom(...leaveBalances),
    days: hundredths(-500, 9_000),
    effectiveFrom: fc.nat(40).map(dayAt),
  }),
  { maxLength: 12 },
);
const leave = fc.array(
  fc.record({
    leaveType: fc.constantFrom(...leaveTypes),
    leaveStatus: fc.constantFrom(...leaveStatuses),
    duration: hundredths(1, 3_000),
  }),
  { maxLength: 12 },
);

async function store(tenant: TestTenant, employeeId: number, sources: BalanceSources) {
  const { tenantId } = tenant;
  await tenant.inTenant(async (tx) => {
    if (sources.grants.length > 0)
      await tx
        .insertInto("leaveGrants")
        .values(
          sources.grants.map((grant) => ({
            tenantId,
            employeeId,
            ...grant,
            cause: "corrected" as const,
            recordedAt: "2026-01-01T08:00:00Z",
          })),
        )
        .execute();
    if (sources.leave.length > 0)
      await tx
        .insertInto("leaveRequests")
        .values(
          sources.leave.map((one, i) => {
            // A day each, as open leave never overlaps.
            const date = dayAt(100 + i);
            const dates = { startDate: date, endDate: date, reason: "Rest" };
            return { tenantId, employeeId, ...dates, ...one };
          }),
        )
        .execute();
  });
}

const nothing: Balance = {
  total: 0,
  used: 0,
  pending: 0,
  remaining: 0,
  available: 0,
  percentage: 0,
};

test("the lists' balances in SQL and everyone's own in TypeScript agree, whatever was granted and requested", async () => {
  const tenant = await newTenant();
  await fc.assert(
    fc.asyncProperty(fc.record({ grants, leave }), fc.nat(50), async (sources, on) => {
      const { employeeId } = await tenant.newEmployee();
      await store(tenant, employeeId, sources);
      for (const name of leaveBalances) {
        const row = await tenant.inTenant((tx) =>
          balancesOnDay(tx, name, dayAt(on))
            .where("s.employeeId", "=", employeeId)
            .executeTakeFirst(),
        );
        expect({ ...nothing, employeeId, ...row }).toEqual({
          employeeId,
          ...balanceOf(name, sources, dayAt(on)),
        });
      }
    }),
    { numRuns: 60 },
  );
});
