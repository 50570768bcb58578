import type { PositionDetails } from "#contract/departments.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { recordStory } from "#server/story/story.ts";
import {
  endTerm,
  fillPositions,
  followPositions,
  holdsPosition,
  releasePosition,
} from "./assignments.ts";
import type { Place } from "./place-story.ts";
import { findNamedEmployee } from "./queries.ts";

/** Who is in a position, and until when, as a change of it says. */
type Term = Pick<PositionDetails, "employeeId" | "dateEnded">;

type HeldPlace = Place & { employeeId: number | null };

export async function releaseHolder(
  context: Context,
  { employeeId }: HeldPlace,
  { employeeId: next }: Term,
): Promise<void> {
  if (employeeId && next && next !== employeeId)
    await recordStory(context, await releasePosition(context, employeeId));
}

/** Puts the given employee into a changed position; those who stay or are to begin follow it, and one who stays has the given last day. */
export async function changeHolder(
  context: Context,
  before: HeldPlace,
  after: Place,
  { employeeId, dateEnded }: Term,
): Promise<void> {
  await recordStory(context, await followPositions(context, [{ before, after }]));
  if (employeeId && employeeId !== before.employeeId) return appoint(context, employeeId, after.id);
  if (!before.employeeId) return;
  // A last day is removed only beside the employee who has it: null alone is what screens send with every save.
  if (dateEnded || (dateEnded === null && employeeId))
    await recordStory(context, await endTerm(context, before.employeeId, dateEnded));
}

/** Puts an employee who has no position into a vacant one; throws `position_taken` if they have one. */
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
  await recordStory(context, await fillPositions(context, [{ employeeId, positionId }]));
}

const refused = (employeeId: string) => new AppError("invalid_request", { fields: { employeeId } });
