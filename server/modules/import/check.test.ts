import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import {
  choicesOf,
  draftOf,
  drivers,
  headings,
  importCompany,
  rowsOf,
  runAll,
  start,
  uploadPeople,
} from "#server/test/import.ts";
import { call, newTenant } from "#server/test/world.ts";

const { check: checkImport, discard: discardImport, list: listImports } = api.import;

test("a file is checked, without additions before the import is started", async () => {
  const { owner, vacancy, people } = await importCompany();
  await vacancy("Driver");
  const { status, body } = await uploadPeople(owner, drivers("Nkuna", "Louw"));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: "draft",
    fileName: "people.csv",
    encoding: "UTF-8",
    separator: ",",
    rowCount: 2,
    badCount: 1,
    by: { id: owner.employeeId },
  });
  expect(body.columns[5]).toEqual({
    header: "Hire Date",
    field: "startDate",
    dateOrder: "dayFirst",
    isOrderCertain: true,
    examples: ["2026-03-02", "2026-03-02"],
  });
  const [first, second] = await rowsOf(owner, body.id);
  expect(first).toMatchObject({ row: 2, faults: [], createsPosition: false });
  expect(second).toMatchObject({
    row: 3,
    faults: [{ field: "positionTitle", message: "No position Driver is vacant in Logistics" }],
  });
  expect(await people()).toEqual([]);
});

test("each fault names its row, its column and what is wrong", async () => {
  const tenant = await importCompany();
  const { owner, domain } = tenant;
  const { body: added } = await uploadPeople(owner, drivers("Taken"));
  await call(owner, checkImport, {
    params: { id: added.id },
    body: { columns: choicesOf(added), createsMissing: true },
  });
  await start(owner, added.id);
  await runAll(tenant, added.id);

  const rows: [cells: string, field: string, message: string][] = [
    [",Ones,a1,Driver,Logistics,2026-03-02,,,", "name", "First name is required"],
    ["Ann,,a2,Driver,Logistics,2026-03-02,,,", "surname", "Last name is required"],
    ["Ann,B,,Driver,Logistics,2026-03-02,,,", "email", "Email is required"],
    [
      "Ann,B,a b,Driver,Logistics,2026-03-02,,,",
      "email",
      "Please enter a valid email address. It cannot contain a space",
    ],
    [
      "Ann,B,a@elsewhere.co.za,Driver,Logistics,2026-03-02,,,",
      "email",
      `The e-mail has to end in @${domain}`,
    ],
    ["Ann,B,ann.taken,Driver,Logistics,2026-03-02,,,", "email", "Email already exists"],
    ["Ann,B,a3,,Logistics,2026-03-02,,,", "positionTitle", "Position is required"],
    ["Ann,B,a4,Driver,,2026-03-02,,,", "departmentName", "Department is required"],
    [
      "Ann,B,a5,Driver,Logistics,31/02/2026,,,",
      "startDate",
      "Please write a day of the calendar, such as 2026-03-31",
    ],
    ["Ann,B,a6,Driver,Logistics,,,,", "startDate", "Hire date is required"],
    ["Ann,B,a7,Driver,Logistics,2026-03-02,12,,", "idNumber", "Please enter a valid ID number"],
    ["Ann,B,a8,Driver,Logistics,2026-03-02,,12,", "taxNumber", "Tax number is too short"],
    [
      "Ann,B,a9,Driver,Logistics,2026-03-02,,,2999-01-01",
      "dateOfBirth",
      "Date of birth cannot be in the future",
    ],
    [`${"A".repeat(201)},B,a10,Driver,Logistics,2026-03-02,,,`, "name", "At most 200 characters"],
    ["Ann,B,same,Driver,Logistics,2026-03-02,,,", "", ""],
    ["Ann,B,SAME,Driver,Logistics,2026-03-02,,,", "email", "Row 16 has the same e-mail"],
  ];
  const file = [`${headings},ID Number,Tax Number,Date of Birth`, ...rows.map(([cells]) => cells)];
  const draft = await draftOf(tenant, file.join("\n"));
  const found = (await rowsOf(owner, draft.id)).map(({ row, faults }) => [
    row,
    faults.map(({ field, message }) => ({ field, message })),
  ]);
  const expected = rows.map(([, field, message], index) => [
    index + 2,
    field ? [{ field, message }] : [],
  ]);
  expect(found).toEqual(expected);
  expect(draft.badCount).toBe(rows.length - 1);
});

