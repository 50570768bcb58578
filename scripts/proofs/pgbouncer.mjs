// npm run prove -- pgbouncer [test files]: the server's tests through a PgBouncer, as in docs/operations.md.
import { checkAnnouncements } from "#server/db/announcement-check.ts";
import { startEphemeral } from "#server/db/embedded/ephemeral-postgres.ts";
import { startPgbouncer } from "../lib/pgbouncer.mjs";
import { asScript } from "../lib/project.mjs";
import { runServerTests } from "../lib/runners.mjs";

await asScript(async () => {
  const postgres = await startEphemeral();
  try {
    const pooler = await startPgbouncer(postgres.appUrl);
    try {
      console.log(`${pooler.version} in transaction mode`);
      const isRefused = await checkAnnouncements(pooler.url).then(
        () => false,
        (error) => error.message.includes("set LISTEN_URL"),
      );
      console.log(isRefused ? "A start without LISTEN_URL is refused." : "NOT REFUSED");
      const code = await runServerTests(process.argv.slice(2), {
        TEST_DATABASE_URL: pooler.url,
        TEST_OWNER_URL: postgres.ownerUrl,
        TEST_SUPERVISOR_URL: postgres.supervisorUrl,
        TEST_LISTEN_URL: postgres.appUrl,
        TEST_DATABASE_PREPARE: "false",
      });
      return isRefused ? code : 1;
    } finally {
      await pooler.stop();
    }
  } finally {
    await postgres.stop();
  }
});
