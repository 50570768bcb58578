import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

const root = path.dirname(import.meta.dirname);

export default () => startServer();

/** Starts the server for all journeys and sets BASE_URL and DATA_DIR. */
export async function startServer(options: string[] = []) {
  // Browsers that are cut off leave their profiles among the temporary files.
  const scratch = mkdtempSync(path.join(tmpdir(), "baton-journeys-"));
  chmodSync(scratch, 0o711);
  process.env.TMPDIR = scratch;
  const { baseUrl, dataDir, stop } = await launchServer({}, options);
  process.env.BASE_URL = baseUrl;
  process.env.DATA_DIR = dataDir;
  return async () => {
    await stop();
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** Starts the server as a customer gets it, with its own data. */
export async function launchServer(
  more: Record<string, string> = {},
  options: string[] = [],
  host = "127.0.0.1",
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "baton-data-"));
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const baseUrl = `http://${host}:${port}`;
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

/** Waits for the server's message of readiness, after a demonstration company is filled. */
async function ready(server: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  const tooLate = sleep(180_000, undefined, { ref: false }).then(() => {
    throw new Error("The server is not ready after three minutes.");
  });
  const saysSo = new Promise<void>((resolve, reject) => {
    // It continues to read: a program with a full stream would stop.
    createInterface({ input: server.stdout })
      .on("line", (line) => line.includes("Baton HR is ready") && resolve())
      .on("close", () => reject(new Error("The server ended before it was ready.")));
  });
  await Promise.race([saysSo, tooLate]);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("No free port.");
  return address.port;
}
