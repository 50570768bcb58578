import { type FairQueue, fairQueue } from "#server/fair-queue.ts";

/** Enough for everybody of a large company who opens the app at the same moment. */
const maxWaiting = { inTotal: 2_000, perTenant: 500, perPerson: 100 };

/** Who may have how many of a pool's connections: a tenant half of them, a person a quarter, each at least one. */
export const poolShares = (poolSize: number, maxWaitMs: number): FairQueue =>
  fairQueue({
    shares: [
      { running: poolSize, waiting: maxWaiting.inTotal },
      { running: Math.max(1, Math.floor(poolSize / 2)), waiting: maxWaiting.perTenant },
      { running: Math.max(1, Math.floor(poolSize / 4)), waiting: maxWaiting.perPerson },
    ],
    maxWaitMs,
  });
