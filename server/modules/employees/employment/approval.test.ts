import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { signedUpOwner } from "#server/test/signed-up-owner.ts";
import { call, mailsOf, newTenant, type Person } from "#server/test/world.ts";

const {
  approveStatus,
  rejectStatus,
  detailedInfo,
  update,
  createNextOfKin,
  currentEmployee,
  toggleStatus,
  history,
} = api.employees;

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

test("a super administrator's wizard also asks for company and position", async () => {
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

test("an owner's approval requires a registered company", async () => {
  const owner = await signedUpOwner();
  expect((await approve(owner, owner)).body.code).toBe("onboarding_incomplete");
  await call(owner, toggleStatus, {
    params: { id: owner.employeeId },
    query: { activate: "true" },
  });
  expect((await approve(owner, owner)).body.code).toBe("profile_incomplete");
});

test("only super administrators approve others, whatever their profiles' state", async () => {
  const { owner, newEmployee } = await newTenant();
  const pending = await newEmployee({ employeeStatus: "pending" });
  const rejected = await newEmployee({ employeeStatus: "rejected" });
  const manager = await newEmployee({ employeeRole: "Manager" });
  expect((await approve(manager, pending)).status).toBe(403);
  expect((await approve(rejected, pending)).status).toBe(403);
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

const reject = (as: Person, who: Person, reason = "The ID number has a typo.") =>
  call(as, rejectStatus, { params: { id: who.employeeId }, body: { reason } });

test("an employee reads the reason for rejection, corrects and submits again (AMB-211)", async () => {
  const { owner, newEmployee, storyOf, tenantId } = await newTenant();
  const staff = await newEmployee({ employeeStatus: "pending" });
  await completeStaffProfile(staff);
  await approve(staff, staff);
  const reason = "The ID number has a typo.";
  const rejected = { isActive: true, employeeStatus: "rejected", employeeRole: "Employee" };
  for (const again of [reason, "Another reason"])
    expect((await reject(owner, staff, again)).body).toEqual(rejected);

  const refused = await call(staff, api.employees.all, { query: {} });
  expect(refused.body.code).toBe("onboarding_incomplete");
  expect((await call(staff, currentEmployee, {})).body.rejectionReason).toBe(reason);
  const [notice] = (await call(staff, api.notifications.list, { query: {} })).body;
  expect(notice).toMatchObject({
    kind: "profileToComplete",
    details: { reason },
    by: { id: owner.employeeId },
  });
  const [mail] = (await mailsOf(tenantId)).filter(({ to }) => to === staff.email);
  expect(mail?.subject).toBe("Please correct your profile");
  expect(JSON.stringify(mail)).not.toContain(reason);

  await call(staff, update, {
    params: { id: staff.employeeId },
    body: { idNumber: "8001015009088" },
  });
  expect((await approve(staff, staff)).body.employeeStatus).toBe("approved");
  expect((await call(staff, currentEmployee, {})).body.rejectionReason).toBeNull();
  const told = (await storyOf(staff)).filter(({ kind }) =>
    ["approved", "profile_rejected"].includes(kind),
  );
  expect(told.map(({ kind }) => kind)).toEqual(["approved", "profile_rejected", "approved"]);
  const read = await call(owner, history, {
    params: { id: staff.employeeId },
    query: { kind: "profile_rejected" },
  });
  expect(read.body).toMatchObject([
    { reason: { by: "person", text: reason }, by: { id: owner.employeeId } },
  ]);
  const unread = await call(staff, api.notifications.list, { query: { unread: "true" } });
  expect(unread.body).toEqual([]);
});

test("a rejection requires a reason and a completed profile", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee({ employeeStatus: "pending" });
  expect((await reject(owner, staff)).body.code).toBe("profile_incomplete");
  await completeStaffProfile(staff);
  const blank = await reject(owner, staff, "  ");
  expect([blank.status, blank.body.fields]).toEqual([400, { reason: "Reason is required" }]);
  expect((await reject(owner, staff)).status).toBe(200);
  const { body } = await call(owner, detailedInfo, { query: { employeeId: staff.employeeId } });
  expect(body[0]?.rejectionReason).toBe("The ID number has a typo.");
});

test("only the company's super administrators reject profiles, and only others'", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  const head = await newEmployee({ employeeRole: "Manager" });
  const departmentId = await newDepartment("Sales", head.employeeId);
  const staff = await newEmployee({ employeeStatus: "pending", departmentId });
  await completeStaffProfile(staff);
  expect((await reject(head, staff)).status).toBe(403);
  expect((await reject(owner, owner)).status).toBe(403);
  expect((await reject((await newTenant()).owner, staff)).status).toBe(404);
  expect((await reject(owner, staff)).status).toBe(200);
  const kindsReadBy = async (reader: Person) =>
    (await call(reader, history, { params: { id: staff.employeeId }, query: {} })).body.map(
      ({ kind }) => kind,
    );
  expect(await kindsReadBy(owner)).toContain("profile_rejected");
  expect(await kindsReadBy(head)).not.toContain("profile_rejected");
});
