import { beforeEach, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { daysFromToday } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const { getMyNotes, listAbout, listVersions, listReplyVersions, replyToNote, updateNote } =
  api.notes;

type Company = Awaited<ReturnType<typeof companyOfReaders>>;
let company: Company;
let id: number;
beforeEach(async () => {
  company = await companyOfReaders();
  id = await writeNote(company.head, company.clerk, { text: "Quartz", audience: "shared" });
});

const rewrite = (as: Person, description: string) =>
  call(as, updateNote, { params: { id }, body: { description } });
const reply = (text: string) =>
  call(company.clerk, replyToNote, { params: { id }, body: { reply: text } });
const written = async (as: Person) =>
  (await call(as, getMyNotes, { query: { view: "written" } })).body.flatMap(({ notes }) => notes);
const read = async (as: Person) => {
  const params = { id: company.clerk.employeeId };
  return (await call(as, listAbout, { params, query: {} })).body;
};
const versionsFor = async (as: Person) =>
  (await call(as, listVersions, { params: { id } })).body.map(
    ({ noteDescription }) => noteDescription,
  );
const isFoundBy = async (as: Person, query: string) =>
  (await call(as, api.search.find, { query: { query } })).body.notes.items.length > 0;
const bellOf = async (as: Person) =>
  (await call(as, api.notifications.list, { query: {} })).body.map(({ kind }) => kind);

test("a former manager still reads their own text, not later versions", async () => {
  const { head, follower, superadmin, changeHead } = company;
  await rewrite(head, "Marble");
  await changeHead(follower);
  await rewrite(superadmin, "Granite");
  const mine = { noteDescription: "Marble", version: 2, writtenBy: { id: head.employeeId } };
  expect(await written(head)).toMatchObject([mine]);
  expect(await read(head)).toMatchObject([mine]);
  expect(await versionsFor(head)).toEqual(["Quartz"]);
  expect([await isFoundBy(head, "granite"), await isFoundBy(follower, "granite")]).toEqual([
    false,
    true,
  ]);
  expect(await read(follower)).toMatchObject([{ noteDescription: "Granite", version: 3 }]);
  expect(await versionsFor(follower)).toEqual(["Marble", "Quartz"]);
});

test("the manager reads a super administrator's change of their note", async () => {
  const { head, superadmin } = company;
  await rewrite(superadmin, "Granite");
  expect(await read(head)).toMatchObject([{ noteDescription: "Granite", version: 2 }]);
  expect(await versionsFor(head)).toEqual(["Quartz"]);
});

test("a reply after the change of manager is for the new manager", async () => {
  const { head, follower, clerk, changeHead, inTenant } = company;
  await changeHead(follower);
  await reply("I see it differently");
  expect(await written(head)).toMatchObject([{ noteId: id, reply: null }]);
  expect(await read(follower)).toMatchObject([{ reply: { reply: "I see it differently" } }]);
  const params = { id };
  expect((await call(head, listReplyVersions, { params })).status).toBe(404);
  expect((await call(follower, listReplyVersions, { params })).status).toBe(200);
  expect((await call(clerk, listReplyVersions, { params })).status).toBe(200);
  expect(await bellOf(head)).not.toContain("noteReplied");
  expect(await bellOf(follower)).toContain("noteReplied");
  await inTenant((tx) =>
    tx
      .updateTable("noteReplies")
      .set({ updatedAt: `${daysFromToday(-3)}T10:00:00Z` })
      .where("tenantId", "=", tx.tenantId)
      .where("noteId", "=", id)
      .execute(),
  );
  expect(await written(head)).toMatchObject([{ reply: { reply: "I see it differently" } }]);
  expect((await call(head, listReplyVersions, { params })).status).toBe(200);
});
