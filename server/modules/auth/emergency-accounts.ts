import { sql } from "kysely";
import { AppError } from "#server/app-error.ts";
import type { PublicCall, Tx } from "#server/context.ts";
import type { EnqueueIn } from "#server/jobs/jobs.ts";
import { findSsoRequiredFrom, listSuperadminIds } from "#server/modules/tenant/index.ts";
import { notify } from "#server/notices/notify.ts";
import { fullName } from "#server/organisation/names.ts";
import { isEmergencyAccount, needsProvider } from "#server/required-sso.ts";
import { recordSecurity } from "#server/security-events/security-events.ts";
import { withFactor } from "./factors/factors.ts";
import { accountsOfPeople } from "./factors/required.ts";
import { emergencySignIn } from "./notices.ts";

async function ruleFor(tx: Tx, employeeId: number) {
  const { rows } = await sql<{ needsProvider: boolean; isEmergency: boolean; name: string }>`
    select ${needsProvider} as needs_provider, ${fullName("e")} as name,
      t.sso_required_from is not null and ${isEmergencyAccount} as is_emergency
    from employees as e join tenants as t on t.id = ${tx.tenantId}
    where e.tenant_id = ${tx.tenantId} and e.id = ${employeeId}::bigint`.execute(tx);
  return rows[0] ?? { needsProvider: true, isEmergency: false, name: "" };
}

interface Entering extends Pick<PublicCall, "now" | "address" | "device">, EnqueueIn {
  tx: Tx;
}

/** Follows the right proofs of a sign-in without a provider. One by an emergency account is recorded and reported; throws `sso_required` otherwise. */
export async function admitWithoutProvider(
  { tx, now, address, device, enqueueAll }: Entering,
  employeeId: number,
): Promise<void> {
  const rule = await ruleFor(tx, employeeId);
  if (rule.needsProvider) throw new AppError("sso_required");
  if (!rule.isEmergency) return;
  await recordSecurity(tx, { kind: "emergency_sign_in", byId: employeeId, address, device });
  await notify({ tx, now, enqueueAll }, emergencySignIn, {
    to: await listSuperadminIds(tx),
    byId: employeeId,
    details: { about: { id: employeeId, name: rule.name } },
    aboutId: employeeId,
  });
}

/** Super administrators who can sign in by password and second step while a provider is down: of accounts (c), employees (e) and the company (t). */
const isDependable = (tx: Tx) => sql<boolean>`
  ${isEmergencyAccount} and e.is_active and e.employee_status = 'approved' and ${withFactor(tx, sql.ref("c.id"))}`;

/** The employees that a company with required single sign-on can rely on in an emergency; none while it is not required. */
export async function listDependableIds(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from ${accountsOfPeople(tx)}
    where c.tenant_id = ${tx.tenantId} and t.sso_required_from is not null and ${isDependable(tx)}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Call it before other locks on accounts: changes of emergency accounts follow each other. */
export const lockEmergencyAccounts = (tx: Tx) =>
  sql`
    select c.id from ${accountsOfPeople(tx)}
    where c.tenant_id = ${tx.tenantId} and t.sso_required_from is not null and ${isEmergencyAccount}
    order by c.id for no key update of c`.execute(tx);

/** Call it after a change of a person's factors, role or state; throws `last_emergency_account` if the company could no longer rely on any. */
export async function keepEmergencyAccount(tx: Tx): Promise<void> {
  if ((await findSsoRequiredFrom(tx)) === null) return;
  await lockEmergencyAccounts(tx);
  if ((await listDependableIds(tx)).length === 0) throw new AppError("last_emergency_account");
}
