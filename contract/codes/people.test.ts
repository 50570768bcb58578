import fc from "fast-check";
import { expect, test } from "vitest";
import {
  employeeRoleOf,
  employmentStatusCodes,
  employmentStatuses,
  employmentStatusLabels,
  employmentStatusOf,
  genderCodeOf,
  isSuperadmin,
  positionStatusOf,
} from "./people.ts";

const superadmins: unknown[] = ["Executive", "executive", "4", 4];

test.each(superadmins)(
  "%j is a super administrator, stored as Executive [ENT-01, GUARD-16]",
  (role) => {
    expect(isSuperadmin(role)).toBe(true);
    expect(employeeRoleOf(role as "Executive" | "executive" | "4" | 4)).toBe("Executive");
  },
);

test.each(["EXECUTIVE", " Executive", "HR", "Manager", "", "04", 3, 0, true, null, undefined])(
  "%j is staff, whatever else is known of them [ENT-01, GEN-07]",
  (role) => {
    expect(isSuperadmin(role)).toBe(false);
  },
);

test("anything but the four spellings is staff [ENT-01]", () => {
  fc.assert(
    fc.property(fc.anything(), (role) => superadmins.includes(role) || !isSuperadmin(role)),
  );
});

test.each(["HR", "Manager", "Administrator", "Employee"] as const)(
  "the role %s is stored as it is, and staff [ENT-61, GEN-06]",
  (role) => {
    expect([employeeRoleOf(role), isSuperadmin(role)]).toEqual([role, false]);
  },
);

test.each([
  [0, "FullTime"],
  [1, "PartTime"],
  [2, "Contract"],
  [3, "Temporary"],
  [4, "Intern"],
  [5, "Terminated"],
  [6, "Probation"],
  ["0", "FullTime"],
  ["Full Time", "FullTime"],
  ["PartTime", "PartTime"],
  ["Active", "FullTime"],
  ["Probation", "Probation"],
  ["-1", undefined],
  ["", undefined],
  ["Retired", undefined],
  [7, undefined],
  [-1, undefined],
  [0.5, undefined],
])("employment status %j is read as %j [ENT-29]", (input, status) => {
  expect(employmentStatusOf(input)).toBe(status);
});

test("a status is recognised by its code, its name and its label [ENT-29]", () => {
  for (const status of employmentStatuses)
    for (const form of [status, employmentStatusCodes[status], employmentStatusLabels[status]])
      expect(employmentStatusOf(form)).toBe(status);
});

test.each([
  ["Male", 0],
  ["Female", 1],
  ["Other", 2],
  ["Prefer not to say", 3],
  ["", null],
])(
  "the gender %s is sent as %s [OWNWIZ-34, STAFFWIZ-10, PROFILE-18, ENT-27, ENT-28]",
  (label, code) => {
    expect(genderCodeOf(label)).toBe(code);
  },
);

test.each([
  [{ employeeId: null, dateEnded: null }, "available"],
  [{ employeeId: 0, dateEnded: "2026-01-31" }, "available"],
  [{ employeeId: 7, dateEnded: null }, "filled"],
  [{ employeeId: 7, dateEnded: "2026-01-31" }, "ended"],
])("a position with %o is %s", (position, status) => {
  expect(positionStatusOf(position)).toBe(status);
});
