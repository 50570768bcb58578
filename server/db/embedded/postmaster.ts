import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** What Postgres's programs see of our environment: nothing of ours, above all no setting and no secret. */
export const environment = { PATH: "/usr/bin:/bin", TZ: "UTC" };

export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

const pidFile = (clusterDir: string) => path.join(clusterDir, "postmaster.pid");

/** The Postgres that runs on this cluster, no matter who started it; undefined if none does. */
export function findPostmaster(clusterDir: string): Postmaster | undefined {
  const lines = readLines(pidFile(clusterDir));
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !isAlive(pid) || !isOn(clusterDir, pid)) return undefined;
  return { pid, port, isReady: lines[7]?.trim() === "ready" };
}

/**
 * Clears the way for a start where the number of a killed Postgres has since gone to another process, which Postgres
 * would take for itself. The rest of the file stays: by it Postgres notices orphans that still hold shared memory.
 */
export function disownPidFile(clusterDir: string): void {
  const lines = readLines(pidFile(clusterDir));
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid) || isOn(clusterDir, pid)) return;
  const unusedPid = 2_147_483_646;
  writeFileSync(pidFile(clusterDir), [unusedPid, ...lines.slice(1)].join("\n"));
}

/** Stops the cluster's Postgres, cutting its connections, and waits for it; false if it is still not down after a minute. */
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

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

/** Whether a process of that number runs. */
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
  if (existsSync("/proc/self/cmdline")) {
    const file = `/proc/${pid}/cmdline`;
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  }
  return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
}
