import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "#contract/index.ts";
import { buildApp } from "#server/app.ts";
import { sized } from "./full-size.ts";
import { largestBodies } from "./largest-body.ts";
import { turnLimitMs, usualTurnMs } from "./longest-turn.ts";
import { callFromOutside, sharedBytes } from "./outside-call.ts";
import { newTenant, services } from "./world.ts";

const server = await buildApp({ services, requestLimits: { callsPerMinute: 1_000_000 } });
let url = "";
beforeAll(async () => {
  url = await server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const bodies = Object.entries(largestBodies).slice(0, sized({ small: 2, full: 5 }));

const withBodies = operations
  .filter(({ body, file }) => body && !file)
  .map((operation) => ({ name: `${operation.module}.${operation.name}`, operation }));

test.each(withBodies)("$name leaves the others their turn, whatever it is sent", async (given) => {
  const { operation } = given;
  const { owner } = await newTenant();
  const call = {
    url: `${url}/prod${operation.path.replace(/:\w+/g, "1")}`,
    method: operation.method,
    headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
  };
  const limitMs = turnLimitMs();
  const held: [string, number][] = [];
  for (const [what, bodyOf] of bodies) {
    const body = sharedBytes(Buffer.from(bodyOf(operation)));
    const statuses: number[] = [];
    const send = async () => statuses.push(await callFromOutside({ ...call, body }));
    const turnMs = await usualTurnMs(send, (ms) => ms < limitMs);
    if (turnMs >= limitMs) held.push([what, turnMs]);
    // Nothing that the contract lets in is too large to be received.
    expect(statuses).not.toContain(413);
  }
  expect(held).toEqual([]);
});
