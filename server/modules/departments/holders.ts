import { AppError } from "#server/app-error.ts";
import { defaultTimeZone, startOf } from "#server/company-day.ts";
import type { Context, Tx } from "#server/context.ts";
import { changesBetween } from "#server/story/changes.ts";
import { type StoryEntry, tell } from "#server/story/story.ts";
import {
  findHeldPosition,
  findPosition,
  findStartDate,
  insertAssignment,
  lockPosition,
  releaseAssignment,
  saveLastDay,
} from "./position-queries.ts";

export interface Filling {
  employeeId: number;
  positionId: number;
  /** Has to be the position's own, where it is given. */
  departmentId?: number | null | undefined;
  /** Left out it is the first day for somebody who holds no position yet, and today for somebody who moves. */
  dateJoined?: string | undefined;
}

/**
 * Puts an employee into a vacant position, out of the one they hold; their story tells it.
 * Throws `position_taken`, also for the slower of two at once.
 */
export async function fillPosition(context: Context, filling: Filling): Promise<void> {
  const { tx, today } = context;
  const { employeeId, positionId } = filling;
  const position = await openPosition(tx, filling);
  if (position.employeeId === employeeId) return;

  const before = await findHeldPosition(tx, employeeId);
  const startDate = before ? null : (await findStartDate(tx, employeeId))?.startDate;
  const dateJoined = filling.dateJoined ?? startDate ?? today;
  if (before) await releaseAssignment(tx, employeeId, dateJoined);
  if (!(await insertAssignment(tx, { employeeId, positionId, dateJoined })))
    throw new AppError("position_taken");
  await tellMove(context, employeeId, before, position, startOf(dateJoined, defaultTimeZone));
}

/** Takes an employee out of the position they hold, as of today; does nothing for somebody without one. */
export async function releasePosition(context: Context, employeeId: number): Promise<void> {
  const { tx, today } = context;
  const before = await findHeldPosition(tx, employeeId);
  if (!before) return;
  await releaseAssignment(tx, employeeId, today);
  await tellMove(context, employeeId, before, undefined);
}

/** Says when somebody's time in their position ends, or that it has no end. */
export async function endPosition(tx: Tx, employeeId: number, lastDay: string | null) {
  await saveLastDay(tx, employeeId, lastDay);
}

interface Place {
  id: number;
  positionTitle: string;
  departmentId: number;
  departmentName: string;
}

/** Tells somebody's story that their position is another one, and their department where it is too. */
export async function tellMove(
  context: Context,
  employeeId: number,
  before: Place | undefined,
  after: Place | undefined,
  happenedAt?: Date,
): Promise<void> {
  const told = { employeeId, ...(happenedAt && { happenedAt }) };
  const entries: StoryEntry[] = [
    {
      ...told,
      kind: "position_changed",
      changes: changesBetween(
        { positionTitle: before?.positionTitle },
        { positionTitle: after?.positionTitle },
      ),
      ...(after && { link: { kind: "position", id: after.id } }),
    },
    {
      ...told,
      kind: "department_changed",
      changes: changesBetween(
        { departmentName: before?.departmentName },
        { departmentName: after?.departmentName },
      ),
      ...(after && { link: { kind: "department", id: after.departmentId } }),
    },
  ];
  for (const entry of entries) if (entry.changes?.length) await tell(context, entry);
}

async function openPosition(tx: Tx, { positionId, departmentId }: Filling) {
  await lockPosition(tx, positionId);
  const position = await findPosition(tx, positionId);
  if (!position)
    throw new AppError("invalid_request", {
      fields: { positionId: "Please choose a position of your company" },
    });
  if (departmentId && position.departmentId !== departmentId)
    throw new AppError("invalid_request", {
      fields: { departmentId: "The position belongs to another department" },
    });
  return position;
}
