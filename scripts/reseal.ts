// npm run reseal: seals every stored secret with SECRET_KEY, opening earlier ones with SECRET_KEY_BEFORE.
import { ConfigError, readConfig } from "#server/config.ts";
import { reachDatabase } from "#server/db/existing-database.ts";
import { reseal } from "#server/operator/reseal.ts";
import { createSealing } from "#server/sealed/sealing.ts";
import { StartError } from "#server/start-error.ts";

try {
  const config = readConfig(process.env);
  const { ownerUrl, stop } = await reachDatabase(config, console.error);
  try {
    if (!ownerUrl) throw new StartError("MIGRATION_DATABASE_URL must name the tables' owner.");
    const count = await reseal(ownerUrl, createSealing(config.secretKey, config.secretKeyBefore));
    console.log(`${count} texts sealed with the present key.`);
  } finally {
    await stop();
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
