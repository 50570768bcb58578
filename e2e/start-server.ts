import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { said } from "./engines/programs.ts";

const root = path.dirname(import.meta.dirname);

/** Starts the server for all journeys, and passes its address to them: BASE_URL and DATA_DIR. */
export default async function startServer() {
  // Browsers that are cut off leave their profiles where temporary files are made.
  const scratch = mkdtempSync(path.join(tmpdir(), "baton-journeys-"));
  chmodSync(scratch, 0o711);
  process.env.TMPDIR = scratch;
  const { baseUrl, dataDir, stop } = await launchServer();
  process.env.BASE_URL = baseUrl;
  process.env.DATA_DIR = dataDir;
  return async () => {
    await stop();
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** Starts the server as a customer gets it, with data of its own. */
export async function launchServer(more: Record<string, string> = {}, options: string[] = []) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "baton-data-"));
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    PUBLIC_URL: baseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    TRUST_PROXY: "1",
    ...more,
  };
  const server = spawn(process.execPath, ["server/main.ts", ...options], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await ready(server);

  const stop = async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { baseUrl, dataDir, stop };
}

/** Waits for what the server says once it can be used, with the demonstration company if it has one. */
async function ready(server: ChildProcess): Promise<void> {
  // A busy machine is not an error.
  const tooLate = sleep(180_000, undefined, { ref: false }).then(() => {
    throw new Error("The server is not ready after three minutes.");
  });
  await Promise.race([said(server.stdout, /Baton HR is ready/), tooLate]);
}

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("No free port.");
  return address.port;
}
