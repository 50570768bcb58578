import { availableParallelism } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { buildApp } from "./app.ts";
import { clockIn, followClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { placesIn } from "./data-dir.ts";
import { connectDatabase, type Database } from "./db/database.ts";
import { type PreparedDatabase, prepareDatabase } from "./db/prepared-database.ts";
import { createEgress } from "./egress/egress.ts";
import { createAttemptLimits } from "./http/attempt-limits.ts";
import { startKeyUses } from "./http/keys/key-uses.ts";
import { createMetrics } from "./http/metrics.ts";
import { startSessionUses } from "./http/session-uses.ts";
import { createTokens } from "./http/tokens.ts";
import { createJobs } from "./jobs/jobs.ts";
import { startSchedule } from "./jobs/schedule.ts";
import { startWorker } from "./jobs/worker.ts";
import { linksInto } from "./links.ts";
import { startChangeListener } from "./live/change-listener.ts";
import { createMailer } from "./mail/mailer.ts";
import { moduleJobs, recurringJobs } from "./module-jobs.ts";
import { startHookSender } from "./modules/hooks/sender.ts";
import { readOperatorWork } from "./operator/operator-work.ts";
import { maxMailsAtOnce, startSender } from "./outbox/sender.ts";
import { createSealing } from "./sealed/sealing.ts";
import { startFailedSignIns } from "./security-events/failed-sign-ins.ts";
import type { Services } from "./services.ts";
import { StartError } from "./start-error.ts";
import { configuredStorage } from "./storage/configured-storage.ts";
import type { Disk } from "./storage/disk.ts";
import { serverDisk } from "./storage/server-disk.ts";
import type { Storage } from "./storage/storage.ts";

export interface RunningServer {
  services: Services;
  app: FastifyInstance;
  /** Finishes present work and stops the embedded database. */
  stop(): Promise<void>;
}

/** Beside POOL_SIZE; the worker takes at most three and leaves one for urgent work, such as counting attempts. */
const backgroundPoolSize = 4;

const builtWebDir = path.join(import.meta.dirname, "../dist/web");

/** Database, schema, jobs and HTTP server; resolves once it listens. */
export async function startServer(
  config: Config,
  logger: Logger,
  webDir = builtWebDir,
): Promise<RunningServer> {
  if (config.clockFile) followClock(startedClock(config.clockFile));
  const storage = await configuredStorage(config);
  const disk = serverDisk(config, logger);
  // A database on a full disk starts only with its reserve.
  await disk.check();
  const postgres = await prepareDatabase({
    config,
    notice: (message) => logger.info(message),
  });
  const services = startServices({ config, postgres, storage, disk, logger });
  await disk.check();
  await sayHeld(services.background, logger);
  const stopWatching = disk.watch();
  const { background } = services;
  const trustProxy = trusted(config.trustProxy);
  const metrics = createMetrics(background, disk);
  const app = await buildApp({ services, logger, trustProxy, webDir, metrics });
  const metricsServer = metrics.server();
  const mailer = mailerFor(config, logger);
  const sender = startSender({
    database: background,
    mailer,
    onError: (error) => logger.error(error, "Something could not be sent; it is tried again."),
  });
  const hookSender = startHookSender({
    ...{ ...services, database: background },
    onError: (error) => logger.error(error, "An event could not be sent; it is tried again."),
  });
  const worker = startWorker({
    services: { ...services, database: background },
    sender,
    jobs: moduleJobs,
    onError: (error) => logger.error(error, "A job failed; it is tried again."),
  });
  const stopSchedule = startSchedule({
    database: background,
    jobs: recurringJobs(services),
    onError: (error) => logger.error(error, "Recurring work failed."),
  });
  const stop = async () => {
    await Promise.all([app.close(), metricsServer.close()]);
    await Promise.all([
      services.sessionUses.store(),
      services.keyUses.store(),
      services.failedSignIns.store(),
    ]);
    await stopSchedule();
    await worker.stop();
    await Promise.all([sender.stop(), hookSender.stop()]);
    mailer.close();
    await services.live.stop();
    await stopWatching();
    await Promise.all([services.database.close(), background.close()]);
    await postgres.stop();
  };
  const listening = async () => {
    await listenForMetrics(metricsServer, config);
    await listen(app, config);
  };
  await listening().catch(async (error) => {
    await stop();
    throw error;
  });
  return { services, app, stop };
}

async function sayHeld(database: Database, logger: Logger): Promise<void> {
  const { heldSince } = await readOperatorWork(database);
  if (heldSince)
    logger.warn(
      `Mails and webhooks wait since a restore at ${heldSince}. Release them with: npm run company -- release-queue`,
    );
}

/** Must show a time: without one, a server does not start. */
function startedClock(file: string) {
  const clock = clockIn(file);
  clock();
  return clock;
}

/** Not at the site's address: a proxy would publish it. */
async function listenForMetrics(
  server: FastifyInstance,
  { metricsPort, metricsSocket }: Config,
): Promise<void> {
  if (metricsSocket) await server.listen({ path: metricsSocket });
  else if (metricsPort !== undefined)
    await listen(server, { port: metricsPort, host: "127.0.0.1" });
}

async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, "port" | "host">,
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new StartError(
        `Port ${port} is taken by another program; stop it, or choose another, as in PORT=${port + 1} npm start.`,
      );
    if (code === "EACCES" || code === "EADDRNOTAVAIL")
      throw new StartError(`Port ${port} on ${host} cannot be opened here; set PORT or HOST.`);
    throw error;
  }
}

