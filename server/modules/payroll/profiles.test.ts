import { expect, test } from "vitest";
import { genericColumns } from "#contract/codes/payroll.ts";
import { api } from "#contract/index.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import type { PayrollFormat, PayrollProfileBody } from "#contract/payroll/profiles.ts";
import { decodedText } from "#server/csv/decoded-text.ts";
import { recordsOf, withSeparator } from "#server/csv/separated-text.ts";
import { addOwnType } from "#server/test/company/own-types.ts";
import { app, call, newTenant, type Person } from "#server/test/world.ts";

const { leave, payroll } = api;
const march = { from: "2027-03-01", to: "2027-03-31" };
const april = { from: "2027-04-01", to: "2027-04-30" };

const documented = (codes: Partial<Record<NewLeaveRequest["leaveType"], string>>) =>
  Object.entries(codes).map(([leaveType, code]) => ({
    leaveType: leaveType as NewLeaveRequest["leaveType"],
    ownTypeId: null,
    code,
  }));

const wages: PayrollProfileBody = {
  name: "Wages",
  columns: [
    { column: "employeeNumber", heading: "Emp No" },
    { column: "lastName", heading: "Surname" },
    { column: "leaveCode", heading: "Code" },
    { column: "days", heading: "Units" },
    { column: "hours", heading: "Hrs" },
    { column: "from", heading: "Start" },
    { column: "kind", heading: "Kind" },
  ],
  typeCodes: documented({ AnnualLeave: "101", SickLeave: "S" }),
  separator: "comma",
  decimal: "point",
  dayStyle: "YYYY-MM-DD",
};

async function newCompany() {
  const tenant = await newTenant();
  const hired = { startDate: "2026-01-05" };
  const ann = await tenant.newEmployee({
    ...hired,
    ...{ name: 'Ann "Annie"', surname: "Adams, Jr", employeeNumber: "E-1" },
  });
  const ben = await tenant.newEmployee({
    ...hired,
    ...{ name: "Ben", surname: "Botha", employeeNumber: "=2" },
  });
  const book = async (as: Person, startDate: string, given: Partial<NewLeaveRequest> = {}) => {
    const range = { startDate, endDate: startDate, reason: "Rest" };
    const body = { employeeId: as.employeeId, leaveType: "AnnualLeave", ...range, ...given };
    const { body: booked } = await call(tenant.owner, leave.book, { body: body as never });
    return booked.id;
  };
  return { tenant, owner: tenant.owner, ann, ben, book };
}

const save = (as: Person, given: Partial<PayrollProfileBody> = {}) =>
  call(as, payroll.saveProfile, { body: { ...wages, ...given } });

async function download(as: Person, profileId: number, { from, to } = march) {
  const response = await app.inject({
    method: "GET",
    url: `/prod${payroll.exportLeave.path}?from=${from}&to=${to}&profileId=${profileId}`,
    headers: { authorization: `Bearer ${as.token}` },
  });
  return { ...response, text: response.rawPayload.toString("utf8") };
}

/** A file's records, as the import reads them. */
const reopened = (file: Buffer) => [...recordsOf(withSeparator(decodedText(file).text))];

const styles: [string, Partial<PayrollFormat>, string, string][] = [
  [
    "with commas and points",
    {},
    '\ufeffEmp No,Surname,Code,Units,Hrs,Start,Kind\r\nE-1,"Adams, Jr",101,1.5,12,2027-03-01,Leave\r\n"\'=2",Botha,S,0.5,4,2027-03-01,Leave\r\n',
    "csv",
  ],
  [
    "with semicolons and decimal commas",
    { separator: "semicolon", decimal: "comma", dayStyle: "DD/MM/YYYY" },
    '\ufeffEmp No;Surname;Code;Units;Hrs;Start;Kind\r\nE-1;Adams, Jr;101;1,5;12;01/03/2027;Leave\r\n"\'=2";Botha;S;0,5;4;01/03/2027;Leave\r\n',
    "csv",
  ],
  [
    "with commas twice",
    { decimal: "comma", dayStyle: "MM/DD/YYYY" },
    '\ufeffEmp No,Surname,Code,Units,Hrs,Start,Kind\r\nE-1,"Adams, Jr",101,"1,5",12,03/01/2027,Leave\r\n"\'=2",Botha,S,"0,5",4,03/01/2027,Leave\r\n',
    "csv",
  ],
  [
    "with tabs",
    { separator: "tab", dayStyle: "YYYYMMDD" },
    '\ufeffEmp No\tSurname\tCode\tUnits\tHrs\tStart\tKind\r\nE-1\tAdams, Jr\t101\t1.5\t12\t20270301\tLeave\r\n"\'=2"\tBotha\tS\t0.5\t4\t20270301\tLeave\r\n',
    "tsv",
  ],
];

