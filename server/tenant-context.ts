import { dayOf } from "./company-day.ts";
import type { Actor, ContextOf, Tx } from "./context.ts";
import { seesPlans } from "./organisation/announced.ts";
import type { Services } from "./services.ts";

interface TenantMoment {
  now: Date;
  timeZone: string;
}

/**
 * The context of work in one tenant's transaction: what of the services such work may use, and no more. Plans that are not announced yet
 * are seen by super administrators alone, and by no job.
 */
export const tenantContext = <By extends Actor>(
  { jobs, links }: Pick<Services, "jobs" | "links">,
  tx: Tx,
  actor: By,
  { now, timeZone }: TenantMoment,
): ContextOf<By> => {
  const today = dayOf(now, timeZone);
  tx.knownOn = actor.kind === "person" && actor.isSuperadmin ? seesPlans : today;
  return { ...jobs.enqueueIn(tx), tx, actor, now, today, links };
};
