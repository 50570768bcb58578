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
import { recordSecurity } from "#server/security-events/security-events.ts";
import { StartError } from "#server/start-error.ts";

const usage = "Use: npm run company -- show | suspend | resume <domain or e-mail address>";

interface Action {
  act(context: { tx: Tx; now: Date }): Promise<void>;
  /** The company reads in its audit log what its operator did. */
  recordedAs: SecurityEventKind;
}

const actions: Record<string, Action> = {
  show: { act: async () => {}, recordedAs: "operator_looked_up" },
  suspend: { act: suspendTenant, recordedAs: "operator_suspended" },
  resume: { act: resumeTenant, recordedAs: "operator_resumed" },
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
    await found.act({ tx, now });
    await recordSecurity(tx, { kind: found.recordedAs, byOperator: true });
    return textOf(await getCompanyState(tx));
  });
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
