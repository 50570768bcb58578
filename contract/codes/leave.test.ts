import { expect, test } from "vitest";
import {
  balanceOfLeaveType,
  commonLeaveTypes,
  defaultLeaveDays,
  documentedLeaveTypes,
  isOffered,
  leaveTypes,
} from "./leave.ts";

test("each leave type draws on its balance, unpaid and own leave on none [ENT-42]", () => {
  expect(leaveTypes.map((type) => [type, balanceOfLeaveType[type]])).toEqual([
    ["AnnualLeave", "annual"],
    ["SickLeave", "sick"],
    ["FamilyResponsibilityLeave", "familyResponsibility"],
    ["MaternityLeave", "maternityPaternity"],
    ["UnpaidLeave", null],
    ["StudyLeave", "study"],
    ["TimeInLieu", "timeInLieu"],
    ["OwnLeave", null],
  ]);
});

test.each([
  [{ offersStudyLeave: false, offersTimeInLieu: false }, []],
  [{ offersStudyLeave: true, offersTimeInLieu: false }, ["StudyLeave"]],
  [{ offersStudyLeave: false, offersTimeInLieu: true }, ["TimeInLieu"]],
])("a company that has set %j offers the five types and %j", (offered, more) => {
  expect(documentedLeaveTypes.filter((type) => isOffered(type, offered))).toEqual([
    ...commonLeaveTypes,
    ...more,
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
