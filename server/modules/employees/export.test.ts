import Papa from "papaparse";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { today } from "#server/test/today.ts";
import { app, call, newTenant, type Person, type TestTenant } from "#server/test/world.ts";

const { exportList, update } = api.employees;

const download = (as: Person | null, query = "") =>
  app.inject({
    method: "GET",
    url: `/prod${exportList.path}${query}`,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });

async function rowsOf(as: Person, query = "") {
  const { body } = await download(as, query);
  return Papa.parse<Record<string, string>>(body.replace("\ufeff", ""), {
    header: true,
    skipEmptyLines: true,
  }).data;
}

const surnames = async (as: Person, query = "") =>
  (await rowsOf(as, query)).map((row) => row["Last Name"]);

test("super administrators download the users as CSV in UTF-8 for spreadsheets", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  const sales = await newDepartment("Sales");
  const { email } = await newEmployee({
    name: "Zoë",
    departmentId: sales,
    startDate: "2026-03-02",
  });
  const { statusCode, headers, body } = await download(owner, "?excludeSelf=true");
  expect([statusCode, headers]).toEqual([
    200,
    expect.objectContaining({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": expect.stringMatching(/^attachment; filename="users-[\d-]{10}\.csv"/),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    }),
  ]);
  expect(body).toBe(
    "\ufeffEmployee Number,First Name,Last Name,Email,Position,Department,Employee Role,Employee Status,Active,Employment Status,Hire Date,Termination Date,Led By\r\n" +
      `,Zoë,Mokoena,${email},Clerk,Sales,Employee,Approved,Yes,Full Time,2026-03-02,,\r\n`,
  );
});

test("the file has exactly the rows of the search and filters", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  await newEmployee({ surname: "Botha", employeeRole: "HR", isActive: false });
  await newEmployee({ surname: "Dlamini", departmentId: await newDepartment("Sales") });
  expect(await surnames(owner)).toEqual(["Botha", "Dlamini", "Khumalo"]);
  expect(await surnames(owner, "?excludeSelf=true")).toEqual(["Botha", "Dlamini"]);
  expect(await surnames(owner, "?role=HR")).toEqual(["Botha"]);
  expect(await surnames(owner, "?isActive=true&search=sales")).toEqual(["Dlamini"]);
  expect(await surnames(owner, "?search=nobody")).toEqual([]);
  expect((await download(owner, "?page=2")).json().fields).toEqual({
    page: "This is not known here",
  });
});

test.each(["=1+1", "+27", "-2+3", "@SUM(A1)"])(
  "a name that looks like a formula, such as %j, stays text",
  async (name) => {
    const { owner, newEmployee } = await newTenant();
    await newEmployee({ name, surname: 'Du "Toit", Jr' });
    const [row] = await rowsOf(owner, "?excludeSelf=true");
    expect([row?.["First Name"], row?.["Last Name"]]).toEqual([`'${name}`, 'Du "Toit", Jr']);
  },
);

test("the file omits ID and tax numbers, addresses, phones and birthdays", async () => {
  const { owner } = await newTenant();
  const body = {
    idNumber: "8001015009087",
    taxNumber: "7654321",
    dateOfBirth: "1980-01-01",
    homeAddress: "1 Long Street",
    phone: "+27821112233",
  };
  await call(owner, update, { params: { id: owner.employeeId }, body });
  const file = (await download(owner)).body;
  expect(file).toContain("Khumalo");
  for (const secret of Object.values(body)) expect(file).not.toContain(secret);
});

const addMany = ({ inTenant, domain }: TestTenant, count: number) =>
  inTenant((tx) =>
    insertEmployees(
      tx,
      Array.from({ length: count }, (_, index) => ({
        name: "Ann",
        // Equal names, so that only the id tells them apart.
        surname: index < count / 2 ? "Dube" : `Nkosi ${index}`,
        email: `ann.${index}@${domain}`,
      })),
    ),
  );

test("a file of several parts has each of the company's rows once", async () => {
  const tenant = await newTenant();
  await addMany(tenant, 2_500);
  await addMany(await newTenant(), 10);
  const rows = await rowsOf(tenant.owner);
  expect(rows).toHaveLength(2_501);
  expect(new Set(rows.map(({ Email }) => Email)).size).toBe(2_501);
  const names = rows.map((row) => String(row["Last Name"]).toLowerCase());
  expect(names).toEqual(names.toSorted());
});

test("a list of exactly one part ends there", async () => {
  const tenant = await newTenant();
  await addMany(tenant, 999);
  expect(await rowsOf(tenant.owner)).toHaveLength(1_000);
});

test("only super administrators download the file", async () => {
  const { newEmployee } = await newTenant();
  const executive = await newEmployee({ employeeRole: "Executive" });
  const pending = await newEmployee({ employeeRole: "Executive", employeeStatus: "pending" });
  const statuses = [null, await newEmployee({ employeeRole: "HR" }), pending, executive].map(
    async (as) => (await download(as)).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([401, 403, 403, 200]);
});

test("the file names each employee's manager of today by e-mail", async () => {
  const { owner, newEmployee, newDepartment, insertHeadship } = await newTenant();
  const sales = await newDepartment("Sales");
  const head = await newEmployee({ surname: "Head", departmentId: sales });
  await insertHeadship(sales, head);
  const mentor = await newEmployee({ surname: "Mentor" });
  await newEmployee({ surname: "Anders", departmentId: sales });
  const { employeeId } = await newEmployee({ surname: "Botha", departmentId: sales });
  const people = [{ employeeId, leads: "manager" as const, managerId: mentor.employeeId }];
  const body = { people, from: today, reason: "Learns the trade" };
  expect((await call(owner, api.continuity.setLines, { body })).status).toBe(200);
  const rows = await rowsOf(owner);
  expect(Object.fromEntries(rows.map((row) => [row["Last Name"], row["Led By"]]))).toMatchObject({
    Anders: head.email,
    Botha: mentor.email,
    Head: "",
  });
});
