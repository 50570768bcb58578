import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { EmbeddedPostgres } from "#server/db/embedded/embedded-postgres.ts";

export type Started = Omit<EmbeddedPostgres, "stop">;
type Said = { notice?: string; started?: Started; failed?: string };

const script = fileURLToPath(new URL("./database-server.ts", import.meta.url));

const running = new Set<ChildProcess>();

export async function killDatabaseServers(): Promise<void> {
  for (const child of running) child.kill("SIGKILL");
  await Promise.all([...running].map((child) => once(child, "exit")));
}

/** A process with only a database; root may start it as any user. */
export function runDatabaseServer(dataDir: string, uid?: number) {
  const child = spawn(process.execPath, [script, JSON.stringify({ dataDir, uid })], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(child);
  const ended = once(child, "exit").finally(() => running.delete(child));
  const notices: string[] = [];
  const started = new Promise<Started>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      const said = JSON.parse(line) as Said;
      if (said.notice) notices.push(said.notice);
      if (said.started) resolve(said.started);
      if (said.failed) reject(new Error(said.failed));
    });
    void ended.then(() => reject(new Error("The server has ended.")));
  });
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    await ended;
  };
  started.catch(() => {});
  return { started, notices, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
