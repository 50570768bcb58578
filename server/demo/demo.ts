import { randomUUID } from "node:crypto";
import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/db/database.ts";
import { hashPassword } from "#server/modules/auth/index.ts";
import { isDomainClaimed, signUp } from "#server/modules/onboarding/index.ts";
import type { Services } from "#server/services.ts";
import { chapters } from "./chapters/chapters.ts";
import { domain, password } from "./script/company.ts";
import { type Script, scriptFor } from "./script/script.ts";
import { emptyCompany } from "./stage.ts";

/** Fills the demonstration company, all of it or nothing, unless it is there already. */
export async function prepareDemo(services: Services, now: Date): Promise<void> {
  if (await services.database.inDirectory((db) => isDomainClaimed(db, domain))) return;
  const passwordHash = await hashPassword(password);
  try {
    await services.database.inTenant(randomUUID(), (tx) =>
      replay(servicesWithin(services, tx), tx, scriptFor(now), passwordHash),
    );
  } catch (error) {
    // Another server of the same database was faster.
    if (!(error instanceof AppError && error.code === "domain_taken")) throw error;
  }
}

/** Plays two years in the order in which they happened, so that each entry of the story knows who managed whom then. */
async function replay(services: Services, tx: Tx, script: Script, passwordHash: string) {
  const { owner, now } = script;
  const { employee } = await signUp(
    { services, now: owner.addedAt, address: "", device: "" },
    { email: owner.email, password },
  );
  const company = emptyCompany();
  company.employeeIds.set(owner, employee.id);
  const scenes = chapters
    .flatMap((chapter) => chapter(script))
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, play } of scenes)
    await play({ ...company, tx, services, passwordHash, now: at });
}

/** Services for what is long past: part of one transaction, and without the jobs, whose mails would go out today. */
const servicesWithin = (services: Services, tx: Tx): Services => ({
  ...services,
  database: { ...services.database, inTenant: (_tenantId, work) => work(tx) },
  jobs: { ...services.jobs, enqueue: async () => {} },
  attempts: { count: async () => {}, forgive: async () => {} },
});
