import type { EmployeeUpdate } from "#contract/employees/employee-changes.ts";
import type { NextLeader } from "#contract/line/lines.ts";
import { birthDateProblem, hireDateProblem } from "#contract/rules/person.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, PersonActor, Tx } from "#server/context.ts";
import { keepEmergencyAccount } from "#server/modules/auth/index.ts";
import {
  fillPositions,
  followLastDayOfWork,
  releasePosition,
} from "#server/modules/departments/index.ts";
import { type AlsoRecorded, followLastDay, type LineContext } from "#server/modules/line/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { recordStory } from "#server/story/story.ts";
import { mayWriteField, mayWriteRecord } from "./access.ts";
import {
  differingFields,
  type EmployeeField,
  type EmployeeFields,
  givenFields,
} from "./employee-fields.ts";
import { passOnAfter, refuseLeading, refuseNextLeader } from "./employment/ending.ts";
import { listPastEmployments } from "./employment/rehiring.ts";
import { findTies, lockEmployee, lockSuperadmins, saveEmployee } from "./queries.ts";
import { recordEntries } from "./record-story.ts";
import { recordRoleChanges } from "./role-changes.ts";
import { changesSearch, saveSearchWords } from "./search-entry.ts";
import { keepOneSuperadmin } from "./superadmins.ts";

/**
 * Changes the given fields; stored values are no change. Throws `not_found`, `forbidden` with the field, `last_superadmin`,
 * `last_emergency_account`, or `leads_people` without a successor.
 */
export async function updateEmployee(
  context: Context,
  id: number,
  given: EmployeeUpdate,
  leadsNext?: NextLeader,
): Promise<{ ok: true }> {
  const { tx, actor, today } = context;
  const fields = givenFields(given);
  if (fields.terminationDate === null) fields.noticeGivenOn = null;
  if (fields.terminationDate) await lockCompany(tx);
  const superadmins = fields.employeeRole === undefined ? [] : await lockSuperadmins(tx);
  const stored = await storedEmployee(tx, id, today);
  if (!mayWriteRecord(actor, id)) throw new AppError("forbidden");
  const changes = differingFields(withoutFullName(fields, stored), stored);
  refuseForbidden(actor, stored, changes);
  refuseContradictions(changes, stored, today);
  if (changes.startDate !== undefined) await keepService(tx, stored, changes);
  refuseNextLeader(leadsNext, changes.terminationDate);
  if (stored.employeeRole === "Executive" && changes.employeeRole !== undefined)
    keepOneSuperadmin(superadmins, id);
  await recordRoleChanges(context, [
    { id, before: stored.employeeRole, after: changes.employeeRole },
  ]);
  await save(context, stored, changes, { departmentId: fields.departmentId, leadsNext });
  if (changes.employeeRole !== undefined) await keepEmergencyAccount(tx);
  return { ok: true };
}

/** Gives an employee a last day, as an update does. Throws `not_found`, `leads_people` or field errors. */
export async function endEmployment(
  context: LineContext,
  id: number,
  lastDay: string,
): Promise<void> {
  const { tx, today } = context;
  await lockCompany(tx);
  const stored = await storedEmployee(tx, id, today);
  const changes = differingFields({ terminationDate: lastDay }, stored);
  refuseContradictions(changes, stored, today);
  await save(context, stored, changes, {});
}

async function save(
  context: LineContext,
  stored: Stored,
  changes: EmployeeFields,
  { departmentId, leadsNext }: Pick<Place, "departmentId"> & { leadsNext?: NextLeader | undefined },
): Promise<void> {
  const { tx, now } = context;
  const { id } = stored;
  const lastDay = changes.terminationDate;
  if (lastDay && !leadsNext) await refuseLeading(context, id, lastDay);
  const { positionId, departmentId: _department, nextOfKinId, ...recordChanges } = changes;
  if (Object.keys(recordChanges).length > 0) {
    await saveEmployee(tx, id, recordChanges, now.toISOString());
    if (changesSearch(recordChanges))
      await saveSearchWords(tx, id, { ...stored, ...recordChanges });
  }
  const story = recordEntries(id, stored, recordChanges);
  const place = { departmentId, positionId };
  await moveAndEnd(context, stored, place, { lastDay, leadsNext, story });
}

/** Refuses a first day within an earlier employment, and drops a later start of service. */
async function keepService(
  tx: Tx,
  { id, serviceFrom }: { id: number; serviceFrom: string | null },
  changes: EmployeeFields,
): Promise<void> {
  const { startDate } = changes;
  const lastDay = (await listPastEmployments(tx, id)).at(-1)?.to;
  if (lastDay && (!startDate || startDate <= lastDay))
    throw new AppError("invalid_request", {
      fields: { startDate: `They were employed before until ${lastDay}` },
    });
  if (serviceFrom && startDate && startDate <= serviceFrom) changes.serviceFrom = null;
}

