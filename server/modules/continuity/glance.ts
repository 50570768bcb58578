import type { PersonGlance } from "#contract/continuity/continuity.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { annualLeaveLeft } from "#server/modules/leave/index.ts";
import { findLine } from "#server/organisation/person-line.ts";
import { handoversOf } from "./handovers/handover-list.ts";
import { employmentsOf, managerTerms } from "./manager-terms.ts";
import { findOpenLeave, findPerson, termOn } from "./person.ts";
import { unsettledPromises } from "./promises/promise-list.ts";

/** For the readers of the person page, without a word of the history. Throws `not_found` for others. */
export async function getGlance(context: Context, employeeId: number): Promise<PersonGlance> {
  const { tx, today } = context;
  const [person, line, openLeave, { remaining, pending }, promises, handovers] = await Promise.all([
    findPerson(context, employeeId),
    findLine(tx, employeeId, today),
    findOpenLeave(tx, employeeId),
    annualLeaveLeft(context, employeeId),
    unsettledPromises(context, employeeId, 1),
    handoversOf(context, employeeId, 1),
  ]);
  if (!person) throw new AppError("not_found");
  const term = termOn(managerTerms(line, employmentsOf(person.pastEmployments, person)), today);
  const handover = handovers.find(({ step }) => step !== null);
  return {
    manager: term?.manager ?? null,
    managerSince: term?.from ?? null,
    openLeave: openLeave.map(({ startDate, endDate }) => ({ startDate, endDate })),
    annualLeave: { remaining, pending },
    promises: promises.total,
    handoverId: handover?.id ?? null,
  };
}
