import { type FairQueue, fairQueue } from "#server/fair-queue/fair-queue.ts";

/** Enough for all the people of a large company who open the app at the same moment. */
const maxWaiting = { inTotal: 2_000, perTenant: 500, perPerson: 100 };

interface ShareOptions {
  maxWaitMs: number;
  isBackground: boolean;
  /** Of a database on this machine: more statements of one tenant at once would leave others too little of its time. */
  processors: number | undefined;
}

/** Calls that take longer than this no longer keep others of their company waiting. */
const briefMs = 250;

/**
 * Who may have how many of a pool's connections: a tenant half of them, but beyond two no more than there are processors, and
 * a person half of that. Each has at least one. While other tenants are served, too, one processor is left to them.
 */
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
