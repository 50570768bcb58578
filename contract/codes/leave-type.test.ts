import { expect, test } from "vitest";
import { defaultLeaveDays } from "./leave-balance.ts";
import { balanceOfLeaveType, leaveTypes } from "./leave-type.ts";

test("each leave type draws on its balance, unpaid leave on none [ENT-42]", () => {
  expect(leaveTypes.map((type) => [type, balanceOfLeaveType[type]])).toEqual([
    ["AnnualLeave", "annual"],
    ["SickLeave", "sick"],
    ["FamilyResponsibilityLeave", "familyResponsibility"],
    ["MaternityLeave", "maternityPaternity"],
    ["UnpaidLeave", null],
  ]);
});

test("five balances are granted, study among them [ENT-43]", () => {
  expect(defaultLeaveDays).toEqual({
    annual: 15,
    sick: 30,
    familyResponsibility: 3,
    maternityPaternity: 87,
    study: 5,
  });
});
