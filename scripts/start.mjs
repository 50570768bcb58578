// npm start: installs and builds what is missing, then serves. Must itself run on Node 20, before anything is installed.
import { ensureInstalled } from "./lib/installation.mjs";
import { asScript, runNode } from "./lib/project.mjs";
import { ensureBuilt } from "./lib/web-build.mjs";

await asScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runNode(["server/main.ts", ...process.argv.slice(2)]);
});
