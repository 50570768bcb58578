import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { sized } from "#server/test/full-size.ts";
import { aYear, managerIn, newCompany, play } from "#server/test/year-of-changes.ts";
import { managersOf, peopleOf } from "./reporting-line.ts";

test("after any changes, the head of a position's department is the manager", async () => {
  await fc.assert(
    fc.asyncProperty(aYear, async (year) => {
      const company = await newCompany();
      const { employeeIds, tenant } = company;
      for (const { day, snapshot } of await play(company, year)) {
        const asked = employeeIds.map((employeeId) => ({ employeeId, day }));
        const managers = await tenant.inTenant((tx) => managersOf(tx, asked));
        const led = employeeIds.map((id) => managers.get(id)?.id ?? null);
        const expected = employeeIds.map((_, who) => {
          const manager = managerIn(snapshot, who);
          return manager === null ? null : (employeeIds[manager] ?? null);
        });
        expect(led).toEqual(expected);

        for (const managerId of employeeIds) {
          const { rows } = await tenant.inTenant((tx) =>
            sql<{
              id: number;
            }>`select id from employees where tenant_id = ${tx.tenantId} and id in ${peopleOf(tx, managerId, day)}`.execute(
              tx,
            ),
          );
          const led = rows.map(({ id }) => id).sort();
          expect(led).toEqual(
            employeeIds.filter((id) => managers.get(id)?.id === managerId).sort(),
          );
        }
      }
    }),
    { numRuns: sized({ small: 3, full: 12 }) },
  );
});

test("the story shows the manager of each day and every change", async () => {
  await fc.assert(
    fc.asyncProperty(aYear, async (year) => {
      const company = await newCompany();
      const { employeeIds, tenant } = company;
      const days = await play(company, year);
      for (const [who, employeeId] of employeeIds.entries()) {
        const story = await tenant.storyOf({ employeeId });
        const managers = await tenant.inTenant(async (tx) => {
          const found: (number | null)[] = [];
          for (const { day } of story)
            found.push((await managersOf(tx, [{ employeeId, day }])).get(employeeId)?.id ?? null);
          return found;
        });
        expect(story.map(({ managerThenId }) => managerThenId)).toEqual(managers);

        const idOf = (manager: number | null) =>
          manager === null ? null : (employeeIds[manager] ?? null);
        const changes = days.flatMap(({ day, snapshot }, index) => {
          const was = idOf(managerIn(days[index - 1]?.snapshot ?? snapshot, who));
          const is = idOf(managerIn(snapshot, who));
          return was === is ? [] : [{ day, was, is }];
        });
        const recorded = story
          .filter(({ kind }) => kind === "manager_changed")
          .map(({ day, changes }) => {
            const [change] = (changes ?? []) as {
              beforeId: number | null;
              afterId: number | null;
            }[];
            return { day, was: change?.beforeId ?? null, is: change?.afterId ?? null };
          });
        expect(recorded).toEqual(changes);
      }
    }),
    { numRuns: sized({ small: 3, full: 12 }) },
  );
});
