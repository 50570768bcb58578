import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const viewOf = async (as: Person) => (await call(as, api.continuity.nextManagerView, {})).body;

async function writtenAbout() {
  const company = await companyOfReaders();
  const { head, superadmin, clerk } = company;
  await writeNote(head, clerk);
  await writeNote(head, clerk);
  await writeNote(head, clerk, { audience: "shared" });
  await writeNote(head, clerk, { audience: "draft" });
  await writeNote(superadmin, clerk, { audience: "hr" });
  await newPromise(head, clerk);
  await newPromise(head, clerk, { isIntent: true });
  return company;
}

test("without a planned change, the view matches what today's manager sees", async () => {
  const { head, clerk } = await writtenAbout();
  const { entries, ...view } = await viewOf(clerk);
  expect(view).toEqual({
    manager: { id: head.employeeId, name: "Hanna Botha" },
    from: today,
    isPlanned: false,
    sees: { history: true, leave: true, documents: false, record: false },
    promises: 1,
    sharedNotes: 1,
    lineNotes: 2,
  });
  const params = { id: clerk.employeeId };
  const own = await call(clerk, api.employees.history, { params, query: { pageSize: 200 } });
  expect(entries).toBeGreaterThan(0);
  expect(entries).toBeLessThanOrEqual(own.body.length);
});

test("with a planned change, the view matches what the next manager reads", async () => {
  const { follower, clerk, changeHead } = await writtenAbout();
  await changeHead(follower, daysFromToday(20));
  expect(await viewOf(clerk)).toMatchObject({
    manager: { id: follower.employeeId },
    from: daysFromToday(20),
    isPlanned: true,
    sees: { history: true, documents: false },
    lineNotes: 2,
    sharedNotes: 1,
    promises: 1,
  });
  await changeHead(follower);
  const query = { pageSize: 200 };
  const { body: notes } = await call(follower, api.notes.listAbout, {
    params: { id: clerk.employeeId },
    query,
  });
  expect(notes.filter(({ audience }) => audience === "line")).toHaveLength(2);
});

test("someone whom nobody leads is told so, and nobody gets another's", async () => {
  const { director, clerk } = await writtenAbout();
  expect(await viewOf(director)).toMatchObject({ manager: null, lineNotes: 0, entries: 0 });
  expect((await viewOf(clerk)).manager).not.toBeNull();
  expect((await call(null, api.continuity.nextManagerView, {})).status).toBe(401);
});
