import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { today } from "#server/test/today.ts";
import { call, mailsOf, type Person } from "#server/test/world.ts";

const { replyToNote, listReplyVersions, listWithdrawnReplies, updateNote, deleteNote } = api.notes;

const text = "That was not what we agreed";
const reply = (as: Person, id: number, body: object = { reply: text }) =>
  call(as, replyToNote, { params: { id }, body: body as never });
const noteOf = async (as: Person, about: Person, id: number) => {
  const params = { id: about.employeeId };
  const { body } = await call(as, api.notes.listAbout, { params, query: {} });
  return body.find(({ noteId }) => noteId === id);
};
const kindsOf = async (as: Person) => {
  const { body } = await call(as, api.notifications.list, { query: {} });
  return body
    .filter(({ kind }) => kind.startsWith("note"))
    .map(({ kind, details }) => [kind, details]);
};
const narrow = (as: Person, id: number) =>
  call(as, updateNote, { params: { id }, body: { audience: "line" } });

async function sharedNote() {
  const company = await companyOfReaders();
  const id = await writeNote(company.head, company.clerk, { audience: "shared" });
  return { ...company, id };
}

test("readers of a shared note read the employee's reply", async () => {
  const { clerk, head, owner, colleague, id } = await sharedNote();
  expect((await reply(clerk, id)).status).toBe(200);
  const by = { id: clerk.employeeId, name: "Themba Nkosi" };
  for (const reader of [clerk, head, owner])
    expect((await noteOf(reader, clerk, id))?.reply).toMatchObject({ by, reply: text, version: 1 });
  expect((await call(colleague, listReplyVersions, { params: { id } })).status).toBe(404);
});

test("a changed reply stores its former texts and refuses outdated changes", async () => {
  const { clerk, head, id } = await sharedNote();
  await reply(clerk, id);
  await reply(clerk, id, { reply: "Second", version: 1 });
  expect((await reply(clerk, id, { reply: "Third", version: 1 })).body.code).toBe("conflict");
  // The same text again is no change.
  await reply(clerk, id, { reply: "Second", version: 2 });
  expect((await noteOf(head, clerk, id))?.reply).toMatchObject({ reply: "Second", version: 2 });
  const { body } = await call(head, listReplyVersions, { params: { id } });
  expect(body).toEqual([{ version: 1, reply: text, writtenAt: expect.any(String) }]);
});

test("blank and overlong replies are refused", async () => {
  const { clerk, id } = await sharedNote();
  const blank = await reply(clerk, id, { reply: " \n" });
  expect([blank.status, blank.body.fields]).toEqual([400, { reply: "Please enter your reply." }]);
  expect((await reply(clerk, id, { reply: "x".repeat(10_001) })).status).toBe(400);
});

test("a reply outlasts the sharing of its note", async () => {
  const { clerk, head, colleague, id } = await sharedNote();
  await reply(clerk, id);
  const withdrawn = async (as: Person) =>
    (await call(as, listWithdrawnReplies, { query: {} })).body;
  expect(await withdrawn(clerk)).toEqual([]);
  await narrow(head, id);
  expect(await noteOf(clerk, clerk, id)).toBeUndefined();
  expect((await reply(clerk, id, { reply: "Second" })).status).toBe(404);
  const noteAuthor = { id: head.employeeId, name: "Hanna Botha" };
  const [own, ...more] = await withdrawn(clerk);
  expect(own).toMatchObject({ noteId: id, reply: text, noteAuthor });
  expect(more).toEqual([]);
  expect(JSON.stringify(own)).not.toContain("Promised a rise");
  expect((await call(clerk, listReplyVersions, { params: { id } })).status).toBe(200);
  expect((await noteOf(head, clerk, id))?.reply?.reply).toBe(text);
  for (const other of [head, colleague]) expect(await withdrawn(other)).toEqual([]);
});

test("once the note is deleted the reply is its author's alone", async () => {
  const { clerk, head, owner, id } = await sharedNote();
  await reply(clerk, id);
  await call(head, deleteNote, { params: { id } });
  const { body } = await call(clerk, listWithdrawnReplies, { query: {} });
  expect(body).toMatchObject([{ noteId: id, reply: text }]);
  for (const reader of [head, owner])
    expect((await call(reader, listReplyVersions, { params: { id } })).status).toBe(404);
});

