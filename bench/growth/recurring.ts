import { sql } from "kysely";
import { companyToday, insertDue } from "#server/due/due-queries.ts";
import { dueKinds, recurringJobs } from "#server/module-jobs.ts";
import type { Services } from "#server/services.ts";
import type { Report } from "../report.ts";
import { startServer } from "../server.ts";
import { asSupervisor, type Execute, startFilledDatabases } from "./filled-databases.ts";
import { inDatabase } from "./kept-postgres.ts";

const rounds = 5;

/** One idle round of every recurring job in a database of 4,000 companies. */
export async function benchRecurring(report: Report): Promise<void> {
  const postgres = await startFilledDatabases();
  const server = await startServer({ appUrl: inDatabase(postgres.appUrl, "among"), poolSize: 2 });
  try {
    await asSupervisor(postgres, "among", (execute) => writeDown(server.services, execute));
    // What all databases run is counted in this one.
    const ms = await asSupervisor(postgres, "postgres", async (execute) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++)
        times.push(await roundMs(server.services, execute));
      return Math.min(...times);
    });
    report.milliseconds("a round of every recurring job", ms, "recurringMs");
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

/** Records the due days of the filled rows, as real changes would, and handles them. */
async function writeDown({ database }: Services, execute: Execute): Promise<void> {
  if ((await execute("select from due limit 1")).rowCount === 1) return;
  const { rows } = await execute("select id from tenants");
  for (const { id } of rows)
    await database.inTenant(id, async (tx) => {
      const kinds = dueKinds.flatMap(({ days, ...kind }) =>
        days ? [{ ...kind, held: sql`select * from (${days(tx, companyToday(tx))}) as held` }] : [],
      );
      await insertDue(tx, kinds).execute(tx);
    });
  await execute("update due set done_at = now() where due_at <= now() + interval '1 day'");
  await execute("vacuum analyze due");
}

async function roundMs({ background, ...services }: Services, execute: Execute): Promise<number> {
  await execute("select pg_stat_statements_reset()");
  for (const { run } of recurringJobs(services)) await run(background);
  const { rows } = await execute(
    `select sum(s.total_exec_time + s.total_plan_time)::float8 as ms
     from pg_stat_statements as s join pg_database as d on d.oid = s.dbid join pg_roles as r on r.oid = s.userid
     where d.datname = 'among' and r.rolname = 'baton_app' and s.toplevel`,
  );
  return rows[0].ms;
}
