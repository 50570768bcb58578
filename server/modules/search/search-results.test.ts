import pg from "pg";
import { expect, inject, test } from "vitest";
import { api } from "#contract/index.ts";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import { insertAssignments } from "#server/test/company/positions.ts";
import {
  call,
  type EmployeeOptions,
  newTenant,
  type Person,
  type TestTenant,
} from "#server/test/world.ts";
import { saveRecordWords } from "./index.ts";
import { bestOf } from "./match-queries.ts";

type Reader = Pick<Person, "token">;

async function found(as: Reader, query: string, limit?: number) {
  const { status, body } = await call(as, api.search.find, {
    query: { query, ...(limit && { limit }) },
  });
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
}
const peopleFound = async (as: Reader, query: string) =>
  (await found(as, query)).people.items.map(({ name }) => name);

/** An employee renamed by the owner, as search words are written with the record. */
async function named(
  { owner, newEmployee }: TestTenant,
  [name, surname]: readonly [string, string],
  options: EmployeeOptions = {},
): Promise<Person> {
  const person = await newEmployee({ name: "New", surname: "Person", ...options });
  const params = { id: person.employeeId };
  await call(owner, api.employees.update, { params, body: { name, surname } });
  return person;
}

async function newDepartment({ owner }: TestTenant, departmentName: string): Promise<number> {
  const { body } = await call(owner, api.departments.createDepartment, {
    body: { departmentName, description: "" },
  });
  return body.id;
}

test("colleagues find each other by the beginnings of their names [HEADER-03]", async () => {
  const tenant = await newTenant();
  const departmentId = await newDepartment(tenant, "Kitchen");
  const thabo = await named(tenant, ["Thabo", "O'Brien"], { departmentId });
  const staff = await named(tenant, ["Zoë", "Nkosi-Zulu"]);
  for (const query of ["thabo", "THA", "obrien", "o’brien", "brien", "tha obr", "obrien thabo"])
    expect(await peopleFound(staff, query)).toEqual(["Thabo O'Brien"]);
  expect(await peopleFound(thabo, "zoe zul")).toEqual(["Zoë Nkosi-Zulu"]);
  expect(await peopleFound(staff, thabo.email.slice(0, 8))).toEqual(["Thabo O'Brien"]);
  for (const query of ["habo", "thabo nkosi", "thabox"])
    expect(await peopleFound(staff, query)).toEqual([]);
  const { people } = await found(staff, "thabo");
  expect(people).toEqual({
    items: [
      {
        id: thabo.employeeId,
        name: "Thabo O'Brien",
        email: thabo.email,
        positionTitle: "Clerk",
        departmentName: "Kitchen",
        isActive: true,
        isPageOpen: false,
        isLeaveOpen: false,
      },
    ],
    hasMore: false,
  });
});

test("a result says whether the reader may open its page", async () => {
  const tenant = await newTenant();
  const head = await named(tenant, ["Hanna", "Botha"]);
  const departmentId = await tenant.newDepartment("Kitchen", head.employeeId);
  const clerk = await named(tenant, ["Themba", "Nkosi"], { departmentId });
  const colleague = await named(tenant, ["Farai", "Zulu"], { departmentId });
  const pageOf = async (reader: Person) =>
    (await call(reader, api.continuity.person, { params: { id: clerk.employeeId } })).status ===
    200;
  for (const [reader, isOpen] of [
    [tenant.owner, true],
    [head, true],
    [clerk, true],
    [colleague, false],
  ] as const) {
    const byName = await found(reader, "themba");
    expect(byName.people.items).toMatchObject([{ id: clerk.employeeId, isPageOpen: isOpen }]);
    const { positions } = await found(reader, "clerk", 20);
    const holder = positions.items.find((one) => one.holder?.id === clerk.employeeId)?.holder;
    expect(holder?.isPageOpen).toBe(isOpen);
    expect(await pageOf(reader)).toBe(isOpen);
  }
});

test("a renamed employee is found by the new name only", async () => {
  const tenant = await newTenant();
  const person = await named(tenant, ["Lerato", "Dlamini"]);
  const body = { surname: "Pillay" };
  await call(tenant.owner, api.employees.update, { params: { id: person.employeeId }, body });
  expect(await peopleFound(person, "dlamini")).toEqual([]);
  expect(await peopleFound(person, "lerato pillay")).toEqual(["Lerato Pillay"]);
});

