// npm run company -- show | suspend | resume | verify-audit | relax-sign-in <domain or e-mail address>, reset-factors <e-mail address>, release-queue: what
// an operator does about a company.
import { readConfig } from "#server/config.ts";
import { connectDatabase } from "#server/db/database.ts";
import { reachDatabase } from "#server/db/existing-database.ts";
import { runCompanyCommand } from "#server/operator/company-command.ts";
import { runCommand } from "./lib/operator-command.ts";

await runCommand(async () => {
  const config = readConfig(process.env);
  const { appUrl, stop } = await reachDatabase(config, console.error);
  const database = connectDatabase({ url: appUrl, poolSize: 1, prepare: config.databasePrepare });
  try {
    console.log(await runCompanyCommand(database, process.argv.slice(2), new Date()));
  } finally {
    await database.close();
    await stop();
  }
});
