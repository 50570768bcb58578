import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findPostmaster, stopPostmaster } from "#server/db/embedded/postmaster.ts";
import { outsideFolder, sharedFolder } from "#server/db/embedded/shared-folder.ts";
import { killDatabaseServers, runDatabaseServer } from "#server/test/database-process.ts";

const script = path.join(import.meta.dirname, "../../scripts/reset.ts");

let parent: string;
let dataDir: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "baton-reset-"));
  chmodSync(parent, 0o711);
  dataDir = path.join(parent, "data");
});
afterEach(async () => {
  await killDatabaseServers();
  if (existsSync(clusterDir())) await stopPostmaster(realpathSync(clusterDir()));
  rmSync(parent, { recursive: true, force: true });
});

const clusterDir = () => path.join(dataDir, "postgres/cluster");
const inData = (...parts: string[]) => path.join(dataDir, ...parts);

/** An operator's run with typed `input`; returns its output and success. */
async function reset(words: string[], { input = "", env = {} } = {}) {
  const child = spawn(process.execPath, [script, ...words], {
    env: { DATA_DIR: dataDir, ...env },
  });
  child.stdin.end(input);
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, text: (await printed).join("") };
}
const refused = (because: RegExp) => ({ code: 1, text: expect.stringMatching(because) });

/** With a stopped server, a document and a mail. */
async function usedDataDir(): Promise<void> {
  const server = runDatabaseServer(dataDir);
  await server.started;
  await server.stop();
  storeFiles();
}

function storeFiles(): void {
  for (const folder of ["files/company", "incoming", "outbox"])
    mkdirSync(inData(folder), { recursive: true });
  writeFileSync(inData("files/company/payslip.pdf"), "payslip");
  writeFileSync(inData("outbox/welcome.eml"), "welcome");
  writeFileSync(inData("secret-key"), "k".repeat(64));
}

describe("a stopped server's data", () => {
  test("is listed and removed with its folder", async () => {
    await usedDataDir();
    const { code, text } = await reset(["--yes"]);
    expect(code).toBe(0);
    for (const name of ["postgres (the database)", "secret-key", "files", "incoming", "outbox"])
      expect(text).toContain(`  ${inData(name)}\n`);
    expect(existsSync(dataDir)).toBe(false);
    expect(await reset(["--yes"])).toEqual({
      code: 0,
      text: expect.stringContaining("Nothing to remove"),
    });
  });

  test("is removed only after a yes", async () => {
    await usedDataDir();
    const before = readdirSync(dataDir, { recursive: true });
    for (const input of ["", "\n", "y\n", "no\n"])
      expect(await reset([], { input })).toEqual(refused(/Nothing was removed/));
    expect(readdirSync(dataDir, { recursive: true })).toEqual(before);
    expect((await reset([], { input: "yes\n" })).code).toBe(0);
    expect(existsSync(dataDir)).toBe(false);
  });

  test("is removed without other files in the folder and linked ones", async () => {
    await usedDataDir();
    writeFileSync(inData("notes.txt"), "mine");
    const disk = path.join(parent, "disk");
    mkdirSync(disk);
    writeFileSync(path.join(disk, "payslip.pdf"), "payslip");
    rmSync(inData("files"), { recursive: true });
    symlinkSync(disk, inData("files"));
    const { code, text } = await reset(["--yes"]);
    expect([code, text]).toEqual([
      0,
      expect.stringContaining(`${inData("files")} (the link alone)`),
    ]);
    expect(readdirSync(dataDir)).toEqual(["notes.txt"]);
    expect(readdirSync(disk)).toEqual(["payslip.pdf"]);
  });
});

test("a running server or database prevents the removal", async () => {
  const server = runDatabaseServer(dataDir);
  await server.started;
  const running = /database in .* is running \(process \d+\), so nothing was removed/;
  expect(await reset(["--yes"])).toEqual(refused(running));
  await server.kill();
  const pid = findPostmaster(clusterDir())?.pid;
  expect(pid).toBeGreaterThan(1);
  expect(await reset(["--yes"])).toEqual(refused(running));
  expect(findPostmaster(clusterDir())?.pid).toBe(pid);
  expect(existsSync(path.join(clusterDir(), "global/pg_control"))).toBe(true);

  const next = runDatabaseServer(dataDir);
  await next.started;
  await next.stop();
  expect((await reset(["--yes"])).code).toBe(0);
});

