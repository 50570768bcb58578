import { sql } from "kysely";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import { call, database, newTenant, type Person } from "#server/test/world.ts";

const today = dayOf(new Date(), defaultTimeZone);
const read = async (as: Person, { employeeId }: Person, query: object = {}) =>
  (await call(as, api.employees.history, { params: { id: employeeId }, query })).body;

/** A clerk led by Anna, who has just moved to a position under Ben. */
async function movedClerk() {
  const tenant = await newTenant();
  const anna = await tenant.newEmployee({ name: "Anna" });
  const ben = await tenant.newEmployee({ name: "Ben" });
  const sales = await tenant.newDepartment("Sales", anna.employeeId);
  const kitchen = await tenant.newDepartment("Kitchen", ben.employeeId);
  const clerk = await tenant.newEmployee({ departmentId: sales });
  const position = await call(tenant.owner, api.departments.createPosition, {
    body: { positionTitle: "Cook", jobDescription: "Cooks", departmentId: kitchen },
  });
  const change = (employee: Person, body: object) =>
    call(tenant.owner, api.employees.update, { params: { id: employee.employeeId }, body });
  await change(clerk, { positionId: position.body.id });
  return { ...tenant, anna, ben, clerk, change };
}

test("a move records its moment, the managers and that day's manager", async () => {
  const begun = Date.now();
  const { owner, anna, ben, clerk } = await movedClerk();
  const [entry] = await read(owner, clerk, { kind: "manager_changed" });
  expect(entry).toMatchObject({
    day: today,
    recordedDay: today,
    managerThen: { id: ben.employeeId },
    changes: [{ beforeId: anna.employeeId, afterId: ben.employeeId, after: "Ben Mokoena" }],
  });
  expect(Date.parse(entry?.happenedAt ?? "")).toBeGreaterThanOrEqual(begun);
});

test("a release records the previous manager and the lack of one", async () => {
  const { owner, ben, clerk, change } = await movedClerk();
  await change(clerk, { positionId: null });
  const [entry] = await read(owner, clerk, { kind: "manager_changed" });
  expect(entry).toMatchObject({
    managerThen: null,
    changes: [{ beforeId: ben.employeeId, before: "Ben Mokoena", afterId: null, after: null }],
  });
});

test("a deactivation records itself alone", async () => {
  const { owner, ben, clerk } = await movedClerk();
  const before = await read(owner, clerk);
  await call(owner, api.employees.toggleStatus, {
    params: { id: ben.employeeId },
    query: { activate: "false" },
  });
  expect(await read(owner, clerk)).toEqual(before);
  expect((await read(owner, ben)).map(({ kind }) => kind)).toEqual(["deactivated"]);
});

test("a renamed manager has the new name in every entry", async () => {
  const { owner, anna, clerk, change } = await movedClerk();
  await change(anna, { surname: "Botha-Nkosi" });
  const [entry] = await read(owner, clerk, { kind: "manager_changed" });
  expect(entry?.changes[0]?.before).toBe("Anna Botha-Nkosi");
});

test("an entry is sorted by its day, then by its recording", async () => {
  const { owner, clerk, change } = await movedClerk();
  await change(clerk, { name: "Sipho" });
  const days = (await read(owner, clerk, { pageSize: 100 })).map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
  const ascending = await read(owner, clerk, { pageSize: 100, sort: "happenedAt" });
  expect(ascending.map(({ day }) => day)).toEqual(days.toReversed());
});

test("a story can be changed only by blanking its values", async () => {
  const { owner, tenantId, inTenant, clerk, change } = await movedClerk();
  await change(clerk, { name: "Sipho" });
  const [entry] = await read(owner, clerk, { kind: "profile_changed" });
  const blank = (tenant: string) =>
    database.inTenant(tenant, (tx) =>
      sql`select app.blank_story(array[${entry?.id ?? 0}::bigint], 'Asked to be forgotten')`.execute(
        tx,
      ),
    );
  const stranger = await newTenant();
  await blank(stranger.tenantId);
  expect(await read(owner, clerk, { kind: "profile_changed" })).toEqual([entry]);
  await blank(tenantId);
  expect(await read(owner, clerk, { kind: "profile_changed" })).toEqual([
    {
      ...entry,
      changes: [
        {
          field: "name",
          before: null,
          beforeId: null,
          after: null,
          afterId: null,
          isSensitive: true,
        },
      ],
    },
  ]);
  for (const statement of [
    sql`update story set kind = 'approved' where tenant_id = ${tenantId}`,
    sql`update story_values set reason = '"Another"' where tenant_id = ${tenantId}`,
    sql`delete from story_values where tenant_id = ${tenantId}`,
  ])
    await expect(inTenant((tx) => statement.execute(tx))).rejects.toMatchObject({ code: "42501" });
});
