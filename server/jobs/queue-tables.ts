import { PgBoss } from "pg-boss";
import { asOwner, type ExecuteSql } from "#server/db/owner-connection.ts";
import { queue } from "./jobs.ts";

const twoDaysSeconds = 172_800;

/** Creates the queue's tables as the owner and lets the application use them; does nothing if they are current. */
export const prepareQueue = (ownerUrl: string): Promise<void> => asOwner(ownerUrl, makeQueue);

async function makeQueue(executeSql: ExecuteSql): Promise<void> {
  const boss = new PgBoss({ db: { executeSql }, schedule: false, supervise: false });
  await boss.start();
  const failed = `${queue}_failed`;
  await boss.createQueue(failed, { retentionSeconds: 7 * twoDaysSeconds });
  await boss.createQueue(queue, {
    deadLetter: failed,
    retryLimit: 60,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 120,
    retentionSeconds: twoDaysSeconds,
    deleteAfterSeconds: 86_400,
  });
  await boss.stop({ graceful: false });
  await executeSql(`
    grant usage on schema pgboss to baton_app;
    grant select, insert, update, delete on all tables in schema pgboss to baton_app;
    grant execute on all functions in schema pgboss to baton_app`);
}
