import { dayOf } from "./company-day.ts";
import type { Actor, ContextOf, Tx } from "./context.ts";
import type { Services } from "./services.ts";

export interface TenantMoment {
  now: Date;
  /** The tenant's own time zone. */
  timeZone: string;
}

/** The context of work in one tenant's transaction: what of the services such work may use, and no more. */
export const tenantContext = <By extends Actor>(
  { jobs, links }: Pick<Services, "jobs" | "links">,
  tx: Tx,
  actor: By,
  { now, timeZone }: TenantMoment,
): ContextOf<By> => ({
  ...jobs.enqueueIn(tx),
  tx,
  actor,
  now,
  today: dayOf(now, timeZone),
  links,
});
