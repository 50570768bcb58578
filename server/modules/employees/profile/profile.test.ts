import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call, newTenant } from "#server/test/world.ts";

const { currentEmployee, fullProfile } = api.employees;

test("signed-in employees read their full record and account state [APIEMP-01] [ENT-01] [ENT-02]", async () => {
  const { tenantId, newEmployee, newDepartment } = await newTenant();
  const departmentId = await newDepartment("Sales");
  const staff = await newEmployee({ departmentId });
  const { status, body } = await call(staff, currentEmployee, {});
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: staff.employeeId,
    email: staff.email,
    authId: staff.accountId,
    tenantId,
    name: "Thabo",
    surname: "Mokoena",
    employeeRole: "Employee",
    isActive: true,
    employeeStatus: "approved",
    departmentId,
    position: "Clerk",
    idNumber: "",
    identityNumber: "",
    employmentStatus: "FullTime",
    gender: null,
    dateOfBirth: null,
    startDate: null,
    nextOfKinId: null,
    preferences: { theme: null, color: null, rowsPerPage: {} },
  });
});

test("the record names the company's time zone, also after a change", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  const zone = async () => (await call(staff, currentEmployee, {})).body.timeZone;
  expect(await zone()).toBe("Africa/Johannesburg");
  await call(owner, api.tenant.updateTenant, { body: { timeZone: "Pacific/Auckland" } });
  expect(await zone()).toBe("Pacific/Auckland");
});

test("super administrators with colleagues and heads with people may review leave", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  const reviews = async (person: typeof owner) =>
    (await call(person, currentEmployee, {})).body.can.reviewLeave;
  expect(await reviews(owner)).toBe(false);
  const head = await newEmployee({ employeeRole: "Manager" });
  expect(await reviews(owner)).toBe(true);
  const departmentId = await newDepartment("Sales", head.employeeId);
  expect(await reviews(head)).toBe(false);
  const staff = await newEmployee({ departmentId });
  expect([await reviews(head), await reviews(staff)]).toEqual([true, false]);
});

test("the profile combines personal data, employment, next of kin and company [APIEMP-02] [ENT-30] [ENT-31] [ENT-33] [GUARD-23]", async () => {
  const { newEmployee, newDepartment, domain } = await newTenant();
  const staff = await newEmployee({ departmentId: await newDepartment("Sales") });
  const { body } = await call(staff, fullProfile, {});
  expect(body).toMatchObject({
    personalData: {
      name: "Thabo Mokoena",
      firstName: "Thabo",
      lastName: "Mokoena",
      email: staff.email,
    },
    employmentData: {
      employeeId: staff.employeeId,
      employeeRole: "Employee",
      employmentStatus: "FullTime",
      employeeStatus: "approved",
      hireDate: null,
      positionTitle: "Clerk",
      jobLevel: "Entry",
      department: "Sales",
    },
    nextOfKinData: null,
    companyData: { tenantName: "Protea Foods", companyEmail: `info@${domain}`, country: "ZA" },
  });
});
