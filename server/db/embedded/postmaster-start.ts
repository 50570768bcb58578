import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "#server/start-error.ts";
import { type Binaries, program } from "./binaries.ts";
import type { DatabaseFolder } from "./database-folder.ts";
import { disownPidFile, environment, findPostmaster } from "./postmaster.ts";

export interface PostmasterOptions {
  home: DatabaseFolder;
  binaries: Binaries;
  /** As `name=value`. */
  settings?: string[];
}

/** "busy": remains of an earlier Postgres still exist. */
type Outcome = "ready" | "port-taken" | "busy";

const mostLogBytes = 10_000_000;
const recoveryPatienceMs = 600_000;

const fixedSettings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  // Renews statistics soon after a company has added many people.
  "autovacuum_naptime=10s",
  "max_connections=200",
  "log_timezone=UTC",
  "timezone=UTC",
  // Statements and details contain personal data and must not reach a log.
  "log_min_error_statement=panic",
  "log_error_verbosity=terse",
];

/** Starts Postgres detached, so that it outlives us, and waits until it accepts connections. False for a taken port. */
export async function startPostmaster(options: PostmasterOptions, port: number): Promise<boolean> {
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    const outcome = await attempt(options, port);
    if (outcome !== "busy") return outcome === "ready";
    if (Date.now() > giveUpAt)
      throw new StartError(
        `Something of an earlier Postgres still uses ${options.home.clusterDir}; end it or restart the machine.`,
      );
    await sleep(200);
  }
}

async function attempt(options: PostmasterOptions, port: number): Promise<Outcome> {
  const { clusterDir, dir } = options.home;
  disownPidFile(clusterDir);
  const log = openLog(dir);
  const hasEnded = launch(options, port, log.descriptor);
  const giveUpAt = Date.now() + recoveryPatienceMs;
  for (;;) {
    const ended = hasEnded();
    if (ended) return outcomeOf(ended, log);
    if (findPostmaster(clusterDir)?.isReady) return "ready";
    if (Date.now() > giveUpAt)
      throw new StartError(`Postgres is still recovering after ten minutes; see ${log.file}.`);
    await sleep(10);
  }
}

function launch({ home, binaries, settings = [] }: PostmasterOptions, port: number, log: number) {
  let ended: string | undefined;
  const all = [...fixedSettings, `port=${port}`, ...settings];
  const child = spawn(
    program(binaries, "postgres"),
    ["-D", home.clusterDir, ...all.flatMap((setting) => ["-c", setting])],
    {
      ...home.user,
      cwd: home.clusterDir,
      env: environment,
      detached: true,
      stdio: ["ignore", log, log],
    },
  );
  closeSync(log);
  child.unref();
  child.once("error", ({ message }) => {
    ended = message;
  });
  child.once("exit", (code, signal) => {
    ended = `it ended with ${signal ?? code}`;
  });
  return () => ended;
}

function outcomeOf(ended: string, { file, length }: { file: string; length: number }): Outcome {
  const said = readFileSync(file).subarray(length).toString();
  if (said.includes("Address already in use")) return "port-taken";
  if (/shared memory block|lock file .* already exists/.test(said)) return "busy";
  const reason = said.match(/FATAL: {2}(.+)/)?.[1] ?? ended;
  throw new StartError(`Postgres does not start: ${reason} (more in ${file})`);
}

function openLog(dir: string) {
  const file = path.join(dir, "server.log");
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > mostLogBytes) renameSync(file, `${file}.old`);
  return { file, length: size > mostLogBytes ? 0 : size, descriptor: openSync(file, "a", 0o600) };
}
