import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Without our settings and secrets. */
export const environment = { PATH: "/usr/bin:/bin", TZ: "UTC" };

export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

const pidFile = (clusterDir: string) => path.join(clusterDir, "postmaster.pid");

/** The cluster's running Postgres, whoever started it. */
export function findPostmaster(clusterDir: string): Postmaster | undefined {
  const lines = readLines(pidFile(clusterDir));
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !isAlive(pid) || !isOn(clusterDir, pid)) return undefined;
  return { pid, port, isReady: lines[7]?.trim() === "ready" };
}

/** Removes a reused process id, which would block a start. The rest helps Postgres detect orphans in shared memory. */
export function disownPidFile(clusterDir: string): void {
  const lines = readLines(pidFile(clusterDir));
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid) || isOn(clusterDir, pid)) return;
  const unusedPid = 2_147_483_646;
  writeFileSync(pidFile(clusterDir), [unusedPid, ...lines.slice(1)].join("\n"));
}

/** Cuts all connections and waits; false if Postgres still runs after a minute. */
export async function stopPostmaster(clusterDir: string): Promise<boolean> {
  const found = findPostmaster(clusterDir);
  if (!found) return true;
  process.kill(found.pid, "SIGINT");
  const giveUpAt = Date.now() + 60_000;
  while (findPostmaster(clusterDir)?.pid === found.pid) {
    if (Date.now() > giveUpAt) return false;
    await sleep(10);
  }
  return true;
}

const readLines = (file: string): string[] => textOf(file).split("\n");

/** Empty if the file is missing: it may disappear at any moment. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return "";
    throw error;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function isOn(clusterDir: string, pid: number): boolean {
  return commandLine(pid).includes(clusterDir);
}

function commandLine(pid: number): string {
  if (existsSync("/proc/self/cmdline")) return textOf(`/proc/${pid}/cmdline`);
  return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
}
