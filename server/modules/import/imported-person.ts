import { z } from "zod";
import type { ImportField } from "#contract/codes/import.ts";
import { genderLabels } from "#contract/codes/people.ts";
import {
  GivenDay,
  optionalLongText,
  optionalText,
  requiredEmail,
  requiredText,
} from "#contract/common.ts";
import { EmployeeUpdate } from "#contract/employees/employee-changes.ts";
import { GivenEmploymentStatus, GivenRole } from "#contract/employees/employee-fields.ts";
import type { RowFault } from "#contract/import/import.ts";
import { domainOf } from "#contract/rules/email.ts";
import { birthDateProblem, hireDateProblem } from "#contract/rules/person.ts";
import { maxLengths } from "#contract/rules/text.ts";
import { hasUnreadLetters } from "#server/csv/decoded-text.ts";
import type { RowValues } from "./reading/row-values.ts";

const { phone, idNumber, taxNumber } = EmployeeUpdate.shape;
const unread = "A letter could not be read. Please correct it, or choose another encoding";
const notADay = "Please write a day of the calendar, such as 2026-03-31";
const Gender = z.enum(genderLabels, "Please write Male, Female, Other or Prefer not to say");

const hireDate = z
  .string("Hire date is required")
  .min(1, "Hire date is required")
  .refine((text) => text === "" || GivenDay.safeParse(text).success, notADay);
const optionalDay = z
  .string()
  .refine((text) => text === "" || GivenDay.safeParse(text).success, notADay);

/** A row's values by the rules of adding a user and of the profile. */
const ImportedPerson = z.object({
  name: requiredText("First name is required"),
  surname: requiredText("Last name is required"),
  email: requiredEmail("Email is required"),
  positionTitle: requiredText("Position is required"),
  departmentName: requiredText("Department is required"),
  startDate: hireDate,
  terminationDate: optionalDay.optional(),
  ledBy: optionalText(maxLengths.email).optional(),
  employmentStatus: GivenEmploymentStatus,
  employeeRole: GivenRole,
  employeeNumber: optionalText(maxLengths.number).optional(),
  phone,
  idNumber,
  taxNumber,
  gender: z.union([z.literal(""), Gender]).optional(),
  dateOfBirth: optionalDay.optional(),
  homeAddress: optionalLongText(maxLengths.address).optional(),
} satisfies Record<ImportField, z.ZodType>);
export type ImportedPerson = z.infer<typeof ImportedPerson>;

interface CompanyRules {
  domainName: string;
  today: string;
}

interface ReadPerson {
  /** Undefined with an error in a required field. */
  person: ImportedPerson | undefined;
  faults: RowFault[];
}

/** The employee in a row, or an error for each wrong field. */
export function importedPerson(values: RowValues, { domainName, today }: CompanyRules): ReadPerson {
  const { data, error } = ImportedPerson.safeParse(values);
  const faults = faultsIn(error, values, today);
  const { email = "" } = values;
  if (email && !faults.has("email") && domainOf(email) !== domainName)
    faults.set("email", `The e-mail has to end in @${domainName}`);
  if (data?.terminationDate && data.terminationDate < today && !faults.has("terminationDate"))
    faults.set("terminationDate", "This last day has passed. Please leave the row out");
  return { person: data, faults: listed(faults) };
}

const GivenPerson = ImportedPerson.partial();

/** A row about an existing employee, by the same rules; omitted values stay. */
export function givenPerson(
  values: RowValues,
  today: string,
): { person: z.infer<typeof GivenPerson> | undefined; faults: RowFault[] } {
  const { data, error } = GivenPerson.safeParse(values);
  return { person: data, faults: listed(faultsIn(error, values, today)) };
}

/** The first error of each field. */
function faultsIn(error: z.ZodError | undefined, values: RowValues, today: string) {
  const { dateOfBirth, startDate, terminationDate } = values;
  const faults = new Map<string, string>();
  const add = (field: string, problem: string | undefined) => {
    if (problem && !faults.has(field)) faults.set(field, problem);
  };
  for (const [field, value] of Object.entries(values))
    if (hasUnreadLetters(value)) add(field, unread);
  for (const { path, message } of error?.issues ?? []) add(String(path[0]), message);
  if (dateOfBirth) add("dateOfBirth", birthDateProblem(dateOfBirth, today));
  if (!faults.has("dateOfBirth")) add("startDate", hireDateProblem(startDate, dateOfBirth));
  if (!faults.has("startDate")) add("terminationDate", lastDayProblem(startDate, terminationDate));
  return faults;
}

export const lastDayProblem = (firstDay: Day, lastDay: Day): string | undefined =>
  firstDay && lastDay && lastDay < firstDay ? "The last day cannot be before the first" : undefined;

type Day = string | null | undefined;

const listed = (faults: ReadonlyMap<string, string>): RowFault[] =>
  [...faults].map(([field, message]) => ({ field: field as ImportField, message }));
