import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { StartError } from "#server/start-error.ts";
import { type Binaries, program } from "./binaries.ts";
import type { DatabaseFolder } from "./database-folder.ts";
import { environment } from "./postmaster.ts";

const run = promisify(execFile);
const draftName = "cluster.new-";

/** Creates the other roles; used for nothing else. */
export const supervisorRole = "baton_supervisor";

/** Creates a missing cluster; refuses an unusable one with the reason. */
export async function ensureCluster(
  home: DatabaseFolder,
  binaries: Binaries,
  password: string,
  initOptions: string[] = [],
): Promise<void> {
  removeDrafts(home.dir);
  if (existsSync(home.clusterDir) && readdirSync(home.clusterDir).length > 0)
    checkCluster(home.clusterDir, binaries);
  else await makeCluster(home, binaries, password, initOptions);
}

function removeDrafts(dir: string): void {
  for (const name of readdirSync(dir).filter((entry) => entry.startsWith(draftName)))
    try {
      rmSync(path.join(dir, name), { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // Its initdb outlived the killed server and still writes; the next start removes the rest.
    }
}

function checkCluster(dir: string, { version }: Binaries): void {
  const isWhole = ["PG_VERSION", "global/pg_control", "base", "pg_wal"].every((part) =>
    existsSync(path.join(dir, part)),
  );
  if (!isWhole)
    throw new StartError(
      `${dir} holds files but no complete database; restore it from a backup, or move the folder away to begin with an empty database.`,
    );
  const major = readFileSync(path.join(dir, "PG_VERSION"), "utf8").trim();
  const ours = version.split(".")[0];
  if (major !== ours)
    throw new StartError(
      `The database in ${dir} was made by Postgres ${major}, and this version brings Postgres ${ours}; start it with the version that made it, take a backup there, move the folder away and restore the backup here.`,
    );
}

/** Renamed when complete, so that an interrupted start leaves no partial cluster. */
async function makeCluster(
  { dir, clusterDir, user }: DatabaseFolder,
  binaries: Binaries,
  password: string,
  initOptions: string[],
): Promise<void> {
  const draft = path.join(dir, `${draftName}${randomBytes(6).toString("hex")}`);
  const passwordFile = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const file of [draft, passwordFile]) chownSync(file, user.uid, user.gid);
  try {
    await run(
      program(binaries, "initdb"),
      [
        `--pgdata=${draft}`,
        `--username=${supervisorRole}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale-provider=builtin",
        "--locale=C.UTF-8",
        ...initOptions,
      ],
      { ...user, cwd: draft, env: environment },
    );
    rmSync(clusterDir, { recursive: true, force: true });
    renameSync(draft, clusterDir);
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
    const said = String((cause as { stderr?: string }).stderr || cause).trim();
    throw new StartError(`The database could not be made in ${clusterDir}: ${said}`, { cause });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
