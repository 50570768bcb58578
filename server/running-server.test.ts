import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { pino } from "pino";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { builtWeb } from "#server/test/built-web.ts";
import { eventually } from "#server/test/eventually.ts";
import { freePort } from "#server/test/free-port.ts";
import { isFullSize } from "#server/test/full-size.ts";
import { fill, smallDisk } from "#server/test/small-disk.ts";
import { basePath } from "./app.ts";
import { readConfig } from "./config.ts";
import { findPostmaster } from "./db/embedded/postmaster.ts";
import { startServer } from "./running-server.ts";

test("a taken port stops both the start and the database", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const address = taken.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  const dataDir = await mkdtemp(path.join(tmpdir(), "baton-port-"));
  const config = readConfig({ PORT: port, DATA_DIR: dataDir });
  const webDir = await builtWeb();
  const start = () => startServer(config, pino({ level: "silent" }), webDir);
  await expect(start()).rejects.toThrow(`Port ${port} is taken`);
  taken.close();
  const server = await start();
  await server.stop();
  await Promise.all([dataDir, webDir].map((folder) => rm(folder, { recursive: true })));
});

test("a mail that a call asks for leaves the running server", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "baton-mail-"));
  const webDir = await builtWeb();
  const config = { ...readConfig({ DATA_DIR: dataDir }), port: 0 };
  const { app, stop } = await startServer(config, pino({ level: "silent" }), webDir);
  const post = (url: string, payload: object) =>
    app.inject({ method: "POST", url: basePath + url, payload });
  const email = "naledi@protea-foods.co.za";
  await post(api.onboarding.signUp.path, { email, password: "Correct-horse-7!" });
  await post(api.auth.recoverPassword.path, { email });
  await eventually(async () => {
    const [name = ""] = await readdir(path.join(dataDir, "outbox"));
    const mail = await readFile(path.join(dataDir, "outbox", name), "utf8");
    expect(mail).toContain(`To: ${email}`);
  });
  await stop();
  await Promise.all([dataDir, webDir].map((folder) => rm(folder, { recursive: true })));
});

if (smallDisk)
  test("a full disk stops changes, neither reading nor signing in, even after a restart", async () => {
    const dataDir = await mkdtemp(path.join(smallDisk, "data-"));
    await chmod(dataDir, 0o711);
    const webDir = await builtWeb();
    const config = { ...readConfig({ DATA_DIR: dataDir }), port: 0 };
    const start = () => startServer(config, pino({ level: "silent" }), webDir);
    let server = await start();
    const call = async (method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
      server.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      });
    let token = "";
    const account = { email: "naledi@protea-foods.co.za", password: "Correct-horse-7!" };
    const signIn = () => call("POST", basePath + api.auth.login.path, account);
    const statuses = async () => {
      const answers = [
        await signIn(),
        await call("GET", basePath + api.tenant.getTenant.path),
        await call("PUT", basePath + api.tenant.updateTenant.path, { officeAddress: "Main Road" }),
        await call("GET", "/ready"),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    const ample = [200, 200, 200, 200];
    const full = [200, 200, 507, 503];

    const signedUp = await call("POST", basePath + api.onboarding.signUp.path, account);
    ({ token } = signedUp.json<{ token: string }>());
    expect(await statuses()).toEqual(ample);
    const filler = path.join(smallDisk, "filler");
    await fill(filler);
    await eventually(async () => expect(await statuses()).toEqual(full));
    await server.stop();
    server = await start();
    for (let round = 0; round < 3; round++) expect(await statuses()).toEqual(full);
    await rm(filler);
    await eventually(async () => expect(await statuses()).toEqual(ample));
    await server.stop();
    await Promise.all([dataDir, webDir].map((folder) => rm(folder, { recursive: true })));
  });

// It takes the fifteen seconds that it is about.
if (isFullSize && process.platform === "linux")
  test("a server ends on SIGTERM though its database has frozen", async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "baton-frozen-"));
    await chmod(dataDir, 0o711);
    const main = spawn(process.execPath, [path.join(import.meta.dirname, "main.ts")], {
      env: { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: "silent" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface({ input: main.stdout });
    await new Promise<void>((resolve) => {
      lines.on("line", (line) => line.includes("is ready") && resolve());
    });
    const frozen = await processesOf(findPostmaster(path.join(dataDir, "postgres/cluster"))?.pid);
    expect(frozen.length).toBeGreaterThan(1);
    for (const one of frozen) process.kill(one, "SIGSTOP");
    const ended = once(main, "exit");
    main.kill("SIGTERM");
    expect(await ended).toEqual([1, null]);
    for (const one of frozen) process.kill(one, "SIGKILL");
    await rm(dataDir, { recursive: true, maxRetries: 5 });
  });

/** The processes of a Postgres: its first one, and those that this one has started. */
async function processesOf(postmaster = 0): Promise<number[]> {
  const found: number[] = [];
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const [, parent] = /\) \w (\d+) /.exec(stat) ?? [];
    if (Number(pid) === postmaster || Number(parent) === postmaster) found.push(Number(pid));
  }
  return found;
}
