import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { builtWeb } from "#server/test/built-web.ts";
import { freePort } from "#server/test/free-port.ts";
import { isFullSize } from "#server/test/full-size.ts";
import { basePath } from "./app.ts";
import { leaveRoot } from "./leave-root.ts";

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];
const children: ReturnType<typeof spawn>[] = [];
beforeAll(async () => {
  // A run has a temporary folder of its own, which only root enters.
  if (isRoot && tmpdir() !== "/tmp") await chmod(tmpdir(), 0o711);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await Promise.all(
    folders.splice(0).map((one) => rm(one, { recursive: true, force: true, maxRetries: 5 })),
  );
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "baton-root-"));
  folders.push(folder);
  return folder;
}

async function startAsRoot(dataDir: string) {
  const webDir = await builtWeb();
  folders.push(webDir);
  await chmod(webDir, 0o755);
  const port = await freePort();
  const file = path.join(import.meta.dirname, "test/root-server.ts");
  const child = spawn(process.execPath, [file, webDir], {
    env: { PATH: "/usr/bin:/bin", DATA_DIR: dataDir, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      said.push(line);
      if (line === "ready") resolve();
    });
    child.once("exit", () => reject(new Error(`The server ended: ${said.join(" ")}`)));
  });
  const status = await readFile(`/proc/${child.pid}/status`, "utf8");
  const [, ...uids] = /^Uid:\t(\d+)\t(\d+)\t(\d+)/m.exec(status) ?? [];
  const post = (operation: { path: string }, body: object) =>
    fetch(`http://127.0.0.1:${port}${basePath}${operation.path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const stop = async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  };
  return { port, uids, said, post, stop };
}

const account = { email: "naledi@protea-foods.co.za", password: "Correct-horse-7!" };

if (isRoot && process.platform === "linux") {
  test("a server started by root leaves root, and reads its data again", async () => {
    const dataDir = await newFolder();
    const first = await startAsRoot(dataDir);
    expect([first.said, first.uids]).toEqual([["ready"], expect.not.arrayContaining(["0"])]);
    expect((await first.post(api.onboarding.signUp, account)).ok).toBe(true);
    await first.stop();
    for (const name of ["secret-key", "postgres"])
      expect(String((await stat(path.join(dataDir, name))).uid)).toBe(first.uids[0]);

    const second = await startAsRoot(dataDir);
    expect(second.uids).toEqual(first.uids);
    expect((await second.post(api.auth.login, account)).status).toBe(200);
    await second.stop();
  });
}

if (isFullSize && isRoot && process.platform === "linux") {
  test("a server continues as the owner of its data directory", async () => {
    const dataDir = await newFolder();
    await chown(dataDir, 65_534, 65_534);
    const server = await startAsRoot(dataDir);
    expect(server.uids).toEqual(["65534", "65534", "65534"]);
    await server.stop();
  });

  test("a server in a folder of root's alone says that it stays root", async () => {
    const closed = await newFolder();
    const dataDir = path.join(closed, "data");
    await mkdir(dataDir);
    const server = await startAsRoot(dataDir);
    expect(server.uids).toEqual(["0", "0", "0"]);
    const [, user] = /user (\d+)\.$/.exec(server.said[0] ?? "") ?? [];
    expect(server.said[0]).toBe(
      `The server runs as root, because ${closed} is closed to user ${user}.`,
    );
    await server.stop();
  });
}

if (!isRoot)
  test("a server started by an ordinary user stays that user", async () => {
    const dataDir = await newFolder();
    const before = process.getuid?.();
    leaveRoot({ dataDir, clockFile: undefined }, (message) => {
      throw new Error(message);
    });
    expect(process.getuid?.()).toBe(before);
    expect((await stat(dataDir)).uid).toBe(before);
  });
