import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { inProject, runNode } from "./project.mjs";
import { installPackages } from "./system-packages.mjs";

// A headless one, without windows to draw, saves a third of a journey's time.
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of a working Chromium: that of CHROMIUM, an installed one, or a new one. */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM;
  if (asked) {
    if (runs(asked)) return asked;
    throw new Error(`CHROMIUM is set to ${asked}, and that does not run.`);
  }
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium found; installing one ...");
  for (const install of [() => installPackages("chromium-headless-shell"), installFromPlaywright]) {
    await install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "The journeys need a Chromium and none could be installed: install one (apt-get install chromium-headless-shell) or set CHROMIUM to its path.",
  );
}

const findChromium = () => [...usualPlaces, playwrightsOwn()].find(runs);

const runs = (file) => existsSync(file) && spawnSync(file, ["--version"]).status === 0;

const playwrightsOwn = () =>
  createRequire(inProject("package.json"))("@playwright/test").chromium.executablePath();

async function installFromPlaywright() {
  const withLibraries = process.getuid?.() === 0 ? ["--with-deps"] : [];
  const cli = inProject("node_modules/@playwright/test/cli.js");
  await runNode([cli, "install", ...withLibraries, "chromium"]);
}
