import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import type { Context } from "#server/context.ts";
import { serve } from "#server/http/doors.ts";
import { handleFailures } from "#server/http/failures.ts";
import { openStreams } from "#server/http/open-streams.ts";
import { eventually } from "#server/test/eventually.ts";
import { testOperation } from "#server/test/test-operation.ts";
import { newTenant, services, type TestTenant } from "#server/test/world.ts";
import { connectDatabase } from "./database.ts";
import { ensureRoleSettings } from "./role-settings.ts";

/** A server with one database limit; its single connection has to serve the next call too. */
async function startServer(limit: string, work: (context: Context) => Promise<unknown>) {
  const options = encodeURIComponent(`-c ${limit}`);
  // A pooler neither passes options on nor knows new roles.
  const url = `${inject("listenUrl")}?options=${options}`;
  const database = connectDatabase({ url, poolSize: 1, prepare: true, maxWaitMs: 60_000 });
  const lines: string[] = [];
  const app: FastifyInstance = Fastify({
    logger: { stream: { write: (line: string) => void lines.push(line) } },
  });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  handleFailures(app);
  const parts = {
    services: { ...services, database },
    checkResponses: true,
    streams: openStreams(),
  };
  serve(
    app,
    {
      operation: testOperation("slow", { traceless: "It changes nothing." }),
      handle: async (context) => {
        await work(context as Context);
        return { ok: true };
      },
    },
    parts,
  );
  serve(
    app,
    {
      operation: testOperation("quick", { traceless: "It changes nothing." }),
      handle: async () => ({ ok: true }),
    },
    parts,
  );
  return {
    post: (name: "slow" | "quick", { owner }: TestTenant) =>
      app.inject({
        method: "POST",
        url: `/secure/${name}`,
        headers: { authorization: `Bearer ${owner.token}` },
      }),
    logged: () => lines.join(""),
  };
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function expectRefusal({ post, logged }: Server, tenant: TestTenant, reason: RegExp) {
  const { statusCode, headers, body } = await post("slow", tenant);
  expect([statusCode, JSON.parse(body).code]).toEqual([503, "unavailable"]);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(body).not.toMatch(reason);
  expect(logged()).toMatch(reason);
  expect((await post("quick", tenant)).statusCode).toBe(200);
}

test("a slow statement is cancelled, and its call must retry", async () => {
  const server = await startServer("statement_timeout=500", ({ tx }) =>
    sql`select pg_sleep(3600)`.execute(tx),
  );
  await expectRefusal(server, await newTenant(), /statement timeout/);
});

test("a call that waits too long for a lock must retry", async () => {
  const tenant = await newTenant();
  const { tenantId, inTenant } = tenant;
  const lock = ({ tx }: Pick<Context, "tx">) =>
    tx
      .selectFrom("tenants")
      .where("id", "=", tenantId)
      .select("id")
      .forUpdate()
      .executeTakeFirstOrThrow();
  const server = await startServer("lock_timeout=100", lock);
  const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = inTenant(async (tx) => {
    await lock({ tx });
    locked.resolve();
    await done.promise;
  });
  await locked.promise;
  await expectRefusal(server, tenant, /lock timeout/);
  done.resolve();
  await holding;
  expect((await server.post("slow", tenant)).statusCode).toBe(200);
});

test("a transaction idle for too long ends, and its connection is replaced", async () => {
  const supervisor = new pg.Client({ connectionString: inject("supervisorUrl") });
  await supervisor.connect();
  onTestFinished(() => supervisor.end());
  const limit = "idle_in_transaction_session_timeout=100";
  const server = await startServer(limit, async ({ tx }) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await eventually(async () => {
      const session = "select from pg_stat_activity where pid = $1";
      expect((await supervisor.query(session, [rows[0]?.pid])).rowCount).toBe(0);
    });
    await sql`select 1`.execute(tx);
  });
  await expectRefusal(server, await newTenant(), /idle-in-transaction/);
});

async function newRole(settings = "") {
  const url = new URL(inject("listenUrl"));
  const role = `role_${randomUUID().slice(0, 8)}`;
  const supervisor = new pg.Client({ connectionString: inject("supervisorUrl") });
  await supervisor.connect();
  const database = pg.escapeIdentifier(url.pathname.slice(1));
  await supervisor.query(
    `create role ${role} login password 'x'; grant connect on database ${database} to ${role}`,
  );
  if (settings) await supervisor.query(`alter role ${role} set ${settings}`);
  onTestFinished(async () => {
    await supervisor.query(`drop owned by ${role}`).catch(() => {});
    await supervisor.end();
  });
  [url.username, url.password] = [role, "x"];
  return url.href;
}

const unset = { statement: "0", lock: "0", idle: "0", plans: "auto" };
const set = { statement: "20s", lock: "5s", idle: "20s", plans: "force_custom_plan" };

async function settingsOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
       current_setting('idle_in_transaction_session_timeout') as idle, current_setting('plan_cache_mode') as plans`,
  );
  await client.end();
  return rows[0];
}

test("the application's role has its settings even after simultaneous first starts", async () => {
  const url = await newRole();
  expect(await settingsOf(url)).toEqual(unset);
  await Promise.all([1, 2, 3].map(() => ensureRoleSettings(url)));
  expect(await settingsOf(url)).toEqual(set);
});

test.each([
  ["statement_timeout = '3s'", { statement: "3s" }],
  ["plan_cache_mode = 'force_generic_plan'", { plans: "force_generic_plan" }],
])("what an operator has set for the role stays: %s", async (setting, kept) => {
  const url = await newRole(setting);
  await ensureRoleSettings(url);
  expect(await settingsOf(url)).toEqual({ ...set, ...kept });
});

test("a statement is planned for its tenant however often it runs", async () => {
  const url = await newRole();
  await ensureRoleSettings(url);
  const database = connectDatabase({ url, poolSize: 1, prepare: true });
  onTestFinished(() => database.close());
  for (let run = 0; run < 10; run++)
    await database.inTenant(randomUUID(), (tx) => sql`select ${run}::int as run`.execute(tx));
  const { rows } = await database.pool.query(
    "select generic_plans, custom_plans from pg_prepared_statements where statement like '%as run'",
  );
  expect(rows).toEqual([{ generic_plans: 0, custom_plans: 10 }]);
});
