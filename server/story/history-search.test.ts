import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { call, type Person } from "#server/test/world.ts";

/** A clerk with a new name and phone, a promise, an intent and a line note. */
async function clerkWithHistory() {
  const company = await companyOfReaders();
  const { clerk, head, owner } = company;
  await call(owner, api.employees.update, {
    params: { id: clerk.employeeId },
    body: { surname: "Mahlangu", phone: "+27215550177" },
  });
  const promise = (promiseText: string, isIntent: boolean) =>
    call(head, api.continuity.makePromise, {
      body: { employeeId: clerk.employeeId, promiseText, dueOn: null, isIntent },
    });
  await promise("A desk by the window", false);
  await promise("More pay by autumn", true);
  const found = async (as: Person, search: string) => {
    const params = { id: clerk.employeeId };
    const { status, body } = await call(as, api.employees.history, { params, query: { search } });
    return status === 200 ? body.map(({ kind }) => kind) : status;
  };
  return { ...company, found };
}

test("an entry is found by its event, values, promise and author together", async () => {
  const { head, found } = await clerkWithHistory();
  expect(await found(head, "profile CHANGED")).toEqual(["profile_changed"]);
  expect(await found(head, "mahlangu")).toEqual(["profile_changed"]);
  expect(await found(head, "window desk")).toEqual(["promise_made"]);
  expect(await found(head, "window hanna")).toEqual(["promise_made"]);
  expect(await found(head, "window mahlangu")).toEqual([]);
  expect(await found(head, "100%")).toEqual([]);
});

test("a search finds only what its reader may read", async () => {
  const { owner, head, clerk, follower, found } = await clerkWithHistory();
  for (const reader of [owner, head])
    expect(await found(reader, "autumn")).toEqual(["promise_made"]);
  expect(await found(clerk, "autumn")).toEqual([]);
  expect(await found(follower, "autumn")).toBe(404);
  for (const search of ["0177", "isSensitive", "surname", "profile_changed"])
    expect(await found(owner, search)).toEqual([]);
});

test("a note and its reply are found by their text if the reader may", async () => {
  const { owner, head, clerk, follower, found } = await clerkWithHistory();
  await writeNote(head, clerk, { text: "Wants to learn planning", audience: "line" });
  const id = await writeNote(head, clerk, { text: "Forklift by June", audience: "shared" });
  const params = { id };
  const body = { reply: "Rather a crane" };
  await call(clerk, api.notes.replyToNote, { params, body });
  for (const reader of [owner, head]) {
    expect(await found(reader, "learn planning")).toEqual(["note_added"]);
    expect(await found(reader, "hanna forklift")).toEqual(["note_replied"]);
    expect(await found(reader, "crane")).toEqual(["note_replied"]);
  }
  expect(await found(clerk, "planning")).toEqual([]);
  expect(await found(clerk, "forklift")).toEqual(["note_replied"]);
  expect(await found(clerk, "crane")).toEqual(["note_replied"]);
  expect(await found(follower, "forklift")).toBe(404);

  await call(head, api.notes.updateNote, { params, body: { audience: "line" } });
  expect(await found(head, "forklift")).toEqual(["note_changed"]);
  expect(await found(clerk, "forklift")).toEqual([]);
  expect(await found(clerk, "crane")).toEqual([]);
  expect(await found(clerk, "note added")).toEqual(["note_changed"]);

  await call(head, api.notes.deleteNote, { params });
  for (const reader of [owner, head, clerk]) expect(await found(reader, "forklift")).toEqual([]);
  for (const reader of [owner, head]) expect(await found(reader, "crane")).toEqual([]);
});
