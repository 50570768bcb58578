import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { basePath } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { placesIn } from "#server/data-dir.ts";
import { findPostmaster } from "#server/db/embedded/postmaster.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { type RunningServer, startServer } from "#server/running-server.ts";
import { builtWeb } from "#server/test/built-web.ts";
import { eventually } from "#server/test/eventually.ts";
import { removeDrafts } from "./kept-backups.ts";
import { readManifest, writeManifest } from "./manifest.ts";

const email = "naledi@protea-foods.co.za";
const password = "Correct-horse-7!";
const scripts = path.join(import.meta.dirname, "../../scripts");

let base: string;
let dataDir: string;
let webDir: string;
let server: RunningServer;
let owner: pg.Client;
/** Made while numbers were written, with the key; what it had to contain. */
let backup: string;
let said: string;
let token: string;
let before: number;
let stored: string;
let lost: string;
/** Its restore. */
let restored: Awaited<ReturnType<typeof restore>>;
let back: RunningServer;

const former = ["baton-2026-01-01T02-00-00Z", "baton-2026-01-02T02-00-00Z", "baton-notes"];

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), "baton-backup-"));
  await chmod(base, 0o711);
  dataDir = path.join(base, "data");
  webDir = await builtWeb();
  server = await started(dataDir);
  await post(server, api.onboarding.signUp.path, { email, password });
  token = (await post(server, api.auth.login.path, { email, password })).json().token;
  owner = await ownerOf(dataDir);
  await owner.query("create table written (number int primary key)");
  stored = await newDocument(Buffer.from("A contract"), true);
  lost = await newDocument(Buffer.from("Another"), false);
  const folder = await newFolder("kept-");
  for (const name of former) await mkdir(path.join(folder, name));
  const writes = writeNumbers();
  await eventually(async () => expect(writes.count()).toBeGreaterThan(20));
  before = writes.count();
  ({ text: said } = await operate("backup", dataDir, folder, "--with-key", "--keep", "2").done);
  await writes.stop();
  expect(writes.count()).toBeGreaterThan(before);
  backup = path.join(
    folder,
    (await readdir(folder)).filter((name) => /Z$/.test(name)).sort()[1] ?? "",
  );
  restored = await restore(backup);
  back = await started(restored.dir);
}, 600_000);
afterAll(async () => {
  await owner.end();
  for (const one of [server, back]) await one.stop();
  for (const dir of [base, webDir]) await rm(dir, { recursive: true, force: true });
});

const started = (dir: string) =>
  startServer({ ...readConfig({ DATA_DIR: dir }), port: 0 }, pino({ level: "silent" }), webDir);

const post = ({ app }: RunningServer, url: string, payload: object) =>
  app.inject({ method: "POST", url: basePath + url, payload });

async function ownerOf(dir: string): Promise<pg.Client> {
  const home = placesIn(dir).database;
  const passwords = JSON.parse(await readFile(path.join(home, "credentials.json"), "utf8"));
  const port = await readFile(path.join(home, "port"), "utf8");
  const client = new pg.Client(`postgres://baton_owner:${passwords.owner}@127.0.0.1:${port}/baton`);
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** An operator's command, on a data directory. */
function operate(script: "backup" | "restore" | "company", dir: string, ...words: string[]) {
  const child = spawn(process.execPath, [path.join(scripts, `${script}.ts`), ...words], {
    env: { DATA_DIR: dir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const done = once(child, "close").then(async ([code]) => ({
    code,
    text: (await said).join(""),
  }));
  return { child, done };
}
/** Root's back-up is tried by an ordinary user, who must get there. */
async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(base, name));
  await chmod(folder, 0o711);
  return folder;
}

async function restore(backup: string, ...words: string[]) {
  const dir = path.join(await newFolder("restored-"), "data");
  return { dir, ...(await operate("restore", dir, backup, ...words).done) };
}

/** Writes numbers one by one until stopped, and returns how many were acknowledged. */
function writeNumbers() {
  let acknowledged = 0;
  let isOver = false;
  const writing = (async () => {
    while (!isOver)
      await owner.query("insert into written values ($1)", [acknowledged + 1]).then(() => {
        acknowledged++;
      });
  })();
  return {
    count: () => acknowledged,
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}

async function newDocument(bytes: Uint8Array, isStored: boolean): Promise<string> {
  const { rows } = await owner.query("select tenant_id, id from employees limit 1");
  const { tenant_id: tenantId, id } = rows[0];
  const { storage } = server.services;
  const { key, sha256 } = await storage.store(tenantId, bytes);
  if (!isStored) await storage.remove(tenantId, key);
  await owner.query(
    `insert into documents (tenant_id, employee_id, document_name, document_category, uploaded_by_id, storage_key, sha256, added_at)
     values ($1, $2, 'Contract', 'Contract', $2, $3, $4, now())`,
    [tenantId, id, key, sha256],
  );
  return `${tenantId}/${key}`;
}

test("a back-up under writes restores all that was acknowledged before it", async () => {
  expect(said).toContain(`${backup} is complete and was started once.`);
  expect(restored.code).toBe(0);
  const client = await ownerOf(restored.dir);
  const { rows } = await client.query("select count(*)::int, max(number) as last from written");
  await client.end();
  expect(rows[0].count).toBe(rows[0].last);
  expect(rows[0].count).toBeGreaterThanOrEqual(before);
  const files = placesIn(restored.dir).files;
  expect(await readFile(path.join(files, stored), "utf8")).toBe("A contract");
  expect(restored.text).toContain(`1 document has no file (company/file):\n  ${lost}\n`);
});

test("after a restore all sessions have ended, and passwords are as they were", async () => {
  const look = async ({ app }: RunningServer) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await app.inject({ url: basePath + api.tenant.getTenant.path, headers })).statusCode;
  };
  expect(await look(server)).not.toBe(401);
  expect(await look(back)).toBe(401);
  expect((await post(back, api.auth.login.path, { email, password })).statusCode).toBe(200);
});

test("after a restore mails wait until the operator releases them", async () => {
  const { dir } = restored;
  await post(back, api.auth.recoverPassword.path, { email });
  const mails = () => readdir(placesIn(dir).outbox).catch(() => []);
  const client = await ownerOf(dir);
  const waiting = "select from queue where kind = 'mail' and ready_at is not null";
  await eventually(async () => expect((await client.query(waiting)).rowCount).toBe(1));
  expect(await mails()).toEqual([]);
  expect(await operate("company", dir, "release-queue").done).toEqual({
    code: 0,
    text: "Mails and webhooks that leave now: 1.\n",
  });
  await eventually(async () => expect(await mails()).toHaveLength(1));
  await client.end();
});

test("the age of the last back-up is among the figures for watching", async () => {
  const space = { freeBytes: 1, totalBytes: 1 };
  const figures = createMetrics(server.services.background, { space }).server();
  const { body } = await figures.inject("/metrics");
  await figures.close();
  const [, age = ""] = /^backup_age_seconds (\d.*)$/m.exec(body) ?? [];
  expect(Number(age)).toBeGreaterThan(0);
  expect(Number(age)).toBeLessThan(3600);
});

test("the newest back-ups are kept, and the oldest go after a new one", async () => {
  expect(said).toContain("baton-2026-01-01T02-00-00Z was removed");
  const names = await readdir(path.dirname(backup));
  expect(names.sort()).toEqual([former[1], path.basename(backup), "baton-notes"].sort());
});

test("a back-up is for its operator alone, with the key only on request", async () => {
  expect(await readdir(backup)).toContain("secret-key");
  const folder = await newFolder("keyless-");
  expect((await operate("backup", dataDir, folder).done).code).toBe(0);
  const keyless = path.join(folder, (await readdir(folder))[0] ?? "");
  expect((await stat(keyless)).mode & 0o077).toBe(0);
  expect(await readdir(keyless)).not.toContain("secret-key");
  const refused = await restore(keyless);
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining("secret key") });
  expect(await readdir(path.dirname(refused.dir))).toEqual([]);
  expect((await restore(keyless, "--new-key")).code).toBe(0);
});

