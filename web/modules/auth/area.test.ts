import { expect, test } from "vitest";
import type { AccountState } from "#contract/employees/employee-fields.ts";
import { areaOf, landingPathOf, redirectFrom } from "./area.ts";

type Status = AccountState["employeeStatus"];
const state = (isActive: boolean, employeeStatus: Status, role: "Executive" | "Employee") => ({
  isActive,
  employeeStatus,
  employeeRole: role,
});

test.each<[boolean, Status, "Executive" | "Employee", string, string]>([
  [false, "pending", "Executive", "/superadmin/registration", "GUARD-07"],
  [false, "pending", "Employee", "/staff/update-profile", "GUARD-08"],
  [true, "pending", "Executive", "/superadmin/update-company-profile", "GUARD-09"],
  [true, "pending", "Employee", "/staff/update-profile", "GUARD-10"],
  [true, "approved", "Executive", "/superadmin/dashboard", "GUARD-11"],
  [true, "approved", "Employee", "/staff/dashboard", "GUARD-12"],
  [false, "approved", "Executive", "/deactivated", "GUARD-13"],
  [false, "approved", "Employee", "/deactivated", "GUARD-14"],
  [true, "rejected", "Executive", "/superadmin/update-company-profile", "GUARD-15"],
  [true, "rejected", "Employee", "/staff/update-profile", "GUARD-15"],
  [false, "rejected", "Employee", "/deactivated", "GUARD-15"],
])("active %s and %s, a %s lands on %s [GUARD-06, %s]", (isActive, status, role, path) => {
  expect(landingPathOf(state(isActive, status, role))).toBe(path);
});

test("a super administrator cannot enter the staff area, nor staff theirs [GUARD-03, GUARD-04]", () => {
  const owner = state(true, "approved", "Executive");
  const staff = state(true, "approved", "Employee");
  expect(redirectFrom("/staff/calendar", "staff", owner)).toBe("/superadmin/dashboard");
  expect(redirectFrom("/superadmin/notes", "superadmin", staff)).toBe("/staff/dashboard");
  expect(redirectFrom("/superadmin/notes", "superadmin", owner)).toBeUndefined();
  expect(redirectFrom("/staff/calendar", "staff", staff)).toBeUndefined();
});

test("a pending user stays on their own wizard, under either name [GUARD-06, ROUTE-14]", () => {
  const owner = state(true, "pending", "Executive");
  expect(redirectFrom("/superadmin/dashboard", "superadmin", owner)).toBe(
    "/superadmin/update-company-profile",
  );
  expect(redirectFrom("/superadmin/update-company-profile", "superadmin", owner)).toBeUndefined();
  expect(redirectFrom("/superadmin/update-company-details", "superadmin", owner)).toBeUndefined();
  expect(redirectFrom("/superadmin/registration", "superadmin", owner)).toBe(
    "/superadmin/update-company-profile",
  );
});

test("an approved owner may reopen the wizard but not register again [GUARD-19, GUARD-20]", () => {
  const owner = state(true, "approved", "Executive");
  expect(redirectFrom("/superadmin/update-company-details", "superadmin", owner)).toBeUndefined();
  expect(redirectFrom("/superadmin/registration", "superadmin", owner)).toBe(
    "/superadmin/dashboard",
  );
});

test("a second step that is due comes before every other page", () => {
  const from = "2026-03-02";
  const due = { missingFactor: { from, isDue: true } };
  for (const person of [state(true, "approved", "Executive"), state(true, "pending", "Employee")]) {
    const lacking = { ...person, ...due };
    expect(landingPathOf(lacking)).toBe("/second-step");
    expect(redirectFrom("/settings", areaOf(person), lacking)).toBe("/second-step");
    expect(redirectFrom("/second-step", areaOf(person), lacking)).toBeUndefined();
    const later = { ...person, missingFactor: { from, isDue: false } };
    expect(landingPathOf(later)).toBe(landingPathOf(person));
  }
  expect(landingPathOf({ ...state(false, "approved", "Employee"), ...due })).toBe("/deactivated");
});

test("the page for a second step admits only people for whom it is due", () => {
  const from = "2026-03-02";
  const owner = state(true, "approved", "Executive");
  for (const missingFactor of [null, { from, isDue: false }])
    expect(redirectFrom("/second-step", "superadmin", { ...owner, missingFactor })).toBe(
      "/superadmin/dashboard",
    );
});
