import type { FastifyRequest } from "fastify";
import type { ListQuery } from "#contract/common.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import { currentTime } from "#server/clock.ts";
import type { Context, Origin } from "#server/context.ts";
import type { RowPlace } from "#server/csv/file-part.ts";
import type { Caller, Tx } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";
import { recordRead } from "#server/story/record-reads.ts";
import { tenantContext } from "#server/tenant-context.ts";
import { type CallFiles, callFiles } from "./call-files.ts";
import { attemptCaller } from "./callers.ts";
import { clientAddress } from "./client-address.ts";
import { admit, claimsOf } from "./guard.ts";
import type { Route } from "./handler.ts";
import { once } from "./idempotency.ts";
import { parseInput } from "./input.ts";
import { withinLimit } from "./limited-call.ts";
import type { Answer, ResponseWriter } from "./output.ts";
import { nextPageLink } from "./pages.ts";
import { leavesTrace, traced } from "./recorded-call.ts";
import { requireRoom } from "./room.ts";
import type { Session } from "./session.ts";
import { signInFailureOf } from "./sign-in-failure.ts";
import type { TokenClaims } from "./tokens.ts";

/** From request to response text; the signal reports a hang-up. A streamed file is a call per part; the first counts. */
export type Call = (
  request: FastifyRequest,
  signal: AbortSignal,
  after?: RowPlace,
) => Promise<Answer>;

export function publicCall(
  { operation, handle }: Route,
  write: ResponseWriter,
  { attempts, disk, failedSignIns }: Services,
): Call {
  if (!handle) throw new Error(`${operation.name} is public and cannot be prepared.`);
  return async (request, signal) => {
    await requireRoom(operation, disk);
    const now = currentTime();
    const input = parseInput(operation, request);
    const attempt = {
      ...originOf(request),
      email: (input.body as { email?: string } | undefined)?.email,
      secret: (input.params as { token?: string } | undefined)?.token,
    };
    const caller = { ...attemptCaller(attempt), signal };
    try {
      return await withinLimit(
        { operation, attempts, attempt, now, log: request.log },
        async (admission) =>
          write(await handle({ now, ...originOf(request), caller, ...admission }, input)),
      );
    } catch (error) {
      const failure = signInFailureOf(operation, attempt, error);
      if (failure) failedSignIns.note(failure);
      throw error;
    }
  };
}

const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  device: String(request.headers["user-agent"] ?? "").slice(0, 300),
});

/** Receives a request's content besides its headers. */
export type Reception = (request: FastifyRequest, claims: TokenClaims) => Promise<void>;

/** Verifies the caller, then reads the input, then works in one transaction. */
export const tenantCall =
  (route: Route, write: ResponseWriter, services: Services, receive?: Reception): Call =>
  async (request, signal, after) => {
    const now = currentTime();
    const claims = await claimsOf(request, services.tokens, now);
    const origin = originOf(request);
    const { client } = clientAddress(origin.address);
    const caller = { person: String(claims.employeeId), client, signal };
    const files = callFiles(services, claims.tenantId, caller);
    const call = { request, claims, origin, caller, now, services, files, after };
    const { operation } = route;
    // The parts of a file that follow its first need neither an attempt nor a confirmation.
    const counted = after ? { ...operation, limited: undefined, confirmed: undefined } : operation;
    const { attempts } = services;
    // A refused caller takes nothing from shared limits.
    const admission = admissionTo(counted, call);
    const purse = counted.limited && (await admission()).purse;
    const attempt = { ...origin, claims, purse };
    await requireRoom(operation, services.disk);
    try {
      return await withinLimit(
        { operation: counted, attempts, attempt, now, log: request.log },
        async () =>
          answerOf(counted, call, await workOf(route, call, { admission, receive }), write),
      );
    } catch (error) {
      // After other errors the transaction may have committed.
      if (error instanceof AppError) await files.discard();
      throw error;
    }
  };

interface ClaimedCall {
  request: FastifyRequest;
  claims: TokenClaims;
  origin: Origin;
  caller: Required<Caller>;
  now: Date;
  services: Services;
  files: CallFiles;
  after: RowPlace | undefined;
}

/** Once, in a transaction of its own; throws unless the session may call the operation. */
function admissionTo(
  operation: NamedOperation,
  { claims, caller, now, services }: ClaimedCall,
): () => Promise<Session> {
  let session: Promise<Session> | undefined;
  const { readTenant } = services.database;
  return () => {
    session ??= readTenant(claims.tenantId, (tx) => admit(tx, operation, claims, now), caller);
    return session;
  };
}

type Work = (context: Context, input: unknown, after?: RowPlace) => Promise<unknown>;

/** The work inside the transaction, after all preparation. */
async function workOf(
  { operation, ...serving }: Route,
  call: ClaimedCall,
  { admission, receive }: { admission: () => Promise<Session>; receive: Reception | undefined },
): Promise<Work> {
  const { request, claims, caller, now, files } = call;
  if (serving.handle) return serving.handle;
  const { actor } = await admission();
  await receive?.(request, claims);
  return serving.prepare({ actor, now, files, caller }, parseInput(operation, request));
}

/** Work and response share a transaction. */
function answerOf(
  operation: NamedOperation,
  { request, claims, origin, caller, now, services, after }: ClaimedCall,
  handled: Work,
  write: ResponseWriter,
): Promise<Answer> {
  const work = traced(operation, handled);
  const { inTenant, readTenant } = services.database;
  const isRead = operation.method === "GET" && !operation.recorded && !leavesTrace(operation);
  const run = isRead ? readTenant : inTenant;

  const answer = async (tx: Tx) => {
    const { actor, timeZone, lastUsedAt } = await admit(tx, operation, claims, now);
    // A stream reads by itself, with or without a person.
    if (!operation.stream) services.sessionUses.note(claims, lastUsedAt, now);
    const input = parseInput(operation, request);
    const context = tenantContext(services, tx, actor, { now, timeZone, origin });
    if (operation.recorded)
      return write(
        await recordRead(context, operation.recorded, await work(context, input, after)),
      );
    if (!operation.creates)
      return withNextPage(await write(await work(context, input, after)), request, input);

    const key = request.headers["idempotency-key"]?.toString();
    const payload = await once(context, operation, key, input, async () => {
      return (await write(await work(context, input))).payload;
    });
    return { payload, totalCount: undefined };
  };
  return run(claims.tenantId, answer, caller);
}

function withNextPage(answer: Answer, { url }: FastifyRequest, { query }: { query: unknown }) {
  if (answer.totalCount === undefined) return answer;
  return { ...answer, nextPage: nextPageLink(url, query as ListQuery, answer.totalCount) };
}
