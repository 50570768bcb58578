import { currentTime } from "./clock.ts";
import { type Config, readConfig } from "./config.ts";
import { createLogger } from "./http/logger.ts";
import { leaveRoot } from "./leave-root.ts";
import { type RunningServer, startServer } from "./running-server.ts";
import { asStartError } from "./start-error.ts";

/** How long stopping may take, whatever the database does. */
const maxStopMs = 15_000;

function endAnyway(): void {
  console.error("Stopping took too long; the server ends now.");
  process.exit(1);
}

let isStopping = false;
// From the start: the database would outlive a server ended by a signal.
const stopSignal = new Promise<void>((resolve) => {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      isStopping = true;
      setTimeout(endAnyway, maxStopMs).unref();
      resolve();
    });
});

/** npm start shows it after its progress; a server without it prints it. */
async function tell(kind: "ready" | "failed", text: string): Promise<void> {
  if (process.argv.includes("--report-to-parent"))
    await new Promise((sent) => process.send?.({ [kind]: text }, sent));
  else if (kind === "ready") console.log(`\n${text}`);
  else console.error(`\n  ${text}\n`);
}

async function prepareDemo({ services }: RunningServer, config: Config): Promise<string> {
  const { refuseDemoInProduction } = await import("./demo/safe-place.ts");
  const demo = await import("./demo/demo.ts");
  await refuseDemoInProduction(services.database, config);
  await demo.prepareDemo(services, currentTime());
  return (await import("./demo/sign-ins.ts")).signInsText;
}

async function announce(server: RunningServer, config: Config): Promise<void> {
  const signIns = process.argv.includes("--demo") && (await prepareDemo(server, config));
  const address = `  Baton HR is ready: ${config.publicUrl}\n`;
  await tell("ready", signIns ? `${address}\n${signIns}` : address);
}

try {
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel, secretKey: config.secretKey });
  leaveRoot(config, (message) => logger.warn(message));
  const server = await startServer(config, logger);
  if (!isStopping)
    await Promise.race([stopSignal, announce(server, config)]).catch(async (error) => {
      await server.stop();
      throw error;
    });
  await stopSignal;
  await server.stop().catch((error) => logger.error(error, "Stopping failed."));
  process.exit(0);
} catch (error) {
  if (isStopping) process.exit(130);
  const known = asStartError(error);
  if (!known) throw error;
  await tell("failed", `Baton HR cannot start. ${known.message}`);
  process.exit(1);
}
