import { expect, test } from "vitest";
import { currentDay } from "#web/ui/format/clock.ts";
import {
  blankUser,
  domainOfTenant,
  emailError,
  localPartOf,
  newEmployeeOf,
  roleOptions,
  statusOptions,
} from "./new-user.ts";

test("a new user starts as an active Employee hired today [UMADD-23] [UMADD-24] [UMADD-25] [CONST-25]", () => {
  expect(blankUser()).toMatchObject({
    employmentStatus: "Active",
    employeeRole: "Employee",
    hireDate: currentDay(),
  });
});

test("five employment statuses follow Active, each under its own name [UMADD-20] [UMADD-21]", () => {
  expect(statusOptions.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    "Active: Active",
    "FullTime: Full Time",
    "PartTime: Part Time",
    "Contract: Contract",
    "Intern: Intern",
    "Temporary: Temporary",
  ]);
});

test("only Employee and Executive can be chosen as a role [UMADD-22]", () => {
  expect(roleOptions.map(({ value }) => value)).toEqual(["Employee", "Executive"]);
});

test.each([
  ["thandi.m", "thandi.m"],
  ["thandi@protea.co.za", "thandi"],
  ["@protea.co.za", ""],
  [" thandi ", "thandi"],
])("of %j only %j remains as the local part [UMADD-16]", (typed, localPart) => {
  expect(localPartOf(typed)).toBe(localPart);
});

test.each([
  [{ domainName: "protea.co.za", companyEmail: "info@other.com" }, "protea.co.za"],
  [{ domainName: "", companyEmail: "info@protea.co.za" }, "protea.co.za"],
  [undefined, ""],
])("the e-mail of a user of %o ends in %j [UMADD-17]", (tenant, domain) => {
  expect(domainOfTenant(tenant)).toBe(domain);
});

test.each([
  ["", "Email is required"],
  ["thandi mokoena", "Please enter a valid email address. It cannot contain a space"],
  ["thandi.mokoena", undefined],
])("for the local part %j the form shows %j [UMADD-09]", (localPart, error) => {
  expect(emailError(localPart, "protea.co.za")).toBe(error);
});

test("the payload has the full address and both ids [UMADD-26]", () => {
  const user = { ...blankUser(), firstName: "Thandi", lastName: "Mokoena", email: "thandi" };
  expect(newEmployeeOf({ ...user, positionId: "12" }, "protea.co.za", 7)).toEqual({
    firstName: "Thandi",
    lastName: "Mokoena",
    email: "thandi@protea.co.za",
    positionId: 12,
    departmentId: 7,
    employmentStatus: "Active",
    employeeRole: "Employee",
    hireDate: currentDay(),
  });
});