test.each(styles)(
  "a profile %s writes its file, which opens again",
  async (_, style, file, ending) => {
    const { owner, ann, ben, book } = await newCompany();
    await book(ann, "2027-03-15");
    await book(ann, "2027-03-16", { endHalf: "morning" });
    await book(ben, "2027-03-17", { leaveType: "SickLeave", endHalf: "morning" });
    const { body: profile } = await save(owner, style);
    const { text, rawPayload, headers } = await download(owner, profile.id);
    expect(text).toBe(file);
    expect(headers["content-disposition"]).toContain(`leave-2027-03-01-2027-03-31.${ending}`);
    const [headings, first] = reopened(rawPayload);
    expect(headings).toEqual(["Emp No", "Surname", "Code", "Units", "Hrs", "Start", "Kind"]);
    expect(first?.slice(0, 3)).toEqual(["E-1", "Adams, Jr", "101"]);
  },
);

test("a correction of a locked period stays a number, even with a comma", async () => {
  const { owner, ann, book } = await newCompany();
  const id = await book(ann, "2027-03-15", { endHalf: "morning" });
  await call(owner, payroll.lockPeriod, { body: march });
  await call(owner, leave.cancel, { params: { id }, body: { reason: "Came to work" } });
  const { body: profile } = await save(owner, { separator: "semicolon", decimal: "comma" });
  const { rawPayload } = await download(owner, profile.id, april);
  expect(reopened(rawPayload)[1]).toEqual([
    ...["E-1", "Adams, Jr", "101", "-0,5", "-4", "2027-03-01", "Correction"],
  ]);
});

test("a type without a code and people without a number are refused by name", async () => {
  const { tenant, owner, ann, book } = await newCompany();
  const zoe = await tenant.newEmployee({
    ...{ name: "Zoe", surname: "Zulu", employeeNumber: "", startDate: "2026-01-05" },
  });
  const { body: own } = await addOwnType(owner, { name: "Sabbatical", needsBalance: false });
  await book(ann, "2027-03-15", { leaveType: "OwnLeave", ownTypeId: own.id });
  await book(ann, "2027-03-16", { leaveType: "UnpaidLeave" });
  await book(zoe, "2027-03-17");
  const { body: profile } = await save(owner);
  const refused = await download(owner, profile.id);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({
    profileId:
      "The profile has no code for Sabbatical, Unpaid Leave. Without an employee number: Zoe Zulu.",
  });
  const { name: _, id: __, lastUsedAt: ___, ...format } = profile;
  const { body: preview } = await call(owner, payroll.previewProfile, {
    body: { format, period: march },
  });
  expect(preview.gaps).toEqual({
    types: ["Sabbatical", "Unpaid Leave"],
    people: [{ id: zoe.employeeId, name: "Zoe Zulu" }],
    peopleCount: 1,
  });
  const typeCodes = [
    ...documented({ AnnualLeave: "101", UnpaidLeave: "U" }),
    { leaveType: "OwnLeave" as const, ownTypeId: own.id, code: "SAB" },
  ];
  await save(owner, { id: profile.id, typeCodes });
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ employeeNumber: "E-9" })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", zoe.employeeId)
      .execute(),
  );
  const { rawPayload } = await download(owner, profile.id);
  expect(reopened(rawPayload).map(([number, , code]) => `${number} ${code}`)).toEqual([
    ...["Emp No Code", "E-1 SAB", "E-1 U", "E-9 101"],
  ]);
});

test("a file without the two columns needs neither codes nor numbers", async () => {
  const { tenant, owner, book } = await newCompany();
  const zoe = await tenant.newEmployee({
    ...{ name: "Zoe", surname: "Zulu", employeeNumber: "", startDate: "2026-01-05" },
  });
  await book(zoe, "2027-03-17");
  const columns = wages.columns.filter(({ column }) => column === "lastName");
  const { body: profile } = await save(owner, { columns, typeCodes: [] });
  expect((await download(owner, profile.id)).text).toBe("\ufeffSurname\r\nZulu\r\n");
});

