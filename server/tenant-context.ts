import { dayOf } from "./company-day.ts";
import type { Actor, ContextOf, KeyActor, Origin, Tx } from "./context.ts";
import { seesPlans } from "./organisation/announced.ts";
import type { Services } from "./services.ts";

export interface TenantMoment {
  now: Date;
  timeZone: string;
  origin?: Origin;
}

/** The services for work in one tenant's transaction. Only super administrators see unannounced plans; jobs never do. */
export const tenantContext = <By extends Actor | KeyActor>(
  { jobs, links }: Pick<Services, "jobs" | "links">,
  tx: Tx,
  actor: By,
  { now, timeZone, origin }: TenantMoment,
): ContextOf<By> => {
  const today = dayOf(now, timeZone);
  tx.knownOn = actor.kind === "person" && actor.isSuperadmin ? seesPlans : today;
  return { ...jobs.enqueueIn(tx), tx, actor, now, today, links, origin };
};
