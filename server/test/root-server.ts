import { pino } from "pino";
import { readConfig } from "#server/config.ts";
import { leaveRoot } from "#server/leave-root.ts";
import { startServer } from "#server/running-server.ts";

// As server/main.ts does, without a built web app of its own.
const [webDir = ""] = process.argv.slice(2);
const config = readConfig(process.env);
leaveRoot(config, (message) => console.log(message));
const server = await startServer(config, pino({ level: "silent" }), webDir);
process.on("SIGTERM", async () => {
  await server.stop();
  process.exit(0);
});
console.log("ready");
