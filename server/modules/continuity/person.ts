import type { PersonPage } from "#contract/continuity.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { findLine } from "#server/organisation/person-line.ts";
import { handoversOf } from "./handovers/handover-list.ts";
import { managerTerms } from "./manager-terms.ts";
import { findPerson, findPositions } from "./person-queries.ts";
import { unsettledPromises } from "./promises/promise-list.ts";
import { leadsAnyone } from "./stand-ins/stand-in-queries.ts";
import { mayNameStandIn, standInsOf } from "./stand-ins/stand-ins.ts";

const [maxPromises, maxHandovers] = [20, 20];

/**
 * Who has led, leads and will lead an employee, their positions and open promises; for the employee, who leads them today and super
 * administrators. Throws `not_found` for anyone else, also for those who led them before (CONTINUITY, settled 21).
 */
export async function getPerson(
  context: Pick<Context, "tx" | "actor" | "now" | "today">,
  employeeId: number,
): Promise<{ ofEmployeeId: number; result: PersonPage }> {
  const { tx, today } = context;
  const [person, line, positions, promises, handovers, standIns, isLeader] = await Promise.all([
    findPerson(context, employeeId),
    findLine(tx, employeeId, today),
    findPositions(tx, employeeId),
    unsettledPromises(context, employeeId, maxPromises),
    handoversOf(context, employeeId, maxHandovers),
    standInsOf(context, employeeId),
    leadsAnyone(tx, employeeId, today),
  ]);
  if (!person) throw new AppError("not_found");
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
