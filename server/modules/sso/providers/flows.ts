import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Departure, Return } from "#contract/providers.ts";
import { AppError } from "#server/app-error.ts";
import type { Origin, Tx } from "#server/context.ts";
import type { Caller, Database } from "#server/db/database.ts";
import { recordSecurity } from "#server/security-events/security-events.ts";
import type { Services } from "#server/services.ts";

/** What a browser leaves for a provider for. */
type FlowPurpose = "sign_in" | "trial" | "confirmation";

export interface Flow {
  tenantId: string;
  providerId: string;
  nonce: string;
  verifier: string;
  /** Since it began. */
  ageSeconds: number;
}

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

const placeOf = (tenantId: string, id: string) => ({
  tenantId,
  table: "sign_in_flows",
  column: "verifier_sealed",
  id,
});

interface NewFlow {
  providerId: string;
  url: string;
  state: string;
  nonce: string;
  verifier: string;
  purpose: FlowPurpose;
  /** Of a person with a session; a sign-in has none. */
  accountId: string | null;
}

/** Stores a flow; only its browser gets the key that it can be ended with. */
export async function startFlow(
  { sealing }: Pick<Services, "sealing">,
  tx: Tx,
  { providerId, url, state, nonce, verifier, purpose, accountId }: NewFlow,
): Promise<Departure> {
  const browserKey = randomBytes(32).toString("base64url");
  const id = hashOf(state);
  const sealed = sealing.seal(verifier, placeOf(tx.tenantId, id));
  await sql`select app.start_sign_in_flow(${id}, ${hashOf(browserKey)}, ${providerId}::uuid, ${nonce}, ${sealed},
    ${purpose}, ${accountId}::uuid)`.execute(tx);
  return { url, browserKey };
}

interface Ending extends Pick<Return, "state" | "browserKey"> {
  purpose: FlowPurpose;
  accountId: string | null;
}

/** Uses up a flow, once; throws `sso_ended` and records why. */
export async function useFlow(
  {
    database,
    sealing,
  }: { database: Pick<Database, "inDirectory" | "inTenant"> } & Pick<Services, "sealing">,
  { address, device, caller }: Partial<Origin> & { caller: Caller },
  { state, browserKey, purpose, accountId }: Ending,
): Promise<Flow> {
  const id = hashOf(state);
  const found = await database.inDirectory(async (db) => {
    const { rows } = await sql<
      Omit<Flow, "verifier"> & { verifierSealed: string; problem: string | null }
    >`
      select tenant_id, provider_id, nonce, verifier_sealed, age_seconds, problem
      from app.use_sign_in_flow(${id}, ${hashOf(browserKey)}, ${purpose}, ${accountId}::uuid)`.execute(
      db,
    );
    return rows[0];
  }, caller);
  if (!found) throw new AppError("sso_ended");
  const { problem, verifierSealed, ...flow } = found;
  if (problem === null)
    return { ...flow, verifier: sealing.open(verifierSealed, placeOf(flow.tenantId, id)) };
  await recordRefusal(database, { ...flow, reason: problem, address, device }, caller);
  throw new AppError("sso_ended");
}

interface Refusal extends Partial<Origin> {
  tenantId: string;
  providerId: string;
  reason: string;
  subjectId?: number | undefined;
}

/** In a transaction of its own, as the call fails. */
export const recordRefusal = (
  database: Pick<Database, "inTenant">,
  { tenantId, providerId, reason, subjectId, address = "", device = "" }: Refusal,
  caller: Caller,
): Promise<void> =>
  database.inTenant(
    tenantId,
    (tx) =>
      recordSecurity(tx, {
        kind: "sso_refused",
        subjectId,
        address,
        device,
        details: { provider: providerId, reason },
      }),
    caller,
  );
