// A Citus of three local nodes by the commands of docs/operations.md: a coordinator and two workers.
import { execFile, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { operatingUser } from "#server/db/embedded/operating-user.ts";
import { freePort } from "#server/db/embedded/port.ts";
import { environment } from "#server/db/embedded/postmaster.ts";

const run = promisify(execFile);
const nodeNames = ["coordinator", "worker-1", "worker-2"];
const settings = [
  "shared_preload_libraries=citus",
  "citus.shard_count=8",
  "citus.node_conninfo=sslmode=disable",
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=300",
  "max_prepared_transactions=300",
  "wal_level=logical",
  "fsync=off",
  "shared_buffers=256MB",
];

const initOptions = [
  "--username=baton_supervisor",
  "--auth=trust",
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--locale=C.UTF-8",
  "--no-sync",
];

const addressOf = (role, port, database) => `postgres://${role}@127.0.0.1:${port}/${database}`;

async function query(url, ...statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Starts the cluster from a folder of programs; returns the coordinator's addresses, and a function to remove it. */
export async function startCitusCluster(programs) {
  const dir = mkdtempSync(path.join(tmpdir(), "baton-citus-"));
  chmodSync(dir, 0o711);
  const nodes = [];
  const stop = async () => {
    for (const { process: postgres } of nodes) postgres.kill("SIGINT");
    await Promise.all(nodes.map(({ ended }) => ended));
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    for (const name of nodeNames) nodes.push(await startNode(programs, path.join(dir, name)));
    await Promise.all(nodes.map(prepareNode));
    const [coordinator, ...workers] = nodes;
    await query(
      addressOf("baton_supervisor", coordinator.port, "baton"),
      `select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`,
      ...workers.map(({ port }) => `select citus_add_node('127.0.0.1', ${port})`),
    );
    return {
      appUrl: addressOf("baton_app", coordinator.port, "baton"),
      ownerUrl: addressOf("baton_owner", coordinator.port, "baton"),
      supervisorUrl: addressOf("baton_supervisor", coordinator.port, "postgres"),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startNode(programs, dir) {
  const user = operatingUser(dir);
  mkdirSync(dir, { mode: 0o700 });
  if (user) chownSync(dir, user.uid, user.gid);
  const options = { ...user, cwd: dir, env: environment };
  await run(path.join(programs, "initdb"), ["-D", dir, ...initOptions], options);
  const port = await freePort();
  const log = openSync(`${dir}.log`, "a");
  const given = [...settings, `port=${port}`].flatMap((setting) => ["-c", setting]);
  const process = spawn(path.join(programs, "postgres"), ["-D", dir, ...given], {
    ...options,
    stdio: ["ignore", log, log],
  });
  const ended = new Promise((resolve) => process.once("exit", resolve));
  return { port, process, ended };
}

async function prepareNode({ port }) {
  const inPostgres = addressOf("baton_supervisor", port, "postgres");
  await answers(inPostgres);
  await query(
    inPostgres,
    "create role baton_owner login",
    "create role baton_app login nosuperuser nobypassrls",
    "create database baton owner baton_owner",
    "alter role baton_app in database baton set citus.multi_task_query_log_level = 'error'",
  );
  await query(addressOf("baton_supervisor", port, "baton"), "create extension citus");
}

async function answers(url) {
  for (let tries = 0; ; tries++) {
    try {
      return await query(url, "select 1");
    } catch (error) {
      if (tries > 300) throw error;
      await sleep(100);
    }
  }
}
