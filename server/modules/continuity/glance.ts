import type { PersonGlance } from "#contract/continuity/continuity.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { annualLeaveLeft } from "#server/modules/leave/index.ts";
import { findLastNote } from "#server/modules/notes/index.ts";
import { findLine } from "#server/organisation/person-line.ts";
import { handoversOf } from "./handovers/handover-list.ts";
import { employmentsOf, managerTerms } from "./manager-terms.ts";
import { findOpenLeave, findPerson, termOn } from "./person.ts";
import { unsettledPromises } from "./promises/promise-list.ts";

/** For the readers of the person page, without a word of the history. Throws `not_found` for others. */
export async function getGlance(context: Context, employeeId: number): Promise<PersonGlance> {
  const { tx, today } = context;
  const [person, line, openLeave, annualLeave, promises, lastNote, handovers] = await Promise.all([
    findPerson(context, employeeId),
    findLine(tx, employeeId, today),
    findOpenLeave(tx, employeeId),
    annualLeaveLeft(context, employeeId),
    unsettledPromises(context, employeeId, 1),
    findLastNote(context, employeeId),
    handoversOf(context, employeeId, 1),
  ]);
  if (!person) throw new AppError("not_found");
  const { remaining, pending } = annualLeave;
  const terms = managerTerms(line, employmentsOf(person.pastEmployments, person));
  const term = termOn(terms, today);
  const earlier = terms.findLast(
    ({ from, manager }) => term && manager && from < term.from && manager.id !== term.manager?.id,
  );
  const handover = handovers.find(({ step }) => step !== null);
  return {
    manager: term?.manager ?? null,
    managerSince: term?.from ?? null,
    earlierManager: earlier?.manager ?? null,
    openLeave: openLeave.map(({ startDate, endDate }) => ({ startDate, endDate })),
    annualLeave: { remaining, pending },
    promises: promises.total,
    lastNote: lastNote ?? null,
    handoverId: handover?.id ?? null,
  };
}
