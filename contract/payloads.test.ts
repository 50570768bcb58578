import { expect, test } from "vitest";
import { type OperationId, operations } from "./index.ts";

function bodyOf(id: OperationId) {
  const body = operations.find(({ module, name }) => `${module}.${name}` === id)?.body;
  if (!body) throw new Error(`${id} takes no body`);
  return body;
}

const tenantId = "6f1f3c4e-6f0e-4b8e-9b1a-2f5d6c7b8a90";
const createdAt = "2026-03-02T08:00:00.000Z";
const email = "thandi@baton.co.za";
const password = "Abcdef1!";
const leave = { leaveType: "AnnualLeave", startDate: "2026-03-02", endDate: "2026-03-06" };
const position = { positionTitle: "Clerk", jobDescription: "Files", departmentId: 3 };
const kin = { firstNames: "Sipho", lastName: "M", phoneNumber: "0821234567", relationship: "Son" };
const event = { eventType: 1, eventName: "Fair", eventDate: "2026-03-02", eventTime: "09:00:00" };
const days = { annualLeave: 15, sickLeave: 30, familyResponsibilityLeave: 3 };
const document = { documentName: "ID Document", filePath: "", documentCategory: "Personal" };
const newcomer = {
  firstName: "Ann",
  lastName: "Dube",
  email,
  positionId: 4,
  departmentId: 3,
  employmentStatus: "Active",
  employeeRole: "Employee",
  hireDate: "2026-03-02",
};

const documented: [OperationId, string, object][] = [
  ["auth.login", "APIAUTH-06", { email, password }],
  ["onboarding.signUp", "APIAUTH-07", { email, password }],
  ["onboarding.signUp", "SIGNUP-11", { email, password, newsletterOptIn: true }],
  ["onboarding.emailExists", "APIAUTH-08", { email, password }],
  ["auth.recoverPassword", "APIAUTH-10", { email }],
  ["auth.resetPassword", "APIAUTH-11", { accessToken: "token", newPassword: password }],
  [
    "tenant.updateTenant",
    "APITEN-02",
    {
      tenantName: "Baton",
      companyEmail: email,
      companyPhone: "",
      industry: "",
      isActive: true,
      taxNumber: "",
      registrationDate: null,
      country: "ZA",
      tenantRegistrationType: "PrivateCompany",
    },
  ],
  ["tenant.updateTenant", "APITEN-04", { tenantName: "Baton", registrationDate: "2020-02-29" }],
  [
    "employees.updateOwnerOnRegistration",
    "APIEMP-03",
    { firstName: "Ann", lastName: "Dube", phoneNumber: "+27 82 123 4567" },
  ],
  [
    "employees.update",
    "APIEMP-06",
    {
      startDate: "2026-03-02",
      nextOfKinId: 5,
      employeeNumber: "E1",
      dateOfBirth: "",
      employmentStatus: 0,
      gender: 3,
    },
  ],
  [
    "employees.update",
    "APIEMP-07",
    { phone: "0821234567", identityNumber: "8001015009087", taxNumber: "1234", homeAddress: "1 A" },
  ],
  [
    "employees.update",
    "APIEMP-08",
    { name: "Ann", surname: "Dube", idNumber: "", positionId: 4, departmentId: 3 },
  ],
  ["employees.update", "APIEMP-09", { name: "Ann", surname: "Dube", email, gender: 1 }],
  [
    "employees.update",
    "APIEMP-10",
    { terminationDate: null, employmentStatus: "Full Time", employeeRole: "Manager" },
  ],
  ["onboarding.addEmployee", "APIEMP-17", newcomer],
  ["employees.createNextOfKin", "APINOK-01", kin],
  ["employees.updateNextOfKin", "APINOK-02", kin],
  [
    "departments.createDepartment",
    "APIDEP-03",
    { departmentName: "Executive Department", description: "", tenantId, createdAt },
  ],
  [
    "departments.createPosition",
    "APIPOS-03",
    { ...position, jobLevel: "Executive", tenantId, createdAt, employeeId: null },
  ],
  ["departments.updatePosition", "APIPOS-04", { ...position, employeeId: 7, tenantId, createdAt }],
  ["leave.checkDates", "APILEAVE-04", { employeeId: 7, ...leave }],
  [
    "leave.createRequest",
    "APILEAVE-05",
    { ...leave, reason: "Rest", contactNumberWhileOnLeave: "", requesterId: 7, tenantId },
  ],
  [
    "leave.updateAllocation",
    "APILEAVE-08",
    { employeeId: 7, ...days, maternityPaternity: 87, studyLeave: 0 },
  ],
  [
    "feedback.sendFeedback",
    "APIFB-04",
    { messageTitle: "Hi", message: "Well done", receiverId: 7 },
  ],
  ["notes.createNote", "APINOTE-02", { aboutEmployeeId: 7, noteDescription: "Met today" }],
  ["notes.updateNote", "APINOTE-03", { description: "Met today" }],
  [
    "calendar.createCalendarEvent",
    "APICAL-04",
    { ...event, tenantId, eventDescription: "", updatedAt: createdAt },
  ],
  ["documents.createRecord", "APIDOC-01", { ...document, uploadedBy: 7 }],
  ["documents.updateRecord", "APIDOC-04", { ...document, filePath: "t/7/Personal/9" }],
];

