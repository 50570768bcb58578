import type { FastifyInstance } from "fastify";
import { inject } from "vitest";
import type { NotificationSnapshot } from "#contract/notifications.ts";
import { buildApp } from "#server/app.ts";
import { connectDatabase, type Database } from "#server/db/database.ts";
import { type StreamLimits, streamLimits } from "#server/http/open-streams.ts";
import { type ChangeListener, startChangeListener } from "#server/live/change-listener.ts";
import { welcome } from "#server/modules/onboarding/notices.ts";
import { notify } from "#server/notices/notify.ts";
import { openStream } from "./live-reader.ts";
import { type Person, services, type TestTenant } from "./world.ts";

/** A separate process with connections, listener and port. */
export async function startProcess(limits: Partial<StreamLimits> = {}, given?: Database) {
  const url = inject("appUrl");
  const connection = { url, poolSize: 4, prepare: inject("canPrepare"), maxWaitMs: 60_000 };
  const database = given ?? connectDatabase(connection);
  const live: ChangeListener = startChangeListener(inject("listenUrl"), console.error);
  const server: FastifyInstance = await buildApp({
    services: { ...services, database, live },
    streamLimits: { ...streamLimits, ...limits },
    requestLimits: { callsPerMinute: 1_000_000 },
  });
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  return {
    open: (person: Pick<Person, "token">) =>
      openStream<NotificationSnapshot>(`${address}/prod/secure/notifications/stream`, person),
    async stop() {
      await server.close();
      await live.stop();
      if (!given) await database.close();
    },
  };
}
export type Process = Awaited<ReturnType<typeof startProcess>>;

/** Sends an employee a notification. */
export const tellOf = (
  { inTenant }: Pick<TestTenant, "inTenant">,
  { employeeId }: Person,
  now = new Date(),
) =>
  inTenant((tx) =>
    notify({ tx, now, ...services.jobs.enqueueIn(tx) }, welcome, { to: [employeeId], details: {} }),
  );

export const unreadIn = ({ answers }: { answers: NotificationSnapshot[] }) =>
  answers.map(({ unread }) => unread);