test("the generic columns write the file without a profile, and a code", async () => {
  const { owner, ann, book } = await newCompany();
  await book(ann, "2027-03-15");
  const { body: profile } = await save(owner, {
    columns: genericColumns.map((one) => ({ ...one })),
    typeCodes: documented({ AnnualLeave: "AnnualLeave" }),
  });
  const plain = await app.inject({
    method: "GET",
    url: `/prod${payroll.exportLeave.path}?from=${march.from}&to=${march.to}`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect((await download(owner, profile.id)).text).toBe(plain.body);
});

test("a preview has the first ten lines of a period", async () => {
  const { tenant, owner, book } = await newCompany();
  for (let n = 10; n < 21; n++) {
    const person = await tenant.newEmployee({
      ...{ name: "Cook", surname: `Number ${n}`, employeeNumber: `N${n}` },
      startDate: "2026-01-05",
    });
    await book(person, "2027-03-15");
  }
  const { name: _, ...format } = wages;
  const { body } = await call(owner, payroll.previewProfile, { body: { format, period: march } });
  expect(body.headings).toEqual(wages.columns.map(({ heading }) => heading));
  expect(body.lines).toHaveLength(10);
  expect(body.lines[0]).toEqual(["N10", "Number 10", "101", "1", "8", "2027-03-01", "Leave"]);
  expect(body).toMatchObject({ hasMore: true, gaps: { types: [], peopleCount: 0 } });
});

test("a profile is added, changed and removed, and its download recorded", async () => {
  const { owner } = await newCompany();
  const { body: added } = await save(owner);
  expect(added).toEqual({ ...wages, id: added.id, lastUsedAt: null });
  await save(owner, { id: added.id, name: "WAGES", decimal: "comma" });
  expect((await call(owner, payroll.listProfiles, {})).body).toEqual({
    profiles: [{ ...added, name: "WAGES", decimal: "comma" }],
    maxProfiles: 20,
  });
  expect((await save(owner, { name: "wages" })).body).toMatchObject({
    fields: { name: "Another profile has this name" },
  });
  await download(owner, added.id);
  const [used] = (await call(owner, payroll.listProfiles, {})).body.profiles;
  expect(used?.lastUsedAt).not.toBeNull();
  const query = { from: "2020-01-01", to: "2199-12-31" };
  const { body: log } = await call(owner, api.audit.listAudit, {
    query: { ...query, pageSize: 10 } as never,
  });
  expect(JSON.stringify(log)).toContain("payroll_downloaded");
  expect((await call(owner, payroll.removeProfile, { params: { id: added.id } })).status).toBe(200);
  expect((await download(owner, added.id)).statusCode).toBe(404);
  expect((await save(owner, { id: added.id })).status).toBe(404);
});

test("a company has at most twenty profiles", async () => {
  const { owner } = await newTenant();
  for (let n = 1; n <= 20; n++) expect((await save(owner, { name: `P ${n}` })).status).toBe(200);
  expect((await save(owner, { name: "P 21" })).body).toMatchObject({ code: "too_many_profiles" });
});

test.each<[string, object, object]>([
  ["without columns", { columns: [] }, { columns: "Please choose a column" }],
  [
    "with a column twice",
    { columns: [wages.columns[0], wages.columns[0]] },
    { columns: "Each column only once" },
  ],
  [
    "with a blank heading",
    { columns: [{ column: "days", heading: " " }] },
    { "columns.0.heading": "Please enter a heading" },
  ],
  [
    "with two codes of a type",
    { typeCodes: [...documented({ SickLeave: "1" }), ...documented({ SickLeave: "2" })] },
    { typeCodes: "Each type only once" },
  ],
  ["without a name", { name: "" }, { name: "Please enter a name" }],
])("a profile %s is refused at its field", async (_, given, fields) => {
  const { owner } = await newTenant();
  expect((await save(owner, given)).body).toMatchObject({ fields });
});

test("profiles are for super administrators of their company", async () => {
  const { owner, ann } = await newCompany();
  const { body: profile } = await save(owner);
  const { owner: stranger } = await newTenant();
  expect((await save(ann)).status).toBe(403);
  expect((await call(ann, payroll.listProfiles, {})).status).toBe(403);
  expect((await download(ann, profile.id)).statusCode).toBe(403);
  expect((await download(stranger, profile.id)).statusCode).toBe(404);
  expect((await call(stranger, payroll.listProfiles, {})).body.profiles).toEqual([]);
});
