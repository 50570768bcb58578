import { type FairQueue, fairQueue } from "#server/fair-queue/fair-queue.ts";

/** Suits a large company whose people all open the app at once. */
const maxWaiting = { inTotal: 2_000, perTenant: 500, perPerson: 100 };

interface ShareOptions {
  maxWaitMs: number;
  isBackground: boolean;
  /** For a local database: more parallel statements of one tenant would starve others. */
  processors: number | undefined;
}

/** Longer calls no longer block others of their company. */
const briefMs = 250;

/** A tenant gets half the pool, beyond two at most the processors, minus one beside other tenants; a person half of that. */
export function poolShares(
  poolSize: number,
  { maxWaitMs, isBackground, processors = poolSize }: ShareOptions,
): FairQueue {
  const part = (whole: number) => (isBackground ? poolSize : Math.max(1, Math.floor(whole)));
  const perTenant = Math.min(poolSize / 2, Math.max(2, processors));
  const beside = { running: Math.max(1, Math.min(perTenant, processors - 1)), briefMs };
  return fairQueue({
    shares: [
      { running: poolSize, waiting: maxWaiting.inTotal },
      {
        running: part(perTenant),
        waiting: maxWaiting.perTenant,
        ...(!isBackground && { besideOthers: beside }),
      },
      { running: part(perTenant / 2), waiting: maxWaiting.perPerson },
    ],
    maxWaitMs,
  });
}
