import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { operatingUser } from "#server/db/embedded/operating-user.ts";
import { freePort } from "#server/db/embedded/port.ts";
import { pgbouncer } from "./programs.mjs";

/** In transaction mode in front of a database; returns its address, its version, and a function to stop it. */
export async function startPgbouncer(directUrl) {
  const program = pgbouncer.find();
  const url = new URL(directUrl);
  const port = await freePort();
  const dir = mkdtempSync(path.join(tmpdir(), "baton-pgbouncer-"));
  chmodSync(dir, 0o711);
  const users = path.join(dir, "users.txt");
  const settings = path.join(dir, "pgbouncer.ini");
  writeFileSync(users, `"${url.username}" "${decodeURIComponent(url.password)}"\n`);
  writeFileSync(settings, settingsFor(url, port, users));

  const child = spawn(program, ["-q", settings], {
    ...operatingUser(settings),
    cwd: dir,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGINT");
    await ended;
    rmSync(dir, { recursive: true });
  };
  try {
    await answers(port);
  } catch (error) {
    await stop();
    throw error;
  }
  url.port = String(port);
  return { url: url.href, version: versionOf(program), stop };
}

const settingsFor = ({ hostname, port: upstream }, port, users) => `[databases]
* = host=${hostname} port=${upstream}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
log_connections = 0
log_disconnections = 0
log_stats = 0
`;

const versionOf = (program) =>
  spawnSync(program, ["--version"], { encoding: "utf8" }).stdout.split("\n")[0] ?? "";

async function answers(port) {
  for (let tries = 0; tries < 100; tries++) {
    if (await connects(port)) return;
    await sleep(100);
  }
  throw new Error("PgBouncer did not start within ten seconds; the reason is above.");
}

const connects = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
