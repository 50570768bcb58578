import { limits } from "#contract/limits.ts";
import { type ReadCode, readCode } from "#contract/rules/code.ts";
import { AppError } from "#server/app-error.ts";
import type { PublicCall, Tx } from "#server/context.ts";
import type { Services } from "#server/services.ts";
import { hashRecoveryCode } from "../passwords.ts";
import type { SessionFactor } from "../session-queries.ts";
import { useAppCode, wrongCode } from "./authenticator-app.ts";
import { useRecoveryCode } from "./recovery-codes.ts";

/** A code before its transaction; a recovery code is hashed already. */
export type GivenCode = ReadCode & { codeHash: string | undefined };

/** Throws `wrong_code` for anything but a code's form. Hashing is slow, so it precedes the transaction. */
export async function prepareCode(
  typed: string,
  accountId: string,
  by: Pick<PublicCall, "caller"> & { isKnownDevice?: boolean },
): Promise<GivenCode> {
  const read = readCode(typed);
  if (!read) throw wrongCode();
  const codeHash =
    read.kind === "recovery" ? await hashRecoveryCode(read.code, accountId, by) : undefined;
  return { ...read, codeHash };
}

/** Uses up a code of the account's app, or a recovery code in its place; throws `wrong_code`. */
export async function useCode(
  services: Pick<Services, "sealing">,
  tx: Tx,
  { accountId, app }: { accountId: string; app: { id: string; seedSealed: string } | undefined },
  { code, codeHash, now }: GivenCode & { now: Date },
): Promise<SessionFactor> {
  const isRight =
    codeHash === undefined
      ? app !== undefined && (await useAppCode(services, tx, app, { code, now }))
      : await useRecoveryCode(tx, accountId, { codeHash, now });
  if (!isRight) throw wrongCode();
  return codeHash === undefined ? "password_code" : "recovery";
}

/** Counts a wrong code at the account, from everywhere, beside the limit of the call. */
export async function withinCodeLimit<T>(
  { attempts }: Pick<Services, "attempts">,
  { address, device, now }: Pick<PublicCall, "address" | "device" | "now">,
  account: { tenantId: string; employeeId: number; accountId: string },
  work: () => Promise<T>,
): Promise<T> {
  // A sign-in has no session yet; the limit counts by account.
  const claims = { ...account, sessionId: "" };
  const { settle } = await attempts.reserve(limits.code, { address, device, claims }, now);
  try {
    const result = await work();
    await settle({ counts: false });
    return result;
  } catch (error) {
    await settle({ counts: error instanceof AppError && error.code === "wrong_code" });
    throw error;
  }
}
