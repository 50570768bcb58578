import { currentTime } from "./clock.ts";
import { ConfigError, readConfig } from "./config.ts";
import { prepareDemo } from "./demo/demo.ts";
import { refuseDemoInProduction } from "./demo/safe-place.ts";
import { signInsText } from "./demo/sign-ins.ts";
import { createLogger } from "./http/logger.ts";
import { startServer } from "./running-server.ts";
import { StartError } from "./start-error.ts";

try {
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel, secretKey: config.secretKey });
  const server = await startServer(config, logger);
  const isDemo = process.argv.includes("--demo");
  if (isDemo) {
    await refuseDemoInProduction(server.services.database, config).catch(async (error) => {
      await server.stop();
      throw error;
    });
    await prepareDemo(server.services, currentTime());
  }
  console.log(`\n  Baton HR is ready: ${config.publicUrl}\n`);
  if (isDemo) console.log(signInsText);

  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await server.stop().catch((error) => logger.error(error, "Stopping failed."));
      process.exit(0);
    });
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(`\n  Baton HR cannot start. ${error.message}\n`);
  process.exit(1);
}
