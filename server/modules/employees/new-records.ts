import { employeeRoleOf, employmentStatusOf } from "#contract/codes/people.ts";
import type { NewEmployee } from "#contract/employees/employee-changes.ts";
import { domainOf } from "#contract/rules/email.ts";
import { employeeSynonyms, withStoredNames } from "#contract/rules/search.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { type Recorder, recordStory, type StoryEntry } from "#server/story/story.ts";
import type { EmployeeFields } from "./employee-fields.ts";
import { insertEmployees } from "./queries.ts";
import { addSearchWords } from "./search-entry.ts";

/** Adds the owner of a new company: inactive and pending until it is registered. */
export async function addOwner(recorder: Recorder, email: string): Promise<number> {
  const { tx, now } = recorder;
  const record = {
    email: email.toLowerCase(),
    employeeRole: "Executive",
    isActive: false,
  } as const;
  const [id] = await insertEmployees(tx, [record], now.toISOString());
  if (id === undefined) throw new Error("The owner's record was not inserted.");
  await addSearchWords(tx, [{ id, ...record }]);
  await recordStory(recorder, { subjectId: id, kind: "joined" });
  return id;
}

/** Optional fields of a new employee. */
export type NewRecordDetails = Pick<
  EmployeeFields,
  "employeeNumber" | "phone" | "idNumber" | "taxNumber" | "gender" | "dateOfBirth" | "homeAddress"
>;

export interface AddedRecord {
  employeeId: number;
  email: string;
  hireDate: string | undefined;
}

/**
 * Adds active employees, pending until the profile is complete (AMB-105), with story entries. Throws `invalid_request` for an e-mail at
 * another domain.
 */
export async function addRecords(
  { tx, now }: Pick<Context, "tx" | "now">,
  given: readonly (NewEmployee & NewRecordDetails)[],
  domainName: string,
): Promise<{ records: AddedRecord[]; entries: StoryEntry[] }> {
  const rows = given.map((one) => rowOf(one, domainName));
  const ids = await insertEmployees(tx, rows, now.toISOString());
  const employees = rows.flatMap((row, index) => {
    const id = ids[index];
    return id === undefined ? [] : [{ ...row, id }];
  });
  await addSearchWords(tx, employees);
  return {
    records: employees.map(({ id, email, startDate }) => ({
      employeeId: id,
      email,
      hireDate: startDate,
    })),
    entries: employees.map(({ id, startDate }) => ({
      subjectId: id,
      kind: "joined",
      day: startDate,
    })),
  };
}

function rowOf(given: NewEmployee & NewRecordDetails, domainName: string) {
  const { name, surname, startDate, positionId, departmentId, ...rest } = withStoredNames(
    given,
    employeeSynonyms,
  );
  const email = rest.email.toLowerCase();
  if (domainOf(email) !== domainName)
    throw new AppError("invalid_request", {
      fields: { email: `The e-mail has to end in @${domainName}` },
    });
  return {
    ...rest,
    name,
    surname,
    email,
    startDate,
    employeeRole: employeeRoleOf(rest.employeeRole),
    employmentStatus: employmentStatusOf(rest.employmentStatus),
    isActive: true,
  };
}
