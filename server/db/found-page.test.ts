import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { insertEmployees } from "#server/test/company/people.ts";
import { newTenant } from "#server/test/world.ts";
import { findPageOfFound } from "./found-page.ts";

const surnames = ["Adams", "Botha", "Cele", "Dube"];

test("a found page is the same whichever way it is read", async () => {
  const { inTenant } = await newTenant();
  const people = Array.from({ length: 40 }, (_, n) => ({
    surname: surnames[(n * 7) % 4] ?? "",
    email: `${n}@found.example`,
  }));
  const ids = await inTenant((tx) => insertEmployees(tx, people));
  const surnameOf = new Map(ids.map((id, n) => [id, people[n]?.surname ?? ""]));
  const inOrder = ids.toSorted(
    (a, b) => (surnameOf.get(a) ?? "").localeCompare(surnameOf.get(b) ?? "") || a - b,
  );
  const paging = fc.record({
    page: fc.integer({ min: 1, max: 6 }),
    pageSize: fc.integer({ min: 1, max: 15 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(ids),
      paging,
      fc.constantFrom(0, 10, 4_000),
      (found, { page, pageSize }, maxSorted) =>
        inTenant(async (tx) => {
          const list = {
            found: sql<number>`select unnest(${found}::bigint[])`,
            from: sql`employees as e`,
            alias: "e",
            order: sql`e.sort_name, e.id`,
            maxSorted,
          };
          expect(await findPageOfFound(tx, list, { page, pageSize })).toEqual({
            items: inOrder
              .filter((id) => found.includes(id))
              .slice((page - 1) * pageSize, page * pageSize),
            total: found.length,
          });
        }),
    ),
    { numRuns: 60 },
  );
});
