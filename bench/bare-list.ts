import Fastify from "fastify";
import pg from "pg";

/** The minimum for a list: Fastify, the driver, statements prepared by name; no tenant, no contract. */
export async function startBareList(
  appUrl: string,
  tenantId: string,
  statements: readonly Prepared[],
) {
  const pool = new pg.Pool({ connectionString: appUrl, max: 10 });
  // Row security requires a tenant. Set once per connection, which a real server must never do.
  pool.on("connect", (client) => {
    void client.query(`set app.tenant_id = '${tenantId}'`);
  });
  const app = Fastify();
  app.get("/list", async () => {
    const results = await Promise.all(
      statements.map(({ text, values }, index) =>
        pool.query({ text, values, name: `list${index}` }),
      ),
    );
    return results[0]?.rows;
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    url: `${url}/list`,
    async stop() {
      await app.close();
      await pool.end();
    },
  };
}

export interface Prepared {
  text: string;
  values: unknown[];
}
