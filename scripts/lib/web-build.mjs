import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runLogged } from "./log-file.mjs";
import { inProject, pinnedNode, root, toolEnv } from "./project.mjs";
import { runSteps } from "./steps.mjs";

/** Into dist/web, unless it was built from the same sources. */
export const webBuild = { title: "Building", isNeeded: () => !isBuilt(), run: build };

export const ensureBuilt = () => runSteps([webBuild]);

const sources = [
  "web",
  "contract",
  "build",
  "vite.config.ts",
  "package-lock.json",
  "tsconfig.base.json",
];
const isTest = /\.(test|spec)\.tsx?$/;
const stamp = inProject("dist/built-from");
const apiBase = process.env.API_BASE ?? "";

const isBuilt = () =>
  existsSync(inProject("dist/web/index.html")) &&
  existsSync(stamp) &&
  readFileSync(stamp, "utf8") === fingerprint();

/** Always builds; silent unless it fails. */
export async function build() {
  // An interrupted build has replaced files of the previous one.
  rmSync(stamp, { force: true });
  const vite = [pinnedNode(), inProject("node_modules/vite/bin/vite.js"), "build"];
  const env = { ...toolEnv(), ...(apiBase && { VITE_API_BASE: apiBase }) };
  await runLogged("The web app could not be built:", vite, { env });
  // Taken afterwards, because the build writes font files.
  writeFileSync(stamp, fingerprint());
}

function fingerprint() {
  const hash = createHash("sha256").update(apiBase);
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
