import { randomInt } from "node:crypto";
import { recoveryLength, recoveryLetters, writtenCode } from "#contract/rules/code.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, SignedInCall, Tx } from "#server/context.ts";
import { hashRecoveryCode } from "../passwords.ts";
import { lockAccount } from "../queries.ts";
import { deleteRecoveryCodes, hasFactor } from "./factors.ts";

const codesAtOnce = 10;

/** Replaces earlier codes. Hashing is slow, so it precedes the transaction. Throws `no_factor`. */
export async function prepareRecoveryCodes(
  call: SignedInCall,
): Promise<(context: Context) => Promise<{ codes: string[] }>> {
  const { accountId } = call.actor;
  const codes = Array.from({ length: codesAtOnce }, newCode);
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashRecoveryCode(code, accountId, call));

  return async ({ tx }) => {
    await lockAccount(tx, accountId);
    if (!(await hasFactor(tx, accountId))) throw new AppError("no_factor");
    await deleteRecoveryCodes(tx, accountId);
    await tx
      .insertInto("recoveryCodes")
      .values(hashes.map((codeHash) => ({ tenantId: tx.tenantId, accountId, codeHash })))
      .execute();
    return { codes: codes.map(writtenCode) };
  };
}

const newCode = () =>
  Array.from(
    { length: recoveryLength },
    () => recoveryLetters[randomInt(recoveryLetters.length)],
  ).join("");

/** Uses up a code; false if it is wrong or used, even by a simultaneous call. */
export async function useRecoveryCode(
  tx: Tx,
  accountId: string,
  { codeHash, now }: { codeHash: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable("recoveryCodes")
    .set({ usedAt: now.toISOString() })
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .where("codeHash", "=", codeHash)
    .where("usedAt", "is", null)
    .returning("codeHash")
    .executeTakeFirst();
  return used !== undefined;
}
