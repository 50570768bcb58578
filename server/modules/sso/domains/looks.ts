import type { DomainFinding } from "#contract/codes/domains.ts";
import type { CompanyDomain } from "#contract/domains.ts";
import type {
  Context,
  ContextOf,
  PersonActor,
  SignedInCall,
  SystemActor,
} from "#server/context.ts";
import { listSuperadminIds } from "#server/modules/tenant/index.ts";
import { notify, settle } from "#server/notices/notify.ts";
import { byCaller, recordSecurity } from "#server/security-events/security-events.ts";
import type { Services } from "#server/services.ts";
import { domainLost } from "../notices.ts";
import { lookUpDomain } from "./domain-record.ts";
import { type DomainRow, getDomain, lockDomain, shownDomain } from "./domains.ts";
import { holdDomain, lossAfter, releaseDomain } from "./verified-domains.ts";

/** Looks for a domain's record now. */
export async function prepareLook(
  { config, database }: Pick<Services, "config" | "database">,
  { actor, caller }: SignedInCall,
  id: number,
): Promise<(context: Context) => Promise<CompanyDomain>> {
  const row = await database.readTenant(actor.tenantId, (tx) => getDomain(tx, id), caller);
  const finding = await lookUpDomain(config.dnsServers, row);
  return async (context) => {
    const looked = await saveLook(context, await lockDomain(context.tx, id), finding);
    return shownDomain(looked, context.now);
  };
}

type Looking = ContextOf<PersonActor | SystemActor>;

/** Saves what was found of a locked domain, and what follows from it. */
export async function saveLook(
  context: Looking,
  row: DomainRow,
  found: Exclude<DomainFinding, "held">,
): Promise<DomainRow> {
  const { tx, now } = context;
  const isHeld = found === "seen" && (await holdDomain(tx, row.domain));
  const finding: DomainFinding = found === "seen" && !isHeld ? "held" : found;
  const at = now.toISOString();
  const isLost = !isHeld && row.verifiedAt !== null && isOver(row.lastSeenAt, now);
  const changes = {
    ...{ finding, checkedAt: at },
    ...(isHeld && { verifiedAt: row.verifiedAt ?? at, lastSeenAt: at }),
    ...(isLost && { verifiedAt: null }),
  };
  await tx
    .updateTable("companyDomains")
    .set(changes)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", row.id)
    .execute();
  if (isHeld && row.verifiedAt === null) await announceProof(context, row);
  if (isLost) await announceLoss(context, row);
  return { ...row, ...changes };
}

const isOver = (lastSeenAt: string | null, now: Date) =>
  lastSeenAt === null || lossAfter(lastSeenAt) <= now;

async function announceProof(context: Looking, { id, domain }: DomainRow): Promise<void> {
  const { tx } = context;
  await recordSecurity(tx, { kind: "domain_verified", ...byCaller(context), details: { domain } });
  await settle(context, { kind: "domainLost", aboutId: id });
}

async function announceLoss(context: Looking, { id, domain }: DomainRow): Promise<void> {
  const { tx } = context;
  await releaseDomain(tx, domain);
  await recordSecurity(tx, { kind: "domain_lost", ...byCaller(context), details: { domain } });
  const to = await listSuperadminIds(tx);
  await notify(context, domainLost, { to, details: { domain }, aboutId: id });
}
