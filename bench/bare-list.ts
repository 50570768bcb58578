import Fastify, { type FastifyReply } from "fastify";
import pg from "pg";
import { pino } from "pino";
import { setValueParsers } from "#server/db/value-parsers.ts";
import { createLogger } from "#server/http/logger.ts";

export interface Prepared {
  text: string;
  values: unknown[];
}

interface Observed {
  /** What our server sent: the bare one sends the same. */
  headers: Record<string, string>;
  write: (items: unknown) => Promise<string>;
  items: unknown;
}

interface BareOptions {
  appUrl: string;
  tenantId: string;
  /** The session's statement, then the list's. */
  statements: readonly Prepared[];
  observed: Observed;
}

/** Log lines are written as in production, and thrown away. */
export const discardingLogger = () =>
  createLogger({
    level: "info",
    secretKey: "a key for the bench, of enough characters",
    destination: pino.destination({ dest: "/dev/null", sync: true }),
  });

/**
 * Fastify and the driver, statements prepared by name: the same rows, bytes, headers and log lines as ours.
 * `/list` has no tenant and no session; `/tenant` adds our transaction, `/session` the session's row.
 */
export async function startBareList({ appUrl, tenantId, statements, observed }: BareOptions) {
  setValueParsers();
  const pool = new pg.Pool({ connectionString: appUrl, max: 10, pipeline: true });
  // Row security requires a tenant. Set once per connection, which a real server must never do.
  pool.on("connect", (client) => {
    void client.query(`set app.tenant_id = '${tenantId}'`);
  });
  const named = statements.map(({ text, values }, index) => ({
    text,
    values,
    name: `list${index}`,
  }));
  const [session, ...list] = named;
  const app = Fastify({ loggerInstance: discardingLogger() });
  const send = async (reply: FastifyReply) =>
    reply.headers(observed.headers).send(await observed.write(observed.items));

  app.get("/list", async (_request, reply) => {
    await Promise.all(list.map((statement) => pool.query(statement)));
    return send(reply);
  });
  const inTransaction = async (work: readonly pg.QueryConfig[]) => {
    const client = await pool.connect();
    const opened = [
      client.query("begin read only"),
      client.query(`set local app.tenant_id = '${tenantId}'`),
    ];
    await Promise.all([...opened, ...work.map((statement) => client.query(statement))]);
    void client.query("commit").finally(() => client.release());
  };
  app.get("/tenant", async (_request, reply) => {
    await inTransaction(list);
    return send(reply);
  });
  app.get("/session", async (_request, reply) => {
    await inTransaction(session ? [session, ...list] : list);
    return send(reply);
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    url,
    async stop() {
      await app.close();
      await pool.end();
    },
  };
}
