import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { refuseTooLittleRoom } from "./lacks.mjs";
import { runLogged } from "./log-file.mjs";
import { inProject, isNewEnough, nodeIn, nodePackage, npmCommand, toolEnv } from "./project.mjs";
import { runSteps } from "./steps.mjs";

/** Installs what the lock file names, unless exactly that is installed. */
export const installation = { title: "Installing", isNeeded: () => !isInstalled(), run: install };

export const ensureInstalled = () => runSteps([installation]);

const neededMb = 1000;
const firstNodeDir = inProject("dist/first-node");

async function install() {
  refuseTooLittleRoom(neededMb);
  // It would still name packages that an interrupted installation has removed.
  rmSync(inProject("node_modules/.package-lock.json"), { force: true });
  const node = isNewEnough ? process.execPath : await installFirstNode();
  // Also where NODE_ENV is production: the web app is built here.
  await runCi(inProject(), node, ["--include=dev", "--include=optional"]);
  rmSync(firstNodeDir, { recursive: true, force: true });
}

/** The pinned Node in a folder of its own, because most packages are not made for the machine's older one. */
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

/** Retries soon, and gives up if the registry says nothing at all: npm would take minutes to notice that there is no network. */
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
    // Other platforms' packages are named by the lock file and not installed.
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
