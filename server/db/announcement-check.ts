import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "#server/start-error.ts";

const patienceMs = 3_000;

/** Checks that another connection hears announcements; a pooler by transaction drops them. Throws StartError. */
export async function checkAnnouncements(listenUrl: string): Promise<void> {
  const [listener, speaker] = [listenUrl, listenUrl].map(
    (connectionString) => new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 }),
  ) as [pg.Client, pg.Client];
  try {
    await Promise.all([listener.connect(), speaker.connect()]);
    if (!(await isPooled(listener)) || (await isHeard(listener, speaker))) return;
  } catch (cause) {
    throw new StartError(
      `The database does not answer at LISTEN_URL: ${(cause as Error).message}.`,
      { cause },
    );
  } finally {
    await Promise.allSettled([listener.end(), speaker.end()]);
  }
  throw new StartError(
    "The pooler in front of the database does not pass on what other servers announce; set LISTEN_URL to the database's own address, with the application's role (baton_app).",
  );
}

/** A pooler gives its clients another process number. */
async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select pg_backend_pid() as pid");
  return rows[0].pid !== Reflect.get(client, "processID");
}

async function isHeard(listener: pg.Client, speaker: pg.Client): Promise<boolean> {
  const channel = `check_${randomUUID().slice(0, 8)}`;
  const heard = new Promise<boolean>((resolve) => {
    listener.on("notification", () => resolve(true));
  });
  await listener.query(`listen ${channel}`);
  await speaker.query(`notify ${channel}`);
  const isHeardInTime = await Promise.race([heard, sleep(patienceMs, false, { ref: false })]);
  await listener.query(`unlisten ${channel}`);
  return isHeardInTime;
}
