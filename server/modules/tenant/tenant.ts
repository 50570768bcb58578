import { domainOf } from "#contract/rules/email.ts";
import { givenDate } from "#contract/rules/given-date.ts";
import { normalisePhone } from "#contract/rules/phone.ts";
import type { Tenant, TenantUpdate } from "#contract/tenant.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { findTenant, saveTenant } from "./queries.ts";
import { isInRegistration } from "./registration.ts";

/** The transaction's tenant. */
export const getTenant = (tx: Tx): Promise<Tenant> => findTenant(tx);

/**
 * Changes the given fields of the company and no others (AMB-012). While it is being registered, its e-mail must belong to
 * the domain it signed up with; later the company may choose any (AMB-203).
 */
export async function updateTenant({ tx, now }: Context, given: TenantUpdate): Promise<Tenant> {
  const { companyEmail, companyPhone, registrationDate, ...rest } = given;
  if (companyEmail !== undefined && (await isInRegistration(tx)))
    await keepToOwnDomain(tx, companyEmail);
  await saveTenant(
    tx,
    {
      ...rest,
      ...(companyEmail !== undefined && { companyEmail }),
      ...(companyPhone !== undefined && { companyPhone: normalisePhone(companyPhone) }),
      ...(registrationDate !== undefined && { registrationDate: givenDate(registrationDate) }),
    },
    now.toISOString(),
  );
  return findTenant(tx);
}

async function keepToOwnDomain(tx: Tx, companyEmail: string): Promise<void> {
  const { domainName } = await findTenant(tx);
  if (domainOf(companyEmail) !== domainName)
    throw new AppError("invalid_request", {
      fields: { companyEmail: "Company email domain must match your user domain" },
    });
}
