import { onTestFinished } from "vitest";
import { buildApp } from "#server/app.ts";
import { createLogger } from "#server/http/logger.ts";
import type { Services } from "#server/services.ts";
import { services } from "./world.ts";

const secretKey = "a key for the log's marks, long enough";

/** A server with its log lines and the events among them. */
export async function loggedApp(different: Partial<Services> = {}) {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger({ level: "info", secretKey, destination });
  const app = await buildApp({
    services: { ...services, ...different },
    logger,
    requestLimits: { callsPerMinute: 1_000_000 },
  });
  onTestFinished(() => app.close());
  const events = () =>
    lines.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined);
  return { app, logger, lines, events };
}
