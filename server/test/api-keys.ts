import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { keyScopes } from "#contract/codes/api-keys.ts";
import { api } from "#contract/index.ts";
import type { ShownKey } from "#contract/keys.ts";
import type { Input } from "#contract/operation.ts";
import type { NamedKeyOperation } from "#contract/v1/operation.ts";
import { app, call, type Refusal, type TestTenant } from "./world.ts";

type NewKey = Input<typeof api.keys.createKey>["body"];

/** A key of a company, with every scope by default. */
export async function newKey(
  { owner }: Pick<TestTenant, "owner">,
  differing: Partial<NewKey> = {},
): Promise<ShownKey> {
  const body: NewKey = { name: "Sync", scopes: [...keyScopes], addresses: [], days: 90 };
  const made = await call(owner, api.keys.createKey, { body: { ...body, ...differing } });
  if (made.status !== 200) throw new Error(`No key was made: ${JSON.stringify(made.body)}`);
  return made.body;
}

export interface V1Input {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
}

interface V1Sender {
  server?: FastifyInstance;
  address?: string;
  headers?: Record<string, string>;
}

/** A call below `/prod/v1` with whatever is sent as a key. */
export async function callV1<Op extends NamedKeyOperation>(
  secret: string | undefined,
  operation: Op,
  { params = {}, query = {} }: V1Input = {},
  { server = app, address = "127.0.0.1", headers = {} }: V1Sender = {},
): Promise<{
  status: number;
  headers: Record<string, unknown>;
  body: z.output<Op["response"]> & Refusal;
}> {
  const answer = await server.inject({
    method: operation.method,
    url: `/prod${operation.path.replace(/:(\w+)/g, (_, name) => String(params[name]))}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, `${value}`])),
    remoteAddress: address,
    headers: { ...(secret !== undefined && { authorization: `Bearer ${secret}` }), ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}
