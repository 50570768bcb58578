// npm run prove -- citus [test files]: the server on Citus, where statements over several nodes fail. Needs a cluster's
// addresses, or programs in CITUS_BIN.
import { startCitusCluster } from "../lib/citus-cluster.mjs";
import { asScript } from "../lib/project.mjs";
import { runServerTests } from "../lib/runners.mjs";

function given({ DATABASE_URL, MIGRATION_DATABASE_URL, SUPERVISOR_DATABASE_URL }) {
  if (!DATABASE_URL || !MIGRATION_DATABASE_URL || !SUPERVISOR_DATABASE_URL)
    throw new Error(
      "Set DATABASE_URL, MIGRATION_DATABASE_URL and SUPERVISOR_DATABASE_URL to a Citus coordinator, or CITUS_BIN to the programs of a Postgres with Citus.",
    );
  return {
    appUrl: DATABASE_URL,
    ownerUrl: MIGRATION_DATABASE_URL,
    supervisorUrl: SUPERVISOR_DATABASE_URL,
    stop: async () => {},
  };
}

await asScript(async () => {
  const { CITUS_BIN } = process.env;
  const cluster = CITUS_BIN ? await startCitusCluster(CITUS_BIN) : given(process.env);
  try {
    return await runServerTests(process.argv.slice(2), {
      TEST_DATABASE_URL: cluster.appUrl,
      TEST_OWNER_URL: cluster.ownerUrl,
      TEST_SUPERVISOR_URL: cluster.supervisorUrl,
    });
  } finally {
    await cluster.stop();
  }
});
