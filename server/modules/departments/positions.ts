import type { departments, Position, PositionDetails } from "#contract/departments.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, PersonActor, Tx } from "#server/context.ts";
import { isReferenceViolation } from "#server/db-error.ts";
import { saveRecordWords } from "#server/modules/search/index.ts";
import { isInRegistration } from "#server/modules/tenant/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { changesBetween } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { appoint, changeHolder, releaseHolder } from "./position-holder.ts";
import { findPositions } from "./position-list-queries.ts";
import {
  deletePositionRow,
  findDepartmentOf,
  findPosition,
  findPositionByTitle,
  insertPosition,
  lockPosition,
  type PositionFields,
  savePosition,
} from "./position-queries.ts";
import { lockDepartment } from "./queries.ts";
import { lockPositionsOf } from "./vacancy-queries.ts";

type PositionRow = NonNullable<Awaited<ReturnType<typeof findPosition>>>;
type PositionName = Record<"positionTitle", string | null>;
type PositionQuery = ParsedInput<typeof departments.getAllPositions>["query"];

/** Colleagues see who is in a position, but not from when to when. */
const shownTo = (actor: PersonActor, position: Position): Position =>
  actor.isSuperadmin ? position : { ...position, dateJoined: null, dateEnded: null };

export async function listPositions(
  { tx, actor, today }: Context,
  list: PositionQuery,
): Promise<Page<Position>> {
  const readsDates = actor.isSuperadmin;
  const { items, total } = await findPositions(tx, { ...list, readsDates, today });
  return { items: items.map((position) => shownTo(actor, position)), total };
}

/** Before approval only one's own; throws `not_found`. */
export async function getPosition({ tx, actor, today }: Context, id: number): Promise<Position> {
  const position = await findPosition(tx, id, today);
  const isVisible = actor.standing === "approved" || position?.employeeId === actor.employeeId;
  if (!position || !isVisible) throw new AppError("not_found");
  return shownTo(actor, position);
}

/**
 * Creates a position, filled if an employee is given; throws `position_taken`. During registration it returns the existing one (AMB-082).
 */
export async function createPosition(
  context: Context,
  { positionTitle, jobDescription, departmentId, jobLevel, employeeId }: PositionDetails,
): Promise<{ id: number }> {
  const { tx, now } = context;
  if (employeeId) await lockCompany(tx);
  await checkDepartment(tx, departmentId);
  const existing =
    (await isInRegistration(tx)) && (await findPositionByTitle(tx, departmentId, positionTitle));
  if (existing) return existing;
  const fields = { positionTitle, jobDescription, departmentId, jobLevel };
  const { id } = await insertPosition(tx, fields, now.toISOString());
  await saveRecordWords(tx, { kind: "position", id }, { name: positionTitle });
  await recordStory(context, {
    subjectKind: "position",
    subjectId: id,
    kind: "created",
    changes: changesBetween<PositionName>({ positionTitle: null }, { positionTitle }),
  });
  if (employeeId) await appoint(context, employeeId, id);
  return { id };
}

/** Changes a position; another employee takes it over, none only with a last day (AMB-215). Throws `not_found` or `position_taken`. */
export async function updatePosition(
  context: Context,
  id: number,
  { positionTitle, jobDescription, departmentId, jobLevel, ...term }: PositionDetails,
): Promise<{ ok: true }> {
  const { tx, now } = context;
  const before = await lockForChange(context, id, { departmentId, ...term });
  const department = await checkDepartment(tx, departmentId);

  await releaseHolder(context, before, term);
  const fields = { positionTitle, jobDescription, departmentId, jobLevel };
  await savePosition(tx, id, fields, now.toISOString());
  if (positionTitle !== before.positionTitle)
    await saveRecordWords(tx, { kind: "position", id }, { name: positionTitle });
  await recordChanges(context, before, fields);
  await changeHolder(context, before, { id, positionTitle, ...department }, term);
  return { ok: true };
}

/** A change of title or description does not wait for moves. */
async function lockForChange(
  { tx, today }: Context,
  id: number,
  { departmentId, employeeId, dateEnded }: Partial<PositionDetails>,
): Promise<PositionRow> {
  const found = await findDepartmentOf(tx, id);
  if (employeeId || dateEnded || found?.departmentId !== departmentId)
    await lockPositionsOf(tx, employeeId ? [employeeId] : [], [id]);
  else await lockPosition(tx, id);
  const position = await findPosition(tx, id, today);
  if (!position) throw new AppError("not_found");
  if (position.departmentId !== found?.departmentId) throw new AppError("people_moving");
  return position;
}

/** Removes a position without current or past employees. Throws `not_found` or `position_in_use`. */
export async function deletePosition(context: Context, id: number): Promise<{ ok: true }> {
  const { tx, today } = context;
  await lockPosition(tx, id);
  const position = await findPosition(tx, id, today);
  if (!position) throw new AppError("not_found");
  try {
    await deletePositionRow(tx, id);
  } catch (error) {
    if (isReferenceViolation(error)) throw new AppError("position_in_use");
    throw error;
  }
  await saveRecordWords(tx, { kind: "position", id }, {});
  const { positionTitle } = position;
  await recordStory(context, {
    subjectKind: "position",
    subjectId: id,
    kind: "removed",
    changes: changesBetween<PositionName>({ positionTitle }, { positionTitle: null }),
  });
  return { ok: true };
}

async function recordChanges(context: Context, before: PositionRow, given: PositionFields) {
  const { positionTitle, jobDescription, departmentId, jobLevel } = before;
  const changes = changesBetween(
    { positionTitle, jobDescription, departmentId, jobLevel },
    { ...given, jobLevel: given.jobLevel ?? jobLevel },
  );
  if (changes.length === 0) return;
  const subject = { subjectKind: "position", subjectId: before.id } as const;
  await recordStory(context, { ...subject, kind: "changed", changes });
}

/** One department's positions are created in turn, so that no title is created twice. */
async function checkDepartment(tx: Tx, departmentId: number) {
  const department = await lockDepartment(tx, departmentId);
  if (!department)
    throw new AppError("invalid_request", { fields: { departmentId: "Department is required" } });
  return { departmentId, departmentName: department.departmentName };
}
