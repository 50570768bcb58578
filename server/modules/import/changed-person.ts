import { type ImportField, importDateFields } from "#contract/codes/import.ts";
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
import { givenPerson, type ImportedPerson, lastDayProblem } from "./imported-person.ts";
import { type NamedPlace, nameKey, type PlannedPlace } from "./places.ts";
import type { RowValues } from "./reading/row-values.ts";

/** The last day is recorded after the managers of the file. */
type ImportedFields = ManyFields & { terminationDate?: string | null };

export interface ChangedPerson {
  fields: ImportedFields;
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
  if (faults.every(({ field }) => !isDay(field))) faults.push(...dayFaults(fields, stored, today));
  if (employeeRole !== undefined && stored.id === actorId)
    faults.push({ field: "employeeRole", message: "You may not change your own role" });
  const names = Object.keys(fields) as (keyof ImportedFields & ImportField)[];
  const changes = names.map((field) => ({
    field,
    before: shownValue(field, stored[field]),
    after: shownValue(field, fields[field]),
  }));
  return { changed: { fields, place: undefined, changes }, faults };
}

const isDay = (field: ImportField | null) => importDateFields.some((known) => known === field);

/** The fault of a new first or last day or date of birth beside what is stored. */
function dayFaults(fields: ImportedFields, stored: StoredRecord, today: string): RowFault[] {
  const { startDate = stored.startDate, dateOfBirth = stored.dateOfBirth } = fields;
  const fault = lastDayFault(fields, stored) ?? firstDayFault(fields, stored, today);
  if (fault) return [fault];
  const message =
    fields.startDate || fields.dateOfBirth ? hireDateProblem(startDate, dateOfBirth) : undefined;
  return message ? [{ field: "startDate", message }] : [];
}

function firstDayFault(
  { startDate, terminationDate: newLastDay }: ImportedFields,
  { id, terminationDate, lastDayBefore }: StoredRecord,
  today: string,
): RowFault | undefined {
  const field = "startDate";
  if (startDate && lastDayBefore && startDate <= lastDayBefore)
    return { field, message: "They were employed before until a later day" };
  if (newLastDay || !startDate || !terminationDate || startDate <= terminationDate)
    return undefined;
  const message = "This is after their last day of work";
  return { field, message, ...(terminationDate < today && { leaverId: id }) };
}

function lastDayFault(
  { startDate, terminationDate: lastDay }: ImportedFields,
  { noticeGivenOn, ...stored }: StoredRecord,
): RowFault | undefined {
  if (!lastDay) return undefined;
  const isBeforeNotice = noticeGivenOn !== null && lastDay < noticeGivenOn;
  const message =
    lastDayProblem(startDate ?? stored.startDate, lastDay) ??
    (isBeforeNotice ? "Notice is given before the last day" : undefined);
  return message === undefined ? undefined : { field: "terminationDate", message };
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
}: Partial<ImportedPerson>): ImportedFields => ({
  ...rest,
  ...(phone && { phone: normalisePhone(phone) }),
  ...(gender && { gender: genderCodeOf(gender) }),
  ...(employeeRole && { employeeRole: employeeRoleOf(employeeRole) }),
  ...(employmentStatus && { employmentStatus: employmentStatusOf(employmentStatus) }),
});

const differing = (fields: ImportedFields, stored: StoredRecord): ImportedFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && value !== stored[name as keyof ImportedFields],
    ),
  );

const labelOf: Partial<Record<keyof ImportedFields, (code: never) => string | undefined>> = {
  gender: (code: GenderCode) => genderLabelOf(code),
  employmentStatus: (code: keyof typeof employmentStatusLabels) => employmentStatusLabels[code],
};

function shownValue(
  field: keyof ImportedFields,
  value: string | number | null | undefined,
): string {
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
