import type { ImportField } from "#contract/codes/import.ts";
import {
  employeeRoleOf,
  employmentStatusLabels,
  employmentStatusOf,
  type GenderCode,
  genderCodeOf,
  genderLabelOf,
} from "#contract/codes/people.ts";
import type { FieldDifference, RowFault } from "#contract/import/import.ts";
import { hireDateProblem } from "#contract/rules/person.ts";
import { normalisePhone } from "#contract/rules/phone.ts";
import type { ManyFields, StoredRecord } from "../employees/index.ts";
import { givenPerson, type ImportedPerson } from "./imported-person.ts";
import { type NamedPlace, nameKey, type PlannedPlace } from "./places.ts";
import type { RowValues } from "./reading/row-values.ts";

export interface ChangedPerson {
  fields: ManyFields;
  place: PlannedPlace | undefined;
  /** The named manager, if a change. */
  ledBy?: string;
  /** As labels. */
  changes: FieldDifference[];
}

interface Rules {
  today: string;
  actorId: number;
}

/** What a row would change in an existing employee's record, and its errors. */
export function changedPerson(
  values: RowValues,
  stored: StoredRecord,
  { today, actorId }: Rules,
): { changed: ChangedPerson; faults: RowFault[] } {
  const { person, faults } = givenPerson(values, today);
  const fields = person ? differing(fieldsOf(person), stored) : {};
  const { employeeRole } = fields;
  if (faults.every(({ field }) => field !== "startDate" && field !== "dateOfBirth"))
    faults.push(...dayFaults(fields, stored, today));
  if (employeeRole !== undefined && stored.id === actorId)
    faults.push({ field: "employeeRole", message: "You may not change your own role" });
  const names = Object.keys(fields) as (keyof ManyFields & ImportField)[];
  const changes = names.map((field) => ({
    field,
    before: shownValue(field, stored[field]),
    after: shownValue(field, fields[field]),
  }));
  return { changed: { fields, place: undefined, changes }, faults };
}

/** The fault of a new hire date or date of birth beside what is stored. */
function dayFaults(
  { startDate, dateOfBirth }: ManyFields,
  stored: StoredRecord,
  today: string,
): RowFault[] {
  const field = "startDate";
  const { id, terminationDate, lastDayBefore } = stored;
  if (startDate && lastDayBefore && startDate <= lastDayBefore)
    return [{ field, message: "They were employed before until a later day" }];
  if (startDate && terminationDate && startDate > terminationDate) {
    const message = "This is after their last day of work";
    return [{ field, message, ...(terminationDate < today && { leaverId: id }) }];
  }
  const problem =
    (startDate || dateOfBirth) &&
    hireDateProblem(startDate ?? stored.startDate, dateOfBirth ?? stored.dateOfBirth);
  return problem ? [{ field, message: problem }] : [];
}

const fieldsOf = ({
  positionTitle: _position,
  departmentName: _department,
  email: _email,
  ledBy: _leader,
  phone,
  gender,
  employeeRole,
  employmentStatus,
  ...rest
}: Partial<ImportedPerson>): ManyFields => ({
  ...rest,
  ...(phone && { phone: normalisePhone(phone) }),
  ...(gender && { gender: genderCodeOf(gender) }),
  ...(employeeRole && { employeeRole: employeeRoleOf(employeeRole) }),
  ...(employmentStatus && { employmentStatus: employmentStatusOf(employmentStatus) }),
});

const differing = (fields: ManyFields, stored: StoredRecord): ManyFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && value !== stored[name as keyof ManyFields],
    ),
  );

const labelOf: Partial<Record<keyof ManyFields, (code: never) => string | undefined>> = {
  gender: (code: GenderCode) => genderLabelOf(code),
  employmentStatus: (code: keyof typeof employmentStatusLabels) => employmentStatusLabels[code],
};

function shownValue(field: keyof ManyFields, value: string | number | null | undefined): string {
  if (value === null || value === undefined) return "";
  return labelOf[field]?.(value as never) ?? String(value);
}

export interface PlaceChange {
  to: NamedPlace;
  changes: FieldDifference[];
  fault: RowFault | undefined;
}

/** The employee's new place; undefined if unchanged or not named. */
export function placeChange(
  { departmentName: department, positionTitle: title }: RowValues,
  { departmentName, positionTitle, terminationDate }: StoredRecord,
  today: string,
): PlaceChange | undefined {
  if (!department && !title) return undefined;
  const isSame = (given: string | undefined, known: string | null) =>
    !given || nameKey(given) === nameKey(known ?? "");
  if (isSame(department, departmentName) && isSame(title, positionTitle)) return undefined;
  const to = {
    departmentName: department || (departmentName ?? ""),
    positionTitle: title || (positionTitle ?? ""),
  };
  const changes: FieldDifference[] = [
    { field: "positionTitle" as const, before: positionTitle ?? "", after: to.positionTitle },
    { field: "departmentName" as const, before: departmentName ?? "", after: to.departmentName },
  ].filter(({ before, after }) => nameKey(before) !== nameKey(after));
  return { to, changes, fault: placeFault(to, terminationDate, today) };
}

function placeFault(
  { departmentName, positionTitle }: NamedPlace,
  lastDay: string | null,
  today: string,
): RowFault | undefined {
  if (!departmentName) return { field: "departmentName", message: "Department is required" };
  if (!positionTitle) return { field: "positionTitle", message: "Position is required" };
  return lastDay && lastDay < today
    ? { field: "positionTitle", message: "Their last day of work has passed" }
    : undefined;
}
