import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call, newTenant } from "#server/test/world.ts";

const { getRecipients, updateRecipients } = api.tenant;
const nobodyChosen = { leaveRequested: null, leaveWithoutManager: null, documentExpires: null };

test("recipients are chosen by matter, null restores everyone, and changes are recorded", async () => {
  const { owner, newEmployee, inTenant } = await newTenant();
  const second = await newEmployee({ employeeRole: "Executive", name: "Ann", surname: "Dube" });
  await newEmployee({ employeeRole: "Executive", isActive: false });
  const { body: before } = await call(owner, getRecipients, {});
  expect(before.chosen).toEqual(nobodyChosen);
  expect(before.candidates.map(({ id }) => id).toSorted()).toEqual(
    [owner, second].map(({ employeeId }) => employeeId).toSorted(),
  );
  const choose = async (body: object) => (await call(owner, updateRecipients, { body })).body;
  await choose({ documentExpires: [second.employeeId] });
  const after = await choose({ leaveRequested: [] });
  expect(after.chosen).toEqual({
    ...nobodyChosen,
    leaveRequested: [],
    documentExpires: [second.employeeId],
  });
  expect((await choose({ documentExpires: null, leaveRequested: null })).chosen).toEqual(
    nobodyChosen,
  );
  const story = await inTenant((tx) =>
    tx
      .selectFrom("story as s")
      .innerJoin("storyValues as v", (join) =>
        join.on("v.tenantId", "=", tx.tenantId).onRef("v.id", "=", "s.id"),
      )
      .where("s.tenantId", "=", tx.tenantId)
      .where("s.subjectKind", "=", "tenant")
      .select("v.changes")
      .orderBy("s.id")
      .execute(),
  );
  expect(story[0]?.changes).toMatchObject([
    { field: "recipients.documentExpires", before: null, after: "Ann Dube" },
  ]);
});

test.each([
  ["someone who is no super administrator", "documentExpires", "staff"],
  ["another company's owner", "leaveWithoutManager", "stranger"],
  ["nobody, if no one else is notified", "documentExpires", "nobody"],
] as const)("%s cannot be chosen", async (_, matter, who) => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee({ employeeRole: "HR" });
  const stranger = (await newTenant()).owner;
  const ids = { staff: [staff.employeeId], stranger: [stranger.employeeId], nobody: [] }[who];
  const { status, body } = await call(owner, updateRecipients, { body: { [matter]: ids } });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [matter]]);
  expect((await call(owner, getRecipients, {})).body.chosen).toEqual(nobodyChosen);
});

test("only super administrators read and choose who is notified", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee({ employeeRole: "HR" });
  for (const [as, status] of [
    [null, 401],
    [staff, 403],
    [owner, 200],
  ] as const) {
    expect((await call(as, getRecipients, {})).status).toBe(status);
    expect((await call(as, updateRecipients, { body: {} })).status).toBe(status);
  }
});
