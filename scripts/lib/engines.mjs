import { existsSync } from "node:fs";
import { hasSystemPackages, installPackages } from "./system-packages.mjs";

/** The engines beside Chromium that journeys run in: what they need, and the packages it comes in. */
const engines = [
  {
    name: "Firefox",
    files: [process.env.FIREFOX ?? "/usr/bin/firefox-esr"],
    packages: ["firefox-esr"],
  },
  {
    name: "WebKit",
    files: [process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb"],
  },
];

const isInstalled = ({ files }) => files.every(existsSync);

/**
 * Installs what is missing, and says which engines no journey will run in. They count as failed where the system has
 * packages of them.
 */
export async function ensureEngines() {
  for (const engine of engines.filter((one) => !isInstalled(one))) {
    console.log(`No ${engine.name} found; installing one ...`);
    await installPackages(...engine.packages);
  }
  const missing = engines.filter((engine) => !isInstalled(engine));
  for (const { name, packages } of missing)
    console.log(
      `NOT RUN in ${name}: its journeys need ${packages.join(" and ")}, which could not be installed.`,
    );
  if (missing.length === 0) console.log("Journeys run in Chromium, Firefox and WebKit.");
  return { passed: 0, failed: hasSystemPackages() ? missing.length : 0 };
}
