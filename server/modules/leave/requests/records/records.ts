import { countryOf } from "#contract/codes/country.ts";
import { balanceOfLeaveType, type LeaveType } from "#contract/codes/leave.ts";
import type { GenderCode } from "#contract/codes/people.ts";
import type { LeaveSummary, LeaveUse, leave } from "#contract/leave/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import { abilitiesOn, listSuperadminIds, reviewersOf } from "#server/modules/leave/access.ts";
import { type Balance, balancesOf, countDays } from "#server/modules/leave/balances/balances.ts";
import { listGrants } from "#server/modules/leave/balances/grant-queries.ts";
import { beyondOne, cyclePartsOf } from "#server/modules/leave/engine/cycle-parts.ts";
import { ownLeaveUses, ownUsesOf } from "#server/modules/leave/own-types/own-uses.ts";
import { listPersonOwnTypes } from "#server/modules/leave/own-types/person-own-types.ts";
import { policyOn } from "#server/modules/leave/rules/leave-policy.ts";
import { lengthOfLeave } from "#server/modules/leave/rules/months-of-leave.ts";
import { readAccounts } from "#server/modules/leave/terms/account-queries.ts";
import type { PersonAccount } from "#server/modules/leave/terms/person-account.ts";
import { type LeaveRow, listLeave } from "../request-queries.ts";
import { type EmployeeRow, findPage, listEmployees } from "./record-queries.ts";

/** One page of visible employees with balances and all leave, newest first (AMB-133). Records whose leave it shows. */
export async function listLeaveRecords(
  context: Context,
  query: ParsedInput<typeof leave.combinedRecords>["query"],
): Promise<{ ofEmployeeId: readonly number[]; result: Page<LeaveSummary> }> {
  const { tx, today } = context;
  const [{ ids, total }, superadminIds] = await Promise.all([
    findPage(tx, context, query),
    listSuperadminIds(tx),
  ]);
  const [employees, leaveRows, grantRows, accountOf, ownTypes] = await Promise.all([
    listEmployees(tx, context, ids),
    listLeave(tx, ids),
    listGrants(tx, ids),
    readAccounts(tx, ids),
    listPersonOwnTypes(context, ids),
  ]);
  const leaveOf = Map.groupBy(leaveRows, ({ employeeId }) => employeeId);
  const grantsOf = Map.groupBy(grantRows, ({ employeeId }) => employeeId);
  const items = employees.map((employee) => {
    const reviewersId = reviewersOf(employee, superadminIds);
    const leave = leaveOf.get(employee.id) ?? [];
    const grants = grantsOf.get(employee.id) ?? [];
    const account = accountOf(employee.id);
    const balances = balancesOf({ grants, leave, account }, today);
    const hasTimeInLieu = grants.some(({ balance }) => balance === "timeInLieu");
    const present = (row: LeaveRow) => presentLeave(context, row, reviewersId, account);
    const types = ownTypes.get(employee.id) ?? [];
    const own = ownLeaveUses(types, { leave, day: today, present });
    return summaryOf(employee, { leave, balances, own, hasTimeInLieu }, present);
  });
  return { ofEmployeeId: [...leaveOf.keys()], result: { items, total } };
}

/** Open leave by balance cycle; empty for one cycle. */
function cyclesOf({ id, leaveType }: LeaveRow, account: PersonAccount): Leave["cycles"] {
  const balance = balanceOfLeaveType[leaveType];
  const days = account.daysOf(id);
  return balance && days ? beyondOne(cyclePartsOf(account.of(balance), days)) : [];
}

/** A request for the contract, with the actor's allowed actions. */
export function presentLeave(
  { actor, today }: Pick<Context, "actor" | "today">,
  row: LeaveRow,
  reviewersId: number[],
  account: PersonAccount,
): Leave {
  const { duration, contactNumber, decidedById, decidedByName, employeeId, ...rest } = row;
  const { bookedById, bookedByName, country, statesItsEvent, ...leave } = rest;
  return {
    ...leave,
    cycles: cyclesOf(row, account),
    inMonths: lengthOfLeave(
      { ...leave, statesItsEvent },
      policyOn(countryOf(country), leave.startDate),
    ),
    leaveDuration: duration,
    contactNumberWhileOnLeave: contactNumber,
    reviewersId,
    bookedBy: bookedById === null ? null : { id: bookedById, name: bookedByName },
    decidedBy: decidedById === null ? null : { id: decidedById, name: decidedByName },
    can: abilitiesOn(actor, row, reviewersId, today),
  };
}

function summaryOf(
  { managerId: _manager, standInId: _standIn, ...employee }: EmployeeRow,
  {
    leave,
    balances,
    own,
    hasTimeInLieu,
  }: {
    leave: readonly LeaveRow[];
    balances: ReturnType<typeof balancesOf>;
    own: LeaveSummary["own"];
    /** Whether time in lieu was ever entered; leave needs some. */
    hasTimeInLieu: boolean;
  },
  present: (row: LeaveRow) => Leave,
): LeaveSummary {
  const of = (type: LeaveType) => leave.filter(({ leaveType }) => leaveType === type);
  const use = ({ available, ...balance }: Balance, rows: readonly LeaveRow[]): LeaveUse => ({
    ...balance,
    leaves: rows.map(present),
  });
  const unpaid = of("UnpaidLeave");
  return {
    employee: { ...employee, gender: employee.gender as GenderCode | null },
    annual: use(balances.annual, of("AnnualLeave")),
    sick: use(balances.sick, of("SickLeave")),
    family: use(balances.familyResponsibility, of("FamilyResponsibilityLeave")),
    maternity: use(balances.maternityPaternity, of("MaternityLeave")),
    study: use(balances.study, of("StudyLeave")),
    ...(hasTimeInLieu && { timeInLieu: use(balances.timeInLieu, of("TimeInLieu")) }),
    own,
    unpaid: {
      ...countDays(unpaid),
      total: 0,
      remaining: 0,
      percentage: 0,
      leaves: unpaid.map(present),
    },
  };
}

export interface PartOfList {
  offset: number;
  limit: number;
}

/** A page's parts of two consecutive lists, given the length of the first. */
export function partsOfPage(
  page: PartOfList,
  firstLength: number,
): { first: PartOfList; second: PartOfList } {
  const limit = Math.min(Math.max(firstLength - page.offset, 0), page.limit);
  return {
    first: { offset: page.offset, limit },
    second: { offset: Math.max(page.offset - firstLength, 0), limit: page.limit - limit },
  };
}

/** The actor's leave, newest start first, with today's balances. */
export async function ownLeave({ tx, actor, today }: Context) {
  const [grants, leave, accountOf, ownTypes] = await Promise.all([
    listGrants(tx, [actor.employeeId]),
    listLeave(tx, [actor.employeeId]),
    readAccounts(tx, [actor.employeeId]),
    listPersonOwnTypes({ tx, today }, [actor.employeeId]),
  ]);
  const account = accountOf(actor.employeeId);
  const types = ownTypes.get(actor.employeeId) ?? [];
  return {
    leave,
    balances: balancesOf({ grants, leave, account }, today),
    own: ownUsesOf(types, leave, today).filter(({ needsBalance }) => needsBalance),
  };
}
