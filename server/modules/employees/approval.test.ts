import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { signedUpOwner } from "#server/test/signed-up-owner.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const { approveStatus, update, createNextOfKin, currentEmployee, toggleStatus, history } =
  api.employees;

const approve = (as: Person, who: Person) =>
  call(as, approveStatus, { params: { id: who.employeeId } });

const kin = {
  firstNames: "Lerato",
  lastName: "Mokoena",
  phoneNumber: "0215550101",
  relationship: "Sister",
};

const staffProfile = {
  phone: "0215550100",
  idNumber: "8001015009087",
  taxNumber: "1234567",
  employeeNumber: "E-17",
  homeAddress: "1 Long Street",
};

async function completeStaffProfile(staff: Person) {
  await call(staff, update, { params: { id: staff.employeeId }, body: staffProfile });
  await call(staff, createNextOfKin, { body: kin });
}

test("staff approve themselves once the profile is complete, and stay approved [APIEMP-12] [ENT-60]", async () => {
  const { newEmployee } = await newTenant();
  const staff = await newEmployee({ employeeStatus: "pending" });
  await completeStaffProfile(staff);
  const approved = { isActive: true, employeeStatus: "approved", employeeRole: "Employee" };
  for (const attempt of [await approve(staff, staff), await approve(staff, staff)])
    expect([attempt.status, attempt.body]).toEqual([200, approved]);
  expect((await call(staff, currentEmployee, {})).body.employeeStatus).toBe("approved");
  const { body } = await call(staff, history, {
    params: { id: staff.employeeId },
    query: { kind: "approved" },
  });
  expect(body).toHaveLength(1);
});

test("an incomplete profile names everything that the staff wizard still asks for", async () => {
  const { newEmployee } = await newTenant();
  const staff = await newEmployee({ employeeStatus: "pending" });
  const { status, body } = await approve(staff, staff);
  expect([status, body.code]).toEqual([409, "profile_incomplete"]);
  expect(body.fields).toEqual({
    phone: "Phone number is required",
    idNumber: "ID number is required",
    taxNumber: "Tax number is required",
    employeeNumber: "Employee number is required",
    homeAddress: "Home address is required",
    nextOfKinId: "Next of Kin first names are required",
  });
  await completeStaffProfile(staff);
  const body2 = { taxNumber: "  " };
  await call(staff, update, { params: { id: staff.employeeId }, body: body2 });
  expect((await approve(staff, staff)).body.fields).toEqual({
    taxNumber: "Tax number is required",
  });
});

test("a super administrator's wizard asks for the company and the position as well", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  const executive = await newEmployee({
    employeeRole: "Executive",
    employeeStatus: "pending",
    departmentId: await newDepartment("Executive Department"),
  });
  const { body } = await approve(executive, executive);
  expect(Object.keys(body.fields ?? {}).sort()).toEqual([
    "companyPhone",
    "employeeNumber",
    "idNumber",
    "nextOfKinId",
    "officeAddress",
  ]);
  await call(owner, api.tenant.updateTenant, {
    body: { companyPhone: "0215550100", officeAddress: "1 Long Street" },
  });
  const { idNumber, employeeNumber } = staffProfile;
  await call(executive, update, {
    params: { id: executive.employeeId },
    body: { idNumber, employeeNumber },
  });
  await call(executive, createNextOfKin, { body: kin });
  expect((await approve(executive, executive)).status).toBe(200);
});

test("an owner, who would be locked out, is not approved before the company is registered", async () => {
  const owner = await signedUpOwner();
  expect((await approve(owner, owner)).body.code).toBe("onboarding_incomplete");
  await call(owner, toggleStatus, {
    params: { id: owner.employeeId },
    query: { activate: "true" },
  });
  expect((await approve(owner, owner)).body.code).toBe("profile_incomplete");
});

test("only super administrators approve others, whether their profiles are complete or not, and even if rejected", async () => {
  const { owner, newEmployee } = await newTenant();
  const pending = await newEmployee({ employeeStatus: "pending" });
  const rejected = await newEmployee({ employeeStatus: "rejected" });
  const manager = await newEmployee({ employeeRole: "Manager" });
  expect((await approve(manager, pending)).status).toBe(403);
  expect((await approve(rejected, rejected)).status).toBe(403);
  expect((await approve(owner, pending)).body.employeeStatus).toBe("approved");
  expect((await approve(owner, rejected)).body.employeeStatus).toBe("approved");
  expect((await approve((await newTenant()).owner, pending)).status).toBe(404);
});

test("approving does not activate (AMB-024)", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee({ employeeStatus: "pending", isActive: false });
  expect((await approve(owner, staff)).body).toEqual({
    isActive: false,
    employeeStatus: "approved",
    employeeRole: "Employee",
  });
});
