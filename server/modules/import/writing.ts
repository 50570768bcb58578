import type { RowEffect } from "#contract/codes/import.ts";
import { type EmployeeRole, genderCodeOf } from "#contract/codes/people.ts";
import { normalisePhone } from "#contract/rules/phone.ts";
import type { JobContext } from "#server/jobs/job.ts";
import { replan } from "#server/jobs/replan.ts";
import { type Adding, addEmployees } from "#server/modules/onboarding/index.ts";
import { createDepartmentsNamed, createPositionsTitled } from "../departments/index.ts";
import { changeRecords } from "../employees/index.ts";
import { followEmployment } from "../leave/index.ts";
import { placeIn } from "./check.ts";
import type { ImportedPerson } from "./imported-person.ts";
import { nameKey, type PlannedPlace } from "./places.ts";
import { effectOf, type PlannedRow } from "./plan.ts";
import { saveDone } from "./queries.ts";

/** Statements take a limited number of values. */
const rowsPerStatement = 500;

interface RunningImport {
  id: number;
  createdById: number;
  sendsInvitations: boolean;
}

export type DoneCounts = Record<RowEffect, number>;

/** Writes the rows without errors on behalf of the import's author. */
export async function writePlanned(
  context: JobContext,
  { id, createdById, sendsInvitations }: RunningImport,
  planned: readonly PlannedRow[],
): Promise<DoneCounts> {
  const writing: Adding = { ...context, actor: { employeeId: createdById } };
  const good = planned.filter(({ faults }) => faults.length === 0).toSorted(movesFirst);
  const counts: DoneCounts = { add: 0, change: 0, same: 0 };
  const created: CreatedDepartments = new Map();
  for (let start = 0; start < good.length; start += rowsPerStatement) {
    if (start > 0) await replan(context.tx);
    const some = await withPlaces(writing, good.slice(start, start + rowsPerStatement), created);
    const done = [
      ...(await addSome(writing, some, sendsInvitations)),
      ...(await changeSome(writing, some)),
    ];
    await saveDone(context.tx, id, done);
    for (const { effect } of done) counts[effect] += 1;
  }
  return counts;
}

/** Together, as one move may end the circle of another. */
const movesFirst = (a: PlannedRow, b: PlannedRow) => Number(isMove(b)) - Number(isMove(a));

const isMove = ({ change }: PlannedRow) => change?.changed.place !== undefined;

/** The departments created in this transaction, by name in lower case. */
type CreatedDepartments = Map<string, number>;

interface PlacedRow extends PlannedRow {
  /** The place, if it changes. */
  to: { departmentId: number; positionId: number } | undefined;
}

async function addSome(writing: Adding, rows: readonly PlacedRow[], isInviting: boolean) {
  const added = rows.flatMap(({ row, addition, to, ledBy }) => {
    if (!addition || !to) return [];
    const { person } = addition;
    const lastDay = person.terminationDate || null;
    return [{ row, ledBy, lastDay, given: { ...newEmployee(person), ...to } }];
  });
  if (added.length === 0) return [];
  const ids = await addEmployees(
    writing,
    added.map(({ given }) => given),
    { isInviting },
  );
  return added.map(({ row, ledBy, lastDay }, index) => ({
    row,
    employeeId: ids[index] ?? 0,
    effect: "add" as const,
    ledBy: ledBy || null,
    lastDay,
  }));
}

async function changeSome(writing: Adding, rows: readonly PlacedRow[]) {
  const changed = rows.flatMap((planned) => {
    const { row, change, to } = planned;
    if (!change) return [];
    const { stored, changed } = change;
    const { terminationDate: lastDay = null, ...fields } = changed.fields;
    return [{ row, effect: effectOf(planned), stored, fields, lastDay, ledBy: changed.ledBy, to }];
  });
  if (changed.length === 0) return [];
  await changeRecords(
    writing,
    changed.map(({ stored, fields, to }) => ({ id: stored.id, stored, fields, place: to })),
  );
  const dated = changed.filter(({ fields }) => fields.startDate);
  if (dated.length > 0)
    await followEmployment(
      writing,
      dated.map(({ stored }) => stored.id),
    );
  return changed.map(({ row, effect, stored, ledBy, lastDay }) => ({
    row,
    effect,
    employeeId: stored.id,
    ledBy: ledBy || null,
    lastDay,
  }));
}

/** The rows with their departments and positions, created if missing. */
async function withPlaces(
  writing: Adding,
  rows: readonly PlannedRow[],
  created: CreatedDepartments,
): Promise<PlacedRow[]> {
  const places = rows.map(placeIn);
  const wanted = places.flatMap((place) => place ?? []);
  await createMissing(writing, wanted, created);
  const departmentOf = (place: PlannedPlace) =>
    place.departmentId ?? created.get(nameKey(place.departmentName)) ?? 0;
  const missing = wanted.filter(({ positionId }) => positionId === undefined);
  const positionIds = await createPositionsTitled(
    writing,
    missing.map((place) => ({
      departmentId: departmentOf(place),
      positionTitle: place.positionTitle,
    })),
  );
  const idOf = new Map(missing.map((place, index) => [place, positionIds[index]]));
  return rows.map((row, index) => {
    const place = places[index];
    const to = place && {
      departmentId: departmentOf(place),
      positionId: place.positionId ?? idOf.get(place) ?? 0,
    };
    return { ...row, to };
  });
}

/** Creates each missing department once, in the first spelling. */
async function createMissing(
  writing: Adding,
  places: readonly PlannedPlace[],
  created: CreatedDepartments,
): Promise<void> {
  const names = new Map<string, string>();
  for (const { departmentId, departmentName } of places) {
    const key = nameKey(departmentName);
    if (departmentId === undefined && !created.has(key) && !names.has(key))
      names.set(key, departmentName);
  }
  for (const [name, id] of await createDepartmentsNamed(writing, [...names.values()]))
    created.set(nameKey(name), id);
}

const newEmployee = ({
  positionTitle: _position,
  departmentName: _department,
  ledBy: _leader,
  terminationDate: _lastDay,
  ...person
}: ImportedPerson) => ({
  ...person,
  employeeRole: person.employeeRole as EmployeeRole,
  phone: person.phone ? normalisePhone(person.phone) : undefined,
  gender: person.gender ? genderCodeOf(person.gender) : undefined,
  dateOfBirth: person.dateOfBirth || undefined,
});
