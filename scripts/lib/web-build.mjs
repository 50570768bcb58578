import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject, root, runNpm, toolEnv } from "./project.mjs";

const sources = [
  "web",
  "contract",
  "build",
  "vite.config.ts",
  "package-lock.json",
  "tsconfig.base.json",
];
const isTest = /\.(test|spec)\.tsx?$/;

/** Builds the web app into dist/web, unless it was built from these very sources. */
export async function ensureBuilt() {
  const base = process.env.API_BASE ?? "";
  const stamp = inProject("dist/built-from");
  const isCurrent =
    existsSync(inProject("dist/web/index.html")) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === fingerprint(base);
  if (isCurrent) return;
  console.log("Building the web app ...");
  const env = { ...toolEnv(), ...(base && { VITE_API_BASE: base }) };
  if ((await runNpm(["run", "--silent", "build"], { env })) !== 0)
    throw new Error("The web app could not be built; the reason is above.");
  // Taken afterwards, because the build writes the list of routes.
  writeFileSync(stamp, fingerprint(base));
}

function fingerprint(base) {
  const hash = createHash("sha256").update(base);
  for (const file of sources.flatMap(filesOf).sort())
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function filesOf(source) {
  const target = inProject(source);
  if (!existsSync(target)) return [];
  if (path.extname(source)) return [target];
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
