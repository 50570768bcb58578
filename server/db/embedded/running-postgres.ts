import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "#server/start-error.ts";
import { freePort } from "./port.ts";
import { findPostmaster, type Postmaster } from "./postmaster.ts";
import { type PostmasterOptions, startPostmaster } from "./postmaster-start.ts";

const patienceMs = 600_000;

/** Returns the port of the running or started Postgres: the previous one, or if taken another; `fixedPort` throws. */
export async function ensureRunning(
  options: PostmasterOptions,
  fixedPort?: number,
): Promise<number> {
  const found = await settled(options.home.clusterDir);
  if (found) return found.port;

  const file = path.join(options.home.dir, "port");
  for (;;) {
    const port = await freePort(fixedPort ?? rememberedPort(file));
    if (fixedPort && port !== fixedPort)
      throw new Error(`another program has taken port ${fixedPort}`);
    if (!(await startPostmaster(options, port))) continue;
    writeFileSync(file, String(port), { mode: 0o600 });
    return port;
  }
}

/** Waits for the end of a start or stop. */
async function settled(clusterDir: string): Promise<Postmaster | undefined> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const found = findPostmaster(clusterDir);
    if (!found || found.isReady) return found;
    if (Date.now() > giveUpAt)
      throw new StartError(
        `Postgres on ${clusterDir} has neither started nor stopped for ten minutes.`,
      );
    await sleep(20);
  }
}

function rememberedPort(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}
