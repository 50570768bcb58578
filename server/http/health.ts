import { randomFillSync } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "#server/app-error.ts";
import type { Services } from "#server/services.ts";
import { namelessFile } from "./nameless-file.ts";

type Probed = Pick<Services, "background" | "disk" | "incomingDir">;

/** `/health` proves a living process, `/ready` that changes can be saved: in the database and the data directory. */
export async function serveHealth(app: FastifyInstance, probed: Probed): Promise<void> {
  app.get("/health", async () => ({ ok: true }));
  const write = onceEvery(1_000, () => probeWrites(probed));
  app.get("/ready", async () => {
    await write().catch((cause) => {
      throw new AppError("unavailable", { cause });
    });
    return { ok: true };
  });
}

async function probeWrites({ background, disk, incomingDir }: Probed): Promise<void> {
  if ((await disk.check()) === "full") throw new Error("The disk is full.");
  await background.probe();
  const file = await namelessFile(incomingDir);
  try {
    await file.write(content);
  } finally {
    await file.close();
  }
}

/** A few blocks, which no file system compresses. */
const content = randomFillSync(Buffer.alloc(16_384));

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
