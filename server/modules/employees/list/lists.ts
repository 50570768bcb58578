import { type GenderCode, genderLabelOf, type InvitationStatus } from "#contract/codes/people.ts";
import type {
  EmployeeDetail,
  EmployeeDetailQuery,
  EmployeeListItem,
  EmployeeQuery,
  EmployeeStatistics,
  Invitation,
} from "#contract/employees/employee-lists.ts";
import type { Page } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import { findUserCounts } from "../queries.ts";
import { findDetails, findEmployees } from "./list-queries.ts";

/** One page of employees, without sensitive fields. */
export async function listEmployees(
  { tx, actor, today }: Context,
  list: EmployeeQuery,
): Promise<Page<EmployeeListItem>> {
  const { items, total } = await findEmployees(tx, { ...list, actorId: actor.employeeId, today });
  return { items: items.map(listItemOf), total };
}

/** One page of employees with details; sensitive ones only for a single employee requested by id. */
export async function listDetails(
  { tx, actor, now, today }: Context,
  list: EmployeeDetailQuery,
): Promise<Page<EmployeeRecord>> {
  const { items, total } = await findDetails(tx, { ...list, actorId: actor.employeeId, today });
  const details = items.map((row) => detailOf(row, now));
  return { items: list.employeeId ? details : details.map(withoutSensitive), total };
}

/** The numbers of users and of pending ones (AMB-171). */
export const countUsers = ({
  tx,
}: Pick<Context, "tx">): Promise<Omit<EmployeeStatistics, "actionItems">> => findUserCounts(tx);

type ListRow = Awaited<ReturnType<typeof findEmployees>>["items"][number];
type DetailRow = Awaited<ReturnType<typeof findDetails>>["items"][number];

/** Each name under both spellings, since screens use either (AMB-013). */
const listItemOf = (row: ListRow): EmployeeListItem => ({
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

/** The full record as far as this module knows it; the leave module adds the days granted. */
export type EmployeeRecord = Omit<EmployeeDetail, "leaveAllocated" | "leaveRemaining">;

function detailOf(row: DetailRow, now: Date): EmployeeRecord {
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
    noticeGivenOn: row.noticeGivenOn,
    probationEndsOn: row.probationEndsOn,
    managerName: row.managerName,
    rejectionReason: row.rejectionReason,
    lastSignedIn: row.lastSignedInAt,
    hasFactor: row.hasFactor,
    invitation: invitationOf(row, now),
  };
}

const withoutSensitive = (detail: EmployeeRecord): EmployeeRecord => ({
  ...detail,
  idNumber: null,
  taxNumber: null,
  dateOfBirth: null,
  homeAddress: null,
  nextOfKin: null,
});

function invitationOf(row: DetailRow, now: Date): Invitation | null {
  if (!row.isInvited) return null;
  const { invitedAt: sentAt, invitationExpiresAt: expiresAt } = row;
  return { status: invitationStatusOf(row, now), sentAt, expiresAt };
}

function invitationStatusOf(
  {
    invitedAt,
    invitationWithdrawnAt,
    invitationExpiresAt,
  }: Pick<DetailRow, "invitedAt" | "invitationWithdrawnAt" | "invitationExpiresAt">,
  now: Date,
): InvitationStatus {
  if (invitationWithdrawnAt) return "withdrawn";
  if (!invitedAt) return "notSent";
  if (!invitationExpiresAt) return "sending";
  return Date.parse(invitationExpiresAt) <= now.getTime() ? "expired" : "invited";
}

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
