import { existsSync, readFileSync } from "node:fs";
import { inProject, runNpm } from "./project.mjs";

/** Installs what the lock file names, unless exactly that is installed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing what package-lock.json names ...");
  // Also where NODE_ENV is production: the web app is built here.
  const code = await runNpm([
    "ci",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
  ]);
  if (code !== 0) throw new Error("npm ci has failed; the reason is above.");
}

function isInstalled() {
  const installedFile = inProject("node_modules/.package-lock.json");
  if (!existsSync(installedFile)) return false;
  const wanted = packagesOf(inProject("package-lock.json"));
  const installed = packagesOf(installedFile);
  return Object.entries(wanted).every(([name, { version, optional, devOptional }]) => {
    if (name === "") return true;
    const found = installed[name];
    // Other platforms' packages are named by the lock file and not installed.
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
