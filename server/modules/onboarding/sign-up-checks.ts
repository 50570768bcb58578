import disposableDomains from "disposable-email-domains-js/dist/dict/disposable_email_blocklist.json" with {
  type: "json",
};
import { domainOf } from "#contract/rules/email.ts";
import { AppError } from "#server/app-error.ts";
import type { PublicCall } from "#server/context.ts";
import { askAboutAddress, findTenantOfEmail } from "#server/modules/auth/index.ts";
import { isPublicMailDomain } from "#server/purses/public-mail.ts";
import type { Services } from "#server/services.ts";
import { waitText } from "#server/wait-text.ts";
import { isDomainClaimed } from "./queries.ts";

type CheckServices = Pick<Services, "database">;
type Call = Pick<PublicCall, "caller">;

const disposable = new Set<string>(disposableDomains);

/** Whether a domain or its parent belongs to a provider of temporary addresses. */
function isDisposableDomain(domain: string): boolean {
  const labels = domain.toLowerCase().split(".");
  return labels.some((_, index) => disposable.has(labels.slice(index).join(".")));
}

/** Temporary addresses cannot be reached for long. */
export function refuseDisposableAddress(email: string): void {
  if (isDisposableDomain(domainOf(email)))
    throw new AppError("invalid_request", {
      fields: { email: "Please use a lasting address: this provider's addresses are temporary" },
    });
}

/** Throws `domain_taken` or `email_taken`; the claims decide in the end. */
export async function refuseIfTaken(
  database: Services["database"],
  { caller }: Call,
  email: string,
): Promise<void> {
  const domain = domainOf(email);
  await database.inDirectory(async (db) => {
    if (!isPublicMailDomain(domain) && (await isDomainClaimed(db, domain)))
      throw new AppError("domain_taken");
    if (await findTenantOfEmail(db, email)) throw new AppError("email_taken");
  }, caller);
}

/** At the cost of the caller's client address. Throws `too_many_requests`. */
export async function emailExists(
  { database }: CheckServices,
  { caller, now }: Pick<PublicCall, "caller" | "now">,
  email: string,
): Promise<{ exists: boolean }> {
  const { taken, unasked, retryAfterSeconds } = await database.inDirectory(
    (db) => askAboutAddress(db, caller.client, email, now),
    caller,
  );
  if (unasked.size > 0)
    throw new AppError("too_many_requests", {
      retryAfterSeconds,
      message: `Many addresses have been tried from your network. Please try again ${waitText(retryAfterSeconds)}.`,
    });
  return { exists: taken.size > 0 };
}

/** Throws `domain_free` if the domain has no company, or cannot have one. */
export async function domainNameExists(
  { database }: CheckServices,
  { caller }: Call,
  domain: string,
): Promise<true> {
  const isTaken =
    !isPublicMailDomain(domain) &&
    (await database.inDirectory((db) => isDomainClaimed(db, domain), caller));
  if (!isTaken) throw new AppError("domain_free");
  return true;
}