interface Ending extends Required<AlsoRecorded> {
  /** Undefined if unchanged. */
  lastDay: string | null | undefined;
  leadsNext: NextLeader | undefined;
}

/** Moves someone, ends or reopens position and leading, and records the story. */
async function moveAndEnd(
  context: LineContext,
  { id, name, surname, email, terminationDate }: Stored,
  place: Place,
  { lastDay, leadsNext, story }: Ending,
): Promise<void> {
  if (lastDay === undefined) return move(context, id, place, { story });
  const isMoving = place.positionId !== undefined;
  if (isMoving) await move(context, id, place, { story });
  const days = { lastDay, lastDayBefore: terminationDate };
  const also = { story: isMoving ? [] : story };
  const isWithdrawn = await followLastDayOfWork(context, id, { ...days, ...also });
  const person = { id, name: `${name} ${surname}`.trim() || email };
  if (lastDay && leadsNext) await passOnAfter(context, person, lastDay, leadsNext);
  await followLastDay(context, id, isWithdrawn ? days : { ...days, ...also });
}

/** The profile returns the full name as `name`; unchanged, it does not change the first name (AMB-119). */
function withoutFullName(fields: EmployeeFields, stored: EmployeeFields): EmployeeFields {
  const { name, ...rest } = fields;
  const fullName = `${stored.name} ${stored.surname}`.trim();
  return name === fullName && fields.surname === undefined ? rest : fields;
}

type Stored = Awaited<ReturnType<typeof storedEmployee>>;

async function storedEmployee(tx: Tx, id: number, today: string) {
  const employee = await lockEmployee(tx, id);
  if (!employee) throw new AppError("not_found");
  return { ...employee, ...(await findTies(tx, id, today)) };
}

function refuseForbidden(
  actor: PersonActor,
  employee: { id: number; employeeStatus: string },
  changes: EmployeeFields,
): void {
  const forbidden = Object.keys(changes).filter(
    (field) => !mayWriteField(actor, employee, field as EmployeeField),
  );
  if (forbidden.length === 0) return;
  const fields = Object.fromEntries(forbidden.map((field) => [field, "You may not change this"]));
  throw new AppError("forbidden", { fields });
}

function refuseContradictions(
  changes: EmployeeFields,
  stored: EmployeeFields,
  today: string,
): void {
  const fields: Record<string, string> = {};
  const { startDate, terminationDate, noticeGivenOn } = { ...stored, ...changes };
  if (changes.nextOfKinId !== undefined)
    fields.nextOfKinId = "This is not the employee's next of kin";
  Object.assign(fields, birthContradiction(changes, stored, today));
  if (startDate && terminationDate && terminationDate < startDate)
    fields.terminationDate = "The last day cannot be before the first";
  if (!isInOrder(noticeGivenOn, terminationDate))
    fields.noticeGivenOn = "Notice is given before the last day";
  if (changes.departmentId !== undefined && changes.positionId === undefined)
    fields.departmentId = "The department comes with the position";
  if (Object.keys(fields).length > 0) throw new AppError("invalid_request", { fields });
}

const isInOrder = (noticeGivenOn: Day, lastDay: Day): boolean =>
  !noticeGivenOn || (!!lastDay && noticeGivenOn <= lastDay);

type Day = string | null | undefined;

function birthContradiction(
  changes: EmployeeFields,
  stored: EmployeeFields,
  today: string,
): Record<string, string> {
  const problem = changes.dateOfBirth && birthDateProblem(changes.dateOfBirth, today);
  if (problem) return { dateOfBirth: problem };
  if (!changes.startDate && !changes.dateOfBirth) return {};
  const { startDate, dateOfBirth } = { ...stored, ...changes };
  const contradiction = hireDateProblem(startDate, dateOfBirth);
  return contradiction ? { [changes.startDate ? "startDate" : "dateOfBirth"]: contradiction } : {};
}

type Place = Pick<EmployeeFields, "positionId" | "departmentId">;

async function move(
  context: LineContext,
  employeeId: number,
  { positionId, departmentId }: Place,
  { story }: Required<AlsoRecorded>,
): Promise<void> {
  if (positionId === undefined) await recordStory(context, story);
  else if (positionId === null) await releasePosition(context, employeeId, { story });
  else await fillPositions(context, [{ employeeId, positionId, departmentId }], { story });
}
