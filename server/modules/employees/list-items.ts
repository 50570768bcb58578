import { type GenderCode, genderLabelOf } from "#contract/codes/gender.ts";
import { leaveBalances } from "#contract/codes/leave-balance.ts";
import { balanceOfLeaveType, type LeaveType } from "#contract/codes/leave-type.ts";
import type { EmployeeDetail, EmployeeListItem } from "#contract/employees/employee-lists.ts";
import type { LeaveAllocation } from "#contract/leave.ts";
import type { findDetails, findEmployees } from "./list-queries.ts";

type ListRow = Awaited<ReturnType<typeof findEmployees>>["items"][number];
type DetailRow = Awaited<ReturnType<typeof findDetails>>["items"][number];

/** Both spellings of each name, as the screens ask for either (AMB-013). */
export const listItemOf = (row: ListRow): EmployeeListItem => ({
  id: row.id,
  employeeId: row.id,
  name: row.name,
  surname: row.surname,
  firstName: row.name,
  lastName: row.surname,
  email: row.email,
  positionTitle: row.positionTitle ?? "",
  departmentId: row.departmentId,
  departmentTitle: row.departmentName ?? "",
  employeeRole: row.employeeRole,
  employeeStatus: row.employeeStatus,
  employmentStatus: row.employmentStatus,
  isActive: row.isActive,
  status: row.isActive,
});

interface LeaveTaken {
  leaveType: LeaveType;
  days: number;
}

/** The full record; `taken` is the person's approved leave. */
export function detailOf(row: DetailRow, taken: readonly LeaveTaken[]): EmployeeDetail {
  const leaveAllocated = allocationOf(row);
  return {
    ...listItemOf(row),
    phone: row.phone,
    idNumber: row.idNumber,
    taxNumber: row.taxNumber,
    dateOfBirth: row.dateOfBirth,
    homeAddress: row.homeAddress,
    nextOfKin: nextOfKinOf(row),
    gender: row.gender === null ? null : genderLabelOf(row.gender as GenderCode),
    employeeNumber: row.employeeNumber,
    positionId: row.positionId,
    hireDate: row.startDate,
    terminationDate: row.terminationDate,
    managerName: row.managerName,
    lastSignedIn: row.lastSignedInAt,
    leaveAllocated,
    leaveRemaining: leaveAllocated && remainingOf(leaveAllocated, taken),
  };
}

/** The record as a list may show it. */
export const withoutSensitive = (detail: EmployeeDetail): EmployeeDetail => ({
  ...detail,
  idNumber: null,
  taxNumber: null,
  dateOfBirth: null,
  homeAddress: null,
  nextOfKin: null,
});

function nextOfKinOf(row: DetailRow): EmployeeDetail["nextOfKin"] {
  if (row.nextOfKinId === null) return null;
  return {
    nextOfKinId: row.nextOfKinId,
    firstName: row.kinFirstNames ?? "",
    lastName: row.kinLastName ?? "",
    relationship: row.kinRelationship ?? "",
    phone: row.kinPhoneNumber ?? "",
  };
}

function allocationOf(row: DetailRow): LeaveAllocation | null {
  if (row.leaveAllocatedId === null) return null;
  return {
    leaveAllocatedId: row.leaveAllocatedId,
    annual: row.annual ?? 0,
    sick: row.sick ?? 0,
    familyResponsibility: row.familyResponsibility ?? 0,
    maternityPaternity: row.maternityPaternity ?? 0,
    study: row.study ?? 0,
  };
}

function remainingOf(allocated: LeaveAllocation, taken: readonly LeaveTaken[]): LeaveAllocation {
  const remaining = { ...allocated };
  for (const balance of leaveBalances)
    for (const { leaveType, days } of taken)
      if (balanceOfLeaveType[leaveType] === balance) remaining[balance] -= days;
  return remaining;
}
