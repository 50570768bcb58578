import fc from "fast-check";
import { expect, test } from "vitest";
import { employeeRoleOf, isSuperadmin } from "./employee-role.ts";

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
