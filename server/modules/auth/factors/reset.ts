import { AppError } from "#server/app-error.ts";
import type { Actor, Context, ContextOf } from "#server/context.ts";
import { byCaller, recordSecurity } from "#server/security-events/security-events.ts";
import { keepEmergencyAccount, lockEmergencyAccounts } from "../emergency-accounts.ts";
import { mailFactorsReset } from "../jobs.ts";
import { findAccount, findAccountOfEmployee, lockAccount } from "../queries.ts";
import { endSessionsOf } from "../session-ends.ts";
import { deleteFactors, hasFactor } from "./factors.ts";

/** Removes all second steps of another person, who may have lost them, and ends their sessions. Throws `own_factors`, `nothing_to_reset` or `last_emergency_account`. */
export async function resetFactors(
  context: Context,
  employeeId: number,
  reason: string,
): Promise<{ ok: true }> {
  const { tx, actor, enqueue } = context;
  if (employeeId === actor.employeeId) throw new AppError("own_factors");
  const account = await findAccountOfEmployee(tx, employeeId);
  if (!account) throw new AppError("not_found");
  await lockEmergencyAccounts(tx);
  await removeAll(context, { ...account, employeeId });
  await keepEmergencyAccount(tx);
  await recordSecurity(tx, {
    kind: "factors_reset",
    ...byCaller(context),
    subjectId: employeeId,
    details: { reason },
  });
  await enqueue(mailFactorsReset, { accountId: account.id, byId: actor.employeeId });
  return { ok: true };
}

/** The same by the operator, for anyone. Returns whose they were; throws `not_found` or `nothing_to_reset`. */
export async function resetByOperator(
  context: Pick<ContextOf<Actor>, "tx" | "now" | "actor" | "enqueue">,
  email: string,
): Promise<number> {
  const account = await findAccount(context.tx, email);
  if (!account) throw new AppError("not_found");
  await removeAll(context, account);
  await context.enqueue(mailFactorsReset, { accountId: account.id });
  return account.employeeId;
}

/** What was lost may have been found by others, so open sessions end as well. */
async function removeAll(
  context: Pick<ContextOf<Actor>, "tx" | "now" | "actor" | "origin">,
  { id, employeeId }: { id: string; employeeId: number },
): Promise<void> {
  const { tx } = context;
  await lockAccount(tx, id);
  if (!(await hasFactor(tx, id))) throw new AppError("nothing_to_reset");
  await deleteFactors(tx, id);
  await endSessionsOf(context, [employeeId]);
}
