import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { refuseTooLittleRoom } from "./lacks.mjs";
import { runLogged } from "./log-file.mjs";
import { inProject, isNewEnough, nodeIn, nodePackage, npmCommand, toolEnv } from "./project.mjs";
import { runSteps } from "./steps.mjs";

export const installation = { title: "Installing", isNeeded: () => !isInstalled(), run: install };

export const ensureInstalled = () => runSteps([installation]);

const neededMb = 1000;
const firstNodeDir = inProject("dist/first-node");

async function install() {
  refuseTooLittleRoom(neededMb);
  // It would still name packages that an interrupted installation has removed.
  rmSync(inProject("node_modules/.package-lock.json"), { force: true });
  const node = isNewEnough ? process.execPath : await installFirstNode();
  // Building the web app needs them, even with NODE_ENV production.
  await runCi(inProject(), node, ["--include=dev", "--include=optional"]);
  rmSync(firstNodeDir, { recursive: true, force: true });
}

/** In a folder of its own, because most packages are not made for the machine's older Node. */
async function installFirstNode() {
  const place = `node_modules/${nodePackage}`;
  const { optional, ...locked } = packagesOf(inProject("package-lock.json"))[place] ?? {};
  if (!optional) return process.execPath;
  const dependencies = { [nodePackage]: locked.version };
  const packages = { "": { dependencies }, [place]: locked };
  mkdirSync(firstNodeDir, { recursive: true });
  const write = (name, content) =>
    writeFileSync(path.join(firstNodeDir, name), JSON.stringify(content));
  write("package.json", { private: true, dependencies });
  write("package-lock.json", { lockfileVersion: 3, requires: true, packages });
  await runCi(firstNodeDir, process.execPath, ["--ignore-scripts"]);
  return nodeIn(firstNodeDir);
}

/** Retries soon, and gives up on a silent registry: npm would take minutes to notice a missing network. */
function runCi(dir, node, options) {
  const network = [
    "--loglevel=http",
    "--fetch-retries=3",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
  ];
  const command = [...npmCommand(node), "ci", `--prefix=${dir}`, "--no-audit", "--no-fund"];
  const env = toolEnv();
  env.PATH = [path.dirname(node), env.PATH].join(path.delimiter);
  return runLogged("The packages could not be installed:", [...command, ...network, ...options], {
    cwd: dir,
    env,
    sign: /npm http (fetch \S+ \d{3}|cache) /,
    patienceMs: 30_000,
  });
}

function isInstalled() {
  const installedFile = inProject("node_modules/.package-lock.json");
  if (!existsSync(installedFile)) return false;
  const wanted = packagesOf(inProject("package-lock.json"));
  const installed = packagesOf(installedFile);
  return Object.entries(wanted).every(([name, { version, optional, devOptional }]) => {
    if (name === "") return true;
    const found = installed[name];
    // The lock file names other platforms' packages, which are not installed.
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
