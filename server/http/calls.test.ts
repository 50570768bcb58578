import Fastify from "fastify";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { z } from "zod";
import type { Context } from "#server/context.ts";
import { connectDatabase } from "#server/db/database.ts";
import { testOperation } from "#server/test/test-operation.ts";
import { database, newTenant, type Person, services } from "#server/test/world.ts";
import { serve } from "./doors.ts";
import { handleFailures } from "./failures.ts";
import type { Route } from "./handler.ts";
import { openStreams } from "./open-streams.ts";

const inText = { response: z.object({ text: z.string() }) };

const prepared: string[] = [];
let duringPreparation = async (_actor: Context["actor"]) => {};

const routes: Route[] = [
  {
    operation: testOperation("keys", inText),
    handle: async (context) => ({ text: Object.keys(context).sort().join(" ") }),
  },
  {
    operation: testOperation("today", { ...inText, traceless: "It reads." }),
    handle: async (context) => ({ text: (context as Context).today }),
  },
  {
    operation: testOperation("prepared", { ...inText, access: "superadmin" }),
    prepare: async ({ actor }) => {
      prepared.push(actor.accountId);
      await duringPreparation(actor);
      return async ({ tx }) => ({ text: tx.tenantId });
    },
  },
];

const app = Fastify();
beforeAll(async () => {
  handleFailures(app);
  const streams = openStreams();
  for (const route of routes) serve(app, route, { services, checkResponses: true, streams });
  await app.ready();
});
afterAll(() => app.close());

async function post(name: string, { token }: Pick<Person, "token">) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: "POST", url: `/secure/${name}`, headers });
  return { status: answer.statusCode, body: answer.json() };
}

test("a call's context contains only what a call needs", async () => {
  const { owner } = await newTenant();
  const { body } = await post("keys", owner);
  expect(body.text).toBe("actor enqueue enqueueAll enqueueEach links now origin today tx");
});

test("a call runs one statement before its work", async () => {
  const { owner } = await newTenant();
  const statements: string[] = [];
  const counted = connectDatabase({
    url: inject("appUrl"),
    poolSize: 1,
    prepare: inject("canPrepare"),
    onStatement: (text) => statements.push(text),
  });
  onTestFinished(() => counted.close());
  const other = Fastify();
  const options = { services: { ...services, database: counted }, checkResponses: true };
  for (const route of routes) serve(other, route, { ...options, streams: openStreams() });
  const headers = { authorization: `Bearer ${owner.token}` };
  const answer = await other.inject({ method: "POST", url: "/secure/today", headers });
  expect(answer.statusCode).toBe(200);
  expect(statements).toEqual([expect.stringMatching(/^select .* from "sessions"/s)]);
});

test("today is the day in the tenant's own time zone", async () => {
  const dayIn = async (timeZone: string) => {
    const { owner, tenantId, inTenant } = await newTenant();
    await inTenant((tx) =>
      tx.updateTable("tenants").set({ timeZone }).where("id", "=", tenantId).execute(),
    );
    return (await post("today", owner)).body.text;
  };
  // 25 hours apart, so their days always differ.
  const [ahead, behind] = [await dayIn("Pacific/Kiritimati"), await dayIn("Pacific/Pago_Pago")];
  const now = Temporal.Now.zonedDateTimeISO("Pacific/Kiritimati");
  expect(ahead).toBe(now.toPlainDate().toString());
  expect(behind < ahead).toBe(true);
});

test("an operation is prepared before its transaction, for allowed callers only", async () => {
  const { owner, tenantId, newEmployee } = await newTenant();
  const staff = await newEmployee();
  duringPreparation = () => database.probe();
  expect(await post("prepared", owner)).toEqual({ status: 200, body: { text: tenantId } });
  expect((await post("prepared", staff)).status).toBe(403);
  expect((await post("prepared", { token: "nonsense" })).status).toBe(401);
  expect(prepared).toContain(owner.accountId);
  expect(prepared).not.toContain(staff.accountId);
});

test("nothing is done for a session that ends during the preparation", async () => {
  const { owner, tenantId } = await newTenant();
  duringPreparation = ({ sessionId }) =>
    database.inTenant(tenantId, async (tx) => {
      await tx
        .updateTable("sessions")
        .set({ endedAt: new Date().toISOString() })
        .where("tenantId", "=", tenantId)
        .where("id", "=", sessionId)
        .execute();
    });
  expect(await post("prepared", owner)).toMatchObject({
    status: 401,
    body: { code: "session_ended" },
  });
});
