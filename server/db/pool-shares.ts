import { type FairQueue, fairQueue } from "#server/fair-queue.ts";

/** Enough for all the people of a large company who open the app at the same moment. */
const maxWaiting = { inTotal: 2_000, perTenant: 500, perPerson: 100 };

/** Who may have how many of a pool's connections: a tenant half of them, a person a quarter, each at least one. */
export function poolShares(
  poolSize: number,
  { maxWaitMs, isBackground }: { maxWaitMs: number; isBackground: boolean },
): FairQueue {
  const part = (whole: number) => (isBackground ? poolSize : Math.max(1, Math.floor(whole)));
  return fairQueue({
    shares: [
      { running: poolSize, waiting: maxWaiting.inTotal },
      { running: part(poolSize / 2), waiting: maxWaiting.perTenant },
      { running: part(poolSize / 4), waiting: maxWaiting.perPerson },
    ],
    maxWaitMs,
  });
}