const change = (name: string, work: (file: string) => Promise<unknown>) => (backup: string) =>
  work(path.join(backup, name));

const version = "database/cluster/PG_VERSION";

test.each<[string, (backup: string) => Promise<unknown>, string]>([
  ["truncated", change(version, (file) => truncate(file, 1)), `${version} is not as it was`],
  ["missing a file", change(version, (file) => rm(file)), `${version} is not as it was`],
  ["with a longer file", change(version, (file) => appendFile(file, "!")), "is not as it was"],
  ["with another file", change("more", (file) => writeFile(file, "")), "more is not as it was"],
  ["without a manifest", change("manifest.json", (file) => rm(file)), "is no back-up"],
  ["with another manifest", change("manifest.json", (file) => writeFile(file, "{}")), "is damaged"],
  ["of a newer version", ofNewerVersion, "which is newer than this one"],
])("a back-up %s is refused, and nothing is restored", async (_fault, spoil, because) => {
  const isWhole = await keepContents(backup);
  await spoil(backup);
  const { dir, ...outcome } = await restore(backup);
  await isWhole();
  expect(outcome).toEqual({ code: 1, text: expect.stringContaining(because) });
  expect(await readdir(path.dirname(dir))).toEqual([]);
});

/** Returns what brings back the files that are spoilt. */
async function keepContents(of: string) {
  const names = [version, "manifest.json"];
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(of, name))] as const),
  );
  return async () => {
    for (const [name, bytes] of files) await writeFile(path.join(of, name), bytes);
    await rm(path.join(of, "more"), { force: true });
  };
}

async function ofNewerVersion(of: string): Promise<void> {
  const manifest = await readManifest(of);
  await writeManifest(of, { ...manifest, newestMigration: "9999_later.sql" });
}

test("a data directory in use is refused, and so is an unfinished restore", async () => {
  expect(await operate("restore", dataDir, backup).done).toMatchObject({
    code: 1,
    text: expect.stringContaining("exists, so nothing was restored"),
  });
  const half = await newFolder("half-");
  await writeFile(placesIn(half).restoring, "");
  await expect(started(half)).rejects.toThrow("was not finished");
});

test("a killed back-up leaves nothing that looks finished, and the next removes it", async () => {
  const folder = await newFolder("killed-");
  const { child, done } = operate("backup", dataDir, folder);
  const cluster = () => path.join(folder, names[0] ?? "", "database/cluster");
  let names: string[] = [];
  await eventually(async () => {
    names = await readdir(folder);
    expect(findPostmaster(cluster())?.isReady).toBe(true);
  });
  child.kill("SIGKILL");
  await done;
  expect(names).toEqual([expect.stringMatching(/^\.unfinished-/)]);
  await removeDrafts(folder);
  expect(await readdir(folder)).toEqual([]);
  expect(findPostmaster(cluster())).toBeUndefined();
});

test.each([
  [[], "Use: npm run backup"],
  [["a", "b"], "Use: npm run backup"],
  [["a", "--keep", "0"], "Use: npm run backup"],
  [["a", "--keep", "two"], "Use: npm run backup"],
])("wrong words are answered with the right ones: %j", async (words, said) => {
  const { code, text: output } = await operate("backup", dataDir, ...words).done;
  expect(code).toBe(1);
  expect(output).toContain(said);
});
