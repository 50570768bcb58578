import { domainOf } from "#contract/rules/email.ts";
import { givenDate } from "#contract/rules/person.ts";
import { normalisePhone } from "#contract/rules/phone.ts";
import type { Tenant, TenantUpdate } from "#contract/tenant.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { changesBetween, hiddenChange } from "#server/story/changes.ts";
import { findTenant, isKnownTimeZone, saveTenant } from "./queries.ts";
import { isInRegistration } from "./registration.ts";
import { recordSettings } from "./settings-record.ts";

export const getTenant = (tx: Tx): Promise<Tenant> => findTenant(tx);

/**
 * Changes only the given fields (AMB-012) and records them. During registration, the e-mail must belong to the sign-up domain (AMB-203).
 */
export async function updateTenant(context: Context, given: TenantUpdate): Promise<Tenant> {
  const { tx, now } = context;
  const { companyEmail, companyPhone, registrationDate, handoverDays, ...rest } = given;
  if (companyEmail !== undefined && (await isInRegistration(tx)))
    await keepToOwnDomain(tx, companyEmail);
  if (given.timeZone !== undefined) await checkTimeZone(tx, given.timeZone);
  const before = await findTenant(tx);
  await saveTenant(
    tx,
    {
      ...rest,
      ...(companyEmail !== undefined && { companyEmail }),
      ...(companyPhone !== undefined && { companyPhone: normalisePhone(companyPhone) }),
      ...(registrationDate !== undefined && { registrationDate: givenDate(registrationDate) }),
      ...(handoverDays && {
        handoverWrittenDays: handoverDays.written,
        handoverCommentedDays: handoverDays.commented,
        handoverConfirmedDays: handoverDays.confirmed,
      }),
    },
    now.toISOString(),
  );
  const after = await findTenant(tx);
  const changes = changesOf(before, after);
  await recordSettings(context, changes);
  return after;
}

/** Story values, without the picture's bytes and with combined settings as one value. */
const valuesOf = ({ logo, workMinutes, handoverDays, ...company }: Tenant) => ({
  ...company,
  workMinutes: workMinutes.join(" "),
  handoverDays: `${handoverDays.written} ${handoverDays.commented} ${handoverDays.confirmed}`,
});

const changesOf = (before: Tenant, after: Tenant) => [
  ...changesBetween(valuesOf(before), valuesOf(after)),
  ...(before.logo === after.logo ? [] : [hiddenChange("logo")]),
];

/** The database also computes days by the time zone, so it must know it. */
async function checkTimeZone(tx: Tx, timeZone: string): Promise<void> {
  if (!(await isKnownTimeZone(tx, timeZone)))
    throw new AppError("invalid_request", { fields: { timeZone: "Please choose a time zone" } });
}

async function keepToOwnDomain(tx: Tx, companyEmail: string): Promise<void> {
  const { domainName } = await findTenant(tx);
  if (domainOf(companyEmail) !== domainName)
    throw new AppError("invalid_request", {
      fields: { companyEmail: "Company email domain must match your user domain" },
    });
}
