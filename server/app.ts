import { randomUUID } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { operations } from "#contract/index.ts";
import type { KeyLimitValues } from "#contract/v1/limits.ts";
import { serveApiDocs } from "./http/api-docs/api-docs.ts";
import { checkCompleteness } from "./http/completeness.ts";
import { serve } from "./http/doors.ts";
import { logRequests } from "./http/events.ts";
import {
  handleFailures,
  handleUnknownPath,
  handleUnreadablePath,
  refuseSecondHost,
} from "./http/failures.ts";
import type { Route } from "./http/handler.ts";
import { serveHealth } from "./http/health.ts";
import { serveKeys } from "./http/keys/key-call.ts";
import { openKeyLimits } from "./http/keys/key-limits.ts";
import type { Metrics } from "./http/metrics.ts";
import { openStreams, type StreamLimits } from "./http/open-streams.ts";
import { parseQuery } from "./http/query.ts";
import {
  limitRequests,
  maxBodyBytes,
  type RequestLimits,
  requestLimits,
} from "./http/request-limits.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { refuseCallersFirst } from "./http/unreadable-body.ts";
import { serveWeb } from "./http/web-files.ts";
import { auditRoutes } from "./modules/audit/routes.ts";
import { authRoutes } from "./modules/auth/routes.ts";
import { calendarRoutes } from "./modules/calendar/routes.ts";
import { continuityRoutes } from "./modules/continuity/routes.ts";
import { dashboardRoutes } from "./modules/dashboard/routes.ts";
import { departmentsRoutes } from "./modules/departments/routes.ts";
import { documentsRoutes } from "./modules/documents/routes.ts";
import { employeesRoutes } from "./modules/employees/routes.ts";
import { feedbackRoutes } from "./modules/feedback/routes.ts";
import { hooksRoutes } from "./modules/hooks/routes.ts";
import { importRoutes } from "./modules/import/routes.ts";
import { keysRoutes } from "./modules/keys/routes.ts";
import { leaveRoutes } from "./modules/leave/routes.ts";
import { notesRoutes } from "./modules/notes/routes.ts";
import { notificationsRoutes } from "./modules/notifications/routes.ts";
import { onboardingRoutes } from "./modules/onboarding/routes.ts";
import { payrollRoutes } from "./modules/payroll/routes.ts";
import { searchRoutes } from "./modules/search/routes.ts";
import { ssoRoutes } from "./modules/sso/routes.ts";
import { tenantRoutes } from "./modules/tenant/routes.ts";
import { v1Routes } from "./modules/v1/routes.ts";
import type { Services } from "./services.ts";

export const basePath = "/prod";

const routesOf = (services: Services): Route[] => [
  ...authRoutes(services),
  ...tenantRoutes(services),
  ...employeesRoutes,
  ...departmentsRoutes,
  ...leaveRoutes,
  ...documentsRoutes,
  ...feedbackRoutes,
  ...notesRoutes,
  ...notificationsRoutes,
  ...onboardingRoutes(services),
  ...importRoutes,
  ...searchRoutes,
  ...calendarRoutes(services),
  ...dashboardRoutes,
  ...continuityRoutes,
  ...auditRoutes,
  ...ssoRoutes(services),
  ...keysRoutes,
  ...hooksRoutes(services),
  ...payrollRoutes,
];

export interface AppOptions {
  services: Services;
  logger?: FastifyServerOptions["loggerInstance"];
  trustProxy?: FastifyServerOptions["trustProxy"];
  requestLimits?: Partial<RequestLimits>;
  /** Per API key and company. */
  keyLimits?: Partial<KeyLimitValues>;
  /** Checks every answer against the contract. */
  checkResponses?: boolean;
  streamLimits?: StreamLimits;
  metrics?: Pick<Metrics, "observe">;
  /** The built web app, if served here. */
  webDir?: string;
}

export async function buildApp({
  services,
  logger,
  trustProxy = false,
  requestLimits: ownLimits,
  keyLimits: ownKeyLimits,
  checkResponses = false,
  streamLimits,
  metrics,
  webDir,
}: AppOptions): Promise<FastifyInstance> {
  const moduleRoutes = routesOf(services);
  checkCompleteness(operations, moduleRoutes);
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    trustProxy,
    // One line a request, by `logRequests`.
    logController: new LogController({ disableRequestLogging: true }),
    // In the log, and on answers to other systems.
    genReqId: () => randomUUID(),
    bodyLimit: maxBodyBytes,
    frameworkErrors: handleUnreadablePath,
    // Enough for 5 MB over a slow mobile connection.
    requestTimeout: 120_000,
    // The longest domain has 253 characters.
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 300,
      querystringParser: parseQuery,
    },
  }) as FastifyInstance;

  const streams = openStreams(streamLimits);
  // Open streams would prevent the server from closing.
  app.addHook("preClose", async () => streams.close());
  handleFailures(app);
  refuseSecondHost(app);
  logRequests(app);
  metrics?.observe(app);
  sendSecurityHeaders(app);
  const limits = { ...requestLimits, ...ownLimits };
  const keyLimits = openKeyLimits(ownKeyLimits);
  const known = { tokens: services.tokens, keyLimits };
  await app.register(rateLimit, limitRequests(limits, known, basePath));
  await serveHealth(app, services);
  await app.register(
    async (api) => {
      refuseCallersFirst(api, services);
      api.setNotFoundHandler({ preHandler: api.rateLimit() }, handleUnknownPath);
      for (const route of moduleRoutes) serve(api, route, { services, checkResponses, streams });
      serveKeys(api, v1Routes(keyLimits.limits), { services, keyLimits, checkResponses });
      serveApiDocs(api, operations);
    },
    { prefix: basePath },
  );
  if (webDir) await serveWeb(app, { webDir, apiPath: basePath, filledIn: services.config });
  else app.setNotFoundHandler({ preHandler: app.rateLimit() }, handleUnknownPath);
  return app;
}
