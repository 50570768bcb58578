import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { companyOfReaders, writeNote } from "#server/test/notes.ts";
import { daysFromToday } from "#server/test/today.ts";
import { call, type Person } from "#server/test/world.ts";

const list = (as: Person, query: object = {}) => call(as, api.notes.getMyNotes, { query });
const names = async (as: Person, query: object = {}) =>
  (await list(as, query)).body.map(({ employeeName }) => employeeName);

test("super administrators see everyone else with their notes, grouped, people without last [APINOTE-01, ENT-50, ENT-52, NOTES-02, NOTES-06]", async () => {
  const { owner, head, clerk, director } = await companyOfReaders();
  const first = await writeNote(head, clerk, { text: "First" });
  await writeNote(owner, director);
  const second = await writeNote(owner, clerk, { text: "Second" });
  const { body, headers } = await list(owner);
  expect(body[0]).toMatchObject({
    aboutEmployeeId: clerk.employeeId,
    employeeName: "Themba Nkosi",
    email: clerk.email,
    departmentName: "Sales",
    positionName: "Clerk",
    notesCount: 2,
    lastUpdated: expect.any(String),
    notes: [{ noteId: second }, { noteId: first }],
  });
  expect(body[1]).toMatchObject({ employeeName: "Dineo Dube", notesCount: 1 });
  expect(
    body.slice(2).every(({ notesCount, lastUpdated }) => notesCount === 0 && lastUpdated === null),
  ).toBe(true);
  expect(body.map(({ aboutEmployeeId }) => aboutEmployeeId)).not.toContain(owner.employeeId);
  expect(headers["x-total-count"]).toBe(String(body.length));
});

test("managers see their people, former managers those they wrote about", async () => {
  const { head, follower, clerk, director, changeHead } = await companyOfReaders();
  await writeNote(head, clerk);
  expect(await names(head, { sort: "employeeName" })).toEqual(["Thabo Mokoena", "Themba Nkosi"]);
  expect(await names(clerk)).toEqual([]);
  expect(await names(director)).toEqual(["Heads Mokoena"]);
  await changeHead(follower);
  expect(await names(head)).toEqual(["Themba Nkosi"]);
  expect(await names(head, { view: "staff" })).toEqual([]);
  expect(await names(head, { view: "written" })).toEqual(["Themba Nkosi"]);
  expect(await names(follower, { view: "staff", sort: "employeeName" })).toHaveLength(2);
});

test("shared notes are listed for their employee, whatever the role", async () => {
  const { owner, superadmin, head, clerk } = await companyOfReaders();
  await writeNote(head, clerk, { text: "Thank you", audience: "shared" });
  await writeNote(head, clerk, { text: "Hidden" });
  await writeNote(owner, superadmin, { text: "Well done", audience: "shared" });
  const texts = async (as: Person) =>
    (await list(as, { view: "shared" })).body.flatMap(({ notes }) =>
      notes.map(({ noteDescription }) => noteDescription),
    );
  expect(await texts(clerk)).toEqual(["Thank you"]);
  expect(await texts(superadmin)).toEqual(["Well done"]);
  expect(await texts(owner)).toEqual([]);
});

test("the directory is sorted, filtered, searched and paged [NOTES-03, NOTES-04, NOTES-05, NOTES-07]", async () => {
  const { owner, sales, clerk, director } = await companyOfReaders();
  await writeNote(owner, clerk);
  await writeNote(owner, clerk);
  await writeNote(owner, director);
  const top = async (sort: string) => (await names(owner, { sort, view: "staff" }))[0];
  expect(await top("-notesCount")).toBe("Themba Nkosi");
  expect(await top("-lastUpdated")).toBe("Dineo Dube");
  expect(await top("lastUpdated")).toBe("Themba Nkosi");
  expect(await top("employeeName")).toBe("Hanna Botha");
  expect(await top("-employeeName")).toBe("Farai Zulu");
  expect(await top("-departmentName")).toBe("Themba Nkosi");
  expect(await top("positionName")).toBe("Heads Mokoena");
  expect(await names(owner, { departmentId: sales, sort: "employeeName" })).toEqual([
    "Thabo Mokoena",
    "Themba Nkosi",
  ]);
  expect(await names(owner, { search: "themb nk" })).toEqual(["Themba Nkosi"]);
  expect(await names(owner, { search: clerk.email })).toEqual(["Themba Nkosi"]);
  expect(await names(owner, { search: "clerk", departmentId: sales })).toHaveLength(2);
  const page = await list(owner, { pageSize: 2, page: 2, sort: "employeeName" });
  expect(page.body).toHaveLength(2);
  expect(page.headers["x-total-count"]).toBe("7");
  const counted = await list(owner, { withNotes: "false", aboutEmployeeId: clerk.employeeId });
  expect(counted.body).toMatchObject([{ notesCount: 2, notes: [] }]);
});

test("the readers of a note are named before it is written", async () => {
  const { owner, head, follower, clerk, colleague, changeHead } = await companyOfReaders();
  const readers = async (as: Person) =>
    (await call(as, api.notes.readers, { params: { id: clerk.employeeId } })).body;
  await changeHead(follower, daysFromToday(30));
  const person = { id: clerk.employeeId, name: "Themba Nkosi" };
  const next = {
    from: daysFromToday(30),
    manager: { id: follower.employeeId, name: "Farai Zulu" },
  };
  expect(await readers(owner)).toEqual({
    about: person,
    manager: { id: head.employeeId, name: "Hanna Botha" },
    superadmins: 1,
    next,
  });
  expect(await readers(head)).toEqual({ about: person, manager: null, superadmins: 2, next });
  expect(
    (await call(colleague, api.notes.readers, { params: { id: clerk.employeeId } })).status,
  ).toBe(403);
  await call(owner, api.employees.toggleStatus, {
    params: { id: head.employeeId },
    query: { activate: "false" },
  });
  expect(await readers(owner)).toMatchObject({ manager: null });
});
