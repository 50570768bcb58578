import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { handover, handovers, gaps, releaseTurns, writeHandover, finishStep } = api.continuity;

/** The head of a clerk and a colleague has changed today. */
async function company() {
  const tenant = await companyOfReaders();
  const { owner, head, follower, clerk, inTenant } = tenant;
  await newPromise(head, clerk, { promiseText: "A rise in March" });
  await tenant.changeHead(follower);
  const packsOf = async (as: Person) => (await call(as, handovers, { query: {} })).body;
  const [pack] = (await packsOf(owner)).filter(({ employee }) => employee.id === clerk.employeeId);
  const id = pack?.id ?? 0;
  const change = (who: Person, values: { isActive?: boolean; terminationDate?: string | null }) =>
    inTenant((tx) =>
      tx
        .updateTable("employees")
        .set(values)
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", who.employeeId)
        .execute(),
    );
  const read = (as: Person) => call(as, handover, { params: { id } });
  const stuck = async () =>
    (await call(owner, gaps, { query: { kind: "handoverOverdue" } })).body.map((gap) => [
      gap.employee?.id,
      gap.handover?.isGone,
    ]);
  const release = (as: Person, who: Person) =>
    call(as, releaseTurns, {
      params: { id: who.employeeId },
      body: { reason: "Left without notice" },
    });
  return { ...tenant, id, packsOf, change, read, stuck, release };
}

test.each([
  ["deactivated", { isActive: false }],
  ["left", { terminationDate: daysFromToday(-1) }],
] as const)("a pack and a gap say at once that its writer is %s", async (gone, values) => {
  const { owner, head, clerk, colleague, change, read, stuck } = await company();
  expect([(await read(owner)).body.gone, await stuck()]).toEqual([null, []]);
  await change(head, values);
  expect((await read(owner)).body).toMatchObject({ gone, step: 1, can: { release: true } });
  expect((await stuck()).toSorted()).toEqual(
    [clerk, colleague].map(({ employeeId }) => [employeeId, true]).toSorted(),
  );
});

test("one answer lets all packs of a leaver go on", async () => {
  const { owner, head, clerk, follower, superadmin, change, release, stuck, packsOf, ...rest } =
    await company();
  expect((await release(owner, head)).status).toBe(404);
  await change(head, { isActive: false });
  for (const other of [follower, clerk]) expect((await release(other, head)).status).toBe(403);
  expect((await release(superadmin, head)).status).toBe(200);
  expect((await packsOf(owner)).map(({ step, gone }) => [step, gone])).toEqual([
    [2, null],
    [2, null],
  ]);
  expect(await stuck()).toEqual([]);
  const steps = (await rest.read(clerk)).body.steps;
  expect(steps[0]).toMatchObject({ releasedBecause: "Left without notice", doneOn: today });
  const { body: bell } = await call(clerk, api.notifications.list, { query: {} });
  expect(bell.filter(({ kind }) => kind === "handoverStep")).toHaveLength(1);
  expect((await release(superadmin, head)).status).toBe(404);
});

test("a rehire reopens no turn, and reads no earlier pack", async () => {
  const { owner, head, clerk, change, read, packsOf, signInAgain, id } = await company();
  const asUsual = (await read(head)).body;
  expect([asUsual.isMyTurn, asUsual.promises.length]).toEqual([true, 1]);
  await change(head, { isActive: false, terminationDate: daysFromToday(-1) });
  const rehired = await call(owner, api.employees.rehire, {
    params: { id: head.employeeId },
    body: { firstDay: today },
  });
  expect(rehired.status).toBe(200);
  const again = await signInAgain(head);
  const back = { ...head, ...again };
  expect((await read(back)).status).toBe(404);
  expect(await packsOf(back)).toEqual([]);
  const write = { params: { id }, body: { part: "matters" as const, body: "Late" } };
  expect((await call(back, writeHandover, write)).status).toBe(404);
  expect((await call(back, finishStep, { params: { id }, body: { step: 1 } })).status).toBe(404);
  expect((await read(owner)).body).toMatchObject({ gone: "left", isMyTurn: false });
  expect((await read(clerk)).status).toBe(200);
});
