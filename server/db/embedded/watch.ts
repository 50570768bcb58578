import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const watcher = "baton-watch";
const maxPauseMs = 5_000;

export interface Watch {
  /** Returns whether no other server watches the same Postgres. */
  end(): Promise<boolean>;
}

export interface WatchOptions {
  url: string;
  bringBack: () => Promise<void>;
  notice: (message: string) => void;
}

/** The idle connection breaks as Postgres dies, which triggers restarts. It also marks Postgres as in use. */
export async function keepWatch({ url, bringBack, notice }: WatchOptions): Promise<Watch> {
  let hasEnded = false;
  let client = await connect(url, () => void recover());

  async function isBack(): Promise<boolean> {
    try {
      await bringBack();
      client = await connect(url, () => void recover());
      return true;
    } catch (error) {
      notice(`The database is not back yet: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  }

  async function recover(): Promise<void> {
    if (hasEnded) return;
    notice("The database has stopped; bringing it back.");
    for (let pauseMs = 50; !(await isBack()) && !hasEnded; pauseMs *= 2)
      await sleep(Math.min(pauseMs, maxPauseMs));
    if (!hasEnded) notice("The database is back.");
  }

  return {
    async end() {
      hasEnded = true;
      const isLast = await isOnlyWatcher(client).catch(() => true);
      await client.end().catch(() => {});
      return isLast;
    },
  };
}

async function connect(url: string, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: watcher,
    keepAlive: true,
  });
  client.on("error", () => {});
  await client.connect();
  client.once("end", onLost);
  return client;
}

async function isOnlyWatcher(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()",
    [watcher],
  );
  return rowCount === 0;
}
