import { existsSync } from "node:fs";
import { installPackages } from "./system-packages.mjs";

/** The other engines for journeys, with their requirements and packages. */
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

/** Installs missing ones; returns the usable projects, and a sentence per unusable engine. */
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
