import type { PersonPage } from "#contract/continuity/continuity.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { annualLeaveLeft } from "#server/modules/leave/index.ts";
import { findLine } from "#server/organisation/person-line.ts";
import { handoversOf } from "./handovers/handover-list.ts";
import { managerTerms } from "./manager-terms.ts";
import { findOpenLeave, findPerson, findPositions } from "./person-queries.ts";
import { unsettledPromises } from "./promises/promise-list.ts";
import { leadsAnyone } from "./stand-ins/stand-in-queries.ts";
import { mayNameStandIn, standInsOf } from "./stand-ins/stand-ins.ts";

const [maxPromises, maxHandovers] = [20, 20];

/**
 * An employee's managers, positions, open matters and annual leave. Only the employee, today's manager and super administrators may read
 * it; anyone else, former managers included, gets `not_found`.
 */
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
  const managers = managerTerms(line);
  const { isActive: canPromise } = person;
  const manager = managers.findLast(
    ({ from, to }) => from <= today && (!to || to >= today),
  )?.manager;
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