test("changing a column's field or order of days checks all rows again", async () => {
  const tenant = await importCompany();
  const { owner } = tenant;
  const file = "A,B,C,D,E,F\nAnn,One,one,Driver,Logistics,03/04/2026\n";
  const { body } = await uploadPeople(owner, file);
  expect(body.badCount).toBe(1);
  const [row] = await rowsOf(owner, body.id);
  expect(row?.faults[0]).toMatchObject({ field: "name", message: "No column is the First Name" });
  const fields = [
    "name",
    "surname",
    "email",
    "positionTitle",
    "departmentName",
    "startDate",
  ] as const;
  const choose = (dateOrder: "dayFirst" | "monthFirst" | null) =>
    call(owner, checkImport, {
      params: { id: body.id },
      body: {
        columns: fields.map((field) => ({
          field,
          dateOrder: field === "startDate" ? dateOrder : null,
        })),
        createsMissing: true,
      },
    });
  const days: [string, unknown][] = [];
  for (const order of [null, "dayFirst", "monthFirst"] as const) {
    const { body: checked } = await choose(order);
    expect([checked.badCount, checked.columns[5]?.isOrderCertain]).toEqual([0, false]);
    const [only] = await rowsOf(owner, body.id);
    days.push([checked.columns[5]?.dateOrder ?? "", only?.values.startDate]);
  }
  expect(days).toEqual([
    ["dayFirst", "2026-04-03"],
    ["dayFirst", "2026-04-03"],
    ["monthFirst", "2026-03-04"],
  ]);
});

test("columns that are chosen twice, or not for each column, are refused", async () => {
  const { owner } = await importCompany();
  const { body } = await uploadPeople(owner, drivers("Nkuna"));
  const column = { field: "name" as const, dateOrder: null };
  for (const columns of [[column], [column, column, column, column, column, column]]) {
    const answer = await call(owner, checkImport, {
      params: { id: body.id },
      body: { columns, createsMissing: false },
    });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ["columns"]]);
  }
});

test.each([
  ["an empty file", "", "The file is empty"],
  ["a file of blank lines", "\n\n", "The file is empty"],
  ["headings alone", `${headings}\n`, "There are no people below the headings"],
  ["an open quotation mark", `${headings}\n"Ann,B`, "A quotation mark in row 2 is never closed"],
  ["a picture", "\x89PNG\r\n\x1a\n\0\0", "This is not a text file. Please choose a CSV file"],
  ["a workbook", "PK\x03\x04", /^This is a workbook/],
  [
    "10,001 people",
    `${headings}\n${"Ann,B,c,D,E,F\n".repeat(10_001)}`,
    "At most 10,000 people can be imported at once, and this file has 10,001",
  ],
  ["101 columns", `${Array(101).fill("A").join()}\n1`, "At most 100 columns can be read"],
  ["more than 5 MB", "x".repeat(5 * 1024 * 1024 + 1), "File size should be less than 5MB"],
])("%s is refused, and the refusal says why", async (_, content, problem) => {
  const { owner } = await newTenant();
  const { body } = await uploadPeople(owner, Buffer.from(content, "latin1"));
  expect(["invalid_request", "payload_too_large"]).toContain(body.code);
  expect(body.fields?.File).toEqual(
    typeof problem === "string" ? problem : expect.stringMatching(problem),
  );
});

test("drafts belong to their author, started imports to all super administrators", async () => {
  const tenant = await importCompany();
  const { owner } = tenant;
  const other = await tenant.newEmployee({ employeeRole: "Executive" });
  const stranger = (await newTenant()).owner;
  const earlier = await draftOf(tenant, drivers("Zero"));
  const draft = await draftOf(tenant, drivers("One"));
  const params = { id: draft.id };
  const look = (as: typeof owner) => call(as, api.import.get, { params });
  expect((await call(owner, api.import.get, { params: { id: earlier.id } })).status).toBe(404);
  expect([(await look(owner)).status, (await look(other)).status]).toEqual([200, 404]);
  expect((await call(other, listImports, {})).body).toEqual([]);
  await start(owner, draft.id);
  expect([(await look(other)).status, (await look(stranger)).status]).toEqual([200, 404]);
  expect((await call(other, listImports, {})).body).toMatchObject([
    { id: draft.id, state: "running" },
  ]);
  const staff = await tenant.newEmployee({ employeeRole: "HR" });
  expect((await look(staff)).status).toBe(403);
  expect((await uploadPeople(staff, drivers("Two"))).status).toBe(403);
});

test("a discarded draft is gone with its rows", async () => {
  const tenant = await importCompany();
  const draft = await draftOf(tenant, drivers("One"));
  const params = { id: draft.id };
  expect((await call(tenant.owner, discardImport, { params })).status).toBe(200);
  const left = await tenant.inTenant((tx) =>
    tx.selectFrom("importCells").where("tenantId", "=", tx.tenantId).select("row").execute(),
  );
  expect(left).toEqual([]);
});

test("the year 1 in a column of days means none (AMB-016)", async () => {
  const tenant = await importCompany();
  const file = [
    "First Name,Last Name,Email,Position,Department,Hire Date,Date of Birth",
    "Thandi,Nkuna,thandi,Driver,Logistics,2026-03-02,0001-01-01",
    "Sipho,Louw,sipho,Driver,Logistics,0001-01-01 00:00:00,1990-04-12",
  ].join("\n");
  const { id } = await draftOf(tenant, file);
  const [thandi, sipho] = await rowsOf(tenant.owner, id);
  expect([thandi?.values.dateOfBirth, thandi?.faults]).toEqual(["", []]);
  expect(sipho?.faults).toMatchObject([{ field: "startDate", message: "Hire date is required" }]);
});
