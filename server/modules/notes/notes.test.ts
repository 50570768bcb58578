import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { entriesOf } from "#server/test/history.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { call, type Person } from "#server/test/world.ts";

const { createNote, updateNote, deleteNote, listAbout, listVersions } = api.notes;

const about = async (as: Person, { employeeId: id }: Person) =>
  (await call(as, listAbout, { params: { id }, query: {} })).body;
const update = (as: Person, id: number, body: object) =>
  call(as, updateNote, { params: { id }, body });
const kindsOf = async (as: Person, { employeeId: id }: Person) => {
  const { body } = await call(as, api.employees.history, { params: { id }, query: {} });
  return entriesOf(body).map(({ kind, changes }) => [
    kind,
    ...changes.map(({ field, before, after }) => [field, before, after]),
  ]);
};

test("a note is created trimmed, for the line by default, with author [NOTES-18, APINOTE-02, ENT-49, ENT-51]", async () => {
  const { head, clerk } = await companyOfReaders();
  const body = { aboutEmployeeId: clerk.employeeId, noteDescription: "  Fridays from home\n" };
  const { status, body: created } = await call(head, createNote, { body });
  expect(status).toBe(201);
  const author = { id: head.employeeId, name: "Hanna Botha" };
  expect(await about(head, clerk)).toEqual([
    {
      noteId: created.id,
      noteDescription: "Fridays from home",
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      aboutEmployeeId: clerk.employeeId,
      author,
      writtenBy: author,
      audience: "line",
      version: 1,
      canEdit: true,
      canDelete: true,
      audiences: ["hr"],
      reply: null,
      canReply: false,
    },
  ]);
});

test.each([
  [
    "a blank text",
    { noteDescription: "  " },
    "noteDescription",
    "Please enter a note description.",
  ],
  [
    "no employee",
    { aboutEmployeeId: undefined },
    "aboutEmployeeId",
    "Please select an employee and enter a note description.",
  ],
  [
    "too long a text",
    { noteDescription: "x".repeat(10_001) },
    "noteDescription",
    "At most 10000 characters",
  ],
])("a note with %s is refused [NOTES-15, NOTES-16]", async (_, wrong, field, message) => {
  const { owner } = await companyOfReaders();
  const body = { aboutEmployeeId: 1, noteDescription: "Met", ...wrong };
  const refused = await call(owner, createNote, { body: body as never });
  expect([refused.status, refused.body.fields?.[field]]).toEqual([400, message]);
});

test("only managers and super administrators write, and only about others", async () => {
  const { owner, head, clerk, colleague, director, stranger } = await companyOfReaders();
  const create = async (as: Person, { employeeId: aboutEmployeeId }: Person) =>
    (await call(as, createNote, { body: { aboutEmployeeId, noteDescription: "Met" } })).status;
  expect(await create(owner, clerk)).toBe(201);
  expect(await create(head, clerk)).toBe(201);
  expect(await create(owner, owner)).toBe(403);
  expect(await create(clerk, clerk)).toBe(403);
  expect(await create(colleague, clerk)).toBe(403);
  expect(await create(director, clerk)).toBe(403);
  expect(await create(stranger, clerk)).toBe(404);
});

test("a changed text stays as a former version with author and time [APINOTE-03]", async () => {
  const { owner, head, clerk } = await companyOfReaders();
  const id = await writeNote(head, clerk, { text: "A rise in March" });
  expect((await update(head, id, { description: "A rise in April" })).status).toBe(200);
  expect((await update(owner, id, { noteDescription: "A rise in May" })).status).toBe(200);
  const versions = await call(head, listVersions, { params: { id } });
  expect(versions.body).toMatchObject([
    { version: 2, noteDescription: "A rise in April", writtenBy: { name: "Hanna Botha" } },
    { version: 1, noteDescription: "A rise in March", writtenBy: { name: "Hanna Botha" } },
  ]);
  expect(await about(head, clerk)).toMatchObject([
    {
      noteDescription: "A rise in May",
      version: 3,
      author: { name: "Hanna Botha" },
      writtenBy: { name: "Naledi Khumalo" },
    },
  ]);
  expect(await kindsOf(owner, clerk)).toEqual([
    ["note_changed", ["noteDescription", null, null]],
    ["note_changed", ["noteDescription", null, null]],
    ["note_added"],
  ]);
});

test("a change based on an old version is refused", async () => {
  const { owner, head, clerk } = await companyOfReaders();
  const id = await writeNote(head, clerk, { text: "One" });
  await update(owner, id, { description: "Two", version: 1 });
  const late = await update(head, id, { description: "Three", version: 1 });
  expect([late.status, late.body.code]).toEqual([409, "conflict"]);
  expect((await update(head, id, { description: "Two", version: 2 })).status).toBe(200);
  expect((await call(head, listVersions, { params: { id } })).body).toHaveLength(1);
});

