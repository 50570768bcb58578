import type { SignedInEmployee } from "#contract/employees/employee-fields.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor, ContextOf, Tx } from "#server/context.ts";
import { announce } from "#server/live/announcement.ts";
import { byCaller, recordSecurity } from "#server/security-events/security-events.ts";
import { findSignedInEmployee } from "./queries.ts";
import * as queries from "./session-queries.ts";

interface Moment {
  tx: Tx;
  now: Date;
}

/** Ends one open session of an account, streams included; false if it has no such session. */
export const endSession = ({ tx, now }: Moment, accountId: string, sessionId: string) =>
  withStreams(tx, queries.endSession(tx, accountId, sessionId, now.toISOString()));

export const endSessionsOfAccount = ({ tx, now }: Moment, accountId: string, exceptId?: string) =>
  withStreams(tx, queries.endSessionsOfAccount(tx, accountId, now.toISOString(), exceptId));

/** Ends every session of these employees, streams included, and records whose. */
export async function endSessionsOf(
  context: Pick<ContextOf<Actor>, "tx" | "now" | "actor" | "origin">,
  employeeIds: readonly number[],
): Promise<void> {
  const { tx, now } = context;
  const ending = queries.endSessionsOfEmployees(tx, employeeIds, now.toISOString());
  await withStreams(tx, ending);
  const ended = new Set((await ending).map(({ employeeId }) => employeeId));
  await recordSecurity(
    tx,
    [...ended].map((subjectId) => ({
      kind: "sessions_ended" as const,
      ...byCaller(context),
      subjectId,
    })),
  );
}

/** Ends the sessions that required single sign-on no longer admits, streams included. */
export const endSessionsWithoutProvider = ({ tx, now }: Moment) =>
  withStreams(tx, queries.endSessionsWithoutProvider(tx, now.toISOString()));

export const endSessionsBeyond = (
  tx: Tx,
  accountId: string,
  count: number,
  since: queries.OpenSince,
) => withStreams(tx, queries.endSessionsBeyond(tx, accountId, count, since));

/** Wakes the streams of ended sessions in every process, so that each ends. */
async function withStreams(
  tx: Tx,
  ending: Promise<readonly { employeeId: number }[]>,
): Promise<boolean> {
  const ended = await ending;
  await announce(tx, [...new Set(ended.map(({ employeeId }) => employeeId))]);
  return ended.length > 0;
}

/** What a sign-in returns about the employee; throws if this tenant has none. */
export async function signedInEmployee(
  tx: Tx,
  employeeId: number,
  now: Date,
): Promise<SignedInEmployee> {
  const row = await findSignedInEmployee(tx, employeeId, now);
  if (!row) throw new AppError("not_found");
  return row;
}
