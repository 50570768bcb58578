import { expect, test } from "vitest";
import type { CurrentEmployee } from "#contract/employees/employee-fields.ts";
import type { Tenant } from "#contract/tenant.ts";
import { firstOpenStep } from "../wizard/rules.ts";
import { countryOptions } from "./company-details-step.tsx";
import { employmentOptions } from "./owner-details-step.tsx";
import { namesOf, type OwnerValues, ownerSteps } from "./owner-form.ts";
import { ownerValuesOf } from "./owner-profile.ts";
import { employeePayload, tenantPayload } from "./owner-profile-submission.ts";
import { otherRolesSteps, text } from "./text.ts";

const tenant: Tenant = {
  id: "0f9a4a2e-6f0f-4a3f-8a39-94b1a7a4d001",
  tenantName: "Protea Foods",
  companyEmail: "info@protea.co.za",
  domainName: "protea.co.za",
  companyPhone: "",
  tenantRegistrationType: "NonProfitOrganisation",
  country: "ZA",
  taxNumber: "9012345678",
  registrationDate: null,
  officeAddress: "",
  industry: "Fisheries",
  teamSize: "",
  isActive: true,
  createdAt: "2026-03-02T08:00:00.000Z",
  confirmedAt: "2026-03-02T08:10:00.000Z",
  accentColor: null,
  logo: null,
  timeZone: "Africa/Johannesburg",
  mailSenderName: "",
  replyToEmail: "",
  yearStart: "01-01",
  holidayRegion: null,
  workMinutes: [480, 480, 480, 480, 480, 0, 0],
  probationMonths: 0,
  offersStudyLeave: false,
  offersTimeInLieu: false,
  inLieuMonths: null,
  handoverDays: { written: 11, commented: 6, confirmed: 1 },
};
const employee: CurrentEmployee = {
  id: 7,
  email: "owner@protea.co.za",
  authId: "0f9a4a2e-6f0f-4a3f-8a39-94b1a7a4d002",
  createdAt: "2026-03-02T08:00:00.000Z",
  name: "Naledi",
  surname: "van der Merwe",
  positionId: 5,
  departmentId: 4,
  idNumber: "",
  phone: "+27821234567",
  taxNumber: "",
  tenantId: tenant.id,
  startDate: null,
  employeeNumber: "",
  dateOfBirth: null,
  employmentStatus: "PartTime",
  gender: null,
  identityNumber: "",
  position: "Managing Director",
  homeAddress: "",
  rejectionReason: null,
  nextOfKinId: null,
  preferences: { theme: null, color: null, rowsPerPage: {} },
  timeZone: "Africa/Johannesburg",
  can: { reviewLeave: false, leadPeople: false },
  missingFactor: null,
  isActive: true,
  employeeStatus: "pending",
  employeeRole: "Executive",
};
const profile = {
  ...{ tenant, employee, positionTitle: "Managing Director", nextOfKin: null },
  documents: [],
};
const complete: OwnerValues = {
  ...ownerValuesOf(profile),
  companyPhone: "+27 21 555 0100",
  officeAddress: "1 Kloof Street",
  idNumber: "800101 5009087",
  employeeNumber: "E-1",
  gender: "Prefer not to say",
  firstName: "Sipho",
  lastName: "Khumalo",
  relationship: "Spouse",
  contactNumber: "+27831234567",
};

test("the form starts from the stored company and person [OWNWIZ-18, OWNWIZ-21]", () => {
  expect(ownerValuesOf(profile)).toMatchObject({
    companyName: "Protea Foods",
    registrationType: "NPO",
    country: "South Africa",
    createdAt: "Mar 2, 2026",
    industry: "Other",
    customIndustry: "Fisheries",
    fullName: "Naledi van der Merwe",
    position: "Managing Director",
    role: "Executive",
    colorOption: "blue",
  });
});

