import { randomUUID } from "node:crypto";
import { errors } from "#contract/errors.ts";
import type { AppSecret } from "#contract/factors.ts";
import { readCode } from "#contract/rules/code.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import type { Services } from "#server/services.ts";
import { keepEmergencyAccount, lockEmergencyAccounts } from "../emergency-accounts.ts";
import { findAddressee, lockAccount } from "../queries.ts";
import { settleFactors } from "./factors.ts";
import { appSecret, newSeed, stepOf } from "./totp.ts";

/** At the field of the form that asked for it. */
export const wrongCode = () =>
  new AppError("wrong_code", { fields: { code: errors.wrong_code[1] } });

type Sealing = Pick<Services, "sealing">;

const placeOf = (tx: Tx, id: string) => ({
  tenantId: tx.tenantId,
  table: "authenticator_apps",
  column: "seed_sealed",
  id,
});

/** A new secret, which counts once a code confirms it; an earlier app works until then. */
export async function startApp({ sealing }: Sealing, { tx, actor }: Context): Promise<AppSecret> {
  const { accountId } = actor;
  await lockAccount(tx, accountId);
  await waitingApps(tx, accountId).execute();
  const [id, seed] = [randomUUID(), newSeed()];
  await tx
    .insertInto("authenticatorApps")
    .values({
      tenantId: tx.tenantId,
      id,
      accountId,
      seedSealed: sealing.seal(seed, placeOf(tx, id)),
    })
    .execute();
  const account = await findAddressee(tx, accountId);
  return appSecret(seed, account?.email ?? "");
}

/** Throws `wrong_code` unless the code is of the waiting app, which then replaces an earlier one. */
export async function confirmApp(
  { sealing }: Sealing,
  context: Context,
  typed: string,
): Promise<{ ok: true }> {
  const { tx, actor, now } = context;
  const { accountId } = actor;
  await lockAccount(tx, accountId);
  const waiting = await tx
    .selectFrom("authenticatorApps")
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .where("confirmedAt", "is", null)
    .select(["id", "seedSealed"])
    .executeTakeFirst();
  const code = readCode(typed);
  const step =
    waiting && code?.kind === "app"
      ? stepOf(sealing.open(waiting.seedSealed, placeOf(tx, waiting.id)), code.code, now)
      : undefined;
  if (!waiting || step === undefined) throw wrongCode();
  await confirmedApps(tx, accountId).execute();
  await tx
    .updateTable("authenticatorApps")
    .set({ confirmedAt: now.toISOString(), lastStep: step })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", waiting.id)
    .execute();
  await settleFactors(context);
  return { ok: true };
}

/** Throws `last_factor` or `last_emergency_account` if the company requires one. */
export async function removeApp(context: Context): Promise<{ ok: true }> {
  const { tx, actor } = context;
  const { accountId } = actor;
  await lockEmergencyAccounts(tx);
  await lockAccount(tx, accountId);
  await confirmedApps(tx, accountId).execute();
  await waitingApps(tx, accountId).execute();
  await settleFactors(context);
  await keepEmergencyAccount(tx);
  return { ok: true };
}

const apps = (tx: Tx, accountId: string) =>
  tx
    .deleteFrom("authenticatorApps")
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId);
const confirmedApps = (tx: Tx, accountId: string) =>
  apps(tx, accountId).where("confirmedAt", "is not", null);
const waitingApps = (tx: Tx, accountId: string) =>
  apps(tx, accountId).where("confirmedAt", "is", null);

/** Whether a code is right and newer than every one accepted before; of two simultaneous calls one succeeds. */
export async function useAppCode(
  { sealing }: Sealing,
  tx: Tx,
  app: { id: string; seedSealed: string },
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const step = stepOf(sealing.open(app.seedSealed, placeOf(tx, app.id)), code, now);
  if (step === undefined) return false;
  const used = await tx
    .updateTable("authenticatorApps")
    .set({ lastStep: step })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", app.id)
    .where("lastStep", "<", step)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}
