import { domainOf } from "#contract/rules/email.ts";
import { givenDate } from "#contract/rules/given-date.ts";
import { normalisePhone } from "#contract/rules/phone.ts";
import type { Tenant, TenantUpdate } from "#contract/tenant.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { findTenant, saveTenant } from "./queries.ts";

/** The company of the transaction. */
export const getTenant = (tx: Tx): Promise<Tenant> => findTenant(tx);

/**
 * Changes what is given about the company and keeps the rest (AMB-012); made active, it is registered from then on.
 * The company's e-mail stays within the domain it signed up with.
 */
export async function updateTenant({ tx, now }: Context, given: TenantUpdate): Promise<Tenant> {
  const { companyEmail, companyPhone, registrationDate, ...rest } = given;
  const { domainName } = await findTenant(tx);
  if (companyEmail !== undefined && domainOf(companyEmail) !== domainName)
    throw new AppError("invalid_request", {
      fields: { companyEmail: "Company email domain must match your user domain" },
    });
  await saveTenant(
    tx,
    {
      ...rest,
      ...(companyEmail !== undefined && { companyEmail }),
      ...(companyPhone !== undefined && { companyPhone: normalisePhone(companyPhone) }),
      ...(registrationDate !== undefined && { registrationDate: givenDate(registrationDate) }),
      ...(given.isActive && { registeredAt: now.toISOString() }),
    },
    now.toISOString(),
  );
  return findTenant(tx);
}
