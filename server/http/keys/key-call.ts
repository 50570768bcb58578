import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { KeyInput, NamedKeyOperation } from "#contract/v1/operation.ts";
import { currentTime } from "#server/clock.ts";
import type { KeyContext } from "#server/context.ts";
import type { Caller, Tx } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";
import { tenantContext } from "#server/tenant-context.ts";
import { noteKey } from "../caller-log.ts";
import { clientAddress, plainAddress } from "../client-address.ts";
import { hangUpOf } from "../hang-up.ts";
import { parseInput } from "../input.ts";
import { responseWriter } from "../output.ts";
import { admitKey, type GivenKey, type HeldKey, keyIn, type RefusedKey } from "./key-guard.ts";
import type { KeyLimits } from "./key-limits.ts";

type KeyHandler<Op extends NamedKeyOperation> = (
  context: KeyContext,
  input: KeyInput<Op>,
) => Promise<z.output<Op["response"]>>;

export interface KeyRoute {
  operation: NamedKeyOperation;
  handle(context: KeyContext, input: unknown): Promise<unknown>;
}

/** A missing handler does not compile. */
export function keyRoutes<Ops extends Record<string, NamedKeyOperation>>(
  operations: Ops,
  handlers: { [K in keyof Ops]: KeyHandler<Ops[K]> },
): KeyRoute[] {
  return Object.entries(operations).map(([name, operation]) => ({
    operation,
    handle: handlers[name] as KeyRoute["handle"],
  }));
}

interface KeyServing {
  services: Services;
  keyLimits: KeyLimits;
  checkResponses: boolean;
}

/** The calls of other systems, each by a key and in one transaction that only reads. */
export function serveKeys(
  app: FastifyInstance,
  routes: readonly KeyRoute[],
  serving: KeyServing,
): void {
  app.register(async (scope) => {
    scope.addHook("onRequest", async ({ id }, reply) => {
      reply.header("Request-Id", id);
    });
    for (const route of routes) serveKey(scope, route, serving);
  });
}

function serveKey(
  app: FastifyInstance,
  { operation, handle }: KeyRoute,
  { services, keyLimits, checkResponses }: KeyServing,
): void {
  const named = { ...operation, module: "v1" };
  const write = responseWriter(named, checkResponses);
  app.route({
    method: operation.method,
    url: operation.path,
    config: { operation: named },
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const call = callOf(request, reply, services);
      const leave = await entered(call, operation, { keyLimits, reply });
      try {
        const { payload } = await call.inTenant(async (tx) => {
          const key = await call.admit(tx, operation);
          noteKey(request, tx.tenantId, key.actor.keyId);
          services.keyUses.note(key, call.address, call.now);
          const input = parseInput(named, request);
          const moment = { now: call.now, timeZone: key.timeZone, origin: call.origin };
          return write(await handle(tenantContext(services, tx, key.actor, moment), input));
        });
        return reply
          .header("Cache-Control", "no-store")
          .type("application/json; charset=utf-8")
          .send(payload);
      } finally {
        leave();
      }
    },
  });
}

interface KeyCall {
  given: GivenKey;
  address: string;
  origin: { address: string; device: string };
  now: Date;
  inTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  admit(tx: Tx, operation: NamedKeyOperation): Promise<HeldKey>;
}

/** All keys of a company have one person's share of its connections, so they cannot slow its people. */
const keyPerson = "keys";

function callOf(request: FastifyRequest, reply: FastifyReply, services: Services): KeyCall {
  const given = keyIn(request);
  const now = currentTime();
  const address = plainAddress(request.ip);
  const device = String(request.headers["user-agent"] ?? "").slice(0, 300);
  const { client } = clientAddress(request.ip);
  const caller: Caller = { person: keyPerson, client, signal: hangUpOf(reply) };
  const onRefused = (refused: RefusedKey) => {
    noteKey(request, refused.tenantId, refused.keyId);
    services.keyUses.noteRefused(refused);
  };
  return {
    ...{ given, now, address, origin: { address, device } },
    inTenant: (work) => services.database.readTenant(given.tenantId, work, caller),
    admit: (tx, operation) => admitKey(tx, operation, given, { address, now, onRefused }),
  };
}

/** Counts the call before it waits for a connection. A secret seen for the first time is verified before that. */
async function entered(
  { given, now, inTenant, admit }: KeyCall,
  operation: NamedKeyOperation,
  { keyLimits, reply }: { keyLimits: KeyLimits; reply: FastifyReply },
): Promise<() => void> {
  let key = keyLimits.knownKey(given);
  if (!key) {
    const { actor } = await inTenant((tx) => admit(tx, operation));
    key = { tenantId: given.tenantId, keyId: actor.keyId };
    keyLimits.learn(given, key);
  }
  return keyLimits.enter(key, now, (headers) => void reply.headers(headers));
}