test("whole words precede prefixes, names precede e-mails, ties follow surname", async () => {
  const tenant = await newTenant();
  await named(tenant, ["Annelise", "Botha"]);
  await named(tenant, ["Anna", "Zulu"]);
  await named(tenant, ["Anna", "Abrahams"]);
  await named(tenant, ["Sipho", "Annandale"]);
  const mailed = await named(tenant, ["Aaron", "Aab"]);
  await tenant.inTenant((tx) =>
    saveRecordWords(
      tx,
      { kind: "person", id: mailed.employeeId },
      { name: "Aaron Aab", email: "annabel" },
    ),
  );
  expect(await peopleFound(tenant.owner, "anna")).toEqual([
    "Anna Abrahams",
    "Anna Zulu",
    "Sipho Annandale",
    "Aaron Aab",
  ]);
});

test("each kind has the requested number of results, saying whether more", async () => {
  const tenant = await newTenant();
  for (const surname of ["Aa", "Bb", "Cc"]) await named(tenant, ["Thandi", surname]);
  const { people } = await found(tenant.owner, "thandi", 2);
  expect(people.items.map(({ name }) => name)).toEqual(["Thandi Aa", "Thandi Bb"]);
  expect(people.hasMore).toBe(true);
  expect((await found(tenant.owner, "thandi", 3)).people.hasMore).toBe(false);
});

test("super administrators find an employee by number, colleagues do not", async () => {
  const tenant = await newTenant();
  const thabo = await named(tenant, ["Thabo", "Mokoena"]);
  const body = {
    employeeNumber: "KF-0417",
    idNumber: "9001015009087",
    taxNumber: "1234567890",
    phone: "+27821234567",
    homeAddress: "12 Longstreet",
  };
  await call(tenant.owner, api.employees.update, { params: { id: thabo.employeeId }, body });
  const staff = await named(tenant, ["Zanele", "Botha"], { employeeRole: "HR" });
  expect(await peopleFound(tenant.owner, "KF-0417")).toEqual(["Thabo Mokoena"]);
  for (const as of [staff, thabo]) expect(await peopleFound(as, "0417")).toEqual([]);
  for (const sensitive of [
    "9001015009087",
    "1234567890",
    "27821234567",
    "0821234567",
    "longstreet",
  ])
    expect(await peopleFound(tenant.owner, sensitive)).toEqual([]);
});

test("positions and departments are found by their current names", async () => {
  const tenant = await newTenant();
  const { owner } = tenant;
  const id = await newDepartment(tenant, "Sales and Marketing");
  const details = { positionTitle: "Brand Manager", jobDescription: "Brands", departmentId: id };
  const staff = await named(tenant, ["Sipho", "Cele"]);
  const position = await call(owner, api.departments.createPosition, {
    body: { ...details, employeeId: staff.employeeId },
  });
  const departmentHeadId = owner.employeeId;
  const renamed = { departmentName: "Revenue", departmentHeadId };
  await call(owner, api.departments.updateDepartment, { params: { id }, body: renamed });
  const { positions } = await found(staff, "brand");
  expect(positions.items).toEqual([
    {
      id: position.body.id,
      positionTitle: "Brand Manager",
      departmentName: "Revenue",
      holder: { id: staff.employeeId, name: "Sipho Cele", isPageOpen: true, isLeaveOpen: true },
    },
  ]);
  expect((await found(staff, "reve")).departments.items).toEqual([
    { id, departmentName: "Revenue", headName: "Naledi Khumalo" },
  ]);
  expect((await found(staff, "marketing")).departments.items).toEqual([]);
  const vacant = await call(owner, api.departments.createPosition, {
    body: { ...details, positionTitle: "Archivist" },
  });
  const today = dayOf(new Date(), defaultTimeZone);
  await call(owner, api.employees.move, {
    params: { id: staff.employeeId },
    body: { positionId: vacant.body.id, date: today },
  });
  const body = { ...details, positionTitle: "Storyteller" };
  await call(owner, api.departments.updatePosition, { params: { id: position.body.id }, body });
  expect((await found(staff, "brand")).positions.items).toEqual([]);
  expect((await found(staff, "storyteller")).positions.items).toMatchObject([{ holder: null }]);
});

