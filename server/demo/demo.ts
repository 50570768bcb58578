import { randomUUID } from "node:crypto";
import { AppError } from "#server/app-error.ts";
import { systemActor, type Tx } from "#server/context.ts";
import { hashPassword } from "#server/modules/auth/index.ts";
import { isDomainClaimed, openCompany } from "#server/modules/onboarding/index.ts";
import type { Services } from "#server/services.ts";
import { domain, password } from "./outline/company.ts";
import { type Outline, outlineFor } from "./outline/outline.ts";
import { contextAt, emptyCompany, type ReplayBase } from "./replay.ts";
import { timelines } from "./timelines/timelines.ts";

/** Complete or not at all; skipped if the company exists. */
export async function prepareDemo(
  { database, links, storage, config }: Pick<Services, "database" | "links" | "storage" | "config">,
  now: Date,
): Promise<void> {
  if (await database.inDirectory((db) => isDomainClaimed(db, domain))) return;
  const passwordHash = await hashPassword(password);
  const { sessionHours } = config;
  try {
    await database.inTenant(randomUUID(), (tx: Tx) =>
      replayAll({ tx, links, storage, sessionHours, passwordHash }, outlineFor(now)),
    );
  } catch (error) {
    // Another server of the same database was faster.
    if (!(error instanceof AppError && error.code === "domain_taken")) throw error;
  }
}

/** Two years in order, so that each entry of the story has the manager of its time. */
async function replayAll(base: ReplayBase, outline: Outline): Promise<void> {
  const { owner, now } = outline;
  const { passwordHash } = base;
  const { employeeId } = await openCompany(contextAt(base, owner.addedAt, systemActor), {
    email: owner.email,
    passwordHash,
    newsletterOptIn: undefined,
  });
  const company = emptyCompany();
  company.employeeIds.set(owner, employeeId);
  const events = timelines
    .flatMap((timeline) => timeline(outline))
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, happen } of events) await happen({ ...company, ...base, now: at });
}
