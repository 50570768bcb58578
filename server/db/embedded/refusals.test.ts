import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StartError } from "#server/start-error.ts";
import { findBinaries, program } from "./binaries.ts";
import { startEmbedded } from "./embedded-postgres.ts";
import { operatingUser } from "./operating-user.ts";
import { sharedFolder } from "./shared-folder.ts";

const isRoot = process.getuid?.() === 0;
let parent: string;
let dataDir: string;
let notices: string[];
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "baton-data-"));
  chmodSync(parent, 0o711);
  dataDir = path.join(parent, "data");
  notices = [];
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const start = () => startEmbedded({ dataDir, notice: (notice) => notices.push(notice) });
const refusal = () =>
  start().then(
    async (postgres) => `started, and stopped: ${await postgres.stop()}`,
    (error) => (error instanceof StartError ? error.message : `no sentence: ${error}`),
  );
const inCluster = (file: string) => path.join(dataDir, "postgres/cluster", file);
const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};
const oneRow = (url: string) => query(url, "select id from payslips");
const writeRow = (url: string) => query(url, "create table payslips as select 7 as id");

test("an unusable cluster is refused with advice and left unchanged", async () => {
  const first = await start();
  await writeRow(first.ownerUrl);
  await first.stop();

  writeFileSync(inCluster("PG_VERSION"), "17\n");
  expect(await refusal()).toMatch(
    /was made by Postgres 17, .* brings Postgres 18; .* take a backup/,
  );
  writeFileSync(inCluster("PG_VERSION"), "18\n");

  renameSync(inCluster("global/pg_control"), inCluster("global/pg_control.lost"));
  expect(await refusal()).toMatch(/holds files but no complete database; restore it/);
  renameSync(inCluster("global/pg_control.lost"), inCluster("global/pg_control"));

  const passwords = path.join(dataDir, "postgres/credentials.json");
  renameSync(passwords, `${passwords}.lost`);
  expect(await refusal()).toMatch(/its passwords in .*credentials.json are missing; restore/);
  renameSync(`${passwords}.lost`, passwords);

  const again = await start();
  expect(await oneRow(again.ownerUrl)).toEqual([{ id: 7 }]);
  await again.stop();
});

test("a database starts although its old process number is reused", async () => {
  const first = await start();
  await writeRow(first.ownerUrl);
  const file = readFileSync(inCluster("postmaster.pid"), "utf8");
  await first.stop();
  // Only a process of the database's own user could prevent it.
  const other = spawn("sleep", ["60"], { ...operatingUser(inCluster("")), stdio: "ignore" });
  writeFileSync(inCluster("postmaster.pid"), [other.pid, ...file.split("\n").slice(1)].join("\n"));

  const again = await start();
  expect(await oneRow(again.ownerUrl)).toEqual([{ id: 7 }]);
  await again.stop();
  other.kill();
});

test("libraries get the short names that npm did not create", async () => {
  const copy = path.join(parent, "native");
  const installed = findBinaries(undefined);
  cpSync(installed.dir, copy, { recursive: true, verbatimSymlinks: true });
  rmSync(path.join(copy, "lib/libicui18n.so.60"));
  findBinaries(undefined, { ...installed, dir: copy });
  expect(existsSync(path.join(copy, "lib/libicui18n.so.60"))).toBe(true);
});

const versionAs = (user: ReturnType<typeof operatingUser>, file: string) =>
  spawnSync(file, ["--version"], { ...user, cwd: "/", encoding: "utf8" }).stdout;
const everythingIn = (dir: string) => [
  dir,
  ...readdirSync(dir, { recursive: true, encoding: "utf8" }).map((name) => path.join(dir, name)),
];

// Without root there is no second user for the database.
if (isRoot)
  describe("started by root", () => {
    test("a folder closed to others has its database under /var/lib", async () => {
      chmodSync(parent, 0o700);
      const first = await start();
      const home = realpathSync(path.join(dataDir, "postgres"));
      expect(path.dirname(home)).toBe(sharedFolder);
      expect(notices).toEqual([expect.stringContaining(`The database is kept in ${home}`)]);
      await writeRow(first.ownerUrl);
      await first.stop();

      const again = await start();
      expect(await oneRow(again.ownerUrl)).toEqual([{ id: 7 }]);
      await again.stop();

      rmSync(dataDir, { recursive: true });
      const fresh = await start();
      await expect(oneRow(fresh.ownerUrl)).rejects.toThrow(/does not exist/);
      await fresh.stop();
      const aside = notices.at(-2)?.match(/moved to (\S+)[.]$/)?.[1] ?? "";
      expect(statSync(path.join(aside, "cluster/PG_VERSION")).isFile()).toBe(true);
      for (const dir of [home, aside]) rmSync(dir, { recursive: true });
    });

    test("a database in a folder closed later is refused by name", async () => {
      await (await start()).stop();
      chmodSync(parent, 0o700);
      expect(await refusal()).toContain(`because ${parent} is closed to it`);
    });

    test("programs in a folder closed to others are copied and run", () => {
      const closed = path.join(parent, "closed");
      const installed = findBinaries(undefined);
      cpSync(installed.dir, path.join(closed, "native"), {
        recursive: true,
        verbatimSymlinks: true,
      });
      chmodSync(closed, 0o700);
      const version = `${installed.version}-${process.pid}`;
      const user = operatingUser(dataDir);
      const found = findBinaries(user, { dir: path.join(closed, "native"), version });
      expect(found.dir).toBe(path.join(sharedFolder, `postgres-${version}`));
      const answer = versionAs(user, program(found, "postgres"));
      rmSync(found.dir, { recursive: true });
      expect(answer).toMatch(/^postgres \(PostgreSQL\) 18/);
    });

    test("a cluster made by an ordinary user still runs as that user", async () => {
      await (await start()).stop();
      const uid = 65_534;
      for (const file of everythingIn(path.join(dataDir, "postgres/cluster")))
        chownSync(file, uid, uid);
      const again = await start();
      const pid = Number(readFileSync(inCluster("postmaster.pid"), "utf8").split("\n")[0]);
      expect(statSync(`/proc/${pid}`).uid).toBe(uid);
      await again.stop();
    });
  });
