import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  killDatabaseServers,
  runDatabaseServer,
  type Started,
} from "#server/test/database-process.ts";
import { isFullSize } from "#server/test/full-size.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";

const isRoot = process.getuid?.() === 0;
const ordinaryUid = 65_534;
/** Root's servers run the database as an ordinary user; npm run prove -- properties tries both. */
const byRoot = isFullSize ? [undefined, ordinaryUid] : [undefined];
const starters = isRoot ? byRoot : [undefined];

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "baton-data-"));
  if (!isRoot) return;
  chownSync(dataDir, ordinaryUid, ordinaryUid);
  chmodSync(dataDir, 0o711);
});
afterEach(async () => {
  await killDatabaseServers();
  await stopPostmaster(clusterDir());
  rmSync(dataDir, { recursive: true, force: true });
});

const clusterDir = () => path.join(dataDir, "postgres/cluster");
const postmasterPid = () => findPostmaster(clusterDir())?.pid;
function killPostmaster() {
  const pid = postmasterPid();
  expect(pid).toBeGreaterThan(1);
  process.kill(Number(pid), "SIGKILL");
}
const start = async (uid?: number) => {
  const server = runDatabaseServer(dataDir, uid);
  return { ...server, addresses: await server.started };
};

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the number of acknowledged rows at the break of the connection. */
async function writeUntilCut(url: string, onFirst: () => void): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  await client.query("create table payslips (id int primary key)");
  for (let id = 0; ; id++)
    try {
      await client.query("insert into payslips values ($1)", [id]);
      if (id === 200) onFirst();
    } catch {
      return id;
    }
}

const countRows = async ({ ownerUrl }: Started) =>
  (await query(ownerUrl, "select count(*)::int as count from payslips")) as { count: number }[];

describe.each(starters)("started by user %s", (uid) => {
  test("the database stops with the server, and its rows survive", async () => {
    const first = await start(uid);
    await query(first.addresses.ownerUrl, "create table payslips as select 1 as id");
    await first.stop();
    expect(postmasterPid()).toBeUndefined();

    const second = await start(uid);
    expect(second.addresses.ownerUrl).toBe(first.addresses.ownerUrl);
    expect(await countRows(second.addresses)).toEqual([{ count: 1 }]);
    await second.stop();
  });

  test("the next server takes over the database of a killed one", async () => {
    const first = await start(uid);
    const pid = postmasterPid();
    await first.kill();
    expect(postmasterPid()).toBe(pid);

    const second = await start(uid);
    expect(postmasterPid()).toBe(pid);
    expect(second.addresses.appUrl).toBe(first.addresses.appUrl);
    await second.stop();
    expect(postmasterPid()).toBeUndefined();
  });

  test("a database killed during writes recovers every acknowledged row", async () => {
    const server = await start(uid);
    const pid = postmasterPid();
    const written = await writeUntilCut(server.addresses.ownerUrl, killPostmaster);
    expect(written).toBeGreaterThanOrEqual(200);
    await expect.poll(() => server.notices, { timeout: 60_000 }).toContain("The database is back.");
    expect(postmasterPid()).not.toBe(pid);

    const [{ count } = { count: 0 }] = await countRows(server.addresses);
    expect(count).toBeGreaterThanOrEqual(written);
    await server.stop();
  });

  test("server and database killed together recover every acknowledged row", async () => {
    const first = await start(uid);
    let killed: Promise<void> | undefined;
    const written = await writeUntilCut(first.addresses.ownerUrl, () => {
      killed = first.kill();
      killPostmaster();
    });
    await killed;
    expect(postmasterPid()).toBeUndefined();

    const second = await start(uid);
    const [{ count } = { count: 0 }] = await countRows(second.addresses);
    expect(count).toBeGreaterThanOrEqual(written);
    await second.stop();
  });

  test("a start killed while creating the cluster does not hinder the next", async () => {
    const drafts = () => {
      const home = path.join(dataDir, "postgres");
      const names = statSync(home, { throwIfNoEntry: false }) ? readdirSync(home) : [];
      return names.filter((name) => name.startsWith("cluster.new-"));
    };
    /** On a busy machine the cluster may be complete before the kill. */
    const isKilledWhileMaking = async () => {
      const first = runDatabaseServer(dataDir, uid);
      await expect.poll(drafts, { timeout: 60_000, interval: 5 }).not.toEqual([]);
      await first.kill();
      return statSync(clusterDir(), { throwIfNoEntry: false }) === undefined;
    };
    while (!(await isKilledWhileMaking())) {
      await (await start(uid)).stop();
      rmSync(path.join(dataDir, "postgres"), { recursive: true });
    }

    const second = await start(uid);
    expect(await query(second.addresses.appUrl, "select 1 as one")).toEqual([{ one: 1 }]);
    await second.stop();
    await sleep(500);
    await (await start(uid)).stop();
    expect(drafts()).toEqual([]);
  });
});

test("two servers share one database, and the last stops it", async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect(other.addresses).toEqual(one.addresses);
  const pid = postmasterPid();
  await one.stop();
  expect(postmasterPid()).toBe(pid);
  expect(await query(other.addresses.appUrl, "select 1 as one")).toEqual([{ one: 1 }]);
  await other.stop();
  expect(postmasterPid()).toBeUndefined();
});

test("the database moves to another port if its own is taken", async () => {
  const first = await start();
  await first.stop();
  const port = Number(new URL(first.addresses.appUrl).port);
  const squatter = createServer().listen(port, "127.0.0.1");
  // Another program may be faster; the port is taken all the same.
  squatter.on("error", () => {});

  const second = await start();
  expect(Number(new URL(second.addresses.appUrl).port)).not.toBe(port);
  expect(await query(second.addresses.appUrl, "select 1 as one")).toEqual([{ one: 1 }]);
  await second.stop();
  squatter.close();
});

test("connections require a password, and the application's role is limited to rows", async () => {
  const server = await start();
  const { appUrl, supervisorUrl, dir } = server.addresses;
  for (const password of ["", "postgres"]) {
    const guess = new URL(supervisorUrl);
    guess.password = password;
    await expect(query(guess.href, "select 1")).rejects.toThrow(/password/);
  }
  for (const file of ["credentials.json", "server.log", "port"])
    expect(statSync(path.join(dir, file)).mode & 0o077).toBe(0);
  await expect(query(appUrl, "create table mine (id int)")).rejects.toThrow(/permission denied/);
  await expect(query(appUrl, "create role friend")).rejects.toThrow(/permission denied/);
  await expect(query(appUrl.replace(/baton$/, "postgres"), "select 1")).rejects.toThrow(/denied/);
  await server.stop();
});

test("text sorts and folds by Unicode, whatever the machine's language is", async () => {
  const server = await start();
  const rows = await query(
    server.addresses.appUrl,
    "select lower('ÉÑ') as folded, current_setting('server_encoding') as encoding, datlocprovider as provider from pg_database where datname = 'baton'",
  );
  expect(rows).toEqual([{ folded: "éñ", encoding: "UTF8", provider: "b" }]);
  await server.stop();
});
