// npm run reseal: seals every stored secret with SECRET_KEY, opening earlier ones with SECRET_KEY_BEFORE.
import { readConfig } from "#server/config.ts";
import { reachDatabase } from "#server/db/existing-database.ts";
import { reseal } from "#server/operator/reseal.ts";
import { createSealing } from "#server/sealed/sealing.ts";
import { StartError } from "#server/start-error.ts";
import { runCommand } from "./lib/operator-command.ts";

await runCommand(async () => {
  const config = readConfig(process.env);
  const { ownerUrl, stop } = await reachDatabase(config, console.error);
  try {
    if (!ownerUrl) throw new StartError("MIGRATION_DATABASE_URL must name the tables' owner.");
    const count = await reseal(ownerUrl, createSealing(config.secretKey, config.secretKeyBefore));
    console.log(`${count} texts sealed with the present key.`);
  } finally {
    await stop();
  }
});
