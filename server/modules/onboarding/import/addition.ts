import type { EmployeeRole } from "#contract/codes/employee-role.ts";
import { genderCodeOf } from "#contract/codes/gender.ts";
import { normalisePhone } from "#contract/rules/phone.ts";
import type { JobContext } from "#server/jobs/job.ts";
import {
  createDepartmentsNamed,
  createPositionsTitled,
} from "#server/modules/departments/index.ts";
import { type Adding, addEmployees } from "../new-employees.ts";
import type { ImportedPerson } from "./imported-person.ts";
import { nameKey, type PlannedPlace, type PlannedRow } from "./plan.ts";
import { saveAdded } from "./queries.ts";

/** Statements take a limited number of values. */
const rowsPerStatement = 500;

interface RunningImport {
  id: number;
  createdById: number;
  sendsInvitations: boolean;
}

type Addition = NonNullable<PlannedRow["addition"]> & { row: number };

/** Adds the people of the rows without faults, on behalf of the one who started the import, and returns how many they are. */
export async function addPlanned(
  context: JobContext,
  { id, createdById, sendsInvitations }: RunningImport,
  planned: readonly PlannedRow[],
): Promise<number> {
  const { tx } = context;
  const adding: Adding = { ...context, actor: { employeeId: createdById } };
  const additions = planned.flatMap(({ row, addition }) =>
    addition ? [{ ...addition, row }] : [],
  );
  for (let start = 0; start < additions.length; start += rowsPerStatement) {
    const some = additions.slice(start, start + rowsPerStatement);
    const places = await existingPlaces(adding, some);
    const given = some.flatMap(({ person }, index) => {
      const place = places[index];
      return place ? [{ ...newEmployee(person), ...place }] : [];
    });
    const ids = await addEmployees(adding, given, { isInviting: sendsInvitations });
    const added = some.flatMap(({ row }, index) => {
      const employeeId = ids[index];
      return employeeId === undefined ? [] : [{ row, employeeId }];
    });
    await saveAdded(tx, id, added);
  }
  return additions.length;
}

/** The departments and positions of the rows, in their order; those that are missing are created. */
async function existingPlaces(adding: Adding, additions: readonly Addition[]) {
  const places = additions.map(({ place }) => place);
  const departmentIds = await newDepartments(adding, places);
  const inDepartments = places.map((place) => ({
    ...place,
    departmentId: place.departmentId ?? departmentIds.get(nameKey(place.departmentName)) ?? 0,
  }));
  const missing = inDepartments.filter(({ positionId }) => positionId === undefined);
  const created = await createPositionsTitled(
    adding,
    missing.map(({ departmentId, positionTitle }) => ({ departmentId, positionTitle })),
  );
  const idOf = new Map(missing.map((place, index) => [place, created[index]]));
  return inDepartments.map((place) => ({
    departmentId: place.departmentId,
    positionId: place.positionId ?? idOf.get(place) ?? 0,
  }));
}

/** Each missing department is created once, in the first spelling. */
async function newDepartments(adding: Adding, places: readonly PlannedPlace[]) {
  const names = new Map<string, string>();
  for (const { departmentId, departmentName } of places)
    if (departmentId === undefined && !names.has(nameKey(departmentName)))
      names.set(nameKey(departmentName), departmentName);
  const created = await createDepartmentsNamed(adding, [...names.values()]);
  return new Map([...created].map(([name, id]) => [nameKey(name), id]));
}

const newEmployee = ({
  positionTitle: _position,
  departmentName: _department,
  ...person
}: ImportedPerson) => ({
  ...person,
  employeeRole: person.employeeRole as EmployeeRole,
  phone: person.phone ? normalisePhone(person.phone) : undefined,
  gender: person.gender ? genderCodeOf(person.gender) : undefined,
  dateOfBirth: person.dateOfBirth || undefined,
});
