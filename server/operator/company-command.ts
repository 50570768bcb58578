import type { SecurityEventKind } from "#contract/codes/security-event-kind.ts";
import type { Database, Tx } from "#server/db/database.ts";
import { findTenantOfEmail } from "#server/modules/auth/index.ts";
import {
  type CompanyState,
  findTenantOfDomain,
  getCompanyState,
  resumeTenant,
  suspendTenant,
} from "#server/modules/tenant/index.ts";
import { verifySeals } from "#server/security-events/seals.ts";
import { recordSecurity } from "#server/security-events/security-events.ts";
import { StartError } from "#server/start-error.ts";

const usage =
  "Use: npm run company -- show | suspend | resume | verify-audit <domain or e-mail address>";

interface Action {
  /** A text, if it found more than the company's state. */
  act(context: { tx: Tx; now: Date }): Promise<unknown>;
  /** The company reads in its audit log what its operator did. */
  recordedAs: SecurityEventKind;
}

const actions: Record<string, Action> = {
  show: { act: async () => {}, recordedAs: "operator_looked_up" },
  suspend: { act: suspendTenant, recordedAs: "operator_suspended" },
  resume: { act: resumeTenant, recordedAs: "operator_resumed" },
  "verify-audit": { act: ({ tx }) => verifyAudit(tx), recordedAs: "operator_looked_up" },
};

/** By domain or anyone's e-mail. Returns the new state in words; throws StartError for unknown commands and companies. */
export async function runCompanyCommand(
  database: Database,
  [action = "", named = "", ...others]: readonly string[],
  now: Date,
): Promise<string> {
  const found = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!found || !named || others.length > 0) throw new StartError(usage);
  const tenantId = await database.inDirectory((db) =>
    named.includes("@") ? findTenantOfEmail(db, named) : findTenantOfDomain(db, named),
  );
  if (!tenantId)
    throw new StartError(
      `No company has ${named}. One at a public mail provider is named by the e-mail address of its owner.`,
    );
  return database.inTenant(tenantId, async (tx) => {
    const outcome = await found.act({ tx, now });
    await recordSecurity(tx, { kind: found.recordedAs, byOperator: true });
    if (typeof outcome === "string") return outcome;
    return textOf(await getCompanyState(tx));
  });
}

/** Throws StartError, so that a script notices, if events are no longer as they were sealed. */
async function verifyAudit(tx: Tx): Promise<string> {
  const { sealedDays, events, changedDays } = await verifySeals(tx);
  if (changedDays.length > 0)
    throw new StartError(
      `The audit log was changed after it was sealed, in the events up to ${changedDays.join(", ")} (UTC).`,
    );
  return `The audit log is as it was sealed: ${events} events, ${sealedDays} seals.`;
}

const textOf = (company: CompanyState) =>
  [
    `company     ${company.tenantName || "(not registered yet)"}`,
    `id          ${company.id}`,
    `domain      ${company.domainName}`,
    `owner       ${company.ownerEmail ?? "–"}`,
    `people      ${company.people}`,
    `signed up   ${company.createdAt}`,
    `registered  ${company.registeredAt ?? "no"}`,
    `confirmed   ${company.confirmedAt ?? "no"}`,
    `suspended   ${company.suspendedAt ?? "no"}`,
  ].join("\n");