async function newNote({ inTenant, owner }: TestTenant, about: Person, noteDescription: string) {
  return inTenant(async (tx) => {
    const { id } = await tx
      .insertInto("notes")
      .values({
        tenantId: tx.tenantId,
        aboutEmployeeId: about.employeeId,
        authorId: owner.employeeId,
        noteDescription,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await saveRecordWords(tx, { kind: "note", id }, { text: noteDescription });
    return id;
  });
}

test("super administrators find all notes, heads those about their people", async () => {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ employeeRole: "Manager" });
  const departmentId = await tenant.newDepartment("Kitchen", head.employeeId);
  const otherId = await tenant.newDepartment("Bakery");
  const cook = await named(tenant, ["Thabo", "Mokoena"], { departmentId });
  const baker = await named(tenant, ["Lerato", "Pillay"], { departmentId: otherId });
  const outsider = await tenant.newEmployee();
  await tenant.inTenant((tx) =>
    insertAssignments(tx, [
      { employeeId: head.employeeId, departmentId, positionTitle: "Head of Kitchen" },
    ]),
  );
  const aboutCook = await newNote(tenant, cook, "Promised a rise in March, in writing");
  const aboutBaker = await newNote(tenant, baker, "Promised training");
  const aboutHead = await newNote(tenant, head, "Promised nothing");

  const notesFound = async (as: Reader) => {
    const { notes } = await found(as, "promis");
    return notes.items.map(({ id }) => id).sort();
  };
  expect(await notesFound(tenant.owner)).toEqual([aboutCook, aboutBaker, aboutHead]);
  expect(await notesFound(head)).toEqual([aboutCook]);
  for (const staff of [cook, baker, outsider]) expect(await notesFound(staff)).toEqual([]);
  expect((await found(head, "rise")).notes.items).toEqual([
    {
      id: aboutCook,
      about: { id: cook.employeeId, name: "Thabo Mokoena" },
      excerpt: "Promised a rise in March, in writing",
    },
  ]);
  await tenant.inTenant((tx) => saveRecordWords(tx, { kind: "note", id: aboutCook }, {}));
  expect(await notesFound(head)).toEqual([]);
});

test("documents are found by super administrators and their employee", async () => {
  const tenant = await newTenant();
  const thabo = await named(tenant, ["Thabo", "Mokoena"]);
  const colleague = await named(tenant, ["Lerato", "Pillay"], { employeeRole: "HR" });
  const id = await tenant.inTenant(async (tx) => {
    const document = await tx
      .insertInto("documents")
      .values({
        tenantId: tx.tenantId,
        employeeId: thabo.employeeId,
        uploadedById: colleague.employeeId,
        documentName: "Contract 2026",
        documentCategory: "Employment",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await saveRecordWords(tx, { kind: "document", id: document.id }, { name: "Contract 2026" });
    return document.id;
  });
  const expected = {
    id,
    documentName: "Contract 2026",
    documentCategory: "Employment",
    about: { id: thabo.employeeId, name: "Thabo Mokoena" },
  };
  for (const as of [tenant.owner, thabo])
    expect((await found(as, "contr 2026")).documents.items).toEqual([expected]);
  expect((await found(colleague, "contr 2026")).documents.items).toEqual([]);
});

test("every search result is of one's own company", async () => {
  const theirs = await newTenant();
  await newDepartment(theirs, "Xylophones");
  const person = await named(theirs, ["Xylo", "Player"]);
  await newNote(theirs, person, "Xylophone lessons");
  const stranger = (await newTenant()).owner;
  const empty = { items: [], hasMore: false };
  expect(await found(stranger, "xylo")).toEqual({
    people: empty,
    positions: empty,
    departments: empty,
    notes: empty,
    documents: empty,
    nearest: [],
  });
  const own = await found(theirs.owner, "xylo");
  expect([own.people, own.departments, own.notes].map(({ items }) => items.length)).toEqual([
    1, 1, 1,
  ]);
});

test("fewer than two letters find nothing, and no character is a wildcard", async () => {
  const tenant = await newTenant();
  await named(tenant, ["Thabo", "Mokoena"]);
  for (const query of ["", "t", "%", "%%", "__", "t%", "*", "' or 1=1", "tha_o", "\\", "🙂🙂"])
    expect(await peopleFound(tenant.owner, query)).toEqual([]);
  expect(await peopleFound(tenant.owner, "%thabo%")).toEqual(["Thabo Mokoena"]);
  expect(await peopleFound(tenant.owner, "t h a b o m")).toEqual([]);
  const refused = async (query: string) =>
    (await call(tenant.owner, api.search.find, { query: { query } })).body.fields;
  expect(await refused("a\0b")).toHaveProperty("query");
  expect(await refused("x".repeat(101))).toEqual({ query: "At most 100 characters" });
});

test("words are looked up by the index despite row security", async () => {
  const tenant = await newTenant();
  const owner = new pg.Client(inject("ownerUrl"));
  await owner.connect();
  await owner.query(
    `insert into search_words (tenant_id, kind, word, record_id, part, label)
     select $1, 'person', md5(id::text), id, 'name', md5(id::text) from generate_series(1, 20000) as id`,
    [tenant.tenantId],
  );
  await owner.query("analyze search_words");
  await owner.end();
  const plan = await tenant.inTenant(async (tx) => {
    const best = bestOf(tx, { words: ["ab", "cd"], limit: 5 }, { kind: "person" });
    const lines = await tx.selectFrom(best).selectAll().explain();
    return lines.flatMap((line) => Object.values(line)).join("\n");
  });
  expect(plan).toMatch(/Index Cond: .*word >= .*word < /);
  expect(plan).not.toMatch(/Seq Scan/);
});
