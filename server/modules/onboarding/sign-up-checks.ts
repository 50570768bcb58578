import emailProviders from "email-providers/common.json" with { type: "json" };
import { AppError } from "#server/app-error.ts";
import type { PublicCall } from "#server/context.ts";
import { findTenantOfEmail } from "#server/modules/auth/index.ts";
import type { Services } from "#server/services.ts";
import { isDomainClaimed } from "./queries.ts";

type CheckServices = Pick<Services, "attempts" | "database">;

const publicProviders = new Set<string>(emailProviders);

/** Whether a domain belongs to a public mail provider, so that no company can own it. */
export const isPublicMailDomain = (domain: string): boolean =>
  publicProviders.has(domain.toLowerCase());

/** Whether an account has this e-mail; the number of attempts is limited. */
export async function emailExists(
  { attempts, database }: CheckServices,
  { address }: PublicCall,
  email: string,
) {
  await attempts.count("emailExists", email.toLowerCase(), address);
  const tenantId = await database.inDirectory((db) => findTenantOfEmail(db, email));
  return { exists: tenantId !== null };
}

/** True if a company has this domain; throws `domain_free` if none has it, or none can. */
export async function domainNameExists(
  { attempts, database }: CheckServices,
  { address }: PublicCall,
  domain: string,
): Promise<true> {
  await attempts.count("emailExists", domain.toLowerCase(), address);
  const isTaken =
    !isPublicMailDomain(domain) &&
    (await database.inDirectory((db) => isDomainClaimed(db, domain)));
  if (!isTaken) throw new AppError("domain_free");
  return true;
}
