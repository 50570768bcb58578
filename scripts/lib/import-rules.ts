import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

export const root = path.dirname(path.dirname(import.meta.dirname));
export const rulesFile = path.join(root, ".dependency-cruiser.cjs");
const allFolders = ["contract", "server", "web", "e2e", "bench", "build", "scripts"];
const maxOutputBytes = 200_000_000;

interface Report {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

/** Returns broken rules and overlooked files. */
export async function cruise(treeRoot: string) {
  const folders = allFolders.filter((folder) => existsSync(path.join(treeRoot, folder)));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs"),
      ...["--config", rulesFile, "--output-type", "json"],
      ...folders,
    ],
    { cwd: treeRoot, maxBuffer: maxOutputBytes },
  );
  const { modules, summary }: Report = JSON.parse(stdout);
  const seen = new Set(modules.map(({ source }) => source));
  const files = folders.flatMap((folder) => sourcesIn(treeRoot, folder));
  return {
    fileCount: files.length,
    overlooked: files.filter((file) => !seen.has(file)),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

const sourcesIn = (treeRoot: string, folder: string) =>
  readdirSync(path.join(treeRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => path.relative(treeRoot, path.join(entry.parentPath, entry.name)));
