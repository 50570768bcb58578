import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Tx } from "#server/db/database.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { newTenant } from "#server/test/world.ts";
import { findPageByShare } from "./share-queries.ts";

const day = "2026-03-02";

/** What is kept of the n-th employee: nothing, or a share that many have, on this day or until the day before; granted, or by a policy. */
const keptOf = (n: number) => ({
  used: [0, 3, 6, 6, 12][n % 5] ?? 0,
  isPast: n % 7 === 3,
  table: n % 3 === 0 ? "leave_shares" : "leave_balances",
});

const shareOf = (n: number) => (keptOf(n).isPast ? 0 : keptOf(n).used / 15);

async function keepShares(tx: Tx, ids: readonly number[]) {
  for (const [n, employeeId] of ids.entries()) {
    const { used, isPast, table } = keptOf(n);
    const key = sql`${tx.tenantId}, ${employeeId}, 'annual', '2026-01-01', ${isPast ? "2026-03-01" : null}::date`;
    await (table === "leave_shares"
      ? sql`insert into leave_shares (tenant_id, employee_id, balance, date_from, date_to, share_used)
          values (${key}, ${used / 15})`
      : sql`insert into leave_balances (tenant_id, employee_id, balance, date_from, date_to, granted, used)
          values (${key}, 15, ${used})`
    ).execute(tx);
  }
}

test("a page by the share used has the same people and total, whether those who used nothing are looked up or left out as a list", async () => {
  const { inTenant, owner } = await newTenant();
  const ids = await inTenant(async (tx) => {
    const people = Array.from({ length: 41 }, (_, n) => ({ email: `${n}@share.example` }));
    const added = await insertEmployees(tx, people);
    await keepShares(tx, [...added, owner.employeeId]);
    return added;
  });
  const inOrder = ids
    .map((id, n) => ({ id, share: shareOf(n) }))
    .toSorted((a, b) => a.share - b.share || a.id - b.id)
    .map(({ id }) => id);
  const asked = fc.record({
    offset: fc.integer({ min: 0, max: 50 }),
    limit: fc.integer({ min: 1, max: 15 }),
    isDescending: fc.boolean(),
    maxListed: fc.constantFrom(0, 4_000),
    isFiltered: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(asked, ({ isDescending, maxListed, isFiltered, ...page }) =>
      inTenant(async (tx) => {
        const employees = tx
          .selectFrom("employees as e")
          .where("e.tenantId", "=", tx.tenantId)
          .where("e.id", "!=", owner.employeeId);
        const matching = { employees, allBut: isFiltered ? undefined : owner.employeeId };
        const sorted = { balance: "annual", day, isDescending, maxListed } as const;
        const list = isDescending ? inOrder.toReversed() : inOrder;
        expect(await findPageByShare(tx, matching, sorted, page)).toEqual({
          ids: list.slice(page.offset, page.offset + page.limit),
          total: 41,
        });
      }),
    ),
    { numRuns: 120 },
  );
});
