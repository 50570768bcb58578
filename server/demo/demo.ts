import { randomUUID } from "node:crypto";
import { AppError } from "#server/app-error.ts";
import { systemActor, type Tx } from "#server/context.ts";
import { hashPassword } from "#server/modules/auth/index.ts";
import { isDomainClaimed, openCompany } from "#server/modules/onboarding/index.ts";
import type { Services } from "#server/services.ts";
import { chapters } from "./chapters/chapters.ts";
import { domain, password } from "./script/company.ts";
import { type Script, scriptFor } from "./script/script.ts";
import { contextAt, emptyCompany, type Ground } from "./stage.ts";

/** Fills the demonstration company, all of it or nothing, unless it exists already. */
export async function prepareDemo(
  { database, links, config }: Pick<Services, "database" | "links" | "config">,
  now: Date,
): Promise<void> {
  if (await database.inDirectory((db) => isDomainClaimed(db, domain))) return;
  const passwordHash = await hashPassword(password);
  const { sessionHours } = config;
  try {
    await database.inTenant(randomUUID(), (tx: Tx) =>
      replay({ tx, links, sessionHours, passwordHash }, scriptFor(now)),
    );
  } catch (error) {
    // Another server of the same database was faster.
    if (!(error instanceof AppError && error.code === "domain_taken")) throw error;
  }
}

/** Replays two years in the order in which they happened, so that each entry of the story knows who managed whom then. */
async function replay(ground: Ground, script: Script): Promise<void> {
  const { owner, now } = script;
  const { passwordHash } = ground;
  const { employeeId } = await openCompany(contextAt(ground, owner.addedAt, systemActor), {
    email: owner.email,
    passwordHash,
    newsletterOptIn: undefined,
  });
  const company = emptyCompany();
  company.employeeIds.set(owner, employeeId);
  const scenes = chapters
    .flatMap((chapter) => chapter(script))
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, play } of scenes) await play({ ...company, ...ground, now: at });
}