test("a starting server is waited for and then prevents the removal", async () => {
  const server = runDatabaseServer(dataDir);
  const soon = { interval: 5, timeout: 60_000 };
  await expect.poll(() => existsSync(inData("postgres.lock")), soon).toBe(true);
  await expect.poll(() => existsSync(inData("postgres")), soon).toBe(true);
  const { code, text } = await reset(["--yes"]);
  expect([code, text]).toEqual([1, expect.stringContaining("is running")]);
  await server.started;
});

describe("a folder that is not a server's", () => {
  test("is refused and left as it is, whatever its files are called", async () => {
    for (const name of ["files", "outbox", "postgres"])
      mkdirSync(inData(name), { recursive: true });
    writeFileSync(inData("files/holiday.jpg"), "mine");
    writeFileSync(inData("postgres/dump.sql"), "mine");
    expect(await reset(["--yes"])).toEqual(refused(/postgres contains dump.sql/));
    rmSync(inData("postgres"), { recursive: true });
    expect(await reset(["--yes"])).toEqual(refused(/is not the data directory of a server/));
    expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual([
      "files",
      "files/holiday.jpg",
      "outbox",
    ]);
  });

  test("is refused if the files belong to the database of DATABASE_URL", async () => {
    storeFiles();
    writeFileSync(inData("postgres.lock"), "");
    const env = { DATABASE_URL: "postgres://app:x@127.0.0.1:1/baton" };
    expect(await reset(["--yes"], { env })).toEqual(refused(/DATABASE_URL is set/));
    expect(existsSync(inData("files/company/payslip.pdf"))).toBe(true);
  });
});

test("a word that is not known removes nothing", async () => {
  storeFiles();
  writeFileSync(inData("postgres.lock"), "");
  expect(await reset(["--yes", "please"])).toEqual(refused(/^Use: npm run reset/));
  expect(existsSync(inData("secret-key"))).toBe(true);
});

// Only root's database runs as another user, possibly in another place.
if (process.getuid?.() === 0)
  describe("as root", () => {
    const outsideNames = () =>
      readdirSync(sharedFolder).filter((name) =>
        name.startsWith(path.basename(outsideFolder(dataDir))),
      );

    test("an ordinary user removes only their own data", async () => {
      const uid = 65_534;
      const reset = pathToFileURL(path.join(import.meta.dirname, "reset.ts")).href;
      const asUser = () => {
        const code = `const { resetData } = await import(${JSON.stringify(reset)});
          process.setgroups([]); process.setgid(${uid}); process.setuid(${uid});
          await resetData({ dataDir: ${JSON.stringify(dataDir)} }, { say: console.log, isConfirmed: async () => true })
            .catch(({ name, message }) => console.log(name, message));`;
        return text(spawn(process.execPath, ["--input-type=module", "-e", code]).stdout);
      };
      chmodSync(parent, 0o777);
      storeFiles();
      writeFileSync(inData("postgres.lock"), "");
      expect(await asUser()).toMatch(/StartError .* belongs to another user/);
      expect(existsSync(inData("files/company/payslip.pdf"))).toBe(true);

      for (const name of ["", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })])
        chownSync(inData(name), uid, uid);
      expect(await asUser()).toContain("Removed.");
      expect(existsSync(dataDir)).toBe(false);
    });

    test("databases outside a folder closed to others are removed too", async () => {
      chmodSync(parent, 0o700);
      await usedDataDir();
      expect(outsideNames()).toHaveLength(1);
      rmSync(dataDir, { recursive: true });
      await usedDataDir();
      expect(outsideNames()).toHaveLength(2);
      const { code, text } = await reset(["--yes"]);
      expect([code, text]).toEqual([0, expect.stringContaining(".before-")]);
      expect([outsideNames(), existsSync(dataDir)]).toEqual([[], false]);

      await usedDataDir();
      rmSync(dataDir, { recursive: true });
      expect((await reset(["--yes"])).code).toBe(0);
      expect(outsideNames()).toEqual([]);
    });
  });
