import type { PersonPage } from "#contract/continuity.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { findLine } from "#server/organisation/reporting-line.ts";
import { managerTerms } from "./manager-terms.ts";
import { findPerson, findPositions } from "./person-queries.ts";

/**
 * Who has led, leads and will lead an employee, and their positions; for the employee, who leads them today and super
 * administrators. Throws `not_found` for anyone else, also for those who led them before (CONTINUITY, settled 21).
 */
export async function getPerson(
  context: Pick<Context, "tx" | "actor" | "today">,
  employeeId: number,
): Promise<{ ofEmployeeId: number; result: PersonPage }> {
  const { tx, today } = context;
  const [person, line, positions] = await Promise.all([
    findPerson(context, employeeId),
    findLine(tx, employeeId),
    findPositions(tx, employeeId),
  ]);
  if (!person) throw new AppError("not_found");
  const managers = managerTerms(line);
  const result = { ...person, today, managers, positions: positions.toReversed() };
  return { ofEmployeeId: person.id, result };
}
