import { sql } from "kysely";
import type { EmergencyCandidate, Requirement } from "#contract/requirement.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor, Context, ContextOf, PersonActor, Tx } from "#server/context.ts";
import {
  accountsOfPeople,
  endSessionsWithoutProvider,
  withFactor,
} from "#server/modules/auth/index.ts";
import {
  findSsoRequiredFrom,
  listSuperadminIds,
  lockSsoRequiredFrom,
  saveEmergencyAccounts,
  saveSsoRequiredFrom,
} from "#server/modules/tenant/index.ts";
import { notify } from "#server/notices/notify.ts";
import { fullName } from "#server/organisation/names.ts";
import { ssoNotRequired } from "../notices.ts";
import { countLockedOut, isLockedOut } from "./locked-out.ts";

const maxCandidates = 200;

type Reading = Pick<Context, "tx" | "actor">;

export async function getRequirement({ tx, actor }: Reading): Promise<Requirement> {
  const [requiredFrom, triedProvider, candidates, lockedOut] = await Promise.all([
    findSsoRequiredFrom(tx),
    findTriedProvider(tx, actor),
    findCandidates(tx),
    countLockedOut(tx),
  ]);
  return { requiredFrom, triedProvider, candidates, lockedOut };
}

/** The provider on offer that signed a person in within the last hour, which a trial does not. */
async function findTriedProvider(
  tx: Tx,
  { accountId }: Pick<PersonActor, "accountId">,
): Promise<string | null> {
  const found = await tx
    .selectFrom("identities as i")
    .innerJoin("identityProviders as p", (join) =>
      join.onRef("p.tenantId", "=", "i.tenantId").onRef("p.id", "=", "i.providerId"),
    )
    .where("i.tenantId", "=", tx.tenantId)
    .where("i.accountId", "=", accountId)
    .where("p.isOn", "=", true)
    .where("i.lastUsedAt", ">", sql<string>`app.clock() - interval '1 hour'`)
    .orderBy("i.lastUsedAt", "desc")
    .select("p.name")
    .limit(1)
    .executeTakeFirst();
  return found?.name ?? null;
}

const isCandidate = sql`e.employee_role = 'Executive' and e.is_active and e.employee_status = 'approved'`;

async function findCandidates(tx: Tx): Promise<EmergencyCandidate[]> {
  const { rows } = await sql<EmergencyCandidate>`
    select e.id as employee_id, ${fullName("e")} as name, e.email, e.id = any(t.emergency_employee_ids) as is_chosen,
      ${withFactor(tx, sql.ref("c.id"))} as has_factor, ${isLockedOut(tx)} as is_locked_out
    from ${accountsOfPeople(tx)} where c.tenant_id = ${tx.tenantId} and ${isCandidate}
    order by e.sort_name, e.id limit ${maxCandidates}`.execute(tx);
  return rows;
}

/** Everyone but the emergency accounts then signs in by a provider, any of the company's. Throws `sso_not_tried`. */
export async function requireProvider(
  context: Context,
  employeeIds: readonly number[],
): Promise<Requirement> {
  const { tx, actor, now } = context;
  const before = await lockSsoRequiredFrom(tx);
  if ((await findTriedProvider(tx, actor)) === null) throw new AppError("sso_not_tried");
  await choose(tx, employeeIds);
  await saveSsoRequiredFrom(tx, before ?? now.toISOString());
  await endSessionsWithoutProvider(context);
  return getRequirement(context);
}

export async function changeEmergencyAccounts(
  context: Context,
  employeeIds: readonly number[],
): Promise<Requirement> {
  const { tx } = context;
  const requiredFrom = await lockSsoRequiredFrom(tx);
  await choose(tx, employeeIds);
  if (requiredFrom !== null) await endSessionsWithoutProvider(context);
  return getRequirement(context);
}

const atAccounts = (message: string) =>
  new AppError("invalid_request", { fields: { employeeIds: message } });

/** Locks the chosen people, so that their state and factors stay as they are looked at. */
async function choose(tx: Tx, employeeIds: readonly number[]): Promise<void> {
  await sql`
    select e.id from employees as e
    where e.tenant_id = ${tx.tenantId} and e.id = any(${employeeIds}::bigint[]) order by e.id for no key update`.execute(
    tx,
  );
  await sql`
    select c.id from accounts as c
    where c.tenant_id = ${tx.tenantId} and c.employee_id = any(${employeeIds}::bigint[])
    order by c.id for no key update`.execute(tx);
  const { rows: chosen } = await sql<{ hasFactor: boolean }>`
    select ${withFactor(tx, sql.ref("c.id"))} as has_factor from ${accountsOfPeople(tx)}
    where c.tenant_id = ${tx.tenantId} and ${isCandidate} and e.id = any(${employeeIds}::bigint[])`.execute(
    tx,
  );
  if (chosen.length < employeeIds.length)
    throw atAccounts("Please choose active super administrators");
  if (!chosen.some(({ hasFactor }) => hasFactor))
    throw atAccounts("At least one of them needs a passkey or an authenticator app");
  await saveEmergencyAccounts(tx, employeeIds);
}

/** Throws `sso_not_required`. */
export async function stopRequiring(context: Context): Promise<Requirement> {
  await relax(context, { byOperator: false });
  return getRequirement(context);
}

type Relaxing = Pick<ContextOf<Actor>, "tx" | "now" | "actor" | "enqueueAll">;

/** The same by the operator, for a company whose people cannot sign in. */
export const relaxByOperator = (context: Relaxing): Promise<void> =>
  relax(context, { byOperator: true });

async function relax(context: Relaxing, details: { byOperator: boolean }): Promise<void> {
  const { tx, actor } = context;
  if ((await lockSsoRequiredFrom(tx)) === null) throw new AppError("sso_not_required");
  await saveSsoRequiredFrom(tx, null);
  const to = await listSuperadminIds(tx);
  await notify(context, ssoNotRequired, { to, byId: actor.employeeId, details });
}