interface Parts {
  config: Config;
  postgres: Pick<PreparedDatabase, "appUrl" | "listenUrl">;
  storage: Storage;
  disk: Disk;
  logger: Logger;
}

function startServices({ config, postgres, storage, disk, logger }: Parts): Services {
  const { appUrl, listenUrl } = postgres;
  const { confirmEmail, dnsServers, publicUrl, sessionHours, supportEmail, storageLimits } = config;
  const { secretKey, secretKeyBefore, dataDir } = config;
  const connect = (poolSize: number, isBackground: boolean) =>
    connectDatabase({
      url: appUrl,
      poolSize,
      isBackground,
      prepare: config.databasePrepare,
      processors: config.databaseUrl ? undefined : availableParallelism(),
    });
  const background = connect(backgroundPoolSize, true);
  return {
    config: { confirmEmail, dnsServers, publicUrl, sessionHours, supportEmail, storageLimits },
    database: connect(config.poolSize, false),
    background,
    jobs: createJobs(),
    links: linksInto(publicUrl),
    live: startChangeListener(listenUrl, (error) =>
      logger.error(error, "The listener for changes lost its connection."),
    ),
    tokens: createTokens(secretKey),
    sealing: createSealing(secretKey, secretKeyBefore),
    egress: createEgress({ allowed: config.egressAllowed }),
    sessionUses: startSessionUses({
      database: background,
      onError: (error) => logger.error(error, "The use of sessions could not be stored."),
    }),
    keyUses: startKeyUses({
      database: background,
      onError: (error) => logger.error(error, "The use of API keys could not be stored."),
    }),
    failedSignIns: startFailedSignIns({
      database: background,
      onError: (error) => logger.error(error, "Failed sign-ins could not be recorded."),
    }),
    attempts: createAttemptLimits(background),
    storage,
    disk,
    incomingDir: placesIn(dataDir).incoming,
  };
}

const mailerFor = ({ smtpUrl, mailFrom, dataDir }: Config, logger: Logger) =>
  createMailer({
    smtpUrl,
    mailFrom,
    outboxDir: placesIn(dataDir).outbox,
    maxConnections: maxMailsAtOnce,
    onKept: (file) => logger.info({ file }, "A mail was stored as a file."),
  });

/** A number means this many hops, counted from this server outwards. */
const trusted = (proxies: Config["trustProxy"]) =>
  typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies;
