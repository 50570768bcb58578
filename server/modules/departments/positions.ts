import type { departments, Position, PositionDetails } from "#contract/departments.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, PersonActor, Tx } from "#server/context.ts";
import { saveRecordWords } from "#server/modules/search/index.ts";
import { isInRegistration } from "#server/modules/tenant/index.ts";
import { recordStory } from "#server/story/story.ts";
import { fillPositions, followPosition, holdsPosition, releasePosition } from "./assignments.ts";
import { findPositions } from "./position-list-queries.ts";
import {
  findPosition,
  findPositionByTitle,
  insertPosition,
  lockPosition,
  savePosition,
} from "./position-queries.ts";
import { findEmployeeName, lockDepartment } from "./queries.ts";

type PositionQuery = ParsedInput<typeof departments.getAllPositions>["query"];

/** Colleagues see who is in a position, but not from when to when. */
const shownTo = (actor: PersonActor, position: Position): Position =>
  actor.isSuperadmin ? position : { ...position, dateJoined: null, dateEnded: null };

/** One page of the company's positions. */
export async function listPositions(
  { tx, actor, today }: Context,
  list: PositionQuery,
): Promise<Page<Position>> {
  const readsDates = actor.isSuperadmin;
  const { items, total } = await findPositions(tx, { ...list, readsDates, today });
  return { items: items.map((position) => shownTo(actor, position)), total };
}

/** One position, before approval only one's own; throws `not_found`. */
export async function getPosition({ tx, actor, today }: Context, id: number): Promise<Position> {
  const position = await findPosition(tx, id, today);
  const isVisible = actor.standing === "approved" || position?.employeeId === actor.employeeId;
  if (!position || !isVisible) throw new AppError("not_found");
  return shownTo(actor, position);
}

/**
 * Creates a position, and fills it if an employee is given; throws `position_taken` if they have another one. While the company
 * is being registered, an existing position of that title is returned instead (AMB-082).
 */
export async function createPosition(
  context: Context,
  { positionTitle, jobDescription, departmentId, jobLevel, employeeId }: PositionDetails,
): Promise<{ id: number }> {
  const { tx, now } = context;
  await checkDepartment(tx, departmentId);
  const existing =
    (await isInRegistration(tx)) && (await findPositionByTitle(tx, departmentId, positionTitle));
  if (existing) return existing;
  const fields = { positionTitle, jobDescription, departmentId, jobLevel };
  const { id } = await insertPosition(tx, fields, now.toISOString());
  await saveRecordWords(tx, { kind: "position", id }, { name: positionTitle });
  if (employeeId) await appoint(context, employeeId, id);
  return { id };
}

/**
 * Changes a position. No employee (zero or null) makes it vacant, another one takes it over, and if left out, the one in
 * it stays. Throws `not_found`, or `position_taken` if the new employee has another position.
 */
export async function updatePosition(
  context: Context,
  id: number,
  { positionTitle, jobDescription, departmentId, jobLevel, employeeId }: PositionDetails,
): Promise<{ ok: true }> {
  const { tx, now, today } = context;
  await lockPosition(tx, id);
  const before = await findPosition(tx, id, today);
  if (!before) throw new AppError("not_found");
  const department = await checkDepartment(tx, departmentId);

  const holderId = employeeId === undefined ? before.employeeId : employeeId || null;
  const isHandedOver = holderId !== before.employeeId;
  if (isHandedOver && before.employeeId)
    await recordStory(context, await releasePosition(context, before.employeeId));
  const fields = { positionTitle, jobDescription, departmentId, jobLevel };
  await savePosition(tx, id, fields, now.toISOString());
  if (positionTitle !== before.positionTitle)
    await saveRecordWords(tx, { kind: "position", id }, { name: positionTitle });
  if (isHandedOver && holderId) await appoint(context, holderId, id);
  if (!isHandedOver && holderId)
    await recordStory(
      context,
      await followPosition(context, holderId, before, { id, positionTitle, ...department }),
    );
  return { ok: true };
}

/** Positions of one department are created one after the other, so that two at once cannot create the same one twice. */
async function checkDepartment(tx: Tx, departmentId: number) {
  const department = await lockDepartment(tx, departmentId);
  if (!department)
    throw new AppError("invalid_request", { fields: { departmentId: "Department is required" } });
  return { departmentId, departmentName: department.departmentName };
}

async function appoint(context: Context, employeeId: number, positionId: number): Promise<void> {
  const { tx } = context;
  if (!(await findEmployeeName(tx, employeeId)))
    throw new AppError("invalid_request", {
      fields: { employeeId: "Please choose an employee of your company" },
    });
  if (await holdsPosition(context, employeeId)) throw new AppError("position_taken");
  await recordStory(context, await fillPositions(context, [{ employeeId, positionId }]));
}
