import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { call, type Person } from "#server/test/world.ts";

const { listAbout } = api.notes;

async function severalNotes() {
  const company = await companyOfReaders();
  const { head, owner, clerk, colleague } = company;
  const ids = {
    quartz: await writeNote(head, clerk, { text: "Quartz" }),
    marble: await writeNote(head, clerk, { text: "Marble", audience: "shared" }),
    basalt: await writeNote(owner, clerk, { text: "Basalt", audience: "hr" }),
    granite: await writeNote(head, colleague, { text: "Granite" }),
  };
  const listed = async (as: Person, noteIds: string, more: object = {}) => {
    const params = { id: clerk.employeeId };
    const { status, body, headers } = await call(as, listAbout, {
      params,
      query: { noteIds, ...more },
    });
    const texts = status === 200 ? body.map(({ noteDescription }) => noteDescription) : [];
    return { status, body, texts, total: headers["x-total-count"] };
  };
  return { ...company, ids, listed };
}

test("notes requested by id are listed if their reader may read them", async () => {
  const { head, owner, clerk, listed, ids } = await severalNotes();
  const all = Object.values(ids).join(",");
  expect(await listed(head, all)).toMatchObject({ texts: ["Marble", "Quartz"], total: "2" });
  expect((await listed(owner, all)).texts).toEqual(["Basalt", "Marble", "Quartz"]);
  expect((await listed(clerk, all)).texts).toEqual(["Marble"]);
  expect((await listed(head, `${ids.quartz}`)).texts).toEqual(["Quartz"]);
  expect(await listed(head, all, { pageSize: 1 })).toMatchObject({ texts: ["Marble"], total: "2" });
  expect(await listed(head, `${ids.granite}`)).toMatchObject({ status: 200, texts: [] });
});

test("by their ids nobody lists notes about someone they do not lead", async () => {
  const { follower, colleague, stranger, listed, ids } = await severalNotes();
  const all = Object.values(ids).join(",");
  for (const as of [follower, colleague, stranger])
    expect((await listed(as, all)).status).toBe(404);
});

test("reading notes by id records their number, excluding HR's", async () => {
  const { owner, clerk, listed, ids } = await severalNotes();
  const readsOf = async () =>
    (await call(clerk, api.continuity.readsOfMine, { query: {} })).body.map(({ part, notes }) => [
      part,
      notes,
    ]);
  await listed(owner, `${ids.basalt}`);
  expect(await readsOf()).toEqual([]);
  await listed(owner, `${ids.quartz},${ids.basalt}`);
  expect(await readsOf()).toEqual([["notes", 1]]);
});

test.each([
  ["a word", "quartz"],
  ["nothing", ""],
  ["more than a hundred", Array.from({ length: 101 }, (_, at) => at + 1).join(",")],
])("ids of notes that are %s are refused, and the field named", async (_, noteIds) => {
  const { head, listed } = await severalNotes();
  const { status, body } = await listed(head, noteIds);
  expect(status).toBe(400);
  expect(body).toMatchObject({ fields: { noteIds: expect.any(String) } });
});
