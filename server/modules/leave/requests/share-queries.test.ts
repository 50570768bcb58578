import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Tx } from "#server/db/database.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { newTenant } from "#server/test/world.ts";
import { findPageByShare } from "./share-queries.ts";

const day = "2026-03-02";

/** What is kept of the n-th employee: a share that many have, on this day or until the day before; granted, or by a policy. */
const keptOf = (n: number) => ({
  used: [0, 3, 6, 6, 12][n % 5] ?? 0,
  isPast: n % 7 === 3,
  isByPolicy: n % 3 === 0,
});

const shareOf = (n: number) => (keptOf(n).isPast ? 0 : keptOf(n).used / 15);

/** The stretches of an employee's share: the second, if there is one, begins on this day. */
function stretchesOf(n: number) {
  const { used, isPast } = keptOf(n);
  const first = { from: "2026-01-01", to: isPast ? "2026-03-01" : null, used };
  return isPast ? [first, { from: day, to: null, used: 0 }] : [first];
}

async function keepByPolicy(tx: Tx, employeeId: number, n: number) {
  await sql`update leave_balances set is_by_policy = true where tenant_id = ${tx.tenantId} and employee_id = ${employeeId}`.execute(
    tx,
  );
  for (const { from, to, used } of stretchesOf(n))
    await sql`insert into leave_shares (tenant_id, employee_id, balance, date_from, date_to, share_used)
      values (${tx.tenantId}, ${employeeId}, 'annual', ${from}, ${to}::date, ${used / 15})`.execute(
      tx,
    );
}

/** In the place of the row that everyone begins with. */
async function keepGranted(tx: Tx, employeeId: number, n: number) {
  const [first, second] = stretchesOf(n);
  await sql`update leave_balances set granted = 15, used = ${first?.used}, date_to = ${first?.to ?? null}::date
    where tenant_id = ${tx.tenantId} and employee_id = ${employeeId} and balance = 'annual'`.execute(
    tx,
  );
  if (second)
    await sql`insert into leave_balances (tenant_id, employee_id, balance, date_from, granted, used)
      values (${tx.tenantId}, ${employeeId}, 'annual', ${second.from}, 15, ${second.used})`.execute(
      tx,
    );
}

test("a page by the share used has the same people and total, whether those who match are looked up or compared with everyone", async () => {
  const { inTenant, owner } = await newTenant();
  const ids = await inTenant(async (tx) => {
    const people = Array.from({ length: 41 }, (_, n) => ({ email: `${n}@share.example` }));
    const added = await insertEmployees(tx, people);
    for (const [n, id] of [...added, owner.employeeId].entries())
      await (keptOf(n).isByPolicy ? keepByPolicy(tx, id, n) : keepGranted(tx, id, n));
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
