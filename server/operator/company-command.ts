import { sql } from "kysely";
import type { SecurityEventKind } from "#contract/codes/security-event-kind.ts";
import { AppError } from "#server/app-error.ts";
import { systemActor } from "#server/context.ts";
import type { Database, Tx } from "#server/db/database.ts";
import { createJobs, type EnqueueIn } from "#server/jobs/jobs.ts";
import { findTenantOfEmail, resetByOperator } from "#server/modules/auth/index.ts";
import { relaxByOperator } from "#server/modules/sso/index.ts";
import {
  type CompanyState,
  findTenantOfDomain,
  getCompanyState,
  resumeTenant,
  suspendTenant,
} from "#server/modules/tenant/index.ts";
import { verifySeals } from "#server/security-events/seals.ts";
import { recordSecurity } from "#server/security-events/security-events.ts";
import { StartError } from "#server/start-error.ts";

const usage =
  "Use: npm run company -- show | suspend | resume | verify-audit | relax-sign-in <domain or e-mail address>, reset-factors <e-mail address>, or release-queue";

interface Acting extends EnqueueIn {
  tx: Tx;
  now: Date;
  /** The domain or e-mail address. */
  named: string;
}

interface Outcome {
  /** If it found more than the company's state. */
  text?: string;
  /** The person concerned. */
  subjectId?: number;
}

interface Action {
  act(context: Acting): Promise<Outcome>;
  /** The company reads in its audit log what its operator did. */
  recordedAs: SecurityEventKind;
}

const actions: Record<string, Action> = {
  show: { act: async () => ({}), recordedAs: "operator_looked_up" },
  suspend: { act: stateAfter(suspendTenant), recordedAs: "operator_suspended" },
  resume: { act: stateAfter(resumeTenant), recordedAs: "operator_resumed" },
  "verify-audit": { act: ({ tx }) => verifyAudit(tx), recordedAs: "operator_looked_up" },
  "relax-sign-in": { act: relaxSignIn, recordedAs: "operator_relaxed_sign_in" },
  "reset-factors": { act: resetFactors, recordedAs: "operator_reset_factors" },
};

function stateAfter(work: (context: { tx: Tx; now: Date }) => Promise<unknown>): Action["act"] {
  return async (context) => {
    await work(context);
    return {};
  };
}

/** By domain or anyone's e-mail. Returns the new state in words; throws StartError for unknown commands and companies. */
export async function runCompanyCommand(
  database: Database,
  [action = "", named = "", ...others]: readonly string[],
  now: Date,
): Promise<string> {
  if (action === "release-queue" && !named) return releaseQueue(database);
  const found = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!found || !named || others.length > 0) throw new StartError(usage);
  const tenantId = await database.inDirectory((db) =>
    named.includes("@") ? findTenantOfEmail(db, named) : findTenantOfDomain(db, named),
  );
  if (!tenantId)
    throw new StartError(
      `No company has ${named}. One at a public mail provider is named by the e-mail address of its owner.`,
    );
  return database.inTenant(tenantId, async (tx) => {
    const { text, subjectId } = await found.act({ tx, now, named, ...createJobs().enqueueIn(tx) });
    await recordSecurity(tx, { kind: found.recordedAs, byOperator: true, subjectId });
    return text ?? textOf(await getCompanyState(tx));
  });
}

/** After a restore; of all companies. */
async function releaseQueue(database: Database): Promise<string> {
  const { rows } = await database.inDirectory((db) =>
    sql<{ waiting: number }>`select app.release_outgoing() as waiting`.execute(db),
  );
  const waiting = rows[0]?.waiting ?? 0;
  return waiting === 0 ? "Nothing waits." : `Mails and webhooks that leave now: ${waiting}.`;
}

/** The person's mail is sent by a running server. */
async function resetFactors({ named, ...context }: Acting): Promise<Outcome> {
  if (!named.includes("@")) throw new StartError(usage);
  const subjectId = await explained(
    named,
    resetByOperator({ ...context, actor: systemActor }, named),
  );
  return { subjectId, text: `The second steps of sign-in of ${named} were removed.` };
}

/** The mails are sent by a running server. */
async function relaxSignIn({ named, ...context }: Acting): Promise<Outcome> {
  await explained(named, relaxByOperator({ ...context, actor: systemActor }));
  return { text: `${named} no longer requires single sign-on. Passwords and passkeys work again.` };
}

/** A refusal becomes a sentence on the command line. */
const explained = <T>(named: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof AppError ? new StartError(`${named}: ${error.message}`) : error;
  });

/** Throws StartError, so that a script notices, if events are no longer as they were sealed. */
async function verifyAudit(tx: Tx): Promise<Outcome> {
  const { sealedDays, events, changedDays } = await verifySeals(tx);
  if (changedDays.length > 0)
    throw new StartError(
      `The audit log was changed after it was sealed, in the events up to ${changedDays.join(", ")} (UTC).`,
    );
  return { text: `The audit log is as it was sealed: ${events} events, ${sealedDays} seals.` };
}

const textOf = (company: CompanyState) =>
  [
    `company     ${company.tenantName || "(not registered yet)"}`,
    `id          ${company.id}`,
    `domain      ${company.domainName}`,
    `owner       ${company.ownerEmail ?? "–"}`,
    `people      ${company.people}`,
    `signed up   ${company.createdAt}`,
    `registered  ${company.registeredAt ?? "no"}`,
    `confirmed   ${company.confirmedAt ?? "no"}`,
    `suspended   ${company.suspendedAt ?? "no"}`,
  ].join("\n");
