// npm start: installs and builds what is missing, then serves. Must itself run on Node 20, before anything is installed.
import { installation } from "./lib/installation.mjs";
import { refuseTakenPort } from "./lib/lacks.mjs";
import { asScript } from "./lib/project.mjs";
import { startServer } from "./lib/server-process.mjs";
import { runSteps } from "./lib/steps.mjs";
import { webBuild } from "./lib/web-build.mjs";

await asScript(async () => {
  await refuseTakenPort();
  let server;
  const start = async () => {
    server = await startServer(process.argv.slice(2));
  };
  await runSteps([installation, webBuild, { title: "Starting", isNeeded: () => true, run: start }]);
  console.log(`\n${server.text}`);
  return server.exitCode;
});
