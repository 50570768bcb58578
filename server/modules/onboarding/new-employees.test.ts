import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call, newTenant, type TestTenant } from "#server/test/world.ts";

const { addEmployee } = api.onboarding;
const { detailedInfo, history } = api.employees;

async function vacancy({ owner, newDepartment }: TestTenant) {
  const departmentId = await newDepartment("Finance");
  const { body } = await call(owner, api.departments.createPosition, {
    body: { positionTitle: "Accountant", jobDescription: "Counts", departmentId },
  });
  return { departmentId, positionId: body.id };
}

const thandi = (domain: string) => ({
  firstName: "Thandi",
  lastName: "Nkosi",
  email: `Thandi@${domain}`,
  employmentStatus: "Active",
  employeeRole: "Employee" as const,
  hireDate: "2026-03-02",
});

test("an added employee is pending, with position, leave and invitation [APIEMP-17] [ENT-48] (AMB-183)", async () => {
  const tenant = await newTenant();
  const { owner, domain } = tenant;
  const place = await vacancy(tenant);
  const { status, body } = await call(owner, addEmployee, {
    body: { ...thandi(domain), ...place },
  });
  expect(status).toBe(201);

  const added = await call(owner, detailedInfo, { query: { employeeId: body.id } });
  expect(added.body).toMatchObject([
    {
      firstName: "Thandi",
      lastName: "Nkosi",
      email: `thandi@${domain}`,
      isActive: true,
      employeeStatus: "pending",
      employmentStatus: "FullTime",
      employeeRole: "Employee",
      hireDate: "2026-03-02",
      positionTitle: "Accountant",
      ...place,
      leaveAllocated: { annual: 15, study: 5 },
    },
  ]);
  const position = await call(owner, api.departments.getPosition, {
    params: { id: place.positionId },
  });
  expect(position.body).toMatchObject({ employeeId: body.id, dateJoined: "2026-03-02" });
  expect((await tenant.jobs()).map(({ job }) => job)).toEqual(["auth.mailInvitation"]);
});

test("an added employee's story begins on the hire date, with the author", async () => {
  const begun = Date.now();
  const tenant = await newTenant();
  const { hireDate, ...rest } = thandi(tenant.domain);
  const { body } = await call(tenant.owner, addEmployee, {
    body: { ...rest, startDate: "2026-04-01", ...(await vacancy(tenant)) },
  });
  const story = await call(tenant.owner, history, {
    params: { id: body.id },
    query: { kind: "joined" },
  });
  expect(story.body).toMatchObject([
    { day: "2026-04-01", happenedAt: null, by: { id: tenant.owner.employeeId } },
  ]);
  expect(Date.parse(story.body[0]?.recordedAt ?? "")).toBeGreaterThanOrEqual(begun);
});

test("an employee's e-mail must belong to the company's domain", async () => {
  const tenant = await newTenant();
  const { status, body } = await call(tenant.owner, addEmployee, {
    body: { ...thandi("elsewhere.co.za"), ...(await vacancy(tenant)) },
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["email"]]);
});

test("nothing is stored of an employee whose e-mail or position is taken", async () => {
  const tenant = await newTenant();
  const { owner, domain } = tenant;
  const place = await vacancy(tenant);
  const add = (more: object) =>
    call(owner, addEmployee, { body: { ...thandi(domain), ...place, ...more } });
  expect((await add({})).status).toBe(201);
  const sameEmail = await add({});
  expect([sameEmail.status, sameEmail.body.code]).toEqual([409, "email_taken"]);
  expect(sameEmail.body.fields).toEqual({ email: "Email already exists" });
  const samePosition = await add({ email: `other@${domain}` });
  expect([samePosition.status, samePosition.body.code]).toEqual([409, "position_taken"]);
  expect(Object.keys(samePosition.body.fields ?? {})).toEqual(["positionId"]);
  const { body } = await call(owner, detailedInfo, { query: { excludeSelf: "true" } });
  expect(body.map(({ firstName }) => firstName)).toEqual(["Thandi"]);
});

test("all missing fields of a new employee are named at once [UMADD-07] [UMADD-08] [UMADD-14] (AMB-016)", async () => {
  const tenant = await newTenant();
  const { owner, domain } = tenant;
  const nothing = await call(owner, addEmployee, { body: {} as never });
  expect([nothing.status, nothing.body.fields]).toEqual([
    400,
    {
      firstName: "First name is required",
      lastName: "Last name is required",
      email: "Email is required",
      positionId: "Position is required",
      departmentId: "Department is required",
      employmentStatus: "Employment status is required",
      employeeRole: "Employee role is required",
      hireDate: "Hire date is required",
    },
  ]);
  const { hireDate, ...rest } = thandi(domain);
  const place = await vacancy(tenant);
  for (const name of ["hireDate", "startDate"]) {
    const { status, body } = await call(owner, addEmployee, {
      body: { ...rest, ...place, [name]: "0001-01-01" },
    });
    expect([status, body.fields?.[name]]).toEqual([400, "Hire date is required"]);
  }
});

test("staff cannot add employees", async () => {
  const tenant = await newTenant();
  const manager = await tenant.newEmployee({ employeeRole: "Manager" });
  const { status } = await call(manager, addEmployee, {
    body: { ...thandi(tenant.domain), ...(await vacancy(tenant)) },
  });
  expect(status).toBe(403);
});

/** As ten minutes after the sign-in. */
const endConfirmation = ({ owner, inTenant }: TestTenant) =>
  inTenant((tx) =>
    tx
      .updateTable("sessions")
      .set({ confirmedAt: null })
      .where("tenantId", "=", tx.tenantId)
      .where("accountId", "=", owner.accountId)
      .execute(),
  );

test.each(["Executive", "executive", "HR", "Administrator", "Manager"] as const)(
  "adding someone with the role %s needs a confirmation",
  async (employeeRole) => {
    const tenant = await newTenant();
    const body = { ...thandi(tenant.domain), ...(await vacancy(tenant)), employeeRole };
    await endConfirmation(tenant);
    const refused = await call(tenant.owner, addEmployee, { body });
    expect([refused.status, refused.body.code]).toEqual([403, "confirmation_needed"]);
    expect(await tenant.jobs()).toEqual([]);
  },
);

test("adding an Employee needs no confirmation", async () => {
  const tenant = await newTenant();
  const body = { ...thandi(tenant.domain), ...(await vacancy(tenant)) };
  await endConfirmation(tenant);
  expect((await call(tenant.owner, addEmployee, { body })).status).toBe(201);
});
