import { vi } from "vitest";
import { operations } from "#contract/index.ts";
import type { InputOf, OperationId, ResultOf } from "#web/api/operations.ts";
import { storeSession } from "#web/api/session.ts";

const claims = {
  exp: 4_000_000_000,
  user_metadata: { employee_id: 1, tenant_id: "0198d0f3-9f0a-7f0e-8f7b-0b7f2a6c1d11" },
};
const token = `e30.${btoa(JSON.stringify(claims))}.x`;

interface Reply {
  status: number;
  json: object;
}

/** An operation's response with this status and body, instead of success. */
export const reply = (status: number, json: object = {}) => ({ reply: { status, json } });
/** An operation without a reachable server. */
export const unreachable = { reply: "none" } as const;

/** Fails the first time, and then returns these. */
export function failingOnce(answer: object) {
  let isFirst = true;
  return () => {
    if (!isFirst) return reply(200, answer);
    isFirst = false;
    return reply(500, { message: "no reason" });
  };
}

type Failure = ReturnType<typeof reply> | typeof unreachable;
type Answer<Id extends OperationId> = ResultOf<Id> | Failure;
type Answers = {
  [Id in OperationId]?: (input: InputOf<Id>) => Answer<Id> | Promise<Answer<Id>>;
};

/** Replaces the network by a response per operation for the test. Calls and responses must fit the contract's schemas. Returns the calls in order. */
export function serve(answers: Answers) {
  if (Object.keys(answers).some(isForSignedIn)) storeSession(token, "owner@protea.co.za");
  const calls: { id: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    const path = new URL(address, "http://localhost").pathname.replace(/^\/prod/, "");
    const operation = operations.find((one) => one.method === method && isPathOf(one.path, path));
    if (!operation) throw new Error(`${method} ${path} is no operation.`);
    const id = `${operation.module}.${operation.name}` as OperationId;
    const input = { ...(body && { body: JSON.parse(String(body)) }) };
    operation.body?.parse(input.body);
    calls.push({ id, body: input.body });
    const answer = answers[id] as ((input: object) => object) | undefined;
    if (!answer) throw new Error(`${id} is called and has no answer.`);
    const given = await answer(input);
    if ("reply" in given) return failed(given.reply as Reply | "none");
    operation.response.parse(given);
    return Response.json(given);
  });
  return calls;
}

function failed(given: Reply | "none"): Response {
  if (given === "none") throw new TypeError("Failed to fetch");
  return Response.json(given.json, { status: given.status });
}

const isForSignedIn = (id: string) =>
  operations.some(
    ({ module, name, path }) => `${module}.${name}` === id && path.startsWith("/secure/"),
  );

const isPathOf = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path);
