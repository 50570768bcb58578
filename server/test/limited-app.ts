import { afterAll } from "vitest";
import { buildApp } from "#server/app.ts";
import { createAttemptLimits } from "#server/http/attempt-limits.ts";
import type { Services } from "#server/services.ts";
import { services } from "./world.ts";

/** The server as customers get it, with limits of attempts, until the file's tests are over. */
export async function limitedApp(different: Partial<Services> = {}) {
  const attempts = createAttemptLimits(services.background);
  const app = await buildApp({
    services: { ...services, attempts, ...different },
    requestLimits: { callsPerMinute: 1_000_000 },
  });
  afterAll(() => app.close());
  return app;
}