test.each<[keyof OwnerValues, string, number, string]>([
  ["companyName", "", 0, "OWNWIZ-13"],
  ["companyEmail", "info", 0, "OWNWIZ-14"],
  ["companyPhone", " ", 0, "OWNWIZ-15"],
  ["officeAddress", "", 0, "OWNWIZ-16"],
  ["customIndustry", "", 0, "OWNWIZ-17"],
  ["fullName", "", 1, "OWNWIZ-24"],
  ["idNumber", "", 1, "OWNWIZ-26"],
  ["position", "", 1, "OWNWIZ-27"],
  ["employeeNumber", "", 1, "OWNWIZ-28"],
  ["contactNumber", "", 1, "OWNWIZ-32"],
  ["taxNumber", "", 5, "OWNWIZ-37"],
])("with %s %j the first open step is %i [%s]", (field, value, step) => {
  expect(firstOpenStep(ownerSteps, { ...complete, [field]: value })).toBe(step);
});

test("the company is sent with its stored details and the new answers", () => {
  const values = { ...complete, teamSize: "15-49", customIndustry: " Aquaculture " };
  expect(tenantPayload(values, tenant)).toEqual({
    tenantName: "Protea Foods",
    companyEmail: "info@protea.co.za",
    companyPhone: "+27215550100",
    industry: "Aquaculture",
    isActive: true,
    taxNumber: "9012345678",
    registrationDate: null,
    country: "ZA",
    tenantRegistrationType: "NonProfitOrganisation",
    officeAddress: "1 Kloof Street",
    teamSize: "15-49",
  });
});

test("the employee is sent with documented keys, codes and preferences [OWNWIZ-34, OWNWIZ-35, OWNWIZ-60]", () => {
  expect(employeePayload(complete, { stored: employee, nextOfKinId: 11, theme: "dark" })).toEqual({
    startDate: null,
    nextOfKinId: 11,
    employeeNumber: "E-1",
    dateOfBirth: null,
    employmentStatus: 1,
    gender: 3,
    idNumber: "8001015009087",
    phone: "+27821234567",
    preferences: { theme: "dark", color: "blue" },
  });
});

test("the names are sent only if they were changed", () => {
  const renamed = { ...complete, fullName: "Naledi Grace van der Merwe" };
  expect(
    employeePayload(renamed, { stored: employee, nextOfKinId: 11, theme: "dark" }),
  ).toMatchObject({
    name: "Naledi Grace",
    surname: "van der Merwe",
  });
});

test.each([
  ["Naledi  van der Merwe", "van der Merwe", { name: "Naledi", surname: "van der Merwe" }],
  ["Naledi Khumalo", "van der Merwe", { name: "Naledi", surname: "Khumalo" }],
  ["Naledi", "Khumalo", { name: "Naledi", surname: "Khumalo" }],
])("%j, known as %s, is %o", (fullName, known, names) => {
  expect(namesOf(fullName, known)).toEqual(names);
});

test("six employment types are offered, and Probation to its holders [OWNWIZ-35]", () => {
  const labels = employmentOptions("FullTime").map(({ label }) => label);
  expect(labels).toEqual([
    "Full Time",
    "Part Time",
    "Contract",
    "Temporary",
    "Intern",
    "Terminated",
  ]);
  expect(employmentOptions("Probation").map(({ label }) => label)).toContain("Probation");
});

test("the read-only list of countries also has Other [OWNWIZ-22]", () => {
  expect(countryOptions.map(({ label }) => label)).toEqual([
    "United States",
    "United Kingdom",
    "Canada",
    "Australia",
    "South Africa",
    "Other",
  ]);
});

test("the owner's steps are not those of the other roles [OWNWIZ-02, OWNWIZ-12]", () => {
  expect(text.steps).toHaveLength(ownerSteps.length);
  expect(text.steps.filter((name) => otherRolesSteps.some((other) => other === name))).toEqual([
    "Summary",
  ]);
});