test("the employee is notified of sharing and unsharing, without the text", async () => {
  const { tenantId, clerk, head, id } = await sharedNote();
  await writeNote(head, clerk, { text: "For the line", audience: "line" });
  const draft = await writeNote(head, clerk, { text: "Not yet", audience: "draft" });
  expect(await kindsOf(clerk)).toEqual([["noteShared", { isShared: true }]]);
  await call(head, updateNote, { params: { id: draft }, body: { audience: "shared" } });
  await narrow(head, id);
  await call(head, deleteNote, { params: { id: draft } });
  expect(await kindsOf(clerk)).toEqual([
    ["noteShared", { isShared: false }],
    ["noteShared", { isShared: false }],
    ["noteShared", { isShared: true }],
    ["noteShared", { isShared: true }],
  ]);
  const { body } = await call(clerk, api.notifications.list, { query: { unread: "true" } });
  expect(body.filter(({ kind }) => kind === "noteShared")).toHaveLength(2);
  // Mail about a past state is dropped.
  const mails = await mailsOf(tenantId);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "A note is no longer shared with you",
    "A note is no longer shared with you",
  ]);
  expect(JSON.stringify([body, mails])).not.toMatch(/Promised a rise|Not yet/);
});

test("only the current manager is notified of a first reply, without text", async () => {
  const { tenantId, clerk, head, follower, owner, changeHead, id } = await sharedNote();
  await changeHead(follower);
  await reply(clerk, id);
  await reply(clerk, id, { reply: "Second" });
  expect(await kindsOf(follower)).toEqual([["noteReplied", {}]]);
  for (const other of [head, owner, clerk])
    expect((await kindsOf(other)).filter(([kind]) => kind === "noteReplied")).toEqual([]);
  const mails = (await mailsOf(tenantId)).filter(({ subject }) => subject === "A reply to a note");
  expect(mails.map(({ to }) => to)).toEqual([follower.email]);
  expect(JSON.stringify(mails)).not.toContain(text);
});

test("a super administrator who wrote the note is also notified of replies", async () => {
  const { tenantId, clerk, head, superadmin } = await companyOfReaders();
  await reply(clerk, await writeNote(superadmin, clerk, { audience: "shared" }));
  for (const reader of [head, superadmin])
    expect(await kindsOf(reader)).toEqual([["noteReplied", {}]]);
  const mails = (await mailsOf(tenantId)).filter(({ subject }) => subject === "A reply to a note");
  expect(mails.map(({ to }) => to).toSorted()).toEqual([head.email, superadmin.email].toSorted());
});

test("the history records a reply for the note's readers, without its text", async () => {
  const { clerk, head, colleague, id } = await sharedNote();
  await reply(clerk, id);
  const historyOf = (as: Person) =>
    call(as, api.employees.history, { params: { id: clerk.employeeId }, query: {} });
  for (const reader of [clerk, head]) {
    const { body } = await historyOf(reader);
    expect(body[0]).toMatchObject({ kind: "note_replied", link: { kind: "note", id } });
    expect(JSON.stringify(body)).not.toContain(text);
  }
  expect((await historyOf(colleague)).status).toBe(404);
});

test("employees see who read how many notes about them, excluding HR's", async () => {
  const { clerk, head, owner, superadmin, id } = await sharedNote();
  await noteOf(head, clerk, id);
  await writeNote(owner, clerk, { audience: "line" });
  for (const audience of ["hr", "draft"] as const) await writeNote(owner, clerk, { audience });
  for (const reader of [head, head, owner, clerk]) await noteOf(reader, clerk, id);
  const { body } = await call(clerk, api.continuity.readsOfMine, { query: {} });
  const read = (by: Person) => [by.employeeId, "notes", today, 2];
  expect(body.map(({ by, part, day, notes }) => [by.id, part, day, notes]).toSorted()).toEqual(
    [read(head), read(owner)].toSorted(),
  );
  // Without any visible note, no read is recorded.
  await writeNote(owner, superadmin, { audience: "hr" });
  await noteOf(owner, superadmin, id);
  expect((await call(superadmin, api.continuity.readsOfMine, { query: {} })).body).toEqual([]);
});