test("only its author narrows a note's audience, and never widens it", async () => {
  const { owner, head, clerk } = await companyOfReaders();
  const id = await writeNote(head, clerk, { audience: "shared" });
  expect(await about(clerk, clerk)).toHaveLength(1);
  const byAnother = await update(owner, id, { audience: "hr" });
  expect([byAnother.status, byAnother.body.code]).toEqual([409, "more_readers"]);
  expect((await update(head, id, { audience: "draft" })).body.code).toBe("more_readers");
  expect((await update(head, id, { audience: "line" })).status).toBe(200);
  expect(await about(clerk, clerk)).toEqual([]);
  // The employee learns from the history that the note is no longer shared.
  expect(await kindsOf(clerk, clerk)).toEqual([
    ["note_changed", ["audience", "shared", "line"]],
    ["note_added"],
  ]);
  for (const audience of ["shared", "draft"])
    expect((await update(head, id, { audience })).body.code).toBe("more_readers");
  expect((await update(head, id, { audience: "hr" })).status).toBe(200);
  expect(await kindsOf(clerk, clerk)).toHaveLength(2);
  expect((await update(head, id, { audience: "line" })).body.code).toBe("more_readers");
});

test("a draft enters the history on release, without earlier texts", async () => {
  const { owner, head, clerk, changeHead, follower } = await companyOfReaders();
  const id = await writeNote(head, clerk, { text: "Unfair", audience: "draft" });
  await update(head, id, { description: "Fair" });
  expect(await kindsOf(head, clerk)).toEqual([]);
  await changeHead(follower);
  expect((await update(head, id, { description: "Later thoughts" })).status).toBe(403);
  expect((await update(head, id, { audience: "shared" })).body.code).toBe("more_readers");
  expect((await update(head, id, { audience: "line" })).status).toBe(200);
  expect(await about(follower, clerk)).toMatchObject([{ noteDescription: "Fair", canEdit: false }]);
  expect((await call(owner, listVersions, { params: { id } })).body).toEqual([]);
  expect((await kindsOf(owner, clerk)).filter(([kind]) => kind === "note_added")).toHaveLength(1);
});

test("a deleted note loses all texts, and the history records its deletion [APINOTE-04]", async () => {
  const { owner, head, clerk, inTenant } = await companyOfReaders();
  const id = await writeNote(head, clerk, { text: "Quartz" });
  await update(head, id, { description: "Quartz again" });
  expect((await call(head, deleteNote, { params: { id } })).status).toBe(200);
  expect(await about(owner, clerk)).toEqual([]);
  expect((await call(head, deleteNote, { params: { id } })).status).toBe(404);
  expect((await update(head, id, { description: "Back" })).status).toBe(404);
  const { rows, texts, words } = await inTenant(async (tx) => ({
    rows: await tx.selectFrom("notes").where("tenantId", "=", tx.tenantId).selectAll().execute(),
    texts: await tx
      .selectFrom("noteVersions")
      .where("tenantId", "=", tx.tenantId)
      .selectAll()
      .execute(),
    words: await tx
      .selectFrom("searchWords")
      .where("tenantId", "=", tx.tenantId)
      .where("kind", "=", "note")
      .selectAll()
      .execute(),
  }));
  expect(rows).toMatchObject([{ id, noteDescription: "", deletedAt: expect.any(String) }]);
  expect([texts, words]).toEqual([[], []]);
  expect((await kindsOf(owner, clerk)).map(([kind]) => kind)).toEqual([
    "note_deleted",
    "note_changed",
    "note_added",
  ]);
});

test("a note entry names the manager of its day", async () => {
  const { owner, superadmin, head, clerk } = await companyOfReaders();
  await writeNote(head, clerk);
  await writeNote(superadmin, owner);
  const history = await call(superadmin, api.employees.history, {
    params: { id: clerk.employeeId },
    query: {},
  });
  expect(history.body).toMatchObject([
    { kind: "note_added", managerThen: { name: "Hanna Botha" } },
  ]);
  const changesFor = async (as: Person) => {
    const { body } = await call(as, api.dashboard.superadmin, { query: {} });
    return body.changes
      .filter(({ kind }) => kind === "note_added")
      .map(({ employee }) => employee.id);
  };
  expect(await changesFor(superadmin)).toEqual([owner.employeeId, clerk.employeeId]);
  expect(await changesFor(owner)).toEqual([clerk.employeeId]);
});

test.each([
  "<script>alert(1)</script> & <img src=x onerror=alert(1)>",
  "first\n\nsecond\tline",
  "שלום, متن فارسی \u{1f469}\u{1f3fd}‍\u{1f4bb}",
  "javascript:alert(1) https://example.com/?a=1&b=2",
  "{{7*7}} %s %00 ' or 1=1 --",
])("the text %j is kept as it was written", async (text) => {
  const { owner, clerk } = await companyOfReaders();
  await writeNote(owner, clerk, { text });
  expect(await about(owner, clerk)).toMatchObject([{ noteDescription: text }]);
});
