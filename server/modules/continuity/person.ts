import { sql } from "kysely";
import type { LeaveType } from "#contract/codes/leave.ts";
import type { ManagerTerm, PersonPage } from "#contract/continuity/continuity.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { annualLeaveLeft, ownTypeOf } from "#server/modules/leave/index.ts";
import { isKnownToBegin, lastDayKnown } from "#server/organisation/known-places.ts";
import { fullName } from "#server/organisation/names.ts";
import { pastEmploymentsOf } from "#server/organisation/past-employments.ts";
import { findLine } from "#server/organisation/person-line.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { handoversOf } from "./handovers/handover-list.ts";
import { employmentsOf, managerTerms } from "./manager-terms.ts";
import { unsettledPromises } from "./promises/promise-list.ts";
import { leadsAnyone } from "./stand-ins/stand-in-queries.ts";
import { mayNameStandIn, standInsOf } from "./stand-ins/stand-ins.ts";

const [maxPromises, maxHandovers] = [20, 20];

/** Throws `not_found` unless the actor is the employee, today's manager or a super administrator. */
export async function getPerson(
  context: Pick<Context, "tx" | "actor" | "now" | "today">,
  employeeId: number,
): Promise<{ ofEmployeeId: number; result: PersonPage }> {
  const { tx, today } = context;
  const [person, line, positions, openLeave, annualLeave, ...more] = await Promise.all([
    findPerson(context, employeeId),
    findLine(tx, employeeId, today),
    findPositions(tx, employeeId),
    findOpenLeave(tx, employeeId),
    annualLeaveLeft(context, employeeId),
    unsettledPromises(context, employeeId, maxPromises),
    handoversOf(context, employeeId, maxHandovers),
    standInsOf(context, employeeId),
    leadsAnyone(tx, employeeId, today),
  ]);
  if (!person) throw new AppError("not_found");
  const [promises, handovers, standIns, isLeader] = more;
  const managers = managerTerms(line, employmentsOf(person.pastEmployments, person));
  const { isActive: canPromise } = person;
  const manager = termOn(managers, today)?.manager;
  const ofManager = manager ? await standInsOf(context, manager.id) : [];
  const result = {
    ...person,
    today,
    managers,
    positions: positions.toReversed(),
    openLeave,
    annualLeave,
    promises,
    handovers,
    canPromise,
    standIns,
    managersStandIn:
      ofManager.find((one) => one.manager.id === manager?.id && one.from <= today) ?? null,
    canNameStandIn: canPromise && isLeader && mayNameStandIn(context, employeeId),
  };
  return { ofEmployeeId: person.id, result };
}

export const termOn = (managers: readonly ManagerTerm[], day: string): ManagerTerm | undefined =>
  managers.findLast(({ from, to }) => from <= day && (!to || to >= day));

/** The actor's own managers of every day of employment, plans included as far as announced. */
export async function ownManagers(
  context: Pick<Context, "tx" | "actor" | "today">,
): Promise<ManagerTerm[]> {
  const { tx, actor, today } = context;
  const [person, line] = await Promise.all([
    findPerson(context, actor.employeeId),
    findLine(tx, actor.employeeId, today),
  ]);
  return person ? managerTerms(line, employmentsOf(person.pastEmployments, person)) : [];
}

/** Nothing unless the actor may open their page. */
export const findPerson = (
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  employeeId: number,
) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .where(visibleTo(tx, actor, { what: "history", column: "e.id", today }))
    .select(["e.id", fullName("e").as("name"), "e.isActive", "e.employeeNumber"])
    .select(["e.startDate as hireDate", "e.terminationDate", "e.serviceFrom"])
    .select(pastEmploymentsOf(tx, sql`e.id`).as("pastEmployments"))
    .executeTakeFirst();

const mostPositions = 200;

/** The latest positions of an employee, planned ones first. */
export const findPositions = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("positionAssignments as a")
    .innerJoin("positions as p", (join) =>
      join.on("p.tenantId", "=", tx.tenantId).onRef("p.id", "=", "a.positionId"),
    )
    .innerJoin("departments as d", (join) =>
      join.on("d.tenantId", "=", tx.tenantId).onRef("d.id", "=", "a.departmentId"),
    )
    .where("a.tenantId", "=", tx.tenantId)
    .where("a.employeeId", "=", employeeId)
    .where("a.retractedAt", "is", null)
    .where(isKnownToBegin(tx, "a"))
    .select([
      "p.positionTitle",
      "d.departmentName",
      "a.dateFrom as from",
      lastDayKnown(tx, "a").as("to"),
    ])
    .orderBy("a.dateFrom", "desc")
    .limit(mostPositions)
    .execute();

const maxOpenLeave = 20;

/** An employee's open requests for leave, first start first; only for readers of their leave. */
export const findOpenLeave = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.employeeId", "=", employeeId)
    .where(({ eb, or }) =>
      or([eb("r.leaveStatus", "=", "pending"), eb("r.cancellationAskedAt", "is not", null)]),
    )
    .select(["r.id", sql<LeaveType>`r.leave_type`.as("leaveType"), "r.startDate", "r.endDate"])
    .select(ownTypeOf(tx, sql`r.own_type_id`).as("ownType"))
    .select(sql<boolean>`r.cancellation_asked_at is not null`.as("isCancellation"))
    .orderBy("r.startDate")
    .orderBy("r.id")
    .limit(maxOpenLeave)
    .execute();
