import {
  maxProfiles,
  type PayrollProfile,
  type PayrollProfileBody,
} from "#contract/payroll/profiles.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db-error.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import {
  deleteProfile,
  findProfiles,
  getProfile,
  insertProfile,
  updateProfile,
} from "./profile-queries.ts";

export const listProfiles = async ({ tx }: Pick<Context, "tx">) => ({
  profiles: await findProfiles(tx),
  maxProfiles,
});

/** Adds or changes a profile. Throws `not_found` and `too_many_profiles`; a name is refused at its field. */
export async function saveProfile(
  { tx }: Pick<Context, "tx">,
  given: PayrollProfileBody,
): Promise<PayrollProfile> {
  const body = { ...given, typeCodes: given.typeCodes.filter(({ code }) => code !== "") };
  try {
    const { id } = given;
    if (id !== undefined) await updateProfile(tx, id, body);
    return await getProfile(tx, id ?? (await addProfile(tx, body)));
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError("invalid_request", { fields: { name: "Another profile has this name" } });
    throw error;
  }
}

async function addProfile(tx: Tx, body: PayrollProfileBody): Promise<number> {
  // So that the number of simultaneous additions is right.
  await lockCompany(tx);
  if ((await findProfiles(tx)).length >= maxProfiles) throw new AppError("too_many_profiles");
  return insertProfile(tx, body);
}

export async function removeProfile(
  { tx }: Pick<Context, "tx">,
  id: number,
): Promise<{ ok: true }> {
  await deleteProfile(tx, id);
  return { ok: true };
}