test.each(documented)("%s accepts the documented payload [%s]", (id, _ledgerId, payload) => {
  expect(bodyOf(id).safeParse(payload).error).toBeUndefined();
});

const refused: [OperationId, string, object][] = [
  ["auth.login", "Email is required", { password }],
  ["auth.login", "Please enter a valid email address", { email: "a@c", password }],
  ["onboarding.signUp", "The password does not meet every rule", { email, password: "abc" }],
  ["auth.resetPassword", "Missing reset token.", { newPassword: password }],
  ["tenant.updateTenant", "Company name is required", { tenantName: " " }],
  ["tenant.updateTenant", "Tax number is too short", { taxNumber: "12" }],
  ["tenant.updateTenant", "Please choose a picture", { logo: "data:image/svg+xml;base64,AA" }],
  ["employees.updateOwnerOnRegistration", "Phone number is required", { firstName: "Ann" }],
  ["employees.update", "Please enter a valid ID number", { idNumber: "12" }],
  ["employees.update", "Please enter a date as YYYY-MM-DD", { dateOfBirth: "2026-02-30" }],
  ["employees.update", "This text contains a character that cannot be stored", { name: "A\0" }],
  ["onboarding.addEmployee", "First name is required", { ...newcomer, firstName: undefined }],
  ["onboarding.addEmployee", "Position is required", { ...newcomer, positionId: null }],
  ["onboarding.addEmployee", "Department is required", { ...newcomer, departmentId: "" }],
  [
    "onboarding.addEmployee",
    "Employment status is required",
    { ...newcomer, employmentStatus: "" },
  ],
  ["onboarding.addEmployee", "Employee role is required", { ...newcomer, employeeRole: "" }],
  ["onboarding.addEmployee", "Hire date is required", { ...newcomer, hireDate: "" }],
  ["employees.createNextOfKin", "Next of Kin first names are required", { ...kin, firstNames: "" }],
  ["departments.createDepartment", "Department name is required", {}],
  ["departments.createPosition", "Department is required", { ...position, departmentId: null }],
  ["leave.checkDates", "Leave type is required", { ...leave, leaveType: "" }],
  ["leave.checkDates", "Start date is required", { ...leave, startDate: "" }],
  ["leave.checkDates", "End date is required", { ...leave, endDate: undefined }],
  ["leave.createRequest", "Reason is required", { ...leave, reason: "  " }],
  [
    "leave.createRequest",
    "End date cannot be before start date",
    { ...leave, endDate: "2026-03-01", reason: "Rest" },
  ],
  ["feedback.sendFeedback", "Recipient is required", { messageTitle: "Hi", message: "You" }],
  ["notes.updateNote", "Please enter a note description.", {}],
  ["calendar.createCalendarEvent", "Please fill in all required fields", { eventName: "Fair" }],
];

test.each(refused)("%s says %j [UMADD-12, UMADD-13]", (id, sentence, payload) => {
  const messages = bodyOf(id)
    .safeParse(payload)
    .error?.issues.map((issue) => issue.message);
  expect(messages).toContain(sentence);
});
