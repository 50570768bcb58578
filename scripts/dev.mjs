// npm run dev: the server and the web app, both following every change.
import { ensureInstalled } from "./lib/installation.mjs";
import { asScript, runNode, toolEnv } from "./lib/project.mjs";

const port = process.env.PORT ?? "3000";
const webUrl = "http://localhost:5173";

await asScript(async () => {
  await ensureInstalled();
  const env = { ...toolEnv(), PORT: port, PUBLIC_URL: process.env.PUBLIC_URL ?? webUrl };
  console.log(`\n  Baton HR in development: ${webUrl}\n`);
  const codes = await Promise.all([
    runNode(["--watch", "server/main.ts", ...process.argv.slice(2)], { env }),
    runNode(["scripts/dev-web.mjs"], { env }),
  ]);
  return Math.max(...codes);
});
