import { employeeRoleOf } from "#contract/codes/employee-role.ts";
import { employmentStatusOf } from "#contract/codes/employment-status.ts";
import type { NewEmployee } from "#contract/employees/employee-changes.ts";
import { domainOf } from "#contract/rules/email.ts";
import { employeeSynonyms, withStoredNames } from "#contract/rules/synonyms.ts";
import { AppError } from "#server/app-error.ts";
import { defaultTimeZone, startOf } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { getTenant } from "#server/modules/tenant/index.ts";
import { tell } from "#server/story/story.ts";
import { insertEmployee } from "./queries.ts";
import { rememberEmployee } from "./searched-employee.ts";

/** Adds the owner of a company that is about to be registered: inactive and pending until it is. */
export async function addOwner(
  { tx, now }: Pick<Context, "tx" | "now">,
  email: string,
): Promise<number> {
  const employeeId = await insertEmployee(tx, {
    email: email.toLowerCase(),
    employeeRole: "Executive",
    isActive: false,
    createdAt: now.toISOString(),
  });
  await rememberEmployee(tx, employeeId, { email: email.toLowerCase() });
  await tell({ tx, now, actor: null }, { employeeId, kind: "joined" });
  return employeeId;
}

/**
 * Adds an employee's record: active, so that they can sign in, and pending until their profile is complete (AMB-105).
 * The e-mail has to be one of the company's domain.
 */
export async function addEmployee(context: Context, given: NewEmployee): Promise<number> {
  const { tx, now } = context;
  const { name, surname, startDate, ...rest } = withStoredNames(given, employeeSynonyms);
  const email = rest.email.toLowerCase();
  const { domainName } = await getTenant(tx);
  if (domainOf(email) !== domainName)
    throw new AppError("invalid_request", {
      fields: { email: `The e-mail has to end in @${domainName}` },
    });
  const employeeId = await insertEmployee(tx, {
    name,
    surname,
    email,
    startDate,
    employeeRole: employeeRoleOf(rest.employeeRole),
    employmentStatus: employmentStatusOf(rest.employmentStatus),
    isActive: true,
    createdAt: now.toISOString(),
  });
  await rememberEmployee(tx, employeeId, { name, surname, email });
  const happenedAt = startDate ? startOf(startDate, defaultTimeZone) : now;
  await tell(context, { employeeId, kind: "joined", happenedAt });
  return employeeId;
}
