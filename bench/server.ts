import { mkdtemp } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { buildApp } from "#server/app.ts";
import { connectDatabase, type DatabaseOptions } from "#server/db/database.ts";
import { ensureRoleSettings } from "#server/db/role-settings.ts";
import { createEgress } from "#server/egress/egress.ts";
import { createAttemptLimits } from "#server/http/attempt-limits.ts";
import { startKeyUses } from "#server/http/keys/key-uses.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { startSessionUses } from "#server/http/session-uses.ts";
import { createTokens } from "#server/http/tokens.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { linksInto } from "#server/links.ts";
import { startChangeListener } from "#server/live/change-listener.ts";
import { createSealing } from "#server/sealed/sealing.ts";
import { startFailedSignIns } from "#server/security-events/failed-sign-ins.ts";
import type { Services } from "#server/services.ts";
import { storageOn } from "#server/storage/local-disk.ts";
import { discardingLogger } from "./bare-list.ts";

interface Options extends Pick<DatabaseOptions, "onStatement"> {
  appUrl: string;
  webDir?: string | undefined;
  poolSize?: number;
}

/** On a migrated database, without limits. */
export async function startServer({ appUrl, webDir, poolSize = 10, onStatement }: Options) {
  await ensureRoleSettings(appUrl);
  const database = connectDatabase({
    url: appUrl,
    poolSize,
    prepare: true,
    processors: availableParallelism(),
    ...(onStatement && { onStatement }),
  });
  const background = connectDatabase({
    url: appUrl,
    poolSize: 4,
    isBackground: true,
    prepare: true,
  });
  const dataDir = await mkdtemp(path.join(tmpdir(), "baton-bench-"));
  const services: Services = {
    config: {
      confirmEmail: false,
      dnsServers: [],
      publicUrl: "http://localhost",
      sessionHours: 12,
      supportEmail: "help@example.com",
      storageLimits: { confirmedBytes: 20 * 1024 ** 3, unconfirmedBytes: 100 * 1024 ** 2 },
    },
    database,
    background,
    jobs: createJobs(),
    links: linksInto("http://localhost"),
    live: startChangeListener(appUrl, console.error),
    tokens: createTokens("a key for the bench, of enough characters"),
    sealing: createSealing("a key for the bench, of enough characters"),
    egress: createEgress(),
    sessionUses: startSessionUses({ database: background, onError: console.error }),
    keyUses: startKeyUses({ database: background, onError: console.error }),
    failedSignIns: startFailedSignIns({ database: background, onError: console.error }),
    attempts: createAttemptLimits(background, 1_000_000),
    storage: storageOn(path.join(dataDir, "files")),
    disk: { check: async () => "ample" },
    incomingDir: path.join(dataDir, "incoming"),
  };
  const app = await buildApp({
    services,
    logger: discardingLogger(),
    metrics: createMetrics(background, { space: undefined }),
    requestLimits: { callsPerMinute: 100_000_000 },
    ...(webDir && { webDir }),
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    url,
    services,
    async stop() {
      await app.close();
      await services.live.stop();
      await Promise.all([database.close(), background.close()]);
    },
  };
}
