import type { FastifyInstance } from "fastify";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";

/** `/health` proves a living process, `/ready` a responding database. */
export async function serveHealth(app: FastifyInstance, database: Database): Promise<void> {
  app.get("/health", async () => ({ ok: true }));
  const ping = onceEvery(1_000, () => database.ping());
  app.get("/ready", async () => {
    await ping().catch((cause) => {
      throw new AppError("unavailable", { cause });
    });
    return { ok: true };
  });
}

/** At most one run per interval; callers in between share its outcome. */
function onceEvery(ms: number, work: () => Promise<void>): () => Promise<void> {
  let latest: Promise<void> | undefined;
  return () => {
    latest ??= work().finally(() => {
      setTimeout(() => {
        latest = undefined;
      }, ms).unref();
    });
    return latest;
  };
}
