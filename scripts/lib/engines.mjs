import { existsSync } from "node:fs";
import { installPackages } from "./system-packages.mjs";

/** The engines beside Chromium that journeys run in: what they need, and the packages it comes in. */
const engines = [
  {
    name: "Firefox",
    project: "firefox",
    files: [process.env.FIREFOX ?? "/usr/bin/firefox-esr"],
    packages: ["firefox-esr"],
  },
  {
    name: "WebKit",
    project: "webkit",
    files: [process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb"],
  },
];

const isInstalled = ({ files }) => files.every(existsSync);

/** Installs what is missing; returns the projects that can run, and a sentence about each engine that cannot. */
export async function ensureEngines() {
  for (const engine of engines.filter((one) => !isInstalled(one))) {
    console.log(`No ${engine.name} found; installing one ...`);
    await installPackages(...engine.packages);
  }
  const missing = engines.filter((engine) => !isInstalled(engine));
  return {
    projects: engines.filter(isInstalled).map(({ project }) => project),
    skipped: missing.map(
      ({ name, packages }) =>
        `journeys in ${name}, which need ${packages.join(" and ")}: not found, and could not be installed`,
    ),
  };
}
