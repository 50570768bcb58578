import type { GenderCode } from "#contract/codes/gender.ts";
import type { LeaveType } from "#contract/codes/leave-type.ts";
import type { Leave, LeaveSummary, LeaveUse, leave } from "#contract/leave.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import type { Context, PersonActor } from "#server/context.ts";
import { abilitiesOn, reviewersOf } from "./access.ts";
import { balanceOf } from "./balances.ts";
import {
  findPage,
  type LeaveRow,
  listLeave,
  listPeople,
  listSuperadminIds,
  type PersonRow,
} from "./record-queries.ts";

/** One page of people whose leave the reader may see, each with balances and all leave, newest first (AMB-133). */
export async function listLeaveRecords(
  { tx, actor }: Context,
  query: ParsedInput<typeof leave.combinedRecords>["query"],
): Promise<Page<LeaveSummary>> {
  const [{ ids, total }, superadminIds] = await Promise.all([
    findPage(tx, actor, query),
    listSuperadminIds(tx),
  ]);
  const [people, rows] = await Promise.all([listPeople(tx, actor, ids), listLeave(tx, ids)]);
  const leaveOf = Map.groupBy(rows, ({ employeeId }) => employeeId);
  const items = people.map((person) => {
    const reviewersId = reviewersOf(person, superadminIds);
    const taken = leaveOf.get(person.id) ?? [];
    return summaryOf(person, taken, (row) => presentLeave(actor, row, reviewersId));
  });
  return { items, total };
}

/** A request as the contract tells it, with what the actor may do with it. */
export function presentLeave(actor: PersonActor, row: LeaveRow, reviewersId: number[]): Leave {
  const { duration, contactNumber, decidedById, decidedByName, employeeId, ...leave } = row;
  return {
    ...leave,
    leaveDuration: duration,
    contactNumberWhileOnLeave: contactNumber,
    reviewersId,
    decidedBy: decidedById === null ? null : { id: decidedById, name: decidedByName },
    can: abilitiesOn(actor, row.leaveStatus, reviewersId),
  };
}

function summaryOf(
  person: PersonRow,
  taken: readonly LeaveRow[],
  present: (row: LeaveRow) => Leave,
): LeaveSummary {
  const use = (granted: number | null, type?: LeaveType): LeaveUse => {
    const rows = taken.filter(({ leaveType }) => leaveType === type);
    const { total, used, percentage } = balanceOf(granted ?? 0, rows);
    return { total, used, percentage, leaves: rows.map(present) };
  };
  const { headId, annual, sick, familyResponsibility, maternityPaternity, study, ...employee } =
    person;
  return {
    employee: { ...employee, gender: employee.gender as GenderCode | null },
    annual: use(annual, "AnnualLeave"),
    sick: use(sick, "SickLeave"),
    family: use(familyResponsibility, "FamilyResponsibilityLeave"),
    maternity: use(maternityPaternity, "MaternityLeave"),
    study: use(study),
    unpaid: use(0, "UnpaidLeave"),
  };
}
