// npm run engines: goes through the main journey and measures every screen and dialog in Chromium, Firefox and WebKit.

import { ensureChromium } from "./lib/chromium.mjs";
import { ensureEngines } from "./lib/engines.mjs";
import { asScript, inProject, runNode, toolEnv } from "./lib/project.mjs";
import { ensureBuilt } from "./lib/web-build.mjs";

await asScript(async () => {
  const chromium = await ensureChromium();
  const { skipped } = await ensureEngines();
  for (const what of skipped) console.log(`SKIPPED ${what}`);
  await ensureBuilt();
  return runNode(
    [
      inProject("node_modules/@playwright/test/cli.js"),
      "test",
      "--config=playwright.engines.config.ts",
      ...process.argv.slice(2),
    ],
    { env: { ...toolEnv(), CHROMIUM: chromium } },
  );
});
