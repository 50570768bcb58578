import type { PositionDetails } from "#contract/departments.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import {
  endTerm,
  fillPositions,
  followPositions,
  holdsPosition,
  releasePosition,
} from "./assignments.ts";
import type { Place } from "./place-story.ts";
import { findNamedEmployee } from "./queries.ts";

type Term = Pick<PositionDetails, "employeeId" | "dateEnded">;

type HeldPlace = Place & { employeeId: number | null };

/** Takes an employee out of a position given to another. */
export async function releaseHolder(
  context: Context,
  { employeeId }: HeldPlace,
  { employeeId: next }: Term,
): Promise<void> {
  if (employeeId && next && next !== employeeId) await releasePosition(context, employeeId);
}

/** Fills a changed position; current and future employees follow it, current ones with the given last day. */
export async function changeHolder(
  context: Context,
  before: HeldPlace,
  after: Place,
  { employeeId, dateEnded }: Term,
): Promise<void> {
  await followPositions(context, [{ before, after }]);
  if (employeeId && employeeId !== before.employeeId) return appoint(context, employeeId, after.id);
  if (!before.employeeId) return;
  // Screens send null with every save, so it removes a last day only together with its employee.
  if (dateEnded || (dateEnded === null && employeeId))
    await endTerm(context, before.employeeId, dateEnded);
}

/** Fills a vacant position; throws `position_taken` if the employee has another one. */
export async function appoint(
  context: Context,
  employeeId: number,
  positionId: number,
): Promise<void> {
  const { tx, today } = context;
  const employee = await findNamedEmployee(tx, employeeId);
  if (!employee) throw refused("Please choose an employee of your company");
  const { terminationDate } = employee;
  if (terminationDate && terminationDate < today)
    throw refused("Their last day of work has passed");
  if (await holdsPosition(context, employeeId)) throw new AppError("position_taken");
  await fillPositions(context, [{ employeeId, positionId }]);
}

const refused = (employeeId: string) => new AppError("invalid_request", { fields: { employeeId } });
